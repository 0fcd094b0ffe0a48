import type { Read } from "../../../roles/statements.ts";
import { keptFor } from "../../kept-for.ts";

/** Both name the same day, month or quarter, or the later one says that it speaks of the same. */
export function isOfOneTime(one: Read, other: Read): boolean {
	const others = timesOf(other);
	return timesOf(one).some((time) => others.some((each) => overlap(time, each))) || saysSame(one, other);
}

/** "For the same day the records have …", right behind the other. */
export function saysSame(one: Read, other: Read): boolean {
	const later = one.order < other.order ? other : one;
	return (
		later.signals.same > 0 &&
		(one.block === other.block || Math.abs(one.order - other.order) <= reachOfSame) &&
		isOfEarlierYear(one) === isOfEarlierYear(other)
	);
}

/** "Last year, in the same period" speaks of the same months of another year. */
function isOfEarlierYear({ figures, asOf, signals }: Read): boolean {
	return (
		signals.past > 0 &&
		figures.some(({ date }) => date?.precision === "year" && asOf !== null && date.to < asOf)
	);
}

const reachOfSame = 2;

/** The days, months and quarters at which something is said to stand so. */
export const timesOf = keptFor(({ figures, text, asOf }: Read): readonly Time[] =>
	figures.flatMap(({ date, relation, start, end }) => {
		if (!date || date.precision === "year" || date.precision === "season") return [];
		// How long something lasts is no time at which it stands so.
		if (relation === "since" || relation === "until") return [];
		const isYearSaid = text.slice(start, end).includes(date.from.slice(0, 4));
		return [{ ...date, isYearSaid, isYearKnown: isYearSaid || asOf !== null }];
	}),
);

type Time = { precision: string; from: string; to: string; isYearSaid: boolean; isYearKnown: boolean };

/**
 * A day lies in its month. Where neither names its year it may be any; beside one that does ("February 2025") one that does
 * not is of the year that a dated text is of.
 */
export function overlap(one: Time, other: Time): boolean {
	const isExact = (one.isYearSaid || other.isYearSaid) && one.isYearKnown && other.isYearKnown;
	const part = isExact ? 0 : "2026-".length;
	const [from, to] = [one.from.slice(part), one.to.slice(part)];
	return from <= other.to.slice(part) && other.from.slice(part) <= to;
}

/** Values of different times may differ. */
export function differsInTime(one: Read, other: Read): boolean {
	if (saysSame(one, other)) return false;
	const [ones, others] = [timesOf(one), timesOf(other)];
	if (ones.length > 0 && others.length > 0) return areApart(ones, others);
	return isOver(one) !== isOver(other) && one.signals.says + other.signals.says < 2;
}

/** Both name months or quarters of which none lies in one of the other's. */
export function isOfOtherPeriod(one: Read, other: Read): boolean {
	const periodsOf = (read: Read) => timesOf(read).filter(({ precision }) => precision !== "day");
	return !saysSame(one, other) && areApart(periodsOf(one), periodsOf(other));
}

function areApart(ones: readonly Time[], others: readonly Time[]): boolean {
	if (ones.length === 0 || others.length === 0) return false;
	return !ones.some((time) => others.some((each) => overlap(time, each)));
}

function isOver({ signals }: Read): boolean {
	return signals.past > 0 && signals.now === 0;
}
