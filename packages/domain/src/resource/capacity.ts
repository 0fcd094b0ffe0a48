import { isActive } from "../task.ts";
import { addDays, daysBetween, mondayOf } from "../value/day.ts";

/** Percent of working time that a task asks of its owner while nobody is assigned to it: the same as for loads. */
export const ownerShare = 20;

/** What a task asks of a member. Days are `YYYY-MM-DD`, null where none is set. */
export type Demand = {
	/** Of working time, 1–100: the assignment's, or `ownerShare` of an owner without assignments. */
	percent: number;
	status: string;
	taskStart: string | null;
	taskEnd: string | null;
	/** The assignment's own days. */
	from: string | null;
	to: string | null;
};

/** The Mondays of `count` weeks, beginning with the week in which `today` lies. */
export function weeksFrom(today: string, count: number): string[] {
	const first = mondayOf(today);
	return Array.from({ length: count }, (_, index) => addDays(first, index * 7));
}

/** On how many working days (Monday to Friday) of the week the task asks for the member. */
export function daysAsked(demand: Demand, week: string, today: string): number {
	const stretch = stretchOf(demand, today);
	if (!stretch) return 0;
	const first = Math.max(daysBetween(week, stretch.first), 0);
	const last = Math.min(daysBetween(week, stretch.last), 4);
	return Math.max(last - first + 1, 0);
}

/**
 * A member's load in a week, in percent of their time from Monday to Friday; above 100 is more than one can do:
 * Σ over tasks of percent × working days asked ÷ 5. Holidays take work and time away alike, so they change nothing.
 */
export function weekLoad(demands: readonly Demand[], week: string, today: string): number {
	const percentDays = demands.reduce(
		(all, demand) => all + demand.percent * daysAsked(demand, week, today),
		0,
	);
	return percentDays / 5;
}

/** Whether a week asks more of a member than there is. */
export function isOverAllocated(load: number): boolean {
	return load > 100;
}

/**
 * From when to when a task asks for the member: by the assignment's days, else the task's. A task with one date is on
 * that day. Completed and On Hold ask for nobody. What is late, or is worked on without any date, counts for the whole
 * current week: it must still be done, and nobody knows for how long.
 */
function stretchOf(demand: Demand, today: string): { first: string; last: string } | null {
	const { status, taskStart, taskEnd, from, to } = demand;
	if (status === "Completed" || status === "On Hold") return null;
	const monday = mondayOf(today);
	const friday = addDays(monday, 4);
	const first = from ?? taskStart ?? to ?? taskEnd;
	if (first === null) return isActive(status) ? { first: monday, last: friday } : null;
	const planned = to ?? taskEnd ?? first;
	const last = planned < first ? first : planned;
	const isLate = to === null && last < today;
	return isLate ? { first: first < monday ? first : monday, last: friday } : { first, last };
}
