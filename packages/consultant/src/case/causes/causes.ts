import { cuesOf } from "../../languages/cues.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { keptFor } from "../kept-for.ts";
import { likeness } from "../likeness.ts";
import { isConfirmedCause } from "./confirmed-cause.ts";
import { isHollow, singlesOf } from "./hollow-quotes.ts";
import { lesserRows } from "./lesser-rows.ts";
import { namedBefore } from "./named-before.ts";
import { optionText } from "./option-text.ts";
import { partsOf } from "./parts.ts";
import { readOut } from "./read-out.ts";
import { reasonIn } from "./reason.ts";
import { withoutFrame } from "./reason-sentence.ts";
import { isWord, saysLittle } from "./says-little.ts";

/** A cause that the text states: one statement, or two that only together say it. */
export type StatedCause = {
	id: string;
	/** As it is offered: whole statements, never cut inside. */
	text: string;
	/** The same below the sentence that names what it speaks of, which `text` begins with; both null where it is read alone. */
	ownText: string | null;
	named: Read | null;
	statements: readonly Read[];
	stems: readonly string[];
	score: number;
	/** A person's own words, or what they gave as evidence for them: its statements speak of it, and the text does not say it. */
	isOwn?: true;
};

/** What may explain the problem, the clearest first. */
export function causesOf(
	statements: readonly Read[],
	taken: ReadonlySet<string>,
	rarity: (stem: string) => number,
): StatedCause[] {
	const cells = blocksOfCells(statements);
	const saysLess = lesserRows(statements);
	const usable = statements.filter((statement) => {
		const { id, kind, block, confirmed } = statement;
		if (taken.has(id)) return false;
		if (confirmed) return isConfirmedCause(statement);
		if (kind === "title" || kind === "letterhead") return false;
		return (
			!(kind === "row" && cells.has(block)) && !saysLess(statement) && !saysLittle(statement, statements)
		);
	});
	const beside = besideScores(usable);
	const isSingle = singlesOf(statements);
	const counted = new Set(partsOf(statements).map(({ head }) => head));
	const ranked = usable
		.map((statement) => ({
			statement,
			score: statement.confirmed
				? 5
				: statement.scores.cause +
					beside(statement) +
					(counted.has(statement) ? countedWeight : 0) -
					(statement.ahead ? 0.35 : 0) -
					(isHollow(statement, isSingle) ? hollowness : 0),
		}))
		.sort((one, other) => other.score - one.score);
	const mostFound = mostCauses(usable.length);
	const ofSection = ranked.filter(({ statement, score }) => isOfCauses(statement) && score >= usualOfSection);
	const least = leastScores(ofSection.length >= fewOfSection, mostFound);
	const found: StatedCause[] = [];
	const used = new Set<string>();
	// What is far down the list is never looked at: a long text has more of everything.
	for (const { statement, score } of ranked.slice(0, mostLookedAt)) {
		if (score < least(statement, found.length) || used.has(statement.id)) continue;
		const cause = wholeCause(statement, statements, used, taken, score);
		if (cause === null) continue;
		if (isRepeated(cause, found, isConfirmedCause(statement) ? null : rarity)) continue;
		for (const { id } of cause.statements) used.add(id);
		found.push(cause);
	}
	return found;
}

/** Whether others say the same; of what a person chose, in the same words (no `rarity`). */
function isRepeated(
	cause: StatedCause,
	found: readonly StatedCause[],
	rarity: ((stem: string) => number) | null,
): boolean {
	return found.some(({ text, stems }) =>
		rarity === null ? text === cause.text : likeness(stems, cause.stems, rarity) > tooAlike,
	);
}

/** What makes up a counted whole is how the text takes it apart, whatever its words are. */
const countedWeight = 0.6;
/** So much less is a quotation without content worth. */
const hollowness = 1.2;
const shortestName = 4;

/** The rows of which a cell says something by itself. */
export function blocksOfCells(statements: readonly Read[]): ReadonlySet<number> {
	return new Set(statements.flatMap(({ kind, block }) => (kind === "cell" ? block : [])));
}

/**
 * In a list of findings the plain ones are findings too: what stands beside clear causes of the same kind under the same
 * heading gets a part of their score, and what stands beside none loses some.
 */
function besideScores(statements: readonly Read[]): (statement: Read) => number {
	const keyOf = ({ kind, headings, documentId, cells, start }: Read) =>
		[
			documentId,
			kind,
			headings.join("\n"),
			kind === "cell" ? cells.find((cell) => cell.start <= start && start < cell.end)?.header : "",
		].join("\t");
	const lists = Map.groupBy(statements, keyOf);
	const places = new Map(
		[...lists.values()].flatMap((list) => list.map((statement, at) => [statement, { list, at }] as const)),
	);
	return (statement) => {
		const place = places.get(statement);
		if (!place) return 0;
		const near = place.list
			.slice(Math.max(0, place.at - reach), place.at + reach + 1)
			.filter((other) => other !== statement && Math.abs(other.order - statement.order) <= reach);
		const sum = near.reduce(
			(total, { scores }) => total + Math.max(least, Math.min(most, scores.cause)) - usualScore,
			0,
		);
		return (besideShare * sum) / (near.length + few);
	};
}

const reach = 12;
const besideShare = 0.75;
const least = -0.75;
const most = 1.45;
const usualScore = 0.25;
/** Fewer neighbours than this say little. */
const few = 2;

/** A text that states a problem states about so many causes, clearly or not; beyond them only clear ones are offered. */
const mostLookedAt = 400;
const usual = 7;
const leastOfFew = 0.1;
const leastScore = 0.35;
const clearOfTalk = 0.45;
const tooAlike = 0.72;
const longestOption = 200;

/** Where causes have a part of their own, what stands in the part that says how things are is one only where it is a clear one. */
function leastScores(hasSection: boolean, mostFound: number): (statement: Read, found: number) => number {
	return (statement, found) => {
		// However many a person named.
		if (found >= mostFound) return isConfirmedCause(statement) ? 0 : Number.POSITIVE_INFINITY;
		const { kind, signals } = statement;
		const isOfProblem = signals.heading.problem === 1 && (kind === "sentence" || kind === "item");
		if (hasSection && isOfProblem && !isOfCauses(statement)) return clearOfProblem;
		if (isTalk(statement)) return clearOfTalk;
		return found < usual ? leastOfFew : leastScore;
	};
}

function isOfCauses({ signals }: Read): boolean {
	return signals.heading.cause === 1;
}

/** So many clear ones below a heading of causes make it their part. */
const fewOfSection = 2;
const usualOfSection = 0.35;
const clearOfProblem = 1.2;

/** Talk around the matter, or a voice: a cause only where it is a clear one. */
function isTalk({ signals }: Read): boolean {
	return signals.address + signals.voice > 0;
}

/** A page states a dozen causes at most; a long paper more. */
function mostCauses(statements: number): number {
	return Math.max(6, Math.min(24, Math.round(7 + statements / 5)));
}

/** With the sentence before it where it begins with a word that stands for it, as long as both are read at one glance. */
function wholeCause(
	statement: Read,
	all: readonly Read[],
	used: ReadonlySet<string>,
	taken: ReadonlySet<string>,
	score: number,
): StatedCause | null {
	const joined = [statement];
	const before = all[statement.order - 1];
	if (
		before &&
		isBeside(before, statement) &&
		(needsBefore(statement) || namesIt(before, all) || before.signals.leadIn > 0) &&
		!used.has(before.id) &&
		!taken.has(before.id) &&
		length([before, ...joined]) <= longestOption
	) {
		joined.unshift(before);
	}
	const after = all[statement.order + 1];
	if (
		after &&
		isBeside(after, statement) &&
		needsBefore(after) &&
		after.signals.leadIn === 0 &&
		!saysLittle(after, all) &&
		!used.has(after.id) &&
		!taken.has(after.id) &&
		after.scores.cause > 0 &&
		after.scores.option < 1 &&
		length([...joined, after]) <= longestOption
	) {
		joined.push(after);
	}
	const own = readOut(joined, optionText);
	const [first = statement] = joined;
	const naming = namedBefore(first, all);
	if (naming === undefined && !isConfirmedCause(statement)) return null;
	const named = naming ?? null;
	return {
		id: statement.id,
		text: named ? readOut([named, ...joined], optionText) : own,
		ownText: named && own,
		named,
		statements: joined,
		stems: joined.flatMap(({ stems }) => stems),
		score,
	};
}

function length(statements: readonly Read[]): number {
	return statements.reduce((sum, { plain }) => sum + plain.length + 1, 0);
}

function isBeside(one: Read, other: Read): boolean {
	return (
		one.block === other.block &&
		one.kind === other.kind &&
		one.documentId === other.documentId &&
		(one.kind === "sentence" || one.kind === "item")
	);
}

/** The word or two that a paragraph or item begins with: "Keys. …". */
function namesIt(before: Read, all: readonly Read[]): boolean {
	const { function: small, opening, address } = cuesOf(before.language);
	return (
		isWord(before, all) &&
		all[before.order - 1]?.block !== before.block &&
		/\p{L}\.$/u.test(before.plain) &&
		before.words.every(
			(word) => word.length >= shortestName && ![small, opening, address].some((list) => list.has(word)),
		)
	);
}

/** It begins with a word that stands for something, or says so little that one in it does: "Nobody releases them." */
function needsBefore({ words, stems, language }: Read): boolean {
	const { anaphor } = cuesOf(language);
	if (anaphor.has(words[0] ?? "")) return true;
	return stems.length < fewStems && words.length <= fewWords && words.some((word) => anaphor.has(word));
}

const fewStems = 3;
const fewWords = 6;

/** The cause that an option's text is: one that was offered, or a statement that a person made one. */
export function statedCause(
	{ causes, statements }: { causes: readonly StatedCause[]; statements: readonly Read[] },
	text: string,
): StatedCause | undefined {
	const asked = asRead(text);
	const clause = asRead(withoutFrame(text));
	const offered = causes.find(
		({ text: whole, ownText }) => asRead(whole) === asked || (ownText !== null && asRead(ownText) === asked),
	);
	if (offered) return offered;
	const own = byTextOf(statements).get(asked);
	if (own) return causeOf(own);
	// A clause of a statement, as somebody picks it out.
	if (wordsOf(text).length < fewestOfClause) return undefined;
	const whole =
		statements.find(({ plain, kind }) => kind !== "title" && plain.toLowerCase().includes(clause)) ??
		byReasonOf(statements).get(asked);
	return whole && { ...causeOf(whole), text, stems: stemsOf(wordsOf(clause), whole.language) };
}

const fewestOfClause = 4;

/** A root cause as it is read without the path above it. */
export function readAlone(causes: readonly StatedCause[], rootCause: string): string {
	const asked = asRead(rootCause);
	return causes.find(({ ownText }) => ownText !== null && asRead(ownText) === asked)?.text ?? rootCause;
}

/** The first statement that gives each reason, as a sentence: the words of a clause may stand in another order. */
const byReasonOf = keptFor(
	(statements: readonly Read[]): ReadonlyMap<string, Read> =>
		new Map(
			statements
				.flatMap((each) => {
					const reason = each.kind === "title" ? null : reasonIn(each);
					return reason === null ? [] : [[asRead(reason), each] as const];
				})
				.toReversed(),
		),
);

/** The first statement of each text: every branch of a tree asks for its own. */
const byTextOf = keptFor(
	(statements: readonly Read[]): ReadonlyMap<string, Read> =>
		new Map(statements.map((each) => [asRead(optionText(each)), each] as const).toReversed()),
);

/** Without capitals, a full stop at the end and double spaces. */
function asRead(text: string): string {
	return text
		.replaceAll(/\s+/g, " ")
		.trim()
		.replace(/[.!;,]+$/u, "")
		.toLowerCase();
}

/** A statement as a cause that a person made it. */
export function causeOf(statement: Read): StatedCause {
	const { id, stems } = statement;
	const text = optionText(statement);
	return { id, text, ownText: null, named: null, statements: [statement], stems, score: 5 };
}
