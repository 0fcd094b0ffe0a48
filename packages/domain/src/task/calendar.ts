/**
 * Days as whole numbers: days since 1 January 1970, a Thursday. The conversions are the arithmetic of Howard Hinnant,
 * "chrono-compatible low-level date algorithms" (days_from_civil, civil_from_days): a plan has thousands of dates,
 * and `Date` is a slow way to count them.
 */

/** The number of a day `YYYY-MM-DD`. */
export function dayNumber(day: string): number {
	const month = Number(day.slice(5, 7));
	const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0);
	const era = Math.floor(year / 400);
	const yearOfEra = year - era * 400;
	const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(day.slice(8, 10)) - 1;
	const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
	return era * 146_097 + dayOfEra - 719_468;
}

/** The day `YYYY-MM-DD` of a number. */
export function dayOf(number: number): string {
	const shifted = number + 719_468;
	const era = Math.floor(shifted / 146_097);
	const dayOfEra = shifted - era * 146_097;
	const yearOfEra = Math.floor(
		(dayOfEra -
			Math.floor(dayOfEra / 1_460) +
			Math.floor(dayOfEra / 36_524) -
			Math.floor(dayOfEra / 146_096)) /
			365,
	);
	const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
	const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
	const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
	const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
	const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
	return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(date)}`;
}

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

/** Monday 0 … Sunday 6. */
export function weekdayOf(number: number): number {
	return (((number + 3) % 7) + 7) % 7;
}

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
