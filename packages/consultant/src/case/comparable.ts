import { wordsAround } from "../figures/clause.ts";
import type { Figure } from "../figures/figure.ts";
import { unitSymbols } from "../figures/words/measures.ts";
import { cuesOf } from "../languages/cues.ts";
import type { Read } from "../roles/statements.ts";
import type { Place } from "./place.ts";

/** Two values of one scale, with a way to go from one to the other; of "none" nothing else tells the scale than its words. */
export function isPair(today: Place, wanted: Place): boolean {
	const other = wanted.entry.figure;
	const one = onScaleOf(today.entry.figure, other);
	if (one.value === other.value || isReached(one, wanted) || !comparable(one, other)) return false;
	const isOfBoth = today.statement.stems.some((stem) => wanted.statement.stems.includes(stem));
	return isOfBoth || (other.value !== 0 && !isFarApart(one, other));
}

/** "131 of 412" where a percentage is wanted is the share that it comes to; else the value as it is. */
export function onScaleOf(today: Figure, wanted: Figure): Figure {
	if (today.kind !== "ratio" || !today.of || today.value > today.of || wanted.kind !== "percent")
		return today;
	const value = Math.round((1000 * today.value) / today.of) / 10;
	return { ...today, kind: "percent", value, of: null, unit: "%" };
}

/**
 * "2 and 3 now" beside "under 2 %", "99 % are reachable" beside "under 2 % failures": without a word in common neither is the
 * value of today.
 */
function isFarApart(today: Figure, wanted: Figure): boolean {
	if (wanted.kind !== "percent") return false;
	const isListed = today.kind === "number" && today.value < fewest && Number.isInteger(today.value);
	return isListed || (today.kind === "percent" && today.value > wanted.value * mostTimes);
}

const fewest = 10;
const mostTimes = 40;

/** What is to be "at most 8 weeks" is more today: else nothing is wanted. "Not under 5" may be what is not reached yet. */
function isReached(today: Figure, { entry: { figure: wanted }, statement }: Place): boolean {
	if (wanted.kind !== today.kind && !(isCounted(wanted) && isCounted(today))) return false;
	const isSameUnit = wanted.kind !== "duration" || today.unit === wanted.unit;
	if (!isSameUnit) return false;
	const { bound, value } = wanted;
	// "Below 60 % the commissioner comes": nobody wants to be there.
	if (bound === "under" && !isAskedFor(wanted, statement)) return false;
	return (bound === "at most" || bound === "under") && today.value <= value;
}

function isCounted({ kind }: Figure): boolean {
	return kind === "count" || kind === "number" || kind === "ratio";
}

/** Whether its clause says that it has to be so. */
function isAskedFor(figure: Figure, { text, language, signals }: Read): boolean {
	const { target, mustBe, wanting, granted } = cuesOf(language);
	const words = wordsAround(text, figure);
	return (
		signals.heading.target === 1 || [target, mustBe, wanting, granted].some((list) => list.count(words) > 0)
	);
}

/** Two figures that one scale could hold. */
export function comparable(one: Figure, other: Figure): boolean {
	const has = (kind: Figure["kind"]) => one.kind === kind || other.kind === kind;
	if (has("money")) return comparableMoney(one, other);
	if (has("percent")) return comparablePercent(one, other);
	if (has("duration")) return one.kind === other.kind && unitClass(one) === unitClass(other);
	if (one.value === 0 || other.value === 0) return true;
	if (has("ratio")) return Math.max(one.value, other.value) <= Math.max(one.of ?? 0, other.of ?? 0);
	const isAlike = isOfUnit(one, other) || Number.isInteger(one.value) === Number.isInteger(other.value);
	return isAlike && isWithin(one, other, 20);
}

/** "2.9 tonnes" and "1 tonne" */
function isOfUnit(one: Figure, other: Figure): boolean {
	const [unit, same] = [one, other].map((each) => unitSymbols.get(each.unit?.toLowerCase() ?? ""));
	return unit !== undefined && unit === same;
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
