import type { Task } from "../../task.ts";
import { dayNumber, dayOf } from "../../value/day.ts";
import type { WorkingCalendar } from "../calendar/calendar.ts";
import { type DaySpan, spanFrom, workingDaysIn } from "./working-span.ts";

type Dates = Pick<Task, "startDate" | "endDate">;

/**
 * A task's dates so many working days later, or earlier if negative. It takes as many working days as before; a date
 * that is not set stays so.
 */
export function shiftedDates({ startDate, endDate }: Dates, days: number, calendar: WorkingCalendar): Dates {
	if (startDate === null || endDate === null) {
		const shifted = (day: string | null) => day && shiftedDay(day, days, calendar);
		return { startDate: shifted(startDate), endDate: shifted(endDate) };
	}
	const before = spanOf(startDate, endDate);
	const { start, end } = spanFrom(calendar.position(before.start) + days, before, calendar);
	return { startDate: dayOf(start), endDate: dayOf(end - 1) };
}

/** The working day that lies so many working days later, or earlier if negative. */
export function shiftedDay(day: string, days: number, calendar: WorkingCalendar): string {
	return dayOf(calendar.dayAt(calendar.position(dayNumber(day)) + days));
}

/** How many working days lie between two days, both included. */
export function durationOf(startDate: string, endDate: string, calendar: WorkingCalendar): number {
	return workingDaysIn(spanOf(startDate, endDate), calendar);
}

function spanOf(startDate: string, endDate: string): DaySpan {
	return { start: dayNumber(startDate), end: dayNumber(endDate) + 1 };
}
