import type { Task } from "@throughline/domain/task";
import type { WorkingCalendar } from "@throughline/domain/task/calendar";
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
	const start = calendar.position(dayNumber(startDate)) + days;
	// On days off alone it takes none; it stays one day then.
	const duration = Math.max(durationOf(startDate, endDate, calendar), 1);
	return { startDate: dayOf(calendar.dayAt(start)), endDate: dayOf(calendar.dayAt(start + duration - 1)) };
}

/** How many working days lie between two days, both included. */
export function durationOf(startDate: string, endDate: string, calendar: WorkingCalendar): number {
	return calendar.position(dayNumber(endDate) + 1) - calendar.position(dayNumber(startDate));
}
