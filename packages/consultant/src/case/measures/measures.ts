import { clauseAround, wordsAround } from "../../figures/clause.ts";
import type { Figure } from "../../figures/figure.ts";
import { repetitions } from "../../figures/words/measures.ts";
import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { LedgerEntry } from "../../ledger/entry.ts";
import { isFormer } from "../../ledger/roles/former.ts";
import { roleFromTo } from "../../ledger/roles/from-to.ts";
import { isGranted } from "../../ledger/roles/wanted.ts";
import type { Read } from "../../roles/statements.ts";
import { cellOf } from "../../roles/values/table-subject.ts";
import { byIdOf } from "../by-id.ts";
import { isPair, onScaleOf } from "../comparable.ts";
import { indexBy } from "../index-by.ts";
import { likeness } from "../likeness.ts";
import type { Place } from "../place.ts";
import { closeness } from "./closeness.ts";
import { isTelling, isWhoWants, knownWords, measureName } from "./names.ts";
import { isNoAim } from "./no-aim.ts";
import { comesDown, directionOf, isBackwards, isRate, isSameThing } from "./same-thing.ts";
import { isScope } from "./scope.ts";
import { isTotalOf } from "./total-row.ts";

/** Something the text measures: where it stands today and where it should be. */
export type Measure = {
	name: string;
	baseline: LedgerEntry | null;
	target: LedgerEntry | null;
	/** Whether there should be more or less of it, as far as its words say. */
	direction: "more" | "less" | null;
	/** How well the two fit together; about 1 is a clear pair, 0 none. */
	fit: number;
};

/** What else of the text tells what is measured. */
type Known = {
	ledger: readonly LedgerEntry[];
	rarity: (stem: string) => number;
	/** The stems of its title. */
	title: readonly string[];
	/** The statements that only answer an explanation that does not hold: their values measure that. */
	countered: ReadonlySet<string>;
};

/** So many targets are followed up; a text that names more wants no one thing. */
const mostTargets = 40;

/** With more figures than this only those are compared that share a word or stand near. */
const fewFigures = 300;

const nearby = 40;

const candidatesKept = 4;

/** What the text wants to move, the clearest first: each target with the figure of today that it is compared with. */
export function measuresOf(
	statements: readonly Read[],
	{ ledger, rarity, title, countered }: Known,
): Measure[] {
	const byId = byIdOf(statements);
	const places = ledger.flatMap((entry): Place[] => {
		const statement = byId.get(entry.statementId);
		return statement && isMeasured(entry.figure, statement) ? [{ entry, statement }] : [];
	});
	const targets = places
		.filter((place) => place.entry.role === "target" && isClear(place) && !isAside(place) && !isNoAim(place))
		.sort(
			(one, other) =>
				Number(other.entry.confirmed) - Number(one.entry.confirmed) ||
				other.statement.scores.target - one.statement.scores.target,
		)
		.slice(0, mostTargets);
	const others = places.filter((place) => couldBeToday(place) && !countered.has(place.statement.id));
	const candidates = candidatesOf(others);
	const pairs = targets
		.map((target) => ({
			target,
			ranked: candidates(target)
				.filter(
					(other) =>
						other.entry.id !== target.entry.id &&
						isPair(other, target) &&
						isSameThing(other, target, statements) &&
						!isBackwards(other, target),
				)
				.map((other) => ({
					other,
					score:
						closeness(other, target, statements, rarity) +
						(isLeftFor(other, target) ? 1 : 0) +
						0.5 * likeness(other.statement.stems, title, rarity),
				}))
				.sort((one, another) => another.score - one.score)
				.filter(
					(each, _, all) => !isOnlyCounted(each, target) || all.every((one) => isOnlyCounted(one, target)),
				)
				.slice(0, candidatesKept),
		}))
		.sort((one, other) => (other.ranked[0]?.score ?? 0) - (one.ranked[0]?.score ?? 0));
	const used = new Map<string, Figure>();
	const known = knownWords(statements);
	const found = pairs.flatMap(({ target, ranked }): Measure[] => {
		if (isSaidAgain(target, used.get(ranked[0]?.other.entry.id ?? ""))) return [];
		const isOnly = isOnlyPair(ranked.length, target, targets);
		const best =
			ranked.find(({ other, score }) => (score > leastFit || isOnly) && !used.has(other.entry.id)) ?? null;
		const today = best?.other.entry ?? null;
		if (today) used.set(today.id, target.entry.figure);
		const fit = best?.score ?? 0;
		const measure = {
			baseline: today && { ...today, figure: onScaleOf(today.figure, target.entry.figure) },
			target: target.entry,
			direction: directionFor(target, best?.other),
			fit,
		};
		if (best)
			return [
				{
					...measure,
					name: measureName(
						withName(target, places),
						withName(namedByColumn(best.other, target), others, !isTelling(target) || isWhoWants(target)),
						known,
					),
				},
			];
		const name = measureName(target, null, known);
		return standsAlone(target, name) ? [{ ...measure, name }] : [];
	});
	return found.filter(
		(measure, at) =>
			!isScope(measure, places) && !found.slice(0, at).some((other) => isSameAim(measure, other)),
	);
}

/** "From 6.8 % of tubes rejected down to 2.5 %": no other value is as surely that of today. */
function isLeftFor(today: Place, { entry: { figure }, statement }: Place): boolean {
	return (
		today.statement === statement &&
		roleFromTo(figure, statement) === "target" &&
		roleFromTo(today.entry.figure, statement) === "baseline"
	);
}

/** "Total: Failure rate" is the failure rate. */
function namedByColumn(today: Place, target: Place): Place {
	if (!isTotalOf(today, target)) return today;
	return { ...today, entry: { ...today.entry, subject: today.entry.subject.replace(/^[^:]*:\s/u, "") } };
}

/** "14.5 % did not come … by Christmas under 7 %": the text's only share and the only one that is wanted. */
function isOnlyPair(candidates: number, { entry: { figure } }: Place, targets: readonly Place[]): boolean {
	const isOne = candidates === 1 && isRate(figure);
	return isOne && targets.filter(({ entry }) => entry.figure.kind === figure.kind).length === 1;
}

function directionFor(target: Place, today: Place | undefined): Measure["direction"] {
	return directionOf(target) ?? (today ? directionOf(today) : null);
}

/** "147 open complaints", "29 weeks of delay": there is so much of it; that it is wanted so its own clause must say. */
function isHarm({ figure }: LedgerEntry, { text, language, signals, kind }: Read): boolean {
	if (kind === "row") return false;
	const { worse, wrong, target, mustBe, wanting } = cuesOf(language);
	const words = wordsAround(text, figure);
	if (![worse, wrong].some((list) => list.count(words) > 0)) return false;
	return signals.heading.target !== 1 && ![target, mustBe, wanting].some((list) => list.count(words) > 0);
}

/** The same aim for what has the same name, said again. */
function isSameAim(one: Measure, other: Measure): boolean {
	const [own, before] = [one.target?.figure, other.target?.figure];
	if (!own || !before || one.target?.confirmed) return false;
	if (!isSameValue(own, before)) return false;
	const [name, named] = [one.name.toLowerCase(), other.name.toLowerCase()];
	if (one.baseline === null) return named.includes(name) || name.includes(named);
	return name === named || one.fit < other.fit / 2;
}

/** "The licence says 95. What I want is 95 % by Easter": what its best value of today is compared with already. */
function isSaidAgain({ entry: { figure, confirmed } }: Place, said: Figure | undefined): boolean {
	return said !== undefined && !confirmed && isSameValue(said, figure);
}

function isSameValue(one: Figure, other: Figure): boolean {
	return one.kind === other.kind && one.value === other.value && one.unit === other.unit;
}

/**
 * A value, or the same one where it is named: "the median is 94 days … of the 94 days, 41 are ours"; where its target names
 * nothing either, what it is a share of.
 */
function withName(place: Place, places: readonly Place[], isNameless = false): Place {
	if (isTelling(place)) return place;
	const { kind, value, unit } = place.entry.figure;
	const isNamedTwin = (other: Place) => {
		const { figure } = other.entry;
		if (other.statement.scores.option >= 1 || other.statement.signals.heading.option > 0) return false;
		const isSame = figure.value === value && figure.kind === kind && figure.unit === unit;
		return (isSame || (isNameless && isShareOf(place.entry.figure, figure))) && isTelling(other);
	};
	return places.find(isNamedTwin) ?? place;
}

/** "62 of 940 operations were late. That is 6.6 %", or "over 6 %". */
function isShareOf({ kind, value, bound }: Figure, ratio: Figure): boolean {
	if (kind !== "percent" || ratio.kind !== "ratio" || !ratio.of) return false;
	const more = (100 * ratio.value) / ratio.of - value;
	return Math.abs(more) <= mostRounding || (bound === "over" && more > 0 && more < nextOfBound);
}

/** In points. */
const mostRounding = 0.51;
/** Who says "over 7 %" of more would say "over 8 %". */
const nextOfBound = 1;

/** A target of which nothing says where it stands today must be clear by itself: bounded or due, and with a name. */
function standsAlone({ entry, statement }: Place, name: string): boolean {
	const { figure, confirmed } = entry;
	if (confirmed) return true;
	if (name === "" || figure.kind === "number" || figure.kind === "money" || statement.forbids) return false;
	// "Lotte asks the carrier whether 17:00 would do": what somebody is to do.
	if (statement.role === "action") return false;
	if (figure.bound === null && (isHarm(entry, statement) || isGranted(figure, statement))) return false;
	if (figure.kind === "percent" || figure.kind === "count" || figure.kind === "ratio") return true;
	const isBound = figure.bound !== null && figure.bound !== "about";
	// "Two years" say since when, or for how long something is signed.
	if (!isBound && (figure.unit === "month" || figure.unit === "year")) return false;
	return isBound || statement.signals.heading.target === 1 || statement.signals.deadline > 0;
}

/** "The landlord (410 lifts) wants 4 hours": what a bracket says of somebody, beside what is wanted. */
function isAside({
	entry: { figure, confirmed },
	statement: { text, figures, kind, language },
}: Place): boolean {
	if (confirmed || kind === "row") return false;
	const open = text.lastIndexOf("(", figure.start);
	const close = text.indexOf(")", figure.end);
	if (open < 0 || close < 0 || text.slice(open, figure.start).includes(")")) return false;
	if (figures.some((each) => each.kind !== "date" && each.start > close)) return true;
	// "A congress in February (12 registered)"
	const { target, mustBe, wanting } = cuesOf(language);
	const words = wordsOf(text.slice(open, close));
	return figure.kind === "count" && ![target, mustBe, wanting].some((list) => list.count(words) > 0);
}

/** A bare number says what is wanted only where targets stand, as a bound, or where it is to become less. */
function isClear({ entry: { figure, confirmed }, statement }: Place): boolean {
	const { text, language, signals } = statement;
	return (
		confirmed ||
		figure.kind !== "number" ||
		figure.bound !== null ||
		signals.heading.target === 1 ||
		comesDown(language).test(clauseAround(text, figure))
	);
}

const leastFit = 0.1;

/** "131 of 412" where a percentage is wanted: it says where that stands only where nothing says it as a share. */
function isOnlyCounted({ other }: { other: Place }, target: Place): boolean {
	return other.entry.figure.kind === "ratio" && target.entry.figure.kind === "percent";
}

function couldBeToday(place: Place): boolean {
	const { entry, statement } = place;
	const { role, confirmed } = entry;
	if (confirmed) return role === "baseline" || role === "problem cost";
	// What an option brought elsewhere is no value of today, and neither is how much something fell.
	if (statement.signals.heading.option === 1 || isDifference(place) || isInPastColumn(place)) return false;
	if (isFormer(entry.figure, statement)) return false;
	return role === "baseline" || role === "problem cost" || role === "other";
}

/** "Week 18 | Week 18 last year": of a row, the value of an earlier time. */
function isInPastColumn({ entry: { figure }, statement }: Place): boolean {
	if (statement.kind !== "row") return false;
	const { past, now } = cuesOf(statement.language);
	const header = cellOf(statement, figure)?.header ?? "";
	const words = wordsOf(header);
	if (past.count(words) > 0 && now.count(words) === 0) return true;
	return statement.cells.some((other) => isLater(other.header, header));
}

/** "KW 46" and "KW 45", "2025/26" and "2024/25": the same head with a higher number. */
function isLater(one: string, other: string): boolean {
	const [number, before] = [one, other].map((head) => /\d+/.exec(head)?.[0]);
	if (number === undefined || before === undefined || Number(number) <= Number(before)) return false;
	const [word, same] = [one, other].map((head) => head.replaceAll(/\d+/gu, "#"));
	return word === same;
}

/** "Orders fell by 6 %", "um 30 % abgebaut": how much, not how many. */
function isDifference({ entry: { figure }, statement }: Place): boolean {
	const { text, language } = statement;
	return (
		figure.change === null &&
		roleFromTo(figure, statement) === null &&
		byThat(language).test(text.slice(0, figure.start)) &&
		cuesOf(language).changing.count(wordsAround(text, figure)) > 0
	);
}

const byThat = patternByLanguage(
	({ byHowMuch }) => new RegExp(`(?<!\\p{L})${byHowMuch}\\s?(?:\\p{L}+\\s)?$`, "iu"),
);

/** All figures of a short text; of a long one those that share a word with the target or stand near it. */
function candidatesOf(others: readonly Place[]): (target: Place) => readonly Place[] {
	if (others.length <= fewFigures) return () => others;
	const byStem = indexBy(others, ({ statement }) => statement.stems, fewFigures);
	return ({ statement }) => {
		const near = others.filter((other) => Math.abs(other.statement.order - statement.order) <= nearby);
		return [...new Set([...near, ...statement.stems.flatMap((stem) => byStem.get(stem) ?? [])])].slice(
			0,
			2 * fewFigures,
		);
	};
}

/** Dates are deadlines; "one of them" and "in week three" count nothing that could be moved, and neither does a year. */
function isMeasured(figure: Figure, { text, kind, language }: Read): boolean {
	if (figure.kind === "date") return false;
	if (figure.kind !== "number" && figure.kind !== "count") return true;
	if (kind === "title") return false;
	if (!/\d/.test(text.slice(figure.start, figure.end)) && figure.bound === null && figure.value !== 0)
		return false;
	return (
		!isYear(figure) && !isName(figure, text, language) && !repetitions.has(figure.unit?.toLowerCase() ?? "")
	);
}

function isYear({ value, bound }: Figure): boolean {
	return bound === null && Number.isInteger(value) && value >= 1990 && value < 2100;
}

/** "Rig 2", "Settore 4 –": a small bare number behind a capital word is part of a name. */
function isName({ kind, value, start, end }: Figure, text: string, language: Language): boolean {
	if (kind !== "number" || value > 99 || !Number.isInteger(value)) return false;
	return /\p{Lu}\p{L}+\s$/u.test(text.slice(0, start)) && !isPart(language).test(text.slice(end));
}

const isPart = patternByLanguage(({ outOf }) => new RegExp(`^\\s?(?:→|->|${outOf})\\s`, "u"));
