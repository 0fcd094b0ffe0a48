/**
 * Calendar arithmetic on days (`YYYY-MM-DD`), of a day as a whole number too: days since 1 January 1970, a Thursday. The
 * conversions are the arithmetic of Howard Hinnant, "chrono-compatible low-level date algorithms" (days_from_civil,
 * civil_from_days): a plan has thousands of dates, and `Date` is a slow way to count them. Everything is pure.
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

/** The day that lies `count` days later (negative: earlier). */
export function addDays(day: string, count: number): string {
	return dayOf(dayNumber(day) + count);
}

/** The Monday of the week in which `day` lies. */
export function mondayOf(day: string): string {
	return addDays(day, -weekdayOf(dayNumber(day)));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
	return dayNumber(to) - dayNumber(from);
}
