import { z } from "zod";
import { id } from "../shape.ts";
import { dayOf } from "../value/day.ts";
import type { WorkingCalendar } from "./calendar.ts";
import { findCycle } from "./cycle.ts";
import { type Node, networkOf, type Plan } from "./network.ts";
import { backwardPass, forwardPass, inOrder } from "./passes.ts";

export type { Plan, PlannedLink, PlannedTask } from "./network.ts";

/** A task's place in the plan. Dates are days, both included; floats are working days. */
export const TaskSchedule = z.object({
	id,
	earlyStart: z.iso.date(),
	earlyFinish: z.iso.date(),
	lateStart: z.iso.date().describe("The latest that does not delay the program's finish"),
	lateFinish: z.iso.date(),
	totalFloat: z.int().describe("Working days that it can slip without delaying the program's finish"),
	freeFloat: z.int().describe("Working days that it can slip without delaying another task"),
	critical: z.boolean().describe("Not completed, and without total float"),
});
export type TaskSchedule = z.infer<typeof TaskSchedule>;

/** A task that must move for its links to be respected. */
export const Move = z.object({
	id,
	name: z.string(),
	from: z.object({ startDate: z.iso.date(), endDate: z.iso.date() }),
	to: z.object({ startDate: z.iso.date(), endDate: z.iso.date() }),
});
export type Move = z.infer<typeof Move>;

/** What a program's plan comes to. Only tasks with both dates take part. */
export const Schedule = z.object({
	tasks: z.array(TaskSchedule),
	moves: z.array(Move).describe("What auto-schedule would move: as little as possible, as early as possible"),
	start: z.iso.date().nullable().describe("The first early start; null without dated tasks"),
	finish: z.iso.date().nullable().describe("The last early finish"),
	cycle: z
		.array(id)
		.nullable()
		.describe("Tasks that wait for each other in a circle; they and what waits for them are left out"),
});
export type Schedule = z.infer<typeof Schedule>;

/**
 * The critical path method: forward and backward pass over working days with all four kinds of link and lag
 * (PMI, Practice Standard for Scheduling; precedence diagramming after Fondahl, 1961). Linear in tasks and links.
 *
 * - A planned start is a "start no earlier than": links move a task later, never earlier than its own date. So early
 *   dates are the dates that auto-schedule would give.
 * - Actuals stand: a task that is Completed or has begun (In Progress, or progress above 0) keeps its dates, whatever
 *   its links say. What is completed has no float and is never critical.
 * - Lag is counted in working days. A milestone takes no time.
 * - Late dates are calculated back from the last early finish of the program.
 */
export function schedule(plan: Plan): Schedule {
	const { calendar, nodes } = networkOf(plan);
	const order = inOrder(nodes);
	forwardPass(order);
	backwardPass(order);
	const reached = nodes.filter(({ waitingFor }) => waitingFor === 0);
	const datesOf = shownDates(calendar);
	const tasks = reached.map((node) => taskSchedule(node, datesOf));
	return {
		tasks,
		moves: reached.filter(({ early, planned }) => early > planned).map((node) => moveOf(node, datesOf)),
		start: tasks.reduce<string | null>(
			(first, { earlyStart: day }) => (first && first < day ? first : day),
			null,
		),
		finish: tasks.reduce<string | null>(
			(last, { earlyFinish: day }) => (last && last > day ? last : day),
			null,
		),
		cycle: reached.length === nodes.length ? null : findCycle(plan.dependencies),
	};
}

type Dates = { startDate: string; endDate: string };
type DatesOf = (node: Node, start: number) => Dates;

function taskSchedule(node: Node, datesOf: DatesOf): TaskSchedule {
	const earliest = datesOf(node, node.early);
	const latest = datesOf(node, node.late);
	const totalFloat = node.late - node.early;
	return {
		id: node.task.id,
		earlyStart: earliest.startDate,
		earlyFinish: earliest.endDate,
		lateStart: latest.startDate,
		lateFinish: latest.endDate,
		totalFloat,
		freeFloat: node.free,
		critical: totalFloat === 0 && node.task.status !== "Completed",
	};
}

function moveOf(node: Node, datesOf: DatesOf): Move {
	const { id, name, startDate, endDate } = node.task;
	return { id, name, from: { startDate, endDate }, to: datesOf(node, node.early) };
}

/** The days of a node that starts at a position. Where it is planned to start, they are its own. */
function shownDates(calendar: WorkingCalendar): DatesOf {
	const days = new Map<number, string>();
	const dayAt = (position: number) => {
		const day = days.get(position) ?? dayOf(calendar.dayAt(position));
		days.set(position, day);
		return day;
	};
	return ({ task, planned, duration, atEndOfDay }, start) => {
		if (start === planned) return { startDate: task.startDate, endDate: task.endDate };
		if (duration > 0) return { startDate: dayAt(start), endDate: dayAt(start + duration - 1) };
		const day = dayAt(atEndOfDay ? start - 1 : start);
		return { startDate: day, endDate: day };
	};
}
