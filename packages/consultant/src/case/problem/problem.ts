import { stemsOf, tellingWords, wordsOf } from "../../languages/words.ts";
import type { Figure } from "../../ledger/figure.ts";
import { withoutSpeaker } from "../../read/speaker.ts";
import { blocksOfCells } from "../causes/causes.ts";
import { tellsDispute } from "../contradictions/disputed-values.ts";
import { likeness } from "../likeness.ts";
import type { Measure } from "../measures/measures.ts";
import type { Read } from "../statements.ts";

/** Longer sentences are no statement of a problem. */
const longest = 280;

/** So few words that say something need what they are said of. */
export const fewStems = 3;

/** What speaks for and against it in the statement itself. */
function signsOf(statement: Read): number {
	const { scores, signals, words, ahead } = statement;
	return (
		scores.problem +
		0.25 * Math.max(0, scores.effect) +
		(sharesOfLack(statement) ? 0.3 : 0) +
		(signals.gist > 0 ? 1.2 : 0) -
		(signals.condition > 0 ? 0.3 : 0) -
		0.6 * Math.min(1, signals.formality) -
		0.5 * signals.voice -
		0.8 * signals.aside -
		0.3 * signals.address -
		((ahead && scores.target >= scores.problem) || isConditional(statement) ? 0.8 : 0) -
		0.35 * Math.max(0, scores.cause - 0.5 * signals.count) -
		0.3 * signals.causal -
		0.5 * Math.max(0, scores.risk - 0.4) -
		(signals.anaphor && words.length < 6 ? 0.3 : 0) -
		(isOnlyPriced(statement) ? 0.4 : 0)
	);
}

/** "Refunds so far: 74,000": what it costs, and not what it is. */
function isOnlyPriced({ figures, signals }: Read): boolean {
	return (
		signals.loss > 0 &&
		figures.some(({ kind }) => kind === "money") &&
		!figures.some((each) => isMeasured(each))
	);
}

/** A sentence of its own, or a row of which no cell says anything by itself. */
function isTelling(statement: Read, cells: ReadonlySet<number>): boolean {
	const { kind, plain, block } = statement;
	if (tellsDispute(statement)) return false;
	if (kind === "title" || kind === "letterhead" || (kind === "row" && cells.has(block))) return false;
	return plain.length <= longest;
}

/** "11.6 % were cancelled, against 3.2 % a year ago": what is measured today stands beside what it was, or what is usual. */
function isCompared({ text, figures, signals, block, kind }: Read, next: Read | undefined): boolean {
	const measured = figures.filter(isMeasured);
	const [first] = measured;
	if (!first || signals.limit * signals.money > 0) return false;
	const beside = measured.filter((other) => other !== first && isOfOneKind(first, other));
	return (
		beside.some(({ start }) => signals.past + signals.usual > 0 || isInBrackets(text, start)) ||
		isComparison({ figures, block, kind }, next)
	);
}

/** Whether the next statement does nothing but say what it was before, or what is usual: "In spring it was 2.5 %." */
export function isComparison(
	{ figures, block, kind }: Pick<Read, "figures" | "block" | "kind">,
	next: Read | undefined,
): next is Read {
	const measured = figures.filter(isMeasured);
	return (
		next !== undefined &&
		(next.block === block || (kind === "row" && next.kind === "row" && next.block === block + 1)) &&
		(next.signals.past + next.signals.usual > 0
			? next.words.length <= mostOfComparison
			: next.words.length <= mostOfShortComparison && next.stems.length < fewStems) &&
		next.figures.some((other) => isMeasured(other) && measured.some((each) => isOfOneKind(each, other)))
	);
}

/** "23 % arrive late (first 7 %)": what it was, in brackets. */
function isInBrackets(text: string, at: number): boolean {
	return text.lastIndexOf("(", at) > text.lastIndexOf(")", at);
}

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

/** "If we are not under 5 % by 31 March, they leave.": what would be, not what is. */
function isConditional({ signals, figures }: Read): boolean {
	return signals.condition > 0 && figures.some(({ kind }) => kind === "date" || kind === "percent");
}

/** "We could not make 1,240 of 15,500 visits", "14 % of the fish were lost": a share of something that goes wrong. */
function sharesOfLack({ figures, signals, scores }: Read): boolean {
	const isWrong = signals.lack > 0 || (signals.trouble > 0 && signals.bound === 0 && scores.target < 0.8);
	return isWrong && figures.some(({ kind }) => kind === "ratio" || kind === "percent");
}

/** The statement that best says what is wrong: measured today, apart from what is wanted. Null where nothing does. */
export function problemOf(
	statements: readonly Read[],
	measures: readonly Measure[],
	rarity: (stem: string) => number,
	/** Statements that only offer something, and the words of the title. */
	{ offered, title }: { offered: ReadonlySet<string>; title: readonly string[] },
): { statement: Read; score: number } | null {
	const [first] = measures.filter(({ baseline }) => baseline !== null);
	const baselines = new Map(
		measures.flatMap(({ baseline, fit }, at) =>
			baseline ? [[baseline.statementId, at === 0 ? Math.min(1.5, 1.1 + fit) : 0.4] as const] : [],
		),
	);
	const targets = new Set(measures.flatMap(({ target }) => target?.statementId ?? []));
	const about = statements
		.filter(({ id }) => id === first?.target?.statementId)
		.flatMap(({ stems }) => [...stems]);
	const cells = blocksOfCells(statements);
	const scored = statements
		.filter((statement) => isTelling(statement, cells))
		.map((statement) => {
			const baseline = baselines.get(statement.id) ?? 0;
			const wanted = targets.has(statement.id) && baseline === 0;
			const compared =
				!wanted && !isConditional(statement) && isCompared(statement, statements[statement.order + 1]);
			return {
				statement,
				score:
					signsOf(statement) +
					baseline +
					0.6 * likeness(statement.stems, about, rarity) +
					0.7 * likeness(statement.stems, title, rarity) +
					(compared ? 0.9 : 0) -
					(wanted ? 0.7 : 0) -
					(offered.has(statement.id) ? 1.5 : 0) -
					(saysLittle(statement) && baseline === 0 ? 0.4 : 0),
			};
		})
		.sort((one, other) => other.score - one.score);
	const chosen = statements.find(({ confirmed, role }) => confirmed && role === "problem");
	if (chosen) return { statement: chosen, score: 9 };
	return scored[0] ?? null;
}

/** A few words, and who says them. */
function saysLittle(statement: Read): boolean {
	const said = withoutSpeaker(statement);
	const words = said === statement.plain ? statement.words : wordsOf(said);
	return tellingWords(words, statement.language).length < fewStems;
}

const leastAlike = 0.35;

/** The statement that a problem in a person's own words speaks of; null where none is like it. */
export function statementLike(
	text: string,
	statements: readonly Read[],
	rarity: (stem: string) => number,
): Read | null {
	const words = wordsOf(text);
	const [best] = statements
		.filter(({ kind }) => kind !== "title" && kind !== "letterhead")
		.map((statement) => ({
			statement,
			like: likeness(stemsOf(words, statement.language), statement.stems, rarity),
		}))
		.sort((one, other) => other.like - one.like);
	return best && best.like >= leastAlike ? best.statement : null;
}
