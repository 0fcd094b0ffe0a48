import { dayNumber, weekdayOf } from "../value/day.ts";

/** The working days, counted one after another so that a plan is calculated in whole steps. */
export type WorkingCalendar = {
	isWorkingDay(number: number): boolean;
	/** How many working days lie before the day, from a fixed origin: a working day's own position. */
	position(number: number): number;
	/** The working day at a position. */
	dayAt(position: number): number;
};

/** Monday to Friday, less the holidays (`YYYY-MM-DD`, any order, repeats and weekends allowed). */
export function workingCalendar(holidays: Iterable<string>): WorkingCalendar {
	const off = [...new Set([...holidays].map(dayNumber).filter((day) => weekdayOf(day) < 5))].sort(
		(one, other) => one - other,
	);
	const offDays = Int32Array.from(off);
	// A holiday's position among the weekdays, less the holidays before it: where working days begin to lag.
	const lags = Int32Array.from(off, (day, index) => weekdaysBefore(day) - index);
	return {
		isWorkingDay: (number) => weekdayOf(number) < 5 && offDays[countBelow(offDays, number)] !== number,
		position: (number) => weekdaysBefore(number) - countBelow(offDays, number),
		dayAt: (position) => weekdayAt(position + countBelow(lags, position + 1)),
	};
}

/** Weekdays before the day, from Monday 5 January 1970. */
function weekdaysBefore(number: number): number {
	const week = Math.floor((number - 4) / 7);
	return week * 5 + Math.min(number - 4 - week * 7, 5);
}

function weekdayAt(count: number): number {
	const week = Math.floor(count / 5);
	return 4 + week * 7 + (count - week * 5);
}

/** How many entries of an ascending list are below the value. */
function countBelow(ascending: Int32Array, value: number): number {
	let low = 0;
	let high = ascending.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((ascending[middle] ?? 0) < value) low = middle + 1;
		else high = middle;
	}
	return low;
}
