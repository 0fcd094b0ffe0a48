import { addMonths } from "../../figures/dates/months.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { asideWords } from "../../languages/papers/asides.ts";
import { passesLimit } from "../../languages/subjects/limits-passed.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { LedgerEntry } from "../../ledger/entry.ts";
import { isBesideLater } from "../../ledger/roles/former.ts";
import type { Read } from "../../roles/statements.ts";
import { flag, weigherOf } from "../../roles/weighing.ts";
import { blocksOfCells } from "../causes/causes.ts";
import { isConfirmedCause } from "../causes/confirmed-cause.ts";
import { tellsConsequence } from "../causes/reason.ts";
import { saysDisagreement } from "../contradictions/claims/remarks.ts";
import { tellsDispute } from "../contradictions/values/disputed-values.ts";
import { indexBy } from "../index-by.ts";
import { likeness } from "../likeness.ts";
import type { Measure } from "../measures/measures.ts";
import { saysWorst, wrongOf } from "../wrongs.ts";

/** Longer sentences are no statement of a problem. */
const longest = 280;

/** So few words that say something need what they are said of. */
export const fewStems = 3;

/**
 * What speaks for a statement being the problem, by conditional logistic regression over the statements of the texts that
 * the consultant is measured with, in six languages, whole texts held out.
 */
const weights = {
	/** What it says by itself: something is wrong; it explains what is wrong. */
	problem: 1.2,
	cause: -0.68,
	/** How clearly it tells of harm, 0 to 2. */
	wrong: 1.08,
	/** How many figures it lists, at most two. */
	figures: 1.15,
	/** A target is compared with it; that of the clearest measure. */
	baseline: 1.89,
	firstBaseline: 1.86,
	/** The next statement says what it was before, or what is usual. */
	compared: 1.23,
	/** Among the first statements of the text; where it stands, 0 to 1. */
	opening: 1.48,
	place: -1.28,
	/** Too rare there, and set by hand: it says itself that it is the problem, or the reason; it only names what is wanted. */
	gist: 3,
	statedReason: -4,
	wanted: -2.5,
	/** Of so many so many are not, do not or have not: "On 19 of 41 days the roads were not cleared." */
	failing: 0.8,
	/** The next sentence says what comes of it: "Tour 4 is six hours long because of that." */
	leadsOn: -1.5,
	/** It only says what was before, right behind a statement that says what is. */
	earlier: -4,
	/** It says itself what it was before: "The pool was shut on 23 days, in the whole of the year before on 6." */
	moved: 1.23,
	/** What is allowed was passed: "It fell below what is permitted on 37 of 92 days." */
	passed: 1.5,
	/** Somebody complains of it, or leaves: "On 37 days … Last year it was 11. | 214 families have signed a complaint." */
	reacted: -2.5,
	/** A later one adds to it what that costs: "Every fifth order is late. Late orders cost us 180,000." */
	costed: 2.5,
	/** It, or the next sentence of it, says that there was nothing worse: "312 members left. That is the worst quarter ever." */
	worst: 2.5,
};
const weightOf = weigherOf(weights, 0);

const openingStatements = 6;
const mostFigures = 2;

/** A sentence of its own, or a row of which no cell says anything by itself. */
function isTelling(statement: Read, cells: ReadonlySet<number>): boolean {
	const { kind, plain, block, aside } = statement;
	if (isConfirmedCause(statement)) return false;
	if (tellsDispute(statement) || saysDisagreement(statement) || aside === "frame") return false;
	if (kind === "title" || kind === "letterhead" || (kind === "row" && cells.has(block))) return false;
	if (kind === "row" && tellsWhenOnly(statement)) return false;
	return plain.length <= longest && !isConditional(statement);
}

/** "Status: 12.01.2026, written by J. Kerstholt": a row with a day, in which nothing is wrong. */
function tellsWhenOnly(statement: Read): boolean {
	const { figures, scores } = statement;
	const isDated = figures.length > 0 && figures.every(({ kind }) => kind === "date");
	return isDated && scores.problem < 1 && wrongOf(statement).wrong === 0;
}

/** "If we are not under 5 % by 31 March, they leave.": what would be, not what is. */
function isConditional({ signals, figures }: Read): boolean {
	return signals.condition > 0 && figures.some(({ kind }) => kind === "date" || kind === "percent");
}

/** A share of which something is lacking, with no word of why. */
function tellsFailing({ signals, figures, kind }: Read): boolean {
	const isShare = figures.some((figure) => figure.kind === "ratio" || figure.kind === "percent");
	return kind === "sentence" && isShare && signals.lack > 0 && signals.causal + signals.aged === 0;
}

function leadsOn({ block, signals }: Read, next: Read | undefined): boolean {
	return next?.block === block && tellsConsequence(next) && signals.causal === 0;
}

/** Whether the next statement does nothing but say what it was before, or what is usual: "In spring it was 2.5 %." */
export function isComparison(
	{ text, figures, block, kind }: Pick<Read, "text" | "figures" | "block" | "kind">,
	next: Read | undefined,
): next is Read {
	// "The two shifts" are not measured.
	const measured = figures.filter(
		(figure) => isMeasured(figure) && /\d/.test(text.slice(figure.start, figure.end)),
	);
	return (
		next !== undefined &&
		(next.block === block || (kind === "row" && next.kind === "row" && next.block === block + 1)) &&
		(next.signals.past + next.signals.usual > 0
			? next.words.length <= mostOfComparison
			: next.signals.target === 0 &&
				next.words.length <= mostOfShortComparison &&
				next.stems.length < fewStems) &&
		next.figures.some((other) => isMeasured(other) && measured.some((each) => isOfOneKind(each, other)))
	);
}

/** Whether the next statement, or one shortly behind it, says what it was before. */
function isCompared(statement: Read, statements: readonly Read[]): boolean {
	const { order, block, figures } = statement;
	const behind = statements.slice(order + 1, order + 1 + reachOfValue);
	if (isComparison(statement, behind[0])) return true;
	return (
		figures.some(isMeasured) && behind.some((next) => next.block === block && isEarlierThan(next, statement))
	);
}

/** One value of it is that of an earlier time. */
export function isMoved(statement: Read): boolean {
	return statement.figures.some((figure) => isBesideLater(figure, statement));
}

/** Whether it tells who complains right behind what is measured today and before. */
function isReaction({ order, block, words, language }: Read, statements: readonly Read[]): boolean {
	if (language === "unknown" || (asideWords(language)?.complains.count(words) ?? 0) === 0) return false;
	return statements
		.slice(Math.max(0, order - reachOfValue), order)
		.some((before) => before.block === block && (isMoved(before) || isCompared(before, statements)));
}

/** Whether it only gives the earlier value of what a statement shortly before it measures: "In May last year it was 79." */
function isEarlier(statement: Read, statements: readonly Read[]): boolean {
	const { order, block } = statement;
	return statements
		.slice(Math.max(0, order - reachOfValue), order)
		.some((before) => before.block === block && isEarlierThan(statement, before));
}

/** Between a value and what it was before, somebody may say what they think of it. */
const reachOfValue = 3;

function isEarlierThan(statement: Read, before: Read): boolean {
	const { signals, figures } = statement;
	if (signals.past === 0 || signals.now > 0) return false;
	// "The two shifts" are not measured.
	const measured = before.figures.filter(
		(one) => isMeasured(one) && /\d/.test(before.text.slice(one.start, one.end)),
	);
	return (
		(before.signals.past < signals.past || (isLongAgo(statement) && !isLongAgo(before))) &&
		measured.some((one) => figures.some((other) => isMeasured(other) && isOfOneKind(one, other)))
	);
}

/**
 * The measured statements to which a later one adds only what that costs: of its words one at most is new, or it stands right
 * behind in the paragraph and measures nothing but money.
 */
function costedIn(body: readonly Read[]): Set<Read> {
	const measured = body.filter(
		({ figures, kind, role }) => kind === "sentence" && role !== "option" && figures.some(isMeasured),
	);
	const byStem = indexBy(measured, ({ stems }) => stems, mostCompared);
	const byBlock = Map.groupBy(measured, ({ block }) => block);
	const costs = body.filter(({ figures }) => figures.some(({ kind }) => kind === "money"));
	return new Set(
		costs.flatMap((cost) => {
			const { text, figures, order, language, block } = cost;
			const said = figures
				.toReversed()
				.reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
			const stems = stemsOf(wordsOf(said), language);
			const beside = isOnlyCost(cost)
				? (byBlock.get(block) ?? []).filter(
						(each) => each.order < order && order - each.order <= reachOfValue,
					)
				: [];
			const alike = [...new Set(stems.flatMap((stem) => byStem.get(stem) ?? []))].filter((each) => {
				const shared = stems.filter((stem) => each.stems.includes(stem)).length;
				return each.order < order && shared >= 2 && stems.length - shared <= 1;
			});
			return [...alike, ...beside];
		}),
	);
}

function isOnlyCost({ role, figures, signals, words, language }: Read): boolean {
	// "A second watch would cost 5,600" has a price.
	if (role !== "effect" || signals.loss === 0 || cuesOf(language).would.count(words) > 0) return false;
	return figures.every(({ kind }) => kind === "money" || kind === "date");
}

/** So many of the statements that share a word: the problem stands among the first of them. */
const mostCompared = 30;

function isWorst(statement: Read, next: Read | undefined): boolean {
	const { words, language, figures, block } = statement;
	if (!figures.some(({ kind }) => kind !== "date")) return false;
	if (cuesOf(language).worst.count(words) > 0) return true;
	return next?.block === block && saysWorst(next);
}

/** Of a day or month that was over half a year before the text. */
function isLongAgo({ figures, asOf }: Read): boolean {
	return asOf !== null && figures.some(({ date }) => date !== null && date.to < addMonths(asOf, -longAgo));
}

const longAgo = 6;
const mostOfComparison = 14;
/** "In spring it was 2.5 %." */
const mostOfShortComparison = 8;

function isMeasured({ kind, change }: Figure): boolean {
	return change === null && kind !== "date" && kind !== "money";
}

function isOfOneKind(one: Figure, other: Figure): boolean {
	const isCount = ({ kind }: Figure) => kind === "count" || kind === "number" || kind === "ratio";
	// "16 weeks, planned are six": the unit is not said twice.
	return one.kind === other.kind || other.kind === "number" || (isCount(one) && isCount(other));
}

/**
 * The statement that best says what is wrong: measured today, apart from what is wanted; of the rows of a table the one that
 * costs most; nothing that only answers an explanation that does not hold (`countered`). Null where nothing does.
 */
export function problemOf(
	statements: readonly Read[],
	measures: readonly Measure[],
	{ ledger, countered }: { ledger: readonly LedgerEntry[]; countered: ReadonlySet<string> },
): { statement: Read; score: number } | null {
	const baselines = measures.flatMap(({ baseline }) => (baseline ? [baseline.statementId] : []));
	const wanted = new Set(
		measures.flatMap(({ target }) =>
			target && !baselines.includes(target.statementId) ? [target.statementId] : [],
		),
	);
	const cells = blocksOfCells(statements);
	const body = statements.filter(({ kind }) => kind !== "title" && kind !== "letterhead");
	const opening = new Set(body.slice(0, openingStatements));
	const costed = costedIn(body);
	const scored = statements
		.filter((statement) => isTelling(statement, cells) && !countered.has(statement.id))
		.map((statement) => ({
			statement,
			score: weightOf({
				problem: statement.scores.problem,
				cause: Math.max(0, statement.scores.cause),
				wrong: wrongOf(statement).wrong,
				figures: Math.min(mostFigures, statement.signals.listed),
				baseline: flag(baselines.includes(statement.id)),
				firstBaseline: flag(statement.id === baselines[0]),
				compared: flag(isCompared(statement, statements)),
				opening: flag(opening.has(statement)),
				place: statement.signals.place,
				gist: flag(statement.signals.gist > 0),
				statedReason: flag(statement.signals.statedReason > 0),
				wanted: flag(wanted.has(statement.id)),
				leadsOn: flag(leadsOn(statement, statements[statement.order + 1])),
				failing: flag(tellsFailing(statement)),
				earlier: flag(isEarlier(statement, statements)),
				moved: flag(isMoved(statement)),
				passed: flag(statement.kind === "sentence" && passesLimit(statement.words, statement.language)),
				reacted: flag(isReaction(statement, statements)),
				costed: flag(costed.has(statement)),
				worst: flag(isWorst(statement, statements[statement.order + 1])),
			}),
		}))
		.sort((one, other) => other.score - one.score);
	const chosen = statements.find(({ confirmed, role }) => confirmed && role === "problem");
	if (chosen) return { statement: chosen, score: 9 };
	const [best] = scored;
	return best ? (costliestRow(best, scored, statements, ledger) ?? best) : null;
}

/**
 * Where the best is a cell of a table that has the cost of each of its rows, what the costliest row names, if that may be the
 * problem, too; else null.
 */
function costliestRow<T extends { statement: Read }>(
	{ statement: best }: T,
	scored: readonly T[],
	statements: readonly Read[],
	ledger: readonly LedgerEntry[],
): T | null {
	if (best.kind !== "cell") return null;
	const isOfTable = ({ documentId, headings }: Read) =>
		documentId === best.documentId && headings.join("\n") === best.headings.join("\n");
	const costs = new Map(
		ledger.flatMap(({ role, statementId, figure }) =>
			role === "problem cost" ? [[statementId, figure.value] as const] : [],
		),
	);
	const rows = statements.filter((each) => each.kind === "row" && isOfTable(each));
	const costly = rows.toSorted((one, other) => (costs.get(other.id) ?? 0) - (costs.get(one.id) ?? 0))[0];
	if (!costly || rows.length < fewestRows || !rows.every(({ id }) => costs.has(id))) return null;
	const own = rows.find(({ block }) => block === best.block);
	const column = own?.cells.findIndex(({ start, end }) => start <= best.start && best.start < end) ?? -1;
	const cell = costly.cells[column];
	return (
		scored.find(({ statement: { kind, block, start } }) => {
			return kind === "cell" && block === costly.block && cell !== undefined && start === cell.start;
		}) ?? null
	);
}

const fewestRows = 2;

const leastAlike = 0.35;

/** The statement that a problem in a person's own words speaks of; null where none is like it. */
export function statementLike(
	text: string,
	statements: readonly Read[],
	rarity: (stem: string) => number,
): Read | null {
	const words = wordsOf(text);
	const [best] = statements
		.filter((each) => each.kind !== "title" && each.kind !== "letterhead" && !isConfirmedCause(each))
		.map((statement) => ({
			statement,
			like: likeness(stemsOf(words, statement.language), statement.stems, rarity),
		}))
		.sort((one, other) => other.like - one.like);
	return best && best.like >= leastAlike ? best.statement : null;
}
