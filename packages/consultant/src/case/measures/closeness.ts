import { clauseAround, wordsAround } from "../../figures/clause.ts";
import { addMonths } from "../../figures/dates/months.ts";
import type { Figure } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { isConditional } from "../../languages/grammar/condition.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { lastsInThePast } from "../../languages/time/tense.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { isFormer } from "../../ledger/roles/former.ts";
import type { Read } from "../../roles/statements.ts";
import { comparable } from "../comparable.ts";
import { tellsDispute } from "../contradictions/values/disputed-values.ts";
import { likeness } from "../likeness.ts";
import type { Place } from "../place.ts";
import { isTotalOf } from "./total-row.ts";

export function closeness(
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
	const same = other.statement.id === target.statement.id;
	const said = saidWorth(other);
	if (same && isSetAgainst(other, target)) return 1.5 + said;
	return (
		said +
		(same && !isCurrent(other) ? 0 : likeness(other.statement.stems, target.statement.stems, rarity) * 1.2) +
		likeness(around(other), around(target), rarity) * 0.5 +
		(same ? inOneSentence(other, target) : 0) +
		(isNextTo(other.statement, target.statement)
			? other.statement.block === target.statement.block
				? 0.5
				: 0.3
			: 0) +
		(isSameTable(other, target) ? 0.4 : 0) +
		(isTotalOf(other, target) ? 1 : 0) -
		(tellsDispute(other.statement) ? 0.5 : 0) -
		(isToldLater(other, target) ? 0.2 : 0) -
		(isSupposed(other) ? 0.5 : 0) +
		(namesTarget(other, target) ? 0.8 : 0) +
		besideOthers(other, statements) +
		ofOneScale(other, target) +
		(other.entry.figure.value === target.entry.figure.value ? -0.6 : 0) +
		todayWorth(other, target, statements.length)
	);
}

/** "Reservations in 5 days at most, less than 10 hours of outage": of several targets the one that this statement has a word of. */
function namesTarget({ statement: today }: Place, { entry, statement }: Place): boolean {
	const { figures, id, language } = statement;
	const isBound = ({ bound, kind }: Figure) => bound !== null && kind === entry.figure.kind;
	if (today.id === id || figures.filter(isBound).length < 2) return false;
	const named = new Set(stemsOf(wordsOf(entry.subject), language));
	return today.stems.some((stem) => named.has(stem));
}

/** Another sentence of the same paragraph, or the next point of the same list. */
function isNextTo(one: Read, other: Read): boolean {
	if (one.id === other.id) return false;
	const arePoints = one.kind === "item" && other.kind === "item";
	const isNext = Math.abs(one.order - other.order) === 1 && one.documentId === other.documentId;
	return one.block === other.block || (arePoints && isNext && one.headings.join() === other.headings.join());
}

/** "If we lose this customer, which is 31 % of our sales": what hangs on it is not what is measured. */
function isSupposed({ entry: { figure }, statement: { text, language } }: Place): boolean {
	return isConditional(text.slice(0, figure.start), language);
}

/** Two figures of one sentence are seldom of today and of what is wanted, unless it says so or a row has both. */
function inOneSentence(other: Place, target: Place): number {
	const isOne = isOneChange(other, target) || target.statement.kind === "row";
	return (isCurrent(other) ? -0.25 : -0.9) + (isOne ? 1.2 : 0);
}

/** "From 14 % to 3 %" */
function isOneChange({ entry: { figure } }: Place, target: Place): boolean {
	return figure.change !== null && figure.change.to === target.entry.figure.value;
}

/** How well what they count and per what fits together. */
function ofOneScale(other: Place, target: Place): number {
	return (
		(isOfOneTime(other, target) ? 0.3 : 0) -
		(otherUnit(other, target) ? 0.15 : 0) -
		(isBareBesideUnit(other, target) ? 0.5 : 0) -
		(isShareOfPart(other) ? 0.4 : 0)
	);
}

/** "62 % of those who leave": says how a part is made up, not how large it is. */
function isShareOfPart({ entry: { figure }, statement: { text, language } }: Place): boolean {
	const isShare = figure.kind === "percent" || figure.kind === "ratio";
	return isShare && partly(language).test(clauseAround(text, figure));
}

const partly = patternByLanguage(({ partOf }) => new RegExp(`(?<!\\p{L})(?:${partOf})(?!\\p{L})`, "iu"));

/** What a person says is the value of today outranks what only looks like it. */
function saidWorth({ entry: { confirmed, role } }: Place): number {
	return confirmed && role === "baseline" ? 1.5 : 0;
}

/** "The target is 95 %, we reached 54 % (2022: 70 %)": of two shares in one statement only the other is what is wanted. */
function isSetAgainst({ entry: today }: Place, { entry: wanted, statement }: Place): boolean {
	if (today.figure.kind !== "percent" || wanted.figure.kind !== "percent" || today.role === "other")
		return false;
	const { text, language, figures } = statement;
	const { target, mustBe, granted } = cuesOf(language);
	const isSaid = ({ figure }: Place["entry"]) => {
		const words = wordsAround(text, figure);
		return target.count(words) + mustBe.count(words) + granted.count(words) > 0;
	};
	const others = figures.filter(
		(each) => each.kind === "percent" && each.value !== wanted.figure.value && !isFormer(each, statement),
	);
	return others.length === 1 && isSaid(wanted) && !isSaid(today);
}

/** How much a figure looks like one of today, whatever the target. */
function todayWorth(other: Place, target: Place, count: number): number {
	const { signals, scores, order, kind, figures } = other.statement;
	return (
		(signals.now > 0 ? 0.25 : 0) +
		Math.max(0, scores.problem) * 0.25 -
		(scores.option > 1 ? 0.8 : 0) -
		(kind === "row" && !isSameTable(other, target) ? 0.2 : 0) +
		0.04 * Math.min(4, figures.indexOf(other.entry.figure)) -
		0.1 * Math.min(1, order / Math.max(1, count)) -
		(signals.causal > 0 ? 0.3 : 0)
	);
}

/** Rows of one table stand beside each other. */
function isSameTable(one: Place, other: Place): boolean {
	const [first, second] = [one.statement, other.statement];
	const isTable = ({ kind }: Read) => kind === "row" || kind === "cell";
	return (
		isTable(first) &&
		isTable(second) &&
		first.headings.join() === second.headings.join() &&
		Math.abs(first.block - second.block) <= nearRows
	);
}

const nearRows = 8;

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

/** "2,900 bottles an hour, we bought it for 5,200": the bare number beside one with the target's unit. */
function isBareBesideUnit({ entry: { figure }, statement }: Place, target: Place): boolean {
	const { kind, unit } = target.entry.figure;
	const isTargets = (each: Figure) => each.unit?.toLowerCase() === unit?.toLowerCase();
	return kind === "count" && unit !== null && figure.kind === "number" && statement.figures.some(isTargets);
}

/** "We lose 7.8 % a month" and "monthly losses at 5 %": the clauses of both say for the same stretch of time. */
function isOfOneTime(other: Place, target: Place): boolean {
	const times = ({ entry, statement: { text, language } }: Place) =>
		stretches.filter((stretch) => stretch(language).test(clauseAround(text, entry.figure)));
	const wanted = times(target);
	return times(other).some((stretch) => wanted.includes(stretch)) || isOfOnePeriod(other, target);
}

/** "312 left in Q3" beside "150 a quarter": counted in one such period. */
function isOfOnePeriod({ entry: { figure }, statement }: Place, target: Place): boolean {
	const { per } = target.entry.figure;
	const clause = clauseAround(statement.text, figure);
	return statement.figures.some(
		({ date, start, end }) =>
			date !== null && date.precision === per && clause.includes(statement.text.slice(start, end)),
	);
}

const stretches = (["hourly", "daily", "weekly", "monthly", "yearly"] as const).map((stretch) =>
	patternByLanguage((words) => new RegExp(`(?<!\\p{L})${words[stretch]}`, "iu")),
);

/** How it stands to other values of what it measures: an earlier one, one that is compared with an earlier one, the same again. */
function besideOthers(place: Place, statements: readonly Read[]): number {
	if (isPast(place) || isComparedTo(place, statements) || isOfOldDay(place)) return -0.35;
	return (isFollowed(place, statements) ? 0.3 : 0) + (saysAgain(place, statements) ? 0.3 : 0);
}

/** "In 2022 we answered 74 %": its own clause names a time that was over a year before the text. */
function isOfOldDay({ entry: { figure }, statement: { asOf, figures, text, kind } }: Place): boolean {
	if (asOf === null || kind === "row") return false;
	const clause = clauseAround(text, figure);
	return figures.some(
		({ date, relation, start, end }) =>
			date !== null &&
			relation !== "since" &&
			date.to < addMonths(asOf, -monthsOfYear) &&
			clause.includes(text.slice(start, end)),
	);
}

const monthsOfYear = 12;

/** "In the same months of the year before 19": by a word of an earlier time, verbs aside. */
function isOfLastTime(figure: Figure, { text, language }: Read): boolean {
	const { past, now } = cuesOf(language);
	const words = wordsAround(text, figure).filter(
		(word) => !isVerbal(word, language) && !wasDone(language).test(word),
	);
	return past.count(words) > 0 && now.count(words) === 0;
}

const wasDone = patternByLanguage(({ wasOrIs }) => new RegExp(`^${wasOrIs}$`, "iu"));

/** "62 of 940 were late. That is 6.6 %": what was told the sentence before, as a share. */
function saysAgain(
	{ statement: { words, figures, order, block, language } }: Place,
	statements: readonly Read[],
): boolean {
	const before = statements[order - 1];
	if (before?.block !== block || !cuesOf(language).anaphor.has(words[0] ?? "")) return false;
	return figures.length === 1 && before.figures.some(({ kind }) => kind === "ratio" || kind === "count");
}

/** What stands behind the sentence that wants something is seldom what it starts from. */
function isToldLater({ statement: one }: Place, { statement: other }: Place): boolean {
	return one.kind !== "row" && other.kind !== "row" && one.order > other.order && one.block === other.block;
}

/** "27 % came back, last year it was 16 %": what is compared with an earlier value is what somebody watches. */
export function isFollowed(place: Place, statements: readonly Read[]): boolean {
	const { entry, statement } = place;
	const { figure } = entry;
	if (statement.kind === "row" || figure.change !== null) return false;
	const others = statement.figures.filter(
		(each) => each !== figure && each.kind !== "date" && comparable(each, figure),
	);
	if (!isOfLastTime(figure, statement) && others.some((each) => isOfLastTime(each, statement))) return true;
	if (isPast(place)) return false;
	if (others.some((each) => isPast({ statement, entry: { ...entry, figure: each } }))) return true;
	if (others.some(({ start }) => start > figure.end)) return false;
	return statements
		.slice(statement.order + 1, statement.order + 1 + reachOfValue)
		.some((next) => tellsEarlier(next, place, statements));
}

/** Whether a later statement gives an earlier value of the same, and nothing of today or to come. */
function tellsEarlier(next: Read, { entry }: Place, statements: readonly Read[]): boolean {
	if (next.scores.target > 0 || next.signals.now > 0) return false;
	const { figure } = entry;
	return next.figures.some(
		(each) =>
			(each.kind === figure.kind || (each.kind === "number" && figure.kind === "count")) &&
			comparable(each, figure) &&
			isComparedTo({ statement: next, entry: { ...entry, figure: each } }, statements),
	);
}

/** A value of an earlier time, by the words next to it: "was 4.4", "two years ago 4.90", "contre 8 % avant". */
function isPast({ entry: { figure }, statement }: Place): boolean {
	const { figures, text, kind, signals, language } = statement;
	if (figure.change) return false;
	const { past, now } = cuesOf(language);
	const says = (each: Figure) => {
		const words = wordsAround(text, each);
		return past.count(words) > 0 && now.count(words) === 0;
	};
	if (kind === "row") return signals.past > 0 && signals.now === 0;
	const others = figures.filter(
		(each) => each !== figure && each.kind !== "date" && comparable(each, figure),
	);
	if (others.length === 0) return false;
	// "240 groupes l'an dernier, on en recevait 610": what used to be is older than last year.
	if (lastsInThePast(clauseAround(text, figure), language)) return true;
	if (others.some((each) => lastsInThePast(clauseAround(text, each), language))) return false;
	return signals.past > 0 && says(figure);
}

/** "8 % are late. In spring it was 2.5 %": an earlier value of what a sentence shortly before measures. */
function isComparedTo({ entry: { figure }, statement }: Place, statements: readonly Read[]): boolean {
	const { signals, figures, order, block } = statement;
	const isValue = (each: Figure) => each.kind !== "date" && comparable(each, figure);
	if (signals.past === 0 || figures.filter(isValue).length !== 1) return false;
	return statements
		.slice(Math.max(0, order - reachOfValue), order)
		.some((before) => before.block === block && before.figures.some(isValue));
}

/** Between a value and what it was before, somebody may say what they think of it. */
const reachOfValue = 3;
