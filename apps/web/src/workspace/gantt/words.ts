import { type DependencyKind, dependencyWords } from "@throughline/domain/task/dependency";
import { latenessOf } from "@throughline/domain/task/lateness";
import { dayNumber, dayOf } from "@throughline/domain/value/day";
import { formatNumber } from "@throughline/domain/value/writing";
import { formatDay } from "../../format/date.ts";
import type { GanttMark, GanttRow } from "./gantt-props.ts";
import type { Line, TaskLine, WorkstreamLine } from "./layout/chart-model.ts";
import type { DaySpan } from "./layout/days.ts";

const formatted = new Map<number, string>();

/** A day for the screen: `Nov 21, 2026`. The same days come again and again while a chart scrolls. */
export function dayWords(day: number): string {
	const cached = formatted.get(day);
	if (cached !== undefined) return cached;
	const words = formatDay(dayOf(day));
	formatted.set(day, words);
	return words;
}

const counted = (count: number, noun: string) => `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;

/** `Nov 21, 2026 – Dec 4, 2026, 14 days`; the day alone where it is one. */
export function spanWords({ start, end }: DaySpan): string {
	if (end - start === 1) return `${dayWords(start)}, 1 day`;
	return `${dayWords(start)} – ${dayWords(end - 1)}, ${end - start} days`;
}

/** What a bar says of its progress; `0%` where nobody measures it, as specified. */
export function progressText(progress: number | null): string {
	return `${progress ?? 0}%`;
}

/** What a line's words depend on besides itself. */
type Circumstances = {
	today: string;
	/** What lines are, for counts; "task" unless said. */
	noun?: string;
	/** Working days by which the task lies too early for its links; 0 or left out: it does not. */
	missing?: number;
	/** How it stands on the day of the status line; null or left out: none is drawn. */
	status?: StatusOfLine | null;
};

export type StatusOfLine = { day: string; behind: number };

/** `2.5 working days behind on Nov 30, 2026`; `On time on …` where it is. */
function statusWords({ day, behind }: StatusOfLine): string {
	const on = `on ${dayWords(dayNumber(day))}`;
	if (behind === 0) return `On time ${on}`;
	return `${counted(Math.abs(behind), "working day")} ${behind > 0 ? "behind" : "ahead"} ${on}`;
}

/** `3 working days too early for what it waits for`. */
export function missingWords(days: number): string {
	return `${counted(days, "working day")} too early for what it waits for`;
}

/** `12 dependent tasks move along`, where some do; with a summary `12 tasks`, its own among them. */
export function alongWords(count: number, line: Line | undefined): string[] {
	if (count === 0) return [];
	const isSummary = line?.kind === "task" && line.task.summary;
	return [`${counted(count, isSummary ? "task" : "dependent task")} ${count === 1 ? "moves" : "move"} along`];
}

/** Everything that a line shows, in words, for who hears the chart. */
export function lineWords(
	line: Line,
	name: string,
	days: DaySpan | null,
	circumstances: Circumstances & { critical: boolean },
): string {
	const parts =
		line.kind === "workstream"
			? workstreamWords(line, days, circumstances.noun)
			: taskWords(line, days, circumstances);
	return `${[name, ...parts].join(". ")}.`;
}

function workstreamWords(
	{ workstream, progress }: WorkstreamLine,
	days: DaySpan | null,
	noun = "task",
): string[] {
	const parts = [counted(leavesOf(workstream), noun)];
	if (days) parts.push(spanToHear(days));
	if (progress !== null) parts.push(`${progress} percent done`);
	return parts;
}

/** How many tasks a workstream has: what is broken down counts by its parts. */
function leavesOf({ tasks }: GanttRow): number {
	return tasks.filter(({ summary }) => !summary).length;
}

function kindOf({ milestone, summary }: TaskLine["task"]): string[] {
	if (milestone) return ["Milestone"];
	return summary ? ["Summary task"] : [];
}

function taskWords(
	line: TaskLine,
	days: DaySpan | null,
	{ critical, today, missing, status }: Circumstances & { critical: boolean },
): string[] {
	const { task, predecessors, successors } = line;
	const parts = kindOf(task);
	if (days) parts.push(task.milestone ? dayWords(days.start) : spanToHear(days));
	else parts.push("Dates not set");
	parts.push(task.progress === null ? "Progress not measured" : `${task.progress} percent done`);
	parts.push(stateOf(task, today), ...task.details);
	for (const mark of task.marks ?? []) parts.push(markWords(mark));
	parts.push(...warnings(task, { missing, status }));
	if (critical) parts.push("On the critical path");
	if (predecessors > 0) parts.push(`Waits for ${counted(predecessors, "task")}`);
	if (successors > 0)
		parts.push(`${counted(successors, "task")} ${successors === 1 ? "waits" : "wait"} for it`);
	return parts;
}

/** What is not as planned: its owner's absence, its progress by the status line, a link that is not kept to. */
function warnings(
	{ away }: TaskLine["task"],
	{ status, missing }: Pick<Circumstances, "status" | "missing">,
) {
	return [
		...(away ? [away.words] : []),
		...(status ? [statusWords(status)] : []),
		...(missing ? [missingWords(missing)] : []),
	];
}

/** `In Progress, overdue, ends after the program, pinned`. */
function stateOf(task: TaskLine["task"], today: string): string {
	const marks = [latenessOf(task, today), task.outside].flatMap((mark) => mark?.toLowerCase() ?? []);
	return [task.status, ...marks, ...(task.pinned ? ["pinned"] : [])].join(", ");
}

/** `G2 Feasibility, Passed: Nov 21, 2026`. */
function markWords({ label, date }: GanttMark): string {
	return `${label}: ${dayWords(dayNumber(date))}`;
}

/** What is noted beside a bar that is pointed at: its name, and below it days, state and owner. */
export function lineNote(
	line: Line,
	days: DaySpan | null,
	{ today, missing, status, noun = "task" }: Circumstances,
): string[] {
	const when = days ? [spanWords(days)] : [];
	if (line.kind === "workstream") {
		const count = counted(leavesOf(line.workstream), noun);
		return [line.workstream.name, ...when, `${count} · ${progressText(line.progress)} done`];
	}
	const { task } = line;
	const shown = task.milestone && days ? [dayWords(days.start)] : when;
	const state = `${stateOf(task, today)} · ${progressText(task.progress)}`;
	return [
		task.name,
		...shown,
		state,
		...warnings(task, { missing, status }),
		task.details.join(" · "),
		...(task.marks ?? []).map(markWords),
	];
}

/** As `spanWords`, without the dash that screen readers drop. */
export function spanToHear(days: DaySpan): string {
	return spanWords(days).replace(" – ", " to ");
}

/** `Finish to start: Draft charter → Approve charter`. */
export function linkWords(kind: DependencyKind, predecessor: string, successor: string): string {
	return `${dependencyWords[kind]}: ${predecessor} → ${successor}`;
}
