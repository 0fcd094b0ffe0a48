import type { WorkingCalendar } from "../task/calendar/calendar.ts";
import { workingDaysIn } from "../task/schedule/working-span.ts";
import { isActive, type Task } from "../task.ts";
import { addDays, dayNumber, mondayOf } from "../value/day.ts";
import { daysAway } from "./absence.ts";

/** Percent of working time that a task without an estimate asks of its owner while nobody is assigned to it: the same as for loads. */
export const ownerShare = 20;

/**
 * Whole percent of working time that a task asks of its owner while nobody is assigned to it, at least 1: its estimate
 * spread over its working days, which may be more than there is. `ownerShare` without an estimate, or without dates to
 * spread it over.
 * @param estimate person-days, as a decimal string
 */
export function ownerPercent(
	{ estimate, startDate, endDate }: Pick<Task, "estimate" | "startDate" | "endDate">,
	calendar: WorkingCalendar,
): number {
	const first = startDate ?? endDate;
	const last = endDate ?? startDate;
	if (estimate === null || Number(estimate) === 0 || first === null || last === null) return ownerShare;
	const days = workingDaysIn({ start: dayNumber(first), end: dayNumber(last) + 1 }, calendar);
	return days > 0 ? Math.max(1, Math.round((Number(estimate) / days) * 100)) : ownerShare;
}

/** What a task asks of a member. Days are `YYYY-MM-DD`, null where none is set. */
export type Demand = {
	/** Of working time: the assignment's, or `ownerPercent` of an owner without assignments; may be above 100. */
	percent: number;
	status: string;
	taskStart: string | null;
	taskEnd: string | null;
	/** The assignment's own days. */
	from: string | null;
	to: string | null;
	/** Of the task's program: on these days it is worked on. */
	calendar: WorkingCalendar;
};

/** When a member can work: on the organisation's working days, but for their absences. */
export type Availability = {
	calendar: WorkingCalendar;
	absences: readonly { startDate: string; endDate: string }[];
};

/** What a week asks of a member. */
export type WeekLoad = {
	/** Person-days of work. */
	asked: number;
	/** Days on which they work. */
	available: number;
	/** Working days on which they are away. */
	away: number;
	/** Percent: asked ÷ available. Null where something is asked for and no day is left. */
	load: number | null;
};

/** The Mondays of `count` weeks, beginning with the week in which `today` lies. */
export function weeksFrom(today: string, count: number): string[] {
	const first = mondayOf(today);
	return Array.from({ length: count }, (_, index) => addDays(first, index * 7));
}

/** On how many working days of its program the task asks for the member in the week that begins on the Monday `week`. */
export function daysAsked(demand: Demand, week: string, today: string): number {
	const stretch = stretchOf(demand, today);
	if (!stretch) return 0;
	const monday = dayNumber(week);
	const first = Math.max(monday, dayNumber(stretch.first));
	const last = Math.min(monday + 6, dayNumber(stretch.last));
	if (last < first) return 0;
	return demand.calendar.position(last + 1) - demand.calendar.position(first);
}

/**
 * A member's load in a week: Σ over tasks of percent × working days asked, each by the calendar of its own program,
 * against the days on which the member works. Absences take time away and no work: what was planned must still be done.
 */
export function weekLoad(
	demands: readonly Demand[],
	{ calendar, absences }: Availability,
	week: string,
	today: string,
): WeekLoad {
	const percentDays = demands.reduce(
		(all, demand) => all + demand.percent * daysAsked(demand, week, today),
		0,
	);
	const monday = dayNumber(week);
	const away = daysAway(absences, { startDate: week, endDate: addDays(week, 6) }, calendar);
	const available = calendar.position(monday + 7) - calendar.position(monday) - away;
	return { asked: percentDays / 100, available, away, load: loadOfDays(percentDays, available) };
}

/** Percent-days against days, in percent; null where something is asked for and no day is left. */
export function loadOfDays(percentDays: number, available: number): number | null {
	if (percentDays === 0) return 0;
	return available > 0 ? percentDays / available : null;
}

/** Whether a week asks more of a member than there is. */
export function isOverAllocated(load: number | null): boolean {
	return load === null || load > 100;
}

/**
 * From when to when a task asks for the member: by the assignment's days, else the task's. A task with one date is on
 * that day. Completed and On Hold ask for nobody. What is late, or is worked on without any date, counts for the whole
 * current week: it must still be done, and nobody knows for how long.
 */
export function stretchOf(demand: Demand, today: string): { first: string; last: string } | null {
	const { status, taskStart, taskEnd, from, to } = demand;
	if (status === "Completed" || status === "On Hold") return null;
	const monday = mondayOf(today);
	const sunday = addDays(monday, 6);
	const first = from ?? taskStart ?? to ?? taskEnd;
	if (first === null) return isActive(status) ? { first: monday, last: sunday } : null;
	const planned = to ?? taskEnd ?? first;
	const last = planned < first ? first : planned;
	const isLate = to === null && last < today;
	return isLate ? { first: first < monday ? first : monday, last: sunday } : { first, last };
}
