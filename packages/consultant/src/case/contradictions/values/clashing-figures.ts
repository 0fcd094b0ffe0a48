import type { Figure } from "../../../figures/figure.ts";
import { durationUnitOf } from "../../../figures/figures.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { accountWords } from "../../../languages/people/account-words.ts";
import { recordWords } from "../../../languages/people/record-words.ts";
import { stemsOf, wordsOf } from "../../../languages/words.ts";
import type { EntriesByStatement, LedgerEntry } from "../../../ledger/entry.ts";
import type { Read } from "../../../roles/statements.ts";
import { comparable } from "../../comparable.ts";
import { likeness } from "../../likeness.ts";
import type { Clash } from "../contradiction.ts";
import { pairsOf } from "../pairs.ts";
import { sharedSubject } from "../subject.ts";
import { reports, toldByTwo } from "../voices.ts";
import { isCompared } from "./compared.ts";
import { hoursOf } from "./hours.ts";
import { isOneScale, namesOneOf } from "./scale.ts";
import { differsInTime, isOfOneTime, saysSame } from "./times.ts";

/** "Production says 12 days; purchasing says 4 days": one subject, one scale, two values, told by two. */
export function figurePairs(
	statements: readonly Read[],
	entries: EntriesByStatement,
	rarity: (stem: string) => number,
): Clash[] {
	const measured = (statement: Read) =>
		entries.has(statement.id) &&
		statement.scores.target < 0.8 &&
		statement.scores.constraint < 0.9 &&
		statement.role !== "option" &&
		statement.role !== "action";
	return pairsOf(statements, measured, { rows: true }).flatMap(([one, other]): Clash[] => {
		if (!mayDiffer(one, other)) return [];
		const [left, right] = [measuredIn(one, entries), measuredIn(other, entries)];
		const clash = clashOf(left, right);
		if (clash === null) return [];
		const { told, least, leastNear } = bondOf(one, other, isNearMiss(left, right));
		const like = likeness(one.stems, other.stems, rarity);
		if (like < least && subjectsAlike(left, right, rarity) < leastNear) return [];
		return [{ one, other, topic: clash, kind: "figures", score: like + (told ? 0.5 : 0) }];
	});
}

/** A statement with its figures. */
type Measured = { read: Read; entries: readonly LedgerEntry[] };

function measuredIn(read: Read, entries: EntriesByStatement): Measured {
	return { read, entries: entries.get(read.id) ?? [] };
}

/** Something else in common than a time and numbers. */
function sharesSubject(one: Read, other: Read): boolean {
	return saysSame(one, other) || sharedSubject(one, other).length >= leastOfSubject;
}

const leastOfSubject = 2;

/** Rows differ from each other; from what is said of every case they may not. */
function mayDiffer(one: Read, other: Read): boolean {
	// Who counts several things in one breath does not contradict themself.
	const isOneBreath = one.speaker !== null && one.speaker === other.speaker && one.block === other.block;
	if (isOneBreath && !(reports(one) && reports(other))) return false;
	const rows = [one, other].filter(({ kind }) => kind === "row").length;
	return rows === 0 || (rows === 1 && isOfEvery(one, other));
}

/** How much two statements must have in common to be of the same thing: the more else ties them, the less. */
function bondOf(
	one: Read,
	other: Read,
	nearMiss: boolean,
): { told: boolean; least: number; leastNear: number } {
	const isEvery = isOfEvery(one, other);
	const isOwn = isOwnRecord(one) !== isOwnRecord(other);
	const told =
		isEvery || isOwn || toldByTwo(one, other) || (isOfOneTime(one, other) && sharesSubject(one, other));
	if (isOwn && sharesSubject(one, other)) return { told, least: 0.2, leastNear: 0.35 };
	if (saysSame(one, other)) return { told, least: 0.1, leastNear: 0.1 };
	if (isEvery) return { told, least: 0.2, leastNear: 0.35 };
	if (nearMiss && (reports(one) || reports(other))) return { told, least: 0.1, leastNear: 0.35 };
	return told ? { told, least: 0.3, leastNear: 0.35 } : { told, least: 0.62, leastNear: 0.5 };
}

/** "In my weekly report it is 84 %": a record that somebody keeps for themself. */
function isOwnRecord({ words, language }: Read): boolean {
	const opening = words.slice(0, ofOpening);
	const { own } = recordWords(language) ?? {};
	return (own?.count(opening) ?? 0) > 0 && (accountWords(language)?.records.count(opening) ?? 0) > 0;
}

const ofOpening = 5;

/** How alike two figures of one unit are in what they count: by the words around them, names aside. */
function subjectsAlike(
	{ read: one, entries: ones }: Measured,
	{ read: other, entries: others }: Measured,
	rarity: (stem: string) => number,
): number {
	const stems = (entry: LedgerEntry, statement: Read) => {
		const { start, end } = entry.figure;
		const around =
			statement.text.slice(Math.max(0, start - 45), start) +
			statement.text.slice(start, Math.min(statement.text.length, end + 45));
		return stemsOf(wordsOf(around), statement.language);
	};
	const alike = ones.flatMap((a) =>
		others.flatMap((b) => {
			if (!isOneScale(a.figure, b.figure) || a.figure.kind === "money" || a.figure.value === b.figure.value)
				return [];
			if (isSameName(a, b, one.language)) return [1];
			const [left, right] = [new Set(stems(a, one)), new Set(stems(b, other))];
			const shared = [...left].filter((stem) => right.has(stem)).length;
			return shared >= 2 ? [likeness([...left], [...right], rarity)] : [];
		}),
	);
	return Math.max(0, ...alike);
}

/** Two or more words that say something, and the same ones. */
function isSameName(one: LedgerEntry, other: LedgerEntry, language: Read["language"]): boolean {
	const [ones, others] = [one, other].map(({ subject }) => new Set(stemsOf(wordsOf(subject), language)));
	if (!ones || !others || ones.size < 2 || ones.size !== others.size) return false;
	return [...ones].every((stem) => others.has(stem));
}

/** "81 enrolled" – "the report shows 88 enrolled": two counts of the same that are nearly the same. */
function isNearMiss({ entries: ones }: Measured, { entries: others }: Measured): boolean {
	const isCount = ({ figure: { kind, unit, value } }: LedgerEntry) =>
		(kind === "count" || kind === "ratio") && unit !== null && value >= leastCount;
	return ones.filter(isCount).some((a) =>
		others.filter(isCount).some((b) => {
			const [low, high] = [a.figure.value, b.figure.value].sort((first, second) => first - second);
			return (
				a.figure.unit === b.figure.unit && low !== undefined && high !== undefined && high <= nearMiss * low
			);
		}),
	);
}

const leastCount = 10;
const nearMiss = 1.5;

/** Of two figures on one scale: "48 hours" – "11 days" are times in two units of which one is surely longer. */
function isOtherValue(one: Figure, other: Figure): boolean {
	if (one.kind !== "duration" || one.unit === other.unit) return one.value !== other.value;
	const [hours, others] = [hoursOf(one), hoursOf(other)];
	return one.per === other.per && Math.max(hours, others) > surelyLonger * Math.min(hours, others);
}

const surelyLonger = 1.5;

/** What two statements give different values for; null where they give none, or one in common. */
function clashOf(left: Measured, right: Measured): string | null {
	const [one, other] = [left.read, right.read];
	const [ones, others] = [valuesBeside(left, right), valuesBeside(right, left)];
	if (ones.length > 4 || others.length > 4 || differsInTime(one, other)) return null;
	const same = ones.some((a) =>
		others.some(
			(b) =>
				a.figure.kind !== "date" &&
				// "quay 4" is a name.
				a.figure.kind !== "number" &&
				comparable(a.figure, b.figure) &&
				a.figure.value === b.figure.value &&
				a.figure.of === b.figure.of &&
				a.figure.of === null,
		),
	);
	const clashing = ones.find((a) =>
		others.some(
			(b) =>
				a.figure.kind !== "date" &&
				isOneScale(a.figure, b.figure) &&
				!(a.figure.kind === "duration" && hasShare(left) !== hasShare(right)) &&
				isOtherValue(a.figure, b.figure) &&
				!a.figure.change &&
				!b.figure.change &&
				a.figure.high === null &&
				b.figure.high === null &&
				a.role !== "target" &&
				b.role !== "target" &&
				a.role !== "option cost" &&
				b.role !== "option cost",
		),
	);
	return clashing && !same ? clashing.subject : null;
}

/** "25 % were not answered within ten minutes": the time belongs to what is counted. */
function hasShare({ entries }: Measured): boolean {
	return entries.some(({ figure: { kind } }) => kind === "percent" || kind === "ratio");
}

/** The figures of a statement but those that name one of what the other counts, and what one is compared with already. */
function valuesBeside({ read, entries }: Measured, other: Measured): readonly LedgerEntry[] {
	return entries.filter(
		(own, at) =>
			!other.entries.some((counted) => namesOneOf(own.figure, read, counted.figure)) &&
			!isBareBeside(own, entries[at - 1], read),
	);
}

/** "11 °C instead of 4": the second number is of the first one's unit, though it does not say so. */
function isBareBeside({ figure }: LedgerEntry, before: LedgerEntry | undefined, read: Read): boolean {
	if (!before || figure.unit !== null || figure.kind !== "number" || before.figure.kind === "number")
		return false;
	return isCompared(read.text.slice(before.figure.end, figure.start), read);
}

/** The stems of times and denials, which anything may share: "every night", "nobody". */
function saysNothing({ words, language }: Read): string[] {
	const { negation, partOfDay } = cuesOf(language);
	const isOfAny = (word: string) =>
		negation.has(word) || partOfDay.has(word) || durationUnitOf(word, language) !== null;
	return stemsOf(words.filter(isOfAny), language);
}

/** So many words at least; of a row its name says what it is of. */
const sharedByEvery = 2;

/** "Every bike is back within 48 hours" – "it takes 11 days on average": what is said of all, and what was measured. */
function isOfEvery(one: Read, other: Read): boolean {
	if (one.block === other.block || one.signals.every > 0 === other.signals.every > 0) return false;
	const shared = (one.kind === "row" ? sharedSubject(other, one) : sharedSubject(one, other)).filter(
		(stem) => !saysNothing(one).includes(stem),
	);
	return shared.length >= (one.kind === "row" || other.kind === "row" ? 1 : sharedByEvery);
}
