import { percentDone } from "@throughline/domain/task/completion";
import type { GanttLink, GanttRow, GanttTask } from "../gantt-props.ts";
import { type DaySpan, daySpan } from "./days.ts";

export type WorkstreamLine = {
	kind: "workstream";
	id: string;
	workstream: GanttRow;
	open: boolean;
	/** From its first task's start to its last one's end. */
	days: DaySpan | null;
	/** 0–100 percent, its tasks weighted by their days; null when none has dates. */
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
	position: number;
	size: number;
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
		const tasks = workstream.tasks.map((task, index): TaskLine => {
			const days = daySpan(task.startDate, task.endDate);
			const { id } = task;
			const size = workstream.tasks.length;
			return { kind: "task", id, task, days, position: index + 1, size, predecessors: 0, successors: 0 };
		});
		const days = spanOf(tasks);
		plan = joined(plan, days);
		for (const { date } of workstream.tasks.flatMap(({ marks }) => marks ?? []))
			plan = joined(plan, daySpan(date, date));
		const position = { position: place + 1, size: rows.length };
		const progress = weightedProgress(tasks);
		add({ kind: "workstream", id: workstream.id, workstream, open, days, progress, ...position });
		if (open) for (const task of tasks) add(task);
	}
	return { lines, indexOf, links: drawnLinks(links, lines, indexOf), plan };
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
	for (const { days } of tasks) span = joined(span, days);
	return span;
}

/** Work done of work planned: the sum of progress × days over the sum of days. */
function weightedProgress(tasks: readonly TaskLine[]): number | null {
	let done = 0;
	let all = 0;
	for (const { task, days } of tasks) {
		if (!days) continue;
		all += days.end - days.start;
		done += (days.end - days.start) * percentDone(task);
	}
	return all === 0 ? null : Math.round(done / all);
}
