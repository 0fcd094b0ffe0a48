import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { title } from "../../../languages/people/person-words/titles.ts";
import { patternByLanguage } from "../../../languages/phrases/pattern.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import { isRecord } from "../../causes/refutations.ts";
import { indexBy } from "../../index-by.ts";
import type { Clash } from "../contradiction.ts";
import { type Halves, halvesAtFigures } from "../halves.ts";
import { subjectOf } from "../subject.ts";
import { isCompared } from "./compared.ts";
import { isOneScale } from "./scale.ts";

/** "My dashboard says 82 days, not 94", "HR counts 24 %, we 29 %": two values for one thing, and who else states one of them. */
export function disputePairs(statements: readonly Read[]): Clash[] {
	const byValue = statesByValue(statements);
	return statements.flatMap((statement): Clash[] => {
		if (statement.kind === "title" || statement.kind === "row" || statement.signals.question > 0) return [];
		return disputesIn(statement).flatMap(([first, second]): Clash[] => {
			const topic = first.unit ?? second.unit ?? "";
			const halves = halvesAtFigures(statement);
			if (halves && areTwoVoices(halves)) return [{ ...halves, topic, kind: "figures", score: 0.7 }];
			const stating = [first, second].flatMap(({ value }) => byValue.get(value) ?? []);
			const subject = subjectOf(statement);
			const other = closest(
				stating.filter((each) => each !== statement && statesOneOf(each, subject, [first, second])),
				statement,
			);
			return other ? [{ one: statement, other, topic, kind: "figures", score: 0.7 }] : [];
		});
	});
}

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

/** Which statements hold a figure of a value, or one out of so many. */
function statesByValue(statements: readonly Read[]): Map<number, Read[]> {
	const valuesOf = ({ figures }: Read) =>
		figures.flatMap(({ value, of }) => (of === null ? [value] : [value, of]));
	return indexBy(statements, valuesOf, mostStating);
}

/** Whether a statement tells that two see a value differently: which of them holds is not known. */
export function tellsDispute(statement: Read): boolean {
	return disputesIn(statement).length > 0;
}

const mostFigures = 3;

/** Two values beside each other of which the second is denied, or of which each has somebody who states it. */
function disputesIn(statement: Read): [Figure, Figure][] {
	const figures = statement.figures.filter(
		({ kind, change, high }) => kind !== "date" && !change && high === null,
	);
	// "Wrong part 143, drilling 71, late 96" counts several things.
	if (figures.length > mostFigures) return [];
	return figures.slice(1).flatMap((second, at): [Figure, Figure][] => {
		const first = figures[at];
		if (!first || first.value === second.value || !isOfOneThing(first, second) || !isNear(first, second))
			return [];
		const joint = between(statement, first, second);
		const isDisputed =
			isDenied(joint, statement) ||
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
	if (second.kind === "number" && second.unit === null) return first.kind !== "money";
	return first.unit === second.unit && isOneScale(first, second);
}

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
	subject: ReadonlySet<string>,
	[first, second]: readonly [Figure, Figure],
): boolean {
	const { kind, figures, scores, stems } = other;
	if (kind === "title" || scores.target >= 0.8 || scores.option >= 1.2) return false;
	const isOfSame = stems.some((stem) => subject.has(stem));
	const states = (asked: Figure) =>
		figures.some((figure) => {
			if (figure.change || (figure.value !== asked.value && figure.of !== asked.value)) return false;
			const isSameUnit = figure.unit === first.unit && figure.unit !== null;
			return (
				(isOfSame || isSameUnit) && (figure.kind === first.kind || (isCounted(figure) && isCounted(first)))
			);
		});
	return states(first) !== states(second);
}

function isCounted({ kind }: Figure): boolean {
	return kind === "count" || kind === "number" || kind === "ratio";
}

/** Of all that state it, the one that has most in common with the dispute, then the nearest. */
function closest(found: readonly Read[], { stems, order }: Read): Read | undefined {
	const shared = (other: Read) => new Set(other.stems.filter((stem) => stems.includes(stem))).size;
	const distance = (other: Read) => Math.abs(other.order - order);
	return found.toSorted((one, other) => shared(other) - shared(one) || distance(one) - distance(other))[0];
}
