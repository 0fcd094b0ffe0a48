import { z } from "zod";
import { id } from "../../shape.ts";
import { dayNumber } from "../../value/day.ts";
import type { WorkingCalendar } from "../calendar/calendar.ts";

type Dates = { startDate: string | null; endDate: string | null };

const Dates = z.object({ startDate: z.iso.date().nullable(), endDate: z.iso.date().nullable() });
const variance = z.int().nullable();

/** How a task stands against a baseline. */
export const TaskVariance = z.object({
	taskId: id.nullable().describe("Null once the task is deleted"),
	name: z.string().describe("As it is now; as it was, once the task is deleted"),
	current: Dates.nullable().describe("Null once the task is deleted"),
	baseline: Dates.nullable().describe("Null for a task that came after the baseline"),
	start: variance.describe(
		"Working days by which it starts later; negative: earlier; null without both dates",
	),
	finish: variance.describe("The same for its finish"),
	duration: variance.describe("Working days by which it is longer; negative: shorter"),
});
export type TaskVariance = z.infer<typeof TaskVariance>;

/**
 * Current less baseline, in working days (PMI, Practice Standard for Scheduling: schedule variance). Days off count nothing,
 * so that a finish that slips from Friday to Monday slips by one day. Null where one of the dates is missing.
 */
export function varianceOf(
	current: Dates,
	baseline: Dates,
	calendar: WorkingCalendar,
): Pick<TaskVariance, "start" | "finish" | "duration"> {
	const startOf = ({ startDate: day }: Dates) => (day === null ? null : calendar.position(dayNumber(day)));
	const finishOf = ({ endDate: day }: Dates) => (day === null ? null : calendar.position(dayNumber(day) + 1));
	const lengthOf = (dates: Dates) => difference(finishOf(dates), startOf(dates));
	return {
		start: difference(startOf(current), startOf(baseline)),
		finish: difference(finishOf(current), finishOf(baseline)),
		duration: difference(lengthOf(current), lengthOf(baseline)),
	};
}

/**
 * What of today's plan stands against a baseline: its leaves, and what was one in the baseline and has been broken down
 * since, which comes to what its sub-tasks do. Other summaries repeat their leaves.
 */
export function comparable<T extends { id: string; summary: boolean }>(
	tasks: readonly T[],
	baseline: readonly { taskId: string | null }[],
): T[] {
	const planned = new Set(baseline.map(({ taskId }) => taskId));
	return tasks.filter(({ id, summary }) => !summary || planned.has(id));
}

/** The plan as it is now against the plan as it was: every task of either, today's first. */
export function compareWithBaseline(
	tasks: readonly (Dates & { id: string; name: string })[],
	baseline: readonly (Dates & { taskId: string | null; name: string })[],
	calendar: WorkingCalendar,
): TaskVariance[] {
	const before = new Map(baseline.map((row) => [row.taskId, row]));
	const today = new Set(tasks.map((task) => task.id));
	const gone = baseline.filter(({ taskId }) => taskId === null || !today.has(taskId));
	return [
		...tasks.map((task) => {
			const was = before.get(task.id);
			return {
				taskId: task.id,
				name: task.name,
				current: datesOf(task),
				baseline: was ? datesOf(was) : null,
				...(was ? varianceOf(task, was, calendar) : unknown),
			};
		}),
		...gone.map((was) => ({
			taskId: null,
			name: was.name,
			current: null,
			baseline: datesOf(was),
			...unknown,
		})),
	];
}

const unknown = { start: null, finish: null, duration: null };

function datesOf({ startDate, endDate }: Dates): Dates {
	return { startDate, endDate };
}

function difference(one: number | null, other: number | null): number | null {
	return one === null || other === null ? null : one - other;
}
