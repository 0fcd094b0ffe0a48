import { sidesOf, wordsAround } from "../figures/clause.ts";
import type { Figure } from "../figures/figure.ts";
import { cuesOf } from "../languages/cues.ts";
import { perApplication } from "../languages/money/per-application.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { wordsOf } from "../languages/words.ts";
import type { Read } from "./statements.ts";

/** From here on an amount is one that may be spent at most. */
export const leastCapWorth = 0.95;

/** "Not a cent more than 12,000 €", "ni un euro más": one of a currency is a way to say that there is no more. */
export const leastSum = 1;

const signs = patternByLanguage(({ signingLimit }) => new RegExp(signingLimit, "iu"));

/** What somebody may sign alone says how work is arranged; it is no sum for the undertaking. */
export function isSigningLimit({ language, plain }: Read): boolean {
	return signs(language).test(plain);
}

/**
 * How clearly an amount is the most that may be spent; about 1 is clear, 0 not at all. It is bounded, or said to be all
 * there is, or stands where limits stand; what is lost, or what an option costs at most, is none.
 */
export function capWorth(figure: Figure, statement: Read): number {
	const { kind, change } = figure;
	const per = periodOf(figure, statement);
	if (kind !== "money" || figure.value <= leastSum || change !== null || (per !== null && per !== "year"))
		return 0;
	if (isNoLimit(figure, statement)) return 0;
	const { language, signals } = statement;
	const { limit, loss } = cuesOf(language);
	const limits = limitsIn(statement, figure);
	const isFinal = isAll(figure, statement);
	const bounded = boundWorth(figure, statement);
	if (per !== null && bounded === 0 && !isFinal) return 0;
	const clause = wordsAround(statement.text, figure);
	const isLost = !isFinal && figure.bound !== "at most" && loss.count(clause) > 0 && limit.count(clause) < 2;
	const said =
		bounded +
		(isFinal ? 1 : 0) +
		Math.min(1, 0.5 * limits) +
		(isLabelled(figure, statement) ? 1 : 0.8) * signals.heading.limit;
	return (
		Math.max(said, (limits > 0 && isGranted(figure, statement)) || isFreed(figure, statement) ? 1 : 0) -
		(isLost ? 0.7 : 0) -
		(isFinal || limits > 1 || statement.afterList || isBehindLabel(figure, statement)
			? 0
			: signals.heading.option) -
		0.5 * Math.min(1, signals.free)
	);
}

/** What somebody may sign alone, has had, lost or no longer has is nothing to be spent. */
function isNoLimit(figure: Figure, statement: Read): boolean {
	return (
		isSigningLimit(statement) ||
		isSetTo(figure, statement) ||
		isOfPastYear(statement) ||
		isTakenAway(figure, statement) ||
		isLossThatWas(figure, statement)
	);
}

/** "Bring the limit for approval to €600": among ways forward, what something is to be set to, and no sum for them. */
export function isSetTo(
	{ start }: Figure,
	{ text, language, headings, kind }: Pick<Read, "text" | "language" | "headings" | "kind">,
): boolean {
	// In a sentence of its own the budget may be limited to it.
	if (kind !== "item") return false;
	const { toLevel, headings: heads } = cuesOf(language);
	const [last = ""] = wordsOf(text.slice(Math.max(0, start - reachOfTo), start)).slice(-1);
	return toLevel.has(last) && heads.option.count(wordsOf(headings.at(-1) ?? "")) > 0;
}

/** "to £", "naar €" */
const reachOfTo = 12;

/** "The damage cost us 86,000 €, postage is not in it yet": told as what was lost, without a word of a limit. */
function isLossThatWas(figure: Figure, statement: Read): boolean {
	const { text, language, told } = statement;
	if (figure.bound !== null || !told || limitsIn(statement, figure) > 0) return false;
	return cuesOf(language).loss.count(wordsAround(text, figure)) > 0;
}

/** What an amount is paid for again and again; one "per application" is for this one. */
function periodOf({ per }: Figure, { language }: Read): string | null {
	return per !== null && language !== "unknown" && perApplication(language).has(per) ? null : per;
}

/** "The council releases £30,000 for 2027": somebody gives it, behind the list of what it may be spent on or elsewhere. */
function isFreed(figure: Figure, { text, language, signals, afterList }: Read): boolean {
	const isOffered = signals.heading.option > 0 && !afterList;
	const found = isOffered || signals.loss > 0 || figure.bound !== null ? null : frees(language).exec(text);
	if (!found) return false;
	// It gives the amount itself: "releases of the software cost £9,000" gives nothing.
	const between = wordsOf(text.slice(found.index + found[0].length, figure.start));
	const isInside = figure.start >= found.index && figure.end <= found.index + found[0].length;
	return (
		isInside ||
		(figure.start > found.index &&
			between.length <= fewBetween &&
			between.every(cuesOf(language).function.has))
	);
}

/** "us", "to the hall" */
const fewBetween = 3;

const frees = patternByLanguage(({ frees: said }) => new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, "iu"));

/** With a word for a limit beside it: an amount behind a label, or one that is given. */
function isGranted(figure: Figure, statement: Read): boolean {
	return isBehindLabel(figure, statement) || isGiven(figure, statement);
}

/** The text itself says that nothing goes beyond the amount. */
export function isFirmCap(figure: Figure, statement: Read): boolean {
	return figure.bound === "at most" || isAll(figure, statement);
}

/** "In 2024 the council granted 80,000 €": the money of a year that is over. */
function isOfPastYear({ figures, over }: Read): boolean {
	return over && figures.some(({ date }) => date?.precision === "year");
}

/** Words beside this amount, or of the next sentence, say that there is no more: of two amounts of a sentence each has its own. */
function isAll(figure: Figure, { closed, ...statement }: Read): boolean {
	return closed || saysAll(figure, statement);
}

/** Whether a sentence says of its own amount that it is all there is, or that what lies above is ruled out. */
export function isSaidMost(figure: Figure, statement: Said): boolean {
	return (
		figure.kind === "money" &&
		figure.value > leastSum &&
		(saysAll(figure, statement) || isRuledOut(figure, statement))
	);
}

type Said = Pick<Read, "text" | "language" | "figures">;

function saysAll(figure: Figure, { text, language, figures }: Said): boolean {
	const amounts = figures.filter(
		({ kind, per, value }) => kind === "money" && per === null && value > leastSum,
	);
	const before = amounts.filter(({ end }) => end <= figure.start).at(-1);
	const after = amounts.find(({ start }) => start >= figure.end);
	const stretch = withoutTimes(figure, figures, text, [before?.end ?? 0, after?.start ?? text.length]);
	const around = `${text.slice(before?.end ?? 0, figure.start)}§${text.slice(figure.end)}`;
	return (
		cuesOf(language).ceiling.count(wordsOf(stretch)) > 0 ||
		isAllSaid(language).test(stretch) ||
		noMore(language).test(stretch) ||
		isAllowed(language).test(stretch) ||
		isAllFor(language).test(around) ||
		isNotBeyond(language).test(around) ||
		isHighest(language).test(around)
	);
}

/** How many words of its sentence limit something, those aside that limit a time beside the amount. */
function limitsIn({ text, language, figures }: Read, amount: Figure): number {
	return cuesOf(language).limit.count(wordsOf(withoutTimes(amount, figures, text, [0, text.length])));
}

/** "Three thousand quid, two weeks tops": what is said of a time between commas is not said of the amount. */
function withoutTimes(
	amount: Figure,
	figures: readonly Figure[],
	text: string,
	[from, to]: readonly [number, number],
): string {
	const times = figures.filter(({ kind }) => kind === "duration");
	const parts = [...text.slice(from, to).matchAll(/(?:[^,;]|[,;](?!\s))+[,;]?/gu)];
	return parts
		.filter(({ index, 0: part }) => {
			const holds = ({ start }: Figure) => start >= from + index && start < from + index + part.length;
			return holds(amount) || !times.some(holds);
		})
		.map(([part]) => part)
		.join("");
}

/** "The highest sum is £35,000", "€ 35.000 is het maximum" */
const isHighest = patternByLanguage(
	({ highestSum, amountsTo, article, forWhom, of }) =>
		new RegExp(
			`(?<!\\p{L})(?:${highestSum})(?:\\s(?:${forWhom}|${of})(?:\\s\\p{L}+){1,3}?)?(?:\\s(?:${amountsTo})|\\s?[:=])\\s(?:\\p{L}{1,3}\\s)?§|§,?\\s(?:${amountsTo})\\s(?:(?:${article})\\s)?(?:${highestSum})(?!\\p{L})`,
			"iu",
		),
);

/** "They cut our budget by £27,000", "they threaten to take back £90,000", "£9,000 to pay on the roof": nobody has it to spend. */
function isTakenAway({ start, end, bound }: Figure, { text, language, signals }: Read): boolean {
	if (signals.threatens > 0 && bound === null) return true;
	return isTaken(language).test(`${text.slice(Math.max(0, start - 60), start)}§${text.slice(end, end + 60)}`);
}

const isTaken = patternByLanguage(
	({ takenAway }) => new RegExp(`(?<!\\p{L})(?:${takenAway})(?!\\p{L})`, "iu"),
);

/** "Das Ganze darf 80.000 € kosten", "het mag € 80.000 kosten" */
const isAllowed = patternByLanguage(({ mayCost }) => new RegExp(`(?<!\\p{L})${mayCost}(?!\\p{L})`, "iu"));

/** "Rob has $20,000 for it", "es muss mit 14.000 € gehen" */
const isAllFor = patternByLanguage(({ allFor }) => new RegExp(`(?<!\\p{L})(?:${allFor})(?!\\p{L})`, "iu"));

/** "Non si possono superare 80.000 €", "£80,000 is not to be exceeded" */
const isNotBeyond = patternByLanguage(
	({ notBeyond }) => new RegExp(`(?<!\\p{L})(?:${notBeyond})(?!\\p{L})`, "iu"),
);

/** "£80,000 is set aside, and more will not come this year." */
const noMore = patternByLanguage((words) => new RegExp(`(?<!\\p{L})${words.noMore}(?!\\p{L})`, "iu"));

/** "80,000 €, period." */
export const isAllSaid = patternByLanguage(({ fullStop }) => new RegExp(`,\\s${fullStop}[.!]?$`, "iu"));

/** "Limit: £80,000", or the amount alone below such a heading. */
function isLabelled(figure: Figure, statement: Read): boolean {
	const { text } = statement;
	const isAlone =
		!/\p{L}{2}/u.test(text.slice(0, figure.start)) && wordsOf(text.slice(figure.end)).length <= mostBehind;
	return isAlone || isBehindLabel(figure, statement);
}

/** "Total budget I can release: £25,000" */
function isBehindLabel({ start, end }: Figure, { text }: Read): boolean {
	return (
		/^[^:.;]{3,40}:\s+(?:\p{L}+\s){0,2}$/u.test(text.slice(0, start)) &&
		wordsOf(text.slice(end)).length <= mostBehind
	);
}

/** "£80,000 in total" */
const mostBehind = 3;

/** "Nothing over 10k", "mehr als 250.000 € stehen nicht zur Verfügung": what lies above is ruled out. */
function boundWorth(figure: Figure, statement: Read): number {
	const { bound } = figure;
	if (bound === "at most") return 1;
	if (bound === "up to" || bound === "under") return 0.6;
	return isRuledOut(figure, statement) ? 1 : 0;
}

function isRuledOut(figure: Figure, { text, language }: Said): boolean {
	if (figure.bound !== "over") return false;
	// "Nobody ordered it since purchasing wants three quotes for anything above £2,000" rules out no sum.
	const { before, after } = sidesOf(text, figure);
	const beside = [...wordsOf(before).slice(-besideSum), ...wordsOf(after).slice(0, besideSum)];
	return cuesOf(language).negation.count(beside) > 0;
}

/** So many words beside a sum may say that what lies above it is ruled out. */
const besideSum = 8;

/** Words of what may be spent, and nothing that speaks of a loss. */
function isGiven(figure: Figure, statement: Read): boolean {
	const { bound } = figure;
	const { signals, scores } = statement;
	if (periodOf(figure, statement) !== null || signals.limit === 0 || scores.constraint < 0.7) return false;
	const isBound = bound === "at most" || bound === "up to" || bound === "under";
	return isBound || signals.loss === 0 || signals.limit > 1;
}
