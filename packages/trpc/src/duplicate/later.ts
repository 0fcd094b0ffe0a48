import type { Program } from "@throughline/domain/program";
import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import type { Plan } from "@throughline/domain/task/schedule";
import { shiftedDates, shiftedDay } from "@throughline/domain/task/schedule/shift-dates";
import { dayNumber } from "@throughline/domain/value/day";
import { addMonths, monthOf } from "@throughline/domain/value/month";

type Span = { startDate: string | null; endDate: string | null };

/** Where the days of a program lie in a copy of it that begins on another day. */
export type Later = {
	/** So many working days later as the copy begins; a task takes as many working days as before. */
	span(span: Span): Span;
	day<Day extends string | null>(day: Day): Day | string;
	/** The first day of the month that lies as many months later. */
	month(firstDay: string): string;
};

/** Where they are. */
export const sameDays: Later = {
	span: ({ startDate, endDate }) => ({ startDate, endDate }),
	day: (day) => day,
	month: (day) => day,
};

/**
 * By the program's own calendar. Days stay where they are when the copy names no start, or nothing says when the program
 * begins.
 */
export function laterBy(
	program: Pick<Program, "startDate">,
	{ tasks, holidays, week }: Pick<Plan, "tasks" | "holidays" | "week">,
	startDate: string | null,
): Later {
	const starts = tasks.flatMap((task) => task.startDate ?? []).sort();
	const from = program.startDate ?? starts[0] ?? null;
	if (from === null || startDate === null || from === startDate) {
		return sameDays;
	}
	const calendar = workingCalendar(
		holidays.map(({ date }) => date),
		week,
	);
	const days = calendar.position(dayNumber(startDate)) - calendar.position(dayNumber(from));
	const months = monthsBetween(from, startDate);
	return {
		span: (span) => shiftedDates(span, days, calendar),
		day: (day) => day && shiftedDay(day, days, calendar),
		month: (firstDay) => `${addMonths(monthOf(firstDay), months)}-01`,
	};
}

function monthsBetween(from: string, to: string): number {
	const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
	return count(to) - count(from);
}
