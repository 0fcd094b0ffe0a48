import type { WorkingCalendar } from "@throughline/domain/task/calendar/calendar";
import type { DependencyKind } from "@throughline/domain/task/dependency";
import type { OutsideProgram } from "@throughline/domain/task/program-dates";
import type { Violation } from "@throughline/domain/task/schedule";
import type { Tone } from "@throughline/ui/tone";
import type { Ref } from "react";

/** A task as the chart shows it. Days are `YYYY-MM-DD`; both the first and the last day count as worked. */
export type GanttTask = {
	id: string;
	name: string;
	startDate: string | null;
	endDate: string | null;
	/** 0–100 percent done; null when nobody measures it. */
	progress: number | null;
	/** Read out as it is; the bar is coloured after what the domain says that it means. */
	status: string;
	/** A moment: drawn as a diamond on `startDate`. */
	milestone: boolean;
	/** How deep it lies below other tasks: 0, or left out, at the top. It stands after the one of which it is a part. */
	level?: number;
	/** It has sub-tasks, which follow: drawn as a bracket, moved as a whole, and never resized or linked. */
	summary?: boolean;
	/** Keeps its dates when what it waits for moves: read out, and noted beside the bar. */
	pinned?: boolean;
	/** Where it lies outside the program's dates, in words: marked, and read out; left out: nowhere. */
	outside?: OutsideProgram | null;
	/** When its owner is away while it is planned: hatched, and read out; null or left out: never. */
	away?: GanttAway | null;
	/** In place of the colour that the domain gives its status. */
	tone?: Exclude<Tone, "accent" | "neutral">;
	/** What else is said of it, read out and noted beside the bar: "High priority", "Ana Ferreira". */
	details: readonly string[];
	/** Days that matter on its way, drawn as small diamonds on its line. */
	marks?: readonly GanttMark[];
};

/** Days on which who does a task is away; those outside the task are not drawn. */
export type GanttAway = {
	/** "Mira is away 3 of these days". */
	words: string;
	spans: readonly GanttDates[];
};

/** A day on a task's way: a gate or a milestone of a whole program. */
export type GanttMark = {
	id: string;
	/** Read out and noted: "G2 Feasibility, Passed". */
	label: string;
	date: string;
	tone: Exclude<Tone, "accent" | "neutral">;
};

/** A workstream with its tasks, in the order of display. Tasks without one come in a row of their own. */
export type GanttRow = {
	/** Unique among rows and tasks. */
	id: string;
	name: string;
	tasks: readonly GanttTask[];
};

export type GanttLink = {
	id: string;
	predecessorId: string;
	successorId: string;
	kind: DependencyKind;
	lagDays: number;
};

/** A stage gate's flag. */
export type GanttGate = { id: string; code: string; name: string; date: string };

/** How much time a screen holds. `fit`: all of it, each bar at least 2 % of the timeline's width. */
export type GanttZoom = "day" | "week" | "month" | "quarter" | "fit";

export type GanttDates = { startDate: string; endDate: string };

/** What follows from other dates of a task. */
export type GanttFollow = {
	/** The tasks that go along. */
	along: readonly DatedLine[];
	/** The summaries and workstreams that span others now. */
	above: readonly DatedLine[];
	/** Of the links of all these and of the task itself: those that will not be kept to. */
	broken: readonly Violation[];
	/** What else is to be known before it is dropped: a pinned task that will lie too early, by name. */
	notes: readonly string[];
};

/** A line of the chart, and where it lies. */
export type DatedLine = { id: string } & GanttDates;

/** What a toolbar outside may ask of the chart. */
export type GanttHandle = {
	/** Scrolls sideways so that today is in sight. */
	showToday(): void;
	/** Opens the task's workstream if it is closed, brings its row and bar into sight and focuses the row. */
	showTask(id: string): void;
};

/**
 * Everything that the chart draws and tells. Keep the same arrays, maps and sets while nothing changed: the
 * chart is laid out anew for each new one.
 */
export type GanttProps = {
	/** Names the chart for screen readers: "Timeline of Atlas". */
	label: string;
	/** What its lines are, for counts: "task" unless said. */
	noun?: string;
	rows: readonly GanttRow[];
	links: readonly GanttLink[];
	gates: readonly GanttGate[];
	/** Dates by task id as a baseline saw them, drawn as ghost bars; null: no baseline is shown. */
	baseline: ReadonlyMap<string, GanttDates> | null;
	/** Tasks on the critical path; null: the critical path is switched off. */
	criticalIds: ReadonlySet<string> | null;
	/** The day of the reader, for the today line. */
	today: string;
	/** The day by whose end progress is judged, `YYYY-MM-DD`: drawn as a line through the bars, and said of each; null or left out: none. */
	statusDate?: string | null;
	/** Which days are worked on: days off are shaded, and a bar that is moved keeps its working days. */
	calendar: WorkingCalendar;
	/** Links that the dates do not keep to: drawn in red, and said at the task that lies too early. */
	violations?: readonly Violation[];
	/** What follows when a task gets these dates: shown while it is dragged, asked once for each day. */
	follow?: (id: string, dates: GanttDates) => GanttFollow;
	zoom: GanttZoom;
	/** The task that is open elsewhere (in a drawer): its row is marked. */
	selectedId: string | null;
	/** Summaries whose sub-tasks are folded away; left out: none. */
	folded?: ReadonlySet<string>;
	/** A summary is to be folded, or opened again. */
	onFold?: (id: string) => void;
	/** Nothing can be dragged, renamed or linked; opening works. */
	readOnly: boolean;
	/** Enter or a click on a task. */
	onOpen: (id: string) => void;
	/**
	 * A bar was moved, resized or drawn (a task without dates gets them by dragging in its row). The bar stays at
	 * the new dates while the promise is pending, and goes back when it is rejected; telling the person why is the
	 * caller's work.
	 */
	onChangeDates: (id: string, dates: GanttDates) => Promise<unknown>;
	/** The trimmed, changed, non-empty name; as `onChangeDates`, a rejection brings the old one back. */
	onRename: (id: string, name: string) => Promise<unknown>;
	/** A link was drawn. Never from a task to itself, and never between two tasks that are linked already. */
	onLink: (predecessorId: string, successorId: string, kind: DependencyKind) => void;
	/** Keys + and − and Ctrl + wheel ask for a closer or wider zoom; left out: they do nothing. */
	onZoom?: (zoom: GanttZoom) => void;
	ref?: Ref<GanttHandle>;
	/** Gives the chart its height; without one it is as high as its rows, at most 70vh. */
	className?: string;
};
