import { cuesOf } from "../languages/cues.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import { clauseAround } from "../ledger/clause.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Figure } from "../ledger/figure.ts";
import { measures, repetitions } from "../ledger/words/measures.ts";
import { likeness } from "./likeness.ts";
import type { Read } from "./statements.ts";

/** Something the text measures: where it stands today and where it should be. */
export type Measure = {
	name: string;
	baseline: LedgerEntry | null;
	target: LedgerEntry | null;
	/** How well the two fit together; about 1 is a clear pair, 0 none. */
	fit: number;
};

type Place = { entry: LedgerEntry; statement: Read };

/** So many targets are followed up; a text that names more wants no one thing. */
const mostTargets = 40;
/** With more figures than this only those are compared that share a word or stand near. */
const fewFigures = 300;
const nearby = 40;
const candidatesKept = 4;

/** What the text wants to move, the clearest first: each target with the figure of today that it is compared with. */
export function measuresOf(
	statements: readonly Read[],
	ledger: readonly LedgerEntry[],
	rarity: (stem: string) => number,
	title: readonly string[],
): Measure[] {
	const byId = new Map(statements.map((statement) => [statement.id, statement]));
	const places = ledger.flatMap((entry): Place[] => {
		const statement = byId.get(entry.statementId);
		return statement && isMeasured(entry.figure, statement) ? [{ entry, statement }] : [];
	});
	const targets = places
		.filter(({ entry }) => entry.role === "target")
		.sort((one, other) => other.statement.scores.target - one.statement.scores.target)
		.slice(0, mostTargets);
	const others = places.filter(({ entry }) => couldBeToday(entry));
	const candidates = candidatesOf(others);
	const pairs = targets
		.map((target) => ({
			target,
			ranked: candidates(target)
				.filter(({ entry }) => entry.id !== target.entry.id && isDistance(entry.figure, target.entry.figure))
				.map((other) => ({
					other,
					score:
						closeness(other, target, statements, rarity) +
						0.5 * likeness(other.statement.stems, title, rarity),
				}))
				.sort((one, another) => another.score - one.score)
				.slice(0, candidatesKept),
		}))
		.sort((one, other) => (other.ranked[0]?.score ?? 0) - (one.ranked[0]?.score ?? 0));
	const used = new Set<string>();
	const known = knownWords(statements);
	return pairs.flatMap(({ target, ranked }): Measure[] => {
		const best = ranked.find(({ other, score }) => score > leastFit && !used.has(other.entry.id)) ?? null;
		const today = best?.other.entry ?? null;
		if (today) used.add(today.id);
		const subject = nameOf(namesOf(target, best?.other ?? null), known);
		const name = best && isTooShort(subject) ? (shortStatement(best.other.statement) ?? subject) : subject;
		return name === "" && !best
			? []
			: [{ name, baseline: today, target: target.entry, fit: best?.score ?? 0 }];
	});
}

/** "Red" says nothing by itself; "Four of seven are red" does. */
function isTooShort(name: string): boolean {
	return name.length < 6 && !name.includes(" ");
}

function shortStatement({ plain, kind }: Read): string | null {
	return plain.length <= 70 && kind !== "row" ? plain.replace(/[.!?]+$/u, "") : null;
}

const leastFit = 0.1;

function couldBeToday({ role, confirmed }: LedgerEntry): boolean {
	return role === "baseline" || role === "problem cost" || (role === "other" && !confirmed);
}

/** All figures of a short text; of a long one those that share a word with the target or stand near it. */
function candidatesOf(others: readonly Place[]): (target: Place) => readonly Place[] {
	if (others.length <= fewFigures) return () => others;
	const byStem = new Map<string, Place[]>();
	for (const other of others) {
		for (const stem of new Set(other.statement.stems)) {
			const sharing = byStem.get(stem);
			if (!sharing) byStem.set(stem, [other]);
			else if (sharing.length < fewFigures) sharing.push(other);
		}
	}
	return ({ statement }) => {
		const near = others.filter((other) => Math.abs(other.statement.order - statement.order) <= nearby);
		return [...new Set([...near, ...statement.stems.flatMap((stem) => byStem.get(stem) ?? [])])].slice(
			0,
			2 * fewFigures,
		);
	};
}

/** How many words of a name the text uses elsewhere too. */
function knownWords(statements: readonly Read[]): (name: string) => number {
	const counts = new Map<string, number>();
	for (const { stems } of statements)
		for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
	const language = statements[0]?.language ?? "unknown";
	return (name) => stemsOf(wordsOf(name), language).filter((stem) => (counts.get(stem) ?? 0) > 1).length;
}

/** Dates are deadlines; "one of them" and "in week three" count nothing that could be moved, and neither does a year. */
function isMeasured(figure: Figure, { text, kind }: Read): boolean {
	if (figure.kind === "date") return false;
	if (figure.kind !== "number" && figure.kind !== "count") return true;
	if (kind === "title") return false;
	if (!/\d/.test(text.slice(figure.start, figure.end)) && figure.bound === null && figure.value !== 0)
		return false;
	return !isYear(figure) && !isName(figure, text) && !repetitions.has(figure.unit?.toLowerCase() ?? "");
}

function isYear({ value, bound }: Figure): boolean {
	return bound === null && Number.isInteger(value) && value >= 1990 && value < 2100;
}

/** "Rig 2", "Settore 4 –": a small bare number behind a capital word is part of a name. */
function isName({ kind, value, start, end }: Figure, text: string): boolean {
	if (kind !== "number" || value > 99 || !Number.isInteger(value)) return false;
	return (
		/\p{Lu}\p{L}+\s$/u.test(text.slice(0, start)) &&
		!/^\s?(?:→|->|von|of|sur|de|su|van)\s/u.test(text.slice(end))
	);
}

/** Two values of one scale, with a way to go from one to the other. */
function isDistance(today: Figure, wanted: Figure): boolean {
	return today.value !== wanted.value && comparable(today, wanted);
}

/** Two figures that one scale could hold. */
export function comparable(one: Figure, other: Figure): boolean {
	const has = (kind: Figure["kind"]) => one.kind === kind || other.kind === kind;
	if (has("money")) return comparableMoney(one, other);
	if (has("percent")) return comparablePercent(one, other);
	if (has("duration")) return one.kind === other.kind && unitClass(one) === unitClass(other);
	if (one.value === 0 || other.value === 0) return true;
	if (has("ratio")) return Math.max(one.value, other.value) <= Math.max(one.of ?? 0, other.of ?? 0);
	return Number.isInteger(one.value) === Number.isInteger(other.value) && isWithin(one, other, 20);
}

/** Amounts for the same, or of which one does not say for what: then they must be near. */
function comparableMoney(one: Figure, other: Figure): boolean {
	if (one.kind !== other.kind || (one.currency && other.currency && one.currency !== other.currency))
		return false;
	return one.per === other.per
		? isWithin(one, other, 50)
		: (!one.per || !other.per) && isWithin(one, other, 3.4);
}

/** "Sept 93.1, Oct 92.4" beside a target of 97 %: a bare number near a percentage may be one. */
function comparablePercent(one: Figure, other: Figure): boolean {
	if (one.kind === other.kind) return true;
	const bare = one.kind === "percent" ? other : one;
	return bare.kind === "number" && isWithin(one, other, 2);
}

/** Whether neither is more than so many times the other. */
function isWithin(one: Figure, other: Figure, times: number): boolean {
	const ratio = one.value / Math.max(1e-9, other.value);
	return ratio > 1 / times && ratio < times;
}

function unitClass({ unit }: Figure): string {
	return unit === "working-day" ? "day" : (unit ?? "");
}

function closeness(
	other: Place,
	target: Place,
	statements: readonly Read[],
	rarity: (stem: string) => number,
): number {
	const around = (place: Place) => [
		...place.statement.stems,
		...(statements[place.statement.order - 1]?.block === place.statement.block
			? (statements[place.statement.order - 1]?.stems ?? [])
			: []),
	];
	const { signals, scores, order, kind } = other.statement;
	const same = other.statement.id === target.statement.id;
	return (
		(same && !isCurrent(other) ? 0 : likeness(other.statement.stems, target.statement.stems, rarity) * 1.2) +
		likeness(around(other), around(target), rarity) * 0.5 +
		(same ? (isCurrent(other) ? -0.25 : -0.9) : 0) +
		(signals.now > 0 ? 0.25 : 0) +
		Math.max(0, scores.problem) * 0.25 -
		(scores.option > 1 ? 0.8 : 0) -
		(isPast(other) ? 0.35 : 0) -
		(kind === "row" ? 0.2 : 0) +
		0.04 * Math.min(4, other.statement.figures.indexOf(other.entry.figure)) -
		0.1 * Math.min(1, order / Math.max(1, statements.length)) -
		(otherUnit(other, target) ? 0.15 : 0) -
		(signals.causal > 0 ? 0.3 : 0) +
		(other.entry.figure.value === target.entry.figure.value ? -0.6 : 0)
	);
}

/** Its own words say that it is of today: "hoy 64 %, quiere 90 %". */
function isCurrent({ entry, statement }: Place): boolean {
	const { start, end } = entry.figure;
	const around = wordsOf(
		statement.text.slice(Math.max(0, start - 30), Math.min(statement.text.length, end + 20)),
	);
	return entry.figure.change !== null || cuesOf(statement.language).now.count(around) > 0;
}

function otherUnit(one: Place, other: Place): boolean {
	const unit = ({ entry }: Place) => entry.figure.unit?.toLowerCase().slice(0, 5) ?? null;
	return (
		one.entry.figure.kind === "count" && other.entry.figure.kind === "count" && unit(one) !== unit(other)
	);
}

/** A value of an earlier time, by the words next to it: "was 4.4", "two years ago 4.90", "contre 8 % avant". */
function isPast({ entry, statement }: Place): boolean {
	if (entry.figure.change || statement.signals.past === 0 || statement.figures.length < 2) return false;
	const { past, now } = cuesOf(statement.language);
	const words = wordsOf(clauseAround(statement.text, entry.figure));
	return past.count(words) > 0 && now.count(words) === 0;
}

type Name = { text: string; isLabel: boolean };

/** What a measure may be called: what its figures are said of, or what they count. */
function namesOf(target: Place, today: Place | null): Name[] {
	const places = [target, today].flatMap((place) => place ?? []);
	const counted = places.flatMap(({ entry: { figure } }) =>
		(figure.kind === "count" || figure.kind === "ratio") && figure.unit && !measures.has(figure.unit)
			? [{ text: figure.unit, isLabel: false }]
			: [],
	);
	if (counted.length > 0) return counted;
	return places.map(({ entry: { subject }, statement }) => ({
		text: subject,
		isLabel: subject !== "" && isLabel(subject, statement.plain),
	}));
}

/** "Average delay in February: 84 days": a line that begins with what it measures. */
function isLabel(subject: string, line: string): boolean {
	return line.startsWith(subject) && /^[^:.;]{0,25}\s?:/u.test(line.slice(subject.length));
}

/** The name that speaks most of what the text speaks of; the first of two as good. */
function nameOf(names: readonly Name[], known: (name: string) => number): string {
	const worth = ({ text, isLabel }: Name) => {
		const words = text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word)).length;
		if (words === 0) return -1;
		return known(text) - 0.6 * Math.max(0, words - 4) + (words > 1 ? 0.2 : 0) + (isLabel ? 2 : 0);
	};
	const [best] = names.toSorted((one, other) => worth(other) - worth(one));
	return best?.text ?? "";
}
