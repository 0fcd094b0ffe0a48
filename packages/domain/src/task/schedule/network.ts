import type { Task } from "../../task.ts";
import { dayNumber } from "../../value/day.ts";
import { type WorkingCalendar, workingCalendar } from "../calendar/calendar.ts";
import type { WorkingWeek } from "../calendar/working-week.ts";
import { isCompleted, percentDone } from "../completion.ts";
import type { DependencyKind, TaskDependency } from "../dependency.ts";

export type PlannedTask = Pick<
	Task,
	"id" | "name" | "status" | "startDate" | "endDate" | "progress" | "milestone" | "scheduling"
> & {
	/** A summary lies where its sub-tasks do: it takes no part itself. */
	summary?: boolean;
};
export type PlannedLink = Pick<TaskDependency, "predecessorId" | "successorId" | "kind" | "lagDays">;

/** What a schedule is calculated from: a program's tasks, links and holidays, in any order, and its working week. */
export type Plan = {
	tasks: readonly PlannedTask[];
	dependencies: readonly PlannedLink[];
	holidays: readonly { date: string }[];
	/** Monday to Friday unless said otherwise. */
	week?: WorkingWeek;
};

/**
 * A task with both dates. Time is counted in working days: the task fills the positions of the calendar from its
 * start up to, not including, start + duration.
 */
export type Node = {
	task: PlannedTask & { startDate: string; endDate: string };
	/** Where it is planned to start. */
	planned: number;
	/** Whole working days; 0 for a milestone and for a task that lies on days off only. */
	duration: number;
	/** In progress or over: its dates stand. */
	started: boolean;
	/** Its dates were set to stay: nothing moves it but a person. */
	pinned: boolean;
	/** A milestone falls at the end of its day, unless work starts from it: it waits for no end, but is waited for. */
	atEndOfDay: boolean;
	isWaitedFor: boolean;
	waitsForAnEnd: boolean;
	incoming: Edge[];
	outgoing: Edge[];
	/** Links whose predecessor the passes have not got to; above 0 in the end for a circle and what follows one. */
	waitingFor: number;
	/** What the passes find: the earliest and the latest start, and how far it can slip alone. */
	early: number;
	late: number;
	free: number;
};

/** A link that still binds. */
export type Edge = { from: Node; to: Node; kind: DependencyKind; lag: number };

/** Reads a plan. Tasks without both dates take no part; nor do links into a task that has begun: it did not wait. */
export function networkOf({ tasks, dependencies, holidays, week }: Plan) {
	const calendar = workingCalendar(
		holidays.map(({ date }) => date),
		week,
	);
	const positions = dayPositions(calendar);
	const nodes = new Map<string, Node>();
	for (const task of tasks) if (isDated(task)) nodes.set(task.id, nodeOf(task, positions));
	for (const link of dependencies) {
		const from = nodes.get(link.predecessorId);
		const to = nodes.get(link.successorId);
		if (from && to) connect(from, to, link);
	}
	const all = [...nodes.values()];
	for (const node of all)
		if (startsItsDay(node, node.task)) {
			node.atEndOfDay = false;
			node.planned = positions(node.task.startDate).before;
			node.early = node.planned;
			node.late = node.planned;
		}
	/** Where a task of the plan would lie with other dates; null without both. */
	const spanOf = (task: PlannedTask): Placed | null => {
		const node = nodes.get(task.id);
		if (!node || !isDated(task)) return null;
		const { planned, duration } = nodeOf(task, positions);
		return {
			node,
			duration,
			planned: startsItsDay(node, task) ? positions(task.startDate).before : planned,
		};
	};
	return { calendar, nodes: all, spanOf };
}

/** Where a task lies, in working days. */
export type Span = Pick<Node, "planned" | "duration">;
type Placed = Span & { node: Node };

/** Whether a milestone falls at the beginning of its day. */
function startsItsDay({ isWaitedFor, waitsForAnEnd }: Node, { milestone }: PlannedTask): boolean {
	return milestone && isWaitedFor && !waitsForAnEnd;
}

/** By how much the successor's start lies after the predecessor's start, at least, in working days. */
export function distance({ kind, lag }: Pick<Edge, "kind" | "lag">, from: number, to: number): number {
	const predecessorEdge = kind === "FS" || kind === "FF" ? from : 0;
	const successorEdge = kind === "FF" || kind === "SF" ? to : 0;
	return predecessorEdge + lag - successorEdge;
}

/** The working days by which a successor lies too early for a link; 0 or less where it does not. */
export function missingDays(edge: Pick<Edge, "kind" | "lag">, from: Span, to: Span): number {
	return from.planned + distance(edge, from.duration, to.duration) - to.planned;
}

function connect(from: Node, to: Node, { kind, lagDays: lag }: PlannedLink): void {
	from.isWaitedFor = true;
	if (kind === "FS" || kind === "FF") to.waitsForAnEnd = true;
	if (to.started) return;
	const edge = { from, to, kind, lag };
	from.outgoing.push(edge);
	to.incoming.push(edge);
	to.waitingFor++;
}

export function isDated(task: PlannedTask): task is Node["task"] {
	return !task.summary && task.startDate !== null && task.endDate !== null;
}

/** The positions before and after a day, `YYYY-MM-DD`. A plan repeats its days, so each is calculated once. */
type Positions = (day: string) => { before: number; after: number };

function dayPositions(calendar: WorkingCalendar): Positions {
	const positionsByDay = new Map<string, ReturnType<Positions>>();
	return (day) => {
		const cached = positionsByDay.get(day);
		if (cached) return cached;
		const number = dayNumber(day);
		const positions = { before: calendar.position(number), after: calendar.position(number + 1) };
		positionsByDay.set(day, positions);
		return positions;
	};
}

function nodeOf(task: Node["task"], positions: Positions): Node {
	const { before, after } = positions(task.startDate);
	const planned = task.milestone ? after : before;
	return {
		task,
		planned,
		duration: task.milestone ? 0 : positions(task.endDate).after - planned,
		started: hasBegun(task),
		pinned: task.scheduling === "pinned",
		atEndOfDay: true,
		isWaitedFor: false,
		waitsForAnEnd: false,
		incoming: [],
		outgoing: [],
		waitingFor: 0,
		early: planned,
		late: planned,
		free: 0,
	};
}

/** Whether somebody works on it, or has: its dates are what happened. */
export function hasBegun(task: Pick<Task, "status" | "progress">): boolean {
	return isCompleted(task) || task.status === "In Progress" || percentDone(task) > 0;
}
