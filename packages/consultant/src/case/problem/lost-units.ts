import { clauseAround, sidesOf } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { durationUnitOf } from "../../figures/figures.ts";
import { cuesOf } from "../../languages/cues.ts";
import { moneyFlows } from "../../languages/money/money-flows.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { isOneWord, stemsOf, wordsOf } from "../../languages/words.ts";
import type { LedgerEntry } from "../../ledger/entry.ts";
import { periodOf } from "../../ledger/roles/rate.ts";
import type { Read } from "../../roles/statements.ts";
import type { Case } from "../build.ts";
import { timesOf } from "./problem-cost.ts";

/** How many of what an amount is for one of are lost, as it is written; `times` is how often that comes in a year, else 1. */
export type LostUnits = { count: number; written: string; times: number };

type Known = Pick<Case, "statements" | "measures" | "ledger">;

/**
 * So many as the text tells: "we cancelled 14 sessions, each cancelled session costs us 310", "each point that we lose is
 * 14,000" beside a share that has fallen. Null where the text does not count them.
 */
export function lostUnits(case_: Known, entry: LedgerEntry, statement: Read): LostUnits | null {
	const { figure } = entry;
	if (isForPoint(figure, statement)) return lostPoints(case_, figure, statement);
	const hour = hourBefore(figure, statement);
	if (hour !== null) return lostHours(case_, hour, statement);
	const clause = clauseAround(statement.text, figure);
	const isOfPiece =
		isForEach(statement.language).test(clause) ||
		figure.each ||
		periodOf(figure, statement.text, statement.language) === "one";
	return isOfPiece
		? (countedPieces(case_, clause, statement) ?? measuredPieces(case_, clause, statement))
		: null;
}

/** "Each point costs us 3,200 a month" */
export function isForPoint(figure: Figure, { text, language }: Read): boolean {
	const lead = wordsOf(text.slice(0, figure.start)).slice(-longestLead);
	return (moneyFlows(language)?.eachPoint.count(lead) ?? 0) > 0;
}

/** "An hour of standstill costs us 1,800": the hours or days that it is for one of; null where it is for none. */
function hourBefore(figure: Figure, { text, language }: Read): string | null {
	const thing = oneAtFirst(language).exec(sidesOf(text, figure).before)?.[1]?.toLowerCase();
	const unit = thing === undefined ? null : durationUnitOf(thing, language);
	return unit === "hour" || unit === "day" ? unit : null;
}

const oneAtFirst = patternByLanguage(
	({ one, each }) => new RegExp(`^\\s*(?:${one}|${each})\\s(\\p{L}+)`, "iu"),
);

/** So many as the sentence before says that there are today. */
function lostHours({ measures, statements }: Known, unit: string, statement: Read): LostUnits | null {
	const before = statements.find(
		({ order, documentId }) => order === statement.order - 1 && documentId === statement.documentId,
	);
	const today = measures.find(
		({ baseline }) =>
			baseline?.statementId === before?.id && baseline?.figure.unit === unit && baseline.figure.high === null,
	)?.baseline?.figure;
	if (!today || !before) return null;
	return { count: today.value, written: before.text.slice(today.start, today.end), times: 1 };
}

/** Between what an amount is for one of and the amount, in words. */
const longestLead = 14;

const isForEach = patternByLanguage(
	({ each, per }) => new RegExp(`(?<!\\p{L})(?:${each}|${per})\\s\\p{L}`, "iu"),
);

/** "Per pupil it costs the school 7,200 a year": what the amount is for one of stands before it, and is no time. */
export function isForOne(figure: Figure, statement: Read): boolean {
	const { text, language } = statement;
	if (isForPoint(figure, statement) || hourBefore(figure, statement) !== null) return true;
	const thing = thingBefore(language).exec(sidesOf(text, figure).before)?.[1]?.toLowerCase();
	if (thing === undefined || durationUnitOf(thing, language) !== null) return false;
	// "Por eso", "par erreur"
	const { function: small, anaphor, trouble, wrong } = cuesOf(language);
	return ![small, anaphor, trouble, wrong].some((cue) => cue.has(thing));
}

const thingBefore = patternByLanguage(
	({ per, and }) => new RegExp(`(?:^\\s*|(?<!\\p{L})(?:${and})\\s)(?:${per})\\s(\\p{L}+)`, "iu"),
);

function countedPieces({ statements }: Known, clause: string, statement: Read): LostUnits | null {
	const { language } = statement;
	const named = stemsOf(wordsOf(clause), language);
	const before = statements.find(
		({ order, documentId }) => order === statement.order - 1 && documentId === statement.documentId,
	);
	for (const told of [statement, before]) {
		const [only, ...others] = (told?.figures ?? []).filter(
			({ kind, unit, value }) =>
				kind === "count" &&
				value > 1 &&
				stemsOf(wordsOf(unit ?? ""), language).some((stem) => named.some((each) => isOneWord(stem, each))),
		);
		if (!only || !told || others.length > 0 || only.high !== null) continue;
		const times = timesOf(only, told);
		if (times === undefined) return null;
		return { count: only.value, written: told.text.slice(only.start, only.end), times: times ?? 1 };
	}
	return null;
}

/** "We lost 412 kegs", of which fewer are wanted, and elsewhere "a new keg costs us 85": by what is measured. */
function measuredPieces(
	{ measures, statements }: Known,
	clause: string,
	{ language }: Read,
): LostUnits | null {
	const named = stemsOf(wordsOf(clause), language);
	const isNamed = ({ kind, unit, high }: Figure) =>
		kind === "count" &&
		high === null &&
		stemsOf(wordsOf(unit ?? ""), language).some((stem) => named.some((each) => isOneWord(stem, each)));
	const [only, ...others] = measures.flatMap(({ baseline, target }) =>
		baseline && target && isNamed(baseline.figure) && target.figure.value < baseline.figure.value
			? baseline
			: [],
	);
	const told = statements.find(({ id }) => id === only?.statementId);
	if (!only || !told || others.length > 0) return null;
	const { figure } = only;
	const times = timesOf(figure, told);
	if (times === undefined) return null;
	return { count: figure.value, written: told.text.slice(figure.start, figure.end), times: times ?? 1 };
}

/** The points between what a share was or should be and what it is, of the share that the statement has a word of. */
function lostPoints(
	{ measures, statements, ledger }: Known,
	amount: Figure,
	statement: Read,
): LostUnits | null {
	const { stems } = statement;
	// "Each point costs us 3,200 a month"
	const times = timesOf(amount, statement);
	if (times === undefined) return null;
	const saying = (id: string) => statements.find((each) => each.id === id);
	const isOfIt = ({ figure, statementId }: LedgerEntry) =>
		figure.kind === "percent" &&
		(saying(statementId)?.order === statement.order - 1 ||
			saying(statementId)?.stems.some((stem) => stems.includes(stem)) === true);
	const shares = measures.filter(
		({ target, baseline }) => target?.figure.kind === "percent" && baseline?.figure.kind === "percent",
	);
	const isOnly = (entry: LedgerEntry) => shares.length === 1 && shares[0]?.target === entry;
	const pairs = [
		...measures.map(({ baseline, target }) => [target, baseline].flatMap((entry) => entry ?? [])),
		ledger.filter(isOfIt),
	];
	for (const [one, other, ...more] of pairs) {
		if (!one || !other || more.length > 0 || !(isOfIt(one) || isOfIt(other) || isOnly(one))) continue;
		if (one.figure.kind !== "percent" || other.figure.kind !== "percent") continue;
		const [most, least] = one.figure.value > other.figure.value ? [one, other] : [other, one];
		const count = Math.round((most.figure.value - least.figure.value) * 100) / 100;
		const [from, to] = [most, least].map(({ figure, statementId }) =>
			saying(statementId)?.text.slice(figure.start, figure.end),
		);
		return count > 0 ? { count, written: `(${from} − ${to})`, times: times ?? 1 } : null;
	}
	return null;
}

/** "That keeps two full-timers busy, some 110,000 a year": what was said before takes people who are paid so much. */
export function isTiedUp({ statements }: Known, figure: Figure, statement: Read): boolean {
	const { language, words, signals } = statement;
	if (figure.per === null || signals.option + signals.gain + signals.target > 0) return false;
	if ((moneyFlows(language)?.people.count(words) ?? 0) === 0) return false;
	if (!cuesOf(language).anaphor.has(words[0] ?? "")) return false;
	const before = statements.find(
		({ order, documentId }) => order === statement.order - 1 && documentId === statement.documentId,
	);
	return before !== undefined && harms.has(before.role);
}

const harms: ReadonlySet<string> = new Set(["problem", "effect", "cause"]);
