import type { Figure } from "../figures/figure.ts";
import { cuesOf } from "../languages/cues.ts";
import { isConditional } from "../languages/grammar/condition.ts";
import { moneyFlows } from "../languages/money/money-flows.ts";
import { reckonedSums } from "../languages/money/reckoned-sums.ts";
import { wordsOf } from "../languages/words.ts";
import { capWorth, isSigningLimit, leastCapWorth } from "./cap.ts";
import type { Read } from "./statements.ts";

/**
 * What the harm comes to that is told before it, in the same sentence or the one before: "174 jobs are ground twice, so ca.
 * £183k a year", "… Finance puts the year at £208,000", "210 broden weggegooid -> 30.000 euro per jaar".
 */
export function isReckonedSum(figure: Figure, statement: Read, before: Read | undefined): boolean {
	if (figure.kind !== "money" || figure.change !== null || figure.each) return false;
	if (figure.per !== null && !periods.has(figure.per)) return false;
	return isOfHarm(figure, statement, before) && isDrawn(figure, statement);
}

/** The amount is what comes out of a reckoning, not what it starts from: it is for all, whatever one of them costs. */
export function isDrawn(figure: Figure, statement: Read): boolean {
	return isConcluded(figure, statement) || isPutBy(figure, statement);
}

const periods: ReadonlySet<string> = new Set(["month", "quarter", "year"]);

function isOfHarm(figure: Figure, statement: Read, before: Read | undefined): boolean {
	const { signals, scores, text, language } = statement;
	const { option, target, ceiling, gain, heading } = signals;
	if (option + target + ceiling + gain > 0 || Math.max(heading.option, heading.target, heading.limit) > 0.5)
		return false;
	if (scores.option >= 1 || isSigningLimit(statement) || capWorth(figure, statement) >= leastCapWorth)
		return false;
	const lead = text.slice(0, figure.start);
	if (isConditional(lead, language) || isIncome(statement)) return false;
	return tellsHarm(statement) || (before !== undefined && tellsHarm(before));
}

/** What is taken in or earned is no harm; "revenue lost" is. */
function isIncome({ language, words, signals }: Read): boolean {
	const flows = moneyFlows(language);
	return signals.loss === 0 && flows !== null && flows.income.count(words) + flows.earned.count(words) > 0;
}

function tellsHarm({ signals, words, language, role }: Read): boolean {
	const { wrong, worse } = cuesOf(language);
	if (signals.option > 0 || signals.gain > 0) return false;
	return signals.loss + signals.trouble + wrong.count(words) + worse.count(words) > 0 || role === "problem";
}

/** Nothing but rough words, times and other amounts stands between what concludes and the amount. */
function isConcluded(figure: Figure, statement: Read): boolean {
	const { text, figures, language } = statement;
	const sums = reckonedSums(language);
	if (!sums) return false;
	const lead = text.slice(Math.max(0, figure.start - longestLead), figure.start);
	const mark = [...lead.matchAll(sums.concludes)].at(-1);
	if (!mark) return false;
	const from = figure.start - lead.length + mark.index + mark[0].length;
	const between = withoutAmounts(statement, from, figure.start);
	if (!isFiller(wordsOf(between), statement)) return false;
	const behind = text.slice(figure.end);
	const isTimed =
		figure.per !== null ||
		figures.some(
			({ kind, start }) =>
				(kind === "duration" || kind === "date") && start >= figure.end && start - figure.end < shortGap,
		);
	const [next = ""] = wordsOf(behind);
	return (
		isTimed ||
		/^\s?(?:[.,;:!)]|$)/u.test(behind) ||
		(next !== "" && isSpan(behind, statement) && !sums.otherwise.has(next))
	);
}

const longestLead = 60;
const shortGap = 12;

/** "En el trimestre": a small word and a time. */
function isSpan(behind: string, { language }: Read): boolean {
	const sums = reckonedSums(language);
	const words = wordsOf(behind).slice(0, 3);
	return (
		words.some((word) => sums?.roughly.has(word) === true) && cuesOf(language).function.has(words[0] ?? "")
	);
}

/** "Finance puts the year at £208,000", "Ingrid rekent 211.000 euro per jaar": only with the time that it is for. */
function isPutBy(figure: Figure, statement: Read): boolean {
	const sums = reckonedSums(statement.language);
	if (!sums) return false;
	const lead = wordsOf(statement.text.slice(Math.max(0, figure.start - longestLead), figure.start));
	const at = lead.findLastIndex((word) => sums.reckons.has(word));
	if (at < 1) return false;
	const between = lead.slice(at + 1);
	const isTimed = figure.per !== null || between.some((word) => sums.roughly.has(word) && isYear.test(word));
	return isTimed && isFiller(between, statement);
}

const isYear = /^(?:year|jahr|année|año|anno|jaar)$/u;

function isFiller(words: readonly string[], { language }: Read): boolean {
	const sums = reckonedSums(language);
	const { function: small, loss, total } = cuesOf(language);
	return words.every(
		(word) => small.has(word) || loss.has(word) || total.has(word) || sums?.roughly.has(word) === true,
	);
}

/** The text of a stretch with nothing where its amounts and times stand. */
function withoutAmounts({ text, figures }: Read, from: number, to: number): string {
	let found = text.slice(from, to);
	for (const { start, end } of figures)
		if (start >= from && end <= to)
			found = found.slice(0, start - from) + " ".repeat(end - start) + found.slice(end - from);
	return found;
}
