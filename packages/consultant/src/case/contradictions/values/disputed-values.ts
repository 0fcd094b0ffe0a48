import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { title } from "../../../languages/people/person-words/titles.ts";
import { patternByLanguage } from "../../../languages/phrases/pattern.ts";
import { disputedWords } from "../../../languages/subjects/disputed-words.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import { isRecord } from "../../causes/refutations.ts";
import { indexBy } from "../../index-by.ts";
import type { Clash } from "../contradiction.ts";
import { type Halves, halvesAtFigures } from "../halves.ts";
import { subjectOf } from "../subject.ts";
import { isCompared } from "./compared.ts";
import { headed } from "./headed.ts";
import { isBare, type Range, rangeOf } from "./ranges.ts";
import { isOneScale, isValue } from "./scale.ts";

/** "My dashboard says 82 days, not 94", "HR counts 24 %, we 29 %": two values for one thing, and who else states one of them. */
export function disputePairs(statements: readonly Read[]): Clash[] {
	const byValue = statesByValue(statements);
	return statements.flatMap((statement): Clash[] => {
		if (statement.kind === "title" || statement.kind === "row" || statement.signals.question > 0) return [];
		const disputes = disputesIn(statement);
		if (disputes.length === 0) return unrecognisedPairs(statement, byValue);
		return disputes.flatMap(([first, second]): Clash[] => {
			const topic = first.unit ?? second.unit ?? "";
			const halves = halvesAtFigures(statement);
			if (halves && areTwoVoices(halves)) return [{ ...halves, topic, kind: "figures", score: 0.7 }];
			const values = [rangeOf(first, statement), rangeOf(second, statement)] as const;
			const stating = values.flatMap((range) => byValue(range));
			const other = closest(
				stating.filter((each) => each !== statement && statesOneOf(each, statement, first, values)),
				statement,
				first,
			);
			return other ? [{ one: statement, other, topic, kind: "figures", score: 0.7 }] : [];
		});
	});
}

/** "We do not recognise the 6.8": who states the value that is denied without another one beside it. */
function unrecognisedPairs(statement: Read, byValue: (range: Range) => readonly Read[]): Clash[] {
	const denied = statement.figures.filter(
		(figure) => isValue(figure) && isUnrecognised(statement, figure) && isTelling(figure),
	);
	return denied.flatMap((figure): Clash[] => {
		const range = rangeOf(figure, statement);
		const stating = byValue(range).filter(
			(each) => each !== statement && each.kind !== "title" && states(each, figure, range),
		);
		const other = closest(stating, statement, figure);
		return other ? [{ one: statement, other, topic: figure.unit ?? "", kind: "figures", score: 0.7 }] : [];
	});
}

/** It is hardly said twice by chance: a part behind the point, or a number of three figures that is not round. */
function isTelling({ value, unit }: Figure): boolean {
	return unit !== null || !Number.isInteger(value) || (value >= leastTelling && value % 10 !== 0);
}

const leastTelling = 100;

/** "The bank writes that …, our slips add up to …": somebody says the one, and who or what says the other opens the second. */
function areTwoVoices({ one, other }: Halves): boolean {
	const { says, source } = cuesOf(one.language);
	const opening = other.words.slice(0, ofSubject);
	return says.count(one.words) > 0 && (isRecord(other) || says.count(opening) + source.count(opening) > 0);
}

/** So many words stand where a half says who holds it. */
const ofSubject = 5;

/** More state it than could all be meant: they are of something else. */
const mostStating = 60;

/** Which statements hold a figure of a value between two, or one out of so many. */
function statesByValue(statements: readonly Read[]): (range: Range) => readonly Read[] {
	const valuesOf = ({ figures }: Read) =>
		figures.flatMap(({ value, of }) => (of === null ? [value] : [value, of]));
	const byValue = indexBy(statements, valuesOf, mostStating);
	const sorted = [...byValue.keys()].toSorted((one, other) => one - other);
	return ({ low, high }) => {
		if (low === high) return byValue.get(low) ?? [];
		const found: Read[] = [];
		for (let at = firstFrom(sorted, low); at < sorted.length && found.length < mostStating; at++) {
			const value = sorted[at] ?? Infinity;
			if (value > high) break;
			found.push(...(byValue.get(value) ?? []));
		}
		return found;
	};
}

/** Where in a sorted row the first value stands that is not below another. */
function firstFrom(sorted: readonly number[], low: number): number {
	let [from, until] = [0, sorted.length];
	while (from < until) {
		const middle = (from + until) >> 1;
		if ((sorted[middle] ?? 0) < low) from = middle + 1;
		else until = middle;
	}
	return from;
}

/** Whether a statement tells that two see a value differently: which of them holds is not known. */
export function tellsDispute(statement: Read): boolean {
	return disputesIn(statement).length > 0;
}

const mostFigures = 3;

/** Two values beside each other of which the second is denied, or of which each has somebody who states it. */
function disputesIn(statement: Read): [Figure, Figure][] {
	const figures = statement.figures.filter(isValue);
	// "Wrong part 143, drilling 71, late 96" counts several things.
	if (figures.length > mostFigures) return [];
	return figures.slice(1).flatMap((second, at): [Figure, Figure][] => {
		const first = figures[at];
		if (!first || first.value === second.value || !isOfOneThing(first, second) || !isNear(first, second))
			return [];
		const joint = between(statement, first, second);
		const isDisputed =
			isDenied(joint, statement) ||
			isUnrecognised(statement, second) ||
			(!isCompared(joint, statement) &&
				hasVoice(statement.text.slice(0, first.start), statement) &&
				(hasVoice(joint, statement) || isGapped(joint, statement)));
		return isDisputed ? [[first, second]] : [];
	});
}

function between({ text }: Read, first: Figure, second: Figure): string {
	return text.slice(first.end, second.start);
}

/** Who counts differently still counts the same. */
function isNear(first: Figure, second: Figure): boolean {
	const [low, high] = first.value < second.value ? [first.value, second.value] : [second.value, first.value];
	return high <= mostApart * low;
}

const mostApart = 5;

/** "82 days, not 94": beside each other both name their unit, or the second leaves it out. */
function isOfOneThing(first: Figure, second: Figure): boolean {
	if (isBare(second)) return first.kind !== "money";
	return first.unit === second.unit && isOneScale(first, second);
}

/** "We do not recognise the 6.8", "diese 6,8 können wir nicht nachvollziehen": a "not" and such a verb in the clause of a value. */
function isUnrecognised({ text, language }: Read, { start, end }: Figure): boolean {
	const before =
		text
			.slice(Math.max(0, start - longestClause), start)
			.split(clauseEnds)
			.at(-1) ?? "";
	const [behind = ""] = text.slice(end, end + longestClause).split(clauseEnds, 1);
	const words = wordsOf(`${before} ${behind}`);
	const { negation } = cuesOf(language);
	const { recognises, known } = disputedWords(language) ?? {};
	// "30 of them did not confirm" denies no value.
	const isNamed = (known?.count(wordsOf(before).slice(-wordsBefore)) ?? 0) > 0;
	return isNamed && negation.count(words) > 0 && (recognises?.count(words) ?? 0) > 0;
}

const longestClause = 70;
/** "The 6.8", "die rund 400" */
const wordsBefore = 2;
const clauseEnds = /[,;:.!?](?=\s|$)|["“”„«»()]/u;

/** Words between two figures of which the last deny the second: ", not", "und nicht". */
function isDenied(between: string, { language }: Read): boolean {
	const { negation, usual } = cuesOf(language);
	return wordsOf(between)
		.slice(-2)
		.some((word) => negation.has(word) && !usual.has(word));
}

/** ", the kitchen 3,150", "y calidad 58": the verb of the first clause holds for the second, too; it tells of no place. */
function isGapped(between: string, { language }: Read): boolean {
	const gap = joinedClause(language).exec(between)?.[1] ?? "";
	return gap !== "" && !ofPlace(language).test(gap);
}

const joinedClause = patternByLanguage(
	({ and }) => new RegExp(`(?:[,;]|\\s${and})\\s((?:\\p{L}[\\p{L}.'’-]*\\s){1,4})$`, "u"),
);
const ofPlace = patternByLanguage(({ at }) => new RegExp(`^${at}\\s`, "u"));

/** Whether somebody, a report or a part of the organisation stands there as the one who states it. */
function hasVoice(text: string, { language }: Read): boolean {
	const { says, source, department, we } = cuesOf(language);
	const words = wordsOf(text);
	if ([says, source, department, we].some((list) => list.count(words) > 0)) return true;
	return titled.test(text);
}

const titled = new RegExp(`(?<!\\p{L})(?:${title}|M)\\.?\\s\\p{Lu}\\p{Ll}`, "u");

/** States the one or the other for itself, of the same: a statement that holds both tells of the same dispute. */
function statesOneOf(
	other: Read,
	statement: Read,
	asked: Figure,
	[first, second]: readonly [Range, Range],
): boolean {
	const { kind, scores, stems } = other;
	if (kind === "title" || scores.target >= 0.8 || scores.option >= 1.2) return false;
	const subject = subjectOf(statement);
	const isOfSame = stems.some((stem) => subject.has(stem));
	const saysAny = (range: Range) =>
		other.figures.some((figure) => {
			const isSameUnit = figure.unit === asked.unit && figure.unit !== null;
			return (isOfSame || isSameUnit) && isStating(figure, other, asked, range);
		});
	return saysAny(first) !== saysAny(second);
}

function states(other: Read, asked: Figure, range: Range): boolean {
	return other.figures.some((figure) => isStating(figure, other, asked, range));
}

/** A figure that is a value asked for, of its kind, and no level of something that is counted. */
function isStating(figure: Figure, read: Read, asked: Figure, { low, high }: Range): boolean {
	const isWithin = (value: number | null) => value !== null && value >= low && value <= high;
	if (figure.change || !(isWithin(figure.value) || isWithin(figure.of))) return false;
	const told = headed(figure, read);
	const isOfKind = told.kind === asked.kind || (isCounted(told) && (isCounted(asked) || isBare(asked)));
	return isOfKind && !(isBare(figure) && asked.kind === "count" && isLevel(figure, read));
}

/** "Rapids at 86": it counts no rapids. */
function isLevel({ start }: Figure, { text, language }: Read): boolean {
	const [before = ""] = wordsOf(text.slice(Math.max(0, start - longestLevel), start)).slice(-1);
	return disputedWords(language)?.level.has(before) ?? false;
}

const longestLevel = 8;

function isCounted({ kind }: Figure): boolean {
	return kind === "count" || kind === "number" || kind === "ratio";
}

/** Of all that state it, those that count the same, then the one that has most in common with the dispute, then the nearest. */
function closest(found: readonly Read[], { stems, order }: Read, asked: Figure): Read | undefined {
	const counts = ({ figures }: Read) =>
		Number(asked.kind === "count" && figures.some(({ kind, unit }) => kind === "count" && unit !== null));
	const shared = (other: Read) => new Set(other.stems.filter((stem) => stems.includes(stem))).size;
	const distance = (other: Read) => Math.abs(other.order - order);
	return found.toSorted(
		(one, other) =>
			shared(other) - shared(one) || counts(other) - counts(one) || distance(one) - distance(other),
	)[0];
}
