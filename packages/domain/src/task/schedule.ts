import { z } from "zod";
import { id } from "../shape.ts";
import { isCompleted } from "./completion.ts";
import { findCycle } from "./cycle.ts";
import { type DatesOf, shownDates } from "./schedule/dates.ts";
import { type Node, networkOf, type Plan } from "./schedule/network.ts";
import { backwardPass, forwardPass, inOrder } from "./schedule/passes.ts";
import { violationsIn } from "./schedule/violations.ts";

export type { Plan, PlannedLink, PlannedTask } from "./schedule/network.ts";

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

/** A link whose successor lies too early. What has begun or is over did not wait: a link into it is none. */
export const Violation = z.object({
	predecessorId: id,
	successorId: id,
	missingDays: z.int().describe("Working days by which the successor lies too early"),
});
export type Violation = z.infer<typeof Violation>;

/** What a program's plan comes to. Only tasks with both dates take part. */
export const Schedule = z.object({
	tasks: z.array(TaskSchedule),
	moves: z.array(Move).describe("What auto-schedule would move: as little as possible, as early as possible"),
	start: z.iso.date().nullable().describe("The first early start; null without dated tasks"),
	finish: z.iso.date().nullable().describe("The last early finish"),
	violations: z.array(Violation).describe("Links that the dates as they are now do not keep to"),
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
 * - A pinned task keeps its dates too, and what it waits for has float up to them: less than none where they are broken.
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
		violations: violationsIn(nodes),
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

function taskSchedule(node: Node, datesOf: DatesOf): TaskSchedule {
	const earliest = datesOf(node, node.early, node.duration);
	const latest = datesOf(node, node.late, node.duration);
	const totalFloat = node.late - node.early;
	return {
		id: node.task.id,
		earlyStart: earliest.startDate,
		earlyFinish: earliest.endDate,
		lateStart: latest.startDate,
		lateFinish: latest.endDate,
		totalFloat,
		freeFloat: node.free,
		critical: totalFloat <= 0 && !isCompleted(node.task),
	};
}

function moveOf(node: Node, datesOf: DatesOf): Move {
	const { id, name, startDate, endDate } = node.task;
	return { id, name, from: { startDate, endDate }, to: datesOf(node, node.early, node.duration) };
}
