import { dayNumber, weekdayOf } from "../../value/day.ts";
import { standardWeek, type WorkingWeek, weekdays } from "./working-week.ts";

/** The working days, counted one after another so that a plan is calculated in whole steps. */
export type WorkingCalendar = {
	isWorkingDay(number: number): boolean;
	/** How many working days lie before the day, from a fixed origin: a working day's own position. */
	position(number: number): number;
	/** The working day at a position. */
	dayAt(position: number): number;
};

/**
 * The days of the working week, Monday to Friday unless said otherwise, less the holidays (`YYYY-MM-DD`, any order,
 * repeats and other days allowed).
 */
export function workingCalendar(
	holidays: Iterable<string>,
	week: WorkingWeek = standardWeek,
): WorkingCalendar {
	const worked = weekdays.map((day) => week[day]);
	const { weekdaysBefore, weekdayAt } = countWeekdays(worked);
	const isWorked = (day: number) => worked[weekdayOf(day)] === true;
	const off = [...new Set([...holidays].map(dayNumber).filter(isWorked))].sort((one, other) => one - other);
	const offDays = Int32Array.from(off);
	// A holiday's position among the weekdays, less the holidays before it: where working days begin to lag.
	const lags = Int32Array.from(off, (day, index) => weekdaysBefore(day) - index);
	return {
		isWorkingDay: (number) => isWorked(number) && offDays[countBelow(offDays, number)] !== number,
		position: (number) => weekdaysBefore(number) - countBelow(offDays, number),
		dayAt: (position) => weekdayAt(position + countBelow(lags, position + 1)),
	};
}

/** Worked weekdays before a day, from Monday 5 January 1970, and the day at such a count. */
function countWeekdays(worked: readonly boolean[]) {
	const places = worked.flatMap((isWorked, place) => (isWorked ? [place] : []));
	const before = worked.map((_, place) => places.filter((each) => each < place).length);
	const perWeek = places.length;
	return {
		weekdaysBefore(number: number): number {
			const week = Math.floor((number - 4) / 7);
			return week * perWeek + (before[number - 4 - week * 7] ?? 0);
		},
		weekdayAt(count: number): number {
			const week = Math.floor(count / perWeek);
			return 4 + week * 7 + (places[count - week * perWeek] ?? 0);
		},
	};
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
