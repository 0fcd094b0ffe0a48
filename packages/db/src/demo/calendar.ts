/** Days are `YYYY-MM-DD`; every function here is pure. */

const millisecondsPerDay = 86_400_000;

export function addDays(day: string, days: number): string {
	return new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The Monday of the week in which `day` lies. */
export function mondayOf(day: string): string {
	return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** `day`, or the Friday before when it falls on a weekend. */
export function workday(day: string): string {
	const weekday = new Date(day).getUTCDay();
	if (weekday === 6) return addDays(day, -1);
	return weekday === 0 ? addDays(day, -2) : day;
}

/** The first day of the month that lies `months` after the month of `day` (negative: before). */
export function firstOfMonth(day: string, months = 0): string {
	const date = new Date(day);
	return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

/** "October 2026". */
export function monthName(day: string): string {
	return new Date(day).toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
}

/** A moment of `day`, in UTC: `at("2026-11-20", 9, 30)` is `2026-11-20T09:30:00.000Z`. */
export function at(day: string, hour: number, minute = 0): string {
	return new Date(Date.parse(day) + (hour * 60 + minute) * 60_000).toISOString();
}

/** Whole days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}
