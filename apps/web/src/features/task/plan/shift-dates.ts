import type { Task } from "@throughline/domain/task";
import type { WorkingCalendar } from "@throughline/domain/task/calendar";
import { type DaySpan, spanFrom, workingDaysIn } from "@throughline/domain/task/schedule/working-span";
import { dayNumber, dayOf } from "@throughline/domain/value/day";

type Dates = Pick<Task, "startDate" | "endDate">;

/**
 * A task's dates so many working days later, or earlier if negative. It takes as many working days as before; a date
 * that is not set stays so.
 */
export function shiftedDates({ startDate, endDate }: Dates, days: number, calendar: WorkingCalendar): Dates {
	const shifted = (day: string) => dayOf(calendar.dayAt(calendar.position(dayNumber(day)) + days));
	if (startDate === null || endDate === null) {
		return { startDate: startDate && shifted(startDate), endDate: endDate && shifted(endDate) };
	}
	const before = spanOf(startDate, endDate);
	const { start, end } = spanFrom(calendar.position(before.start) + days, before, calendar);
	return { startDate: dayOf(start), endDate: dayOf(end - 1) };
}

/** How many working days lie between two days, both included. */
export function durationOf(startDate: string, endDate: string, calendar: WorkingCalendar): number {
	return workingDaysIn(spanOf(startDate, endDate), calendar);
}

function spanOf(startDate: string, endDate: string): DaySpan {
	return { start: dayNumber(startDate), end: dayNumber(endDate) + 1 };
}
