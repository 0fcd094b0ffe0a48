import { workDone } from "@throughline/domain/task/work-done";
import type { GanttLink, GanttRow, GanttTask } from "../gantt-props.ts";
import { type DaySpan, daySpan } from "./days.ts";

export type WorkstreamLine = {
	kind: "workstream";
	id: string;
	workstream: GanttRow;
	open: boolean;
	/** From its first task's start to its last one's end. */
	days: DaySpan | null;
	/** 0–100 percent, its tasks weighted by their days; null while nobody measures any. */
	progress: number | null;
	/** Which one of how many, from 1. */
	position: number;
	size: number;
};

export type TaskLine = {
	kind: "task";
	id: string;
	task: GanttTask;
	days: DaySpan | null;
	/** Among the tasks under the same line, from 1. */
	position: number;
	size: number;
	/** How many lines above it the one stands of which it is a part. */
	up: number;
	/** Of a summary: whether its sub-tasks are in sight. */
	open: boolean;
	predecessors: number;
	successors: number;
};

/** One line of the chart: a workstream, or a task of one that is open. */
export type Line = WorkstreamLine | TaskLine;

/** A link whose two tasks both have a line and dates. */
export type DrawnLink = { link: GanttLink; from: number; to: number };

export type ChartModel = {
	lines: readonly Line[];
	/** Line numbers by id. */
	indexOf: ReadonlyMap<string, number>;
	links: readonly DrawnLink[];
	/** From the earliest start to the latest end of all tasks, those of closed workstreams too. */
	plan: DaySpan | null;
};

/** Lays the rows out as lines, in one pass over the tasks and one over the links. */
export function chartModel(
	rows: readonly GanttRow[],
	links: readonly GanttLink[],
	closed: ReadonlySet<string>,
	folded: ReadonlySet<string> = none,
): ChartModel {
	const lines: Line[] = [];
	const indexOf = new Map<string, number>();
	let plan: DaySpan | null = null;
	const add = (line: Line) => {
		indexOf.set(line.id, lines.length);
		lines.push(line);
	};
	for (const [place, workstream] of rows.entries()) {
		const open = !closed.has(workstream.id);
		const tasks = taskLines(workstream.tasks, folded);
		const days = spanOf(tasks);
		plan = joined(plan, days);
		for (const { date } of workstream.tasks.flatMap(({ marks }) => marks ?? []))
			plan = joined(plan, daySpan(date, date));
		const position = { position: place + 1, size: rows.length };
		const progress = progressOf(tasks);
		add({ kind: "workstream", id: workstream.id, workstream, open, days, progress, ...position });
		if (open) for (const task of inSight(tasks)) add(task);
	}
	return { lines, indexOf, links: drawnLinks(links, lines, indexOf), plan };
}

const none: ReadonlySet<string> = new Set();

/** The tasks with their places below each other. */
function taskLines(tasks: readonly GanttTask[], folded: ReadonlySet<string>): TaskLine[] {
	const lines: TaskLine[] = [];
	/** The latest line of each level, and how many stand under each line so far. */
	const latest: TaskLine[] = [];
	const counts = new Map<TaskLine | null, TaskLine[]>();
	for (const task of tasks) {
		const level = task.level ?? 0;
		const parent = latest[level - 1] ?? null;
		const siblings = counts.get(parent) ?? [];
		counts.set(parent, siblings);
		const line: TaskLine = {
			kind: "task",
			id: task.id,
			task,
			days: daySpan(task.startDate, task.endDate),
			position: siblings.length + 1,
			size: 0,
			up: 0,
			open: !folded.has(task.id),
			predecessors: 0,
			successors: 0,
		};
		siblings.push(line);
		latest.length = level;
		latest[level] = line;
		lines.push(line);
	}
	for (const siblings of counts.values()) for (const line of siblings) line.size = siblings.length;
	return lines;
}

/** Those of which no summary above is folded, each with the way up to its own. */
function inSight(tasks: readonly TaskLine[]): TaskLine[] {
	const lines: TaskLine[] = [];
	const places: number[] = [];
	let hiddenBelow = Number.POSITIVE_INFINITY;
	for (const line of tasks) {
		const level = line.task.level ?? 0;
		if (level > hiddenBelow) continue;
		hiddenBelow = line.open ? Number.POSITIVE_INFINITY : level;
		line.up = lines.length - (level > 0 ? (places[level - 1] ?? -1) : -1);
		places[level] = lines.length;
		lines.push(line);
	}
	return lines;
}

function drawnLinks(
	links: readonly GanttLink[],
	lines: readonly Line[],
	indexOf: ReadonlyMap<string, number>,
): DrawnLink[] {
	const drawn: DrawnLink[] = [];
	for (const link of links) {
		const from = indexOf.get(link.predecessorId) ?? -1;
		const to = indexOf.get(link.successorId) ?? -1;
		const [before, after] = [lines[from], lines[to]];
		if (before?.kind === "task") before.successors++;
		if (after?.kind === "task") after.predecessors++;
		if (before?.days && after?.days) drawn.push({ link, from, to });
	}
	return drawn;
}

/** The shortest span that holds both. */
export function joined(one: DaySpan | null, other: DaySpan | null): DaySpan | null {
	if (!one || !other) return one ?? other;
	return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}

function spanOf(tasks: readonly TaskLine[]): DaySpan | null {
	let span: DaySpan | null = null;
	for (const { days, task } of tasks) if (!task.summary) span = joined(span, days);
	return span;
}

/** What is done of all tasks, by the rule of a summary task. */
function progressOf(tasks: readonly TaskLine[]): number | null {
	return workDone(
		tasks.flatMap(({ task, days }) =>
			task.summary ? [] : [{ days: days && days.end - days.start, progress: task.progress }],
		),
	);
}
