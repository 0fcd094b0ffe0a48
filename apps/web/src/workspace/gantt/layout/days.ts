import type { DaySpan } from "@throughline/domain/task/schedule/working-span";
import { dayNumber } from "@throughline/domain/value/day";

const dayMs = 86_400_000;

export type { DaySpan };

/** Year, month (0–11) and day of the month. */
export function calendarOf(day: number): { year: number; month: number; date: number } {
	const instant = new Date(day * dayMs);
	return { year: instant.getUTCFullYear(), month: instant.getUTCMonth(), date: instant.getUTCDate() };
}

/** The first of a month; months beyond 0–11 reach into other years. */
export function firstOfMonth(year: number, month: number): number {
	return Date.UTC(year, month, 1) / dayMs;
}

/** The days from a first to a last day `YYYY-MM-DD`, both included; null where one is missing or they are reversed. */
export function daySpan(startDate: string | null, endDate: string | null): DaySpan | null {
	if (startDate === null || endDate === null) return null;
	const span = { start: dayNumber(startDate), end: dayNumber(endDate) + 1 };
	return span.end > span.start ? span : null;
}
