/** What the demo asks of a calendar beside `domain/value`. Days are `YYYY-MM-DD`; every function here is pure. */

import { addDays, dayNumber, weekdayOf } from "@throughline/domain/value/day";
import { addMonths, monthOf } from "@throughline/domain/value/month";

/** `day`, or the Friday before when it falls on a weekend. */
export function workday(day: string): string {
	return addDays(day, Math.min(0, 4 - weekdayOf(dayNumber(day))));
}

/** The first day of the month that lies `months` after the month of `day` (negative: before). */
export function firstOfMonth(day: string, months = 0): string {
	return `${addMonths(monthOf(day), months)}-01`;
}

/** "October 2026". */
export function monthName(day: string): string {
	return new Date(day).toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
}

/** A moment of `day`, in UTC: `at("2026-11-20", 9, 30)` is `2026-11-20T09:30:00.000Z`. */
export function at(day: string, hour: number, minute = 0): string {
	return new Date(Date.parse(day) + (hour * 60 + minute) * 60_000).toISOString();
}
