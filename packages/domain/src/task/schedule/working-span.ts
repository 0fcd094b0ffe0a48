import type { WorkingCalendar } from "../calendar/calendar.ts";

/** Days as numbers; `end` is the day after the last. */
export type DaySpan = { start: number; end: number };

/** How many working days a span holds. */
export function workingDaysIn({ start, end }: DaySpan, calendar: WorkingCalendar): number {
	return calendar.position(end) - calendar.position(start);
}

/** The span from the working day at a position on, with as many working days as before; on days off alone, one. */
export function spanFrom(position: number, before: DaySpan, calendar: WorkingCalendar): DaySpan {
	const duration = Math.max(workingDaysIn(before, calendar), 1);
	return { start: calendar.dayAt(position), end: calendar.dayAt(position + duration - 1) + 1 };
}
