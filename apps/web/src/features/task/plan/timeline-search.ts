import type { TableSort } from "@throughline/ui/data-table";
import type { ViewSearch } from "../../../workspace/use-view-search.ts";
import type { GanttZoom } from "../gantt/gantt-props.ts";

/** How the tasks are shown: the chart with the list below, the list alone, or a board by status. */
const displays = ["gantt", "list", "board"] as const;
type Display = (typeof displays)[number];

/** What the list can be grouped by. */
const groupings = ["workstream", "owner", "status", "priority"] as const;
export type Grouping = (typeof groupings)[number];

const zooms = ["day", "week", "month", "quarter", "fit"] as const satisfies readonly GanttZoom[];

/** In the address, in place of an id: tasks that have no owner, or no workstream. */
export const nobody = "none";

/** Which tasks are shown. An empty list, "" and null let all pass. */
export type TaskFilters = {
	/** Each word must be somewhere in the name or the description. */
	words: string;
	statuses: readonly string[];
	priorities: readonly string[];
	/** A team member's id, or `nobody`. */
	owner: string | null;
	/** A workstream's id, or `nobody`. */
	workstream: string | null;
	overdue: boolean;
	criticalOnly: boolean;
};

/** What the address says of the timeline. */
export type TimelineSearch = {
	display: Display;
	filters: TaskFilters;
	grouping: Grouping | null;
	sort: TableSort | null;
	zoom: GanttZoom;
	/** Whether the critical path is marked. */
	showsCritical: boolean;
	/** The baseline to compare with. */
	baselineId: string | null;
};

/** Reads the address. What it does not know counts as not said. */
export function timelineSearch(search: ViewSearch): TimelineSearch {
	const filters: TaskFilters = {
		words: search.q ?? "",
		statuses: listOf(search.status),
		priorities: listOf(search.priority),
		owner: search.owner ?? null,
		workstream: search.workstream ?? null,
		overdue: search.due === "overdue",
		criticalOnly: search.critical === "only",
	};
	return {
		display: oneOf(displays, search.display) ?? "gantt",
		filters,
		grouping: oneOf(groupings, search.group),
		sort: sortOf(search.sort),
		zoom: oneOf(zooms, search.zoom) ?? "fit",
		showsCritical: search.critical === "on" || filters.criticalOnly,
		baselineId: search.baseline ?? null,
	};
}

/** The address' part that takes every filter away. */
export const noFilters: ViewSearch = {
	q: undefined,
	status: undefined,
	priority: undefined,
	owner: undefined,
	workstream: undefined,
	due: undefined,
};

/** Parameters that make a way to look at the plan; an open window, a drawer or its tab is none of it. */
const viewParameters = [
	"display",
	"q",
	"status",
	"priority",
	"owner",
	"workstream",
	"due",
	"critical",
	"group",
	"sort",
	"zoom",
	"baseline",
] as const;

/** What of the address a saved view keeps. */
export function keptSearch(search: ViewSearch): Record<string, string> {
	return Object.fromEntries(
		viewParameters.flatMap((name) => {
			const value = search[name];
			return value ? [[name, value]] : [];
		}),
	);
}

/** The change of the address that shows a saved view: what it does not say is taken away. */
export function applied(kept: Readonly<Record<string, string>>): ViewSearch {
	return Object.fromEntries(viewParameters.map((name) => [name, kept[name] || undefined]));
}

/** Several values in one parameter; undefined for none. */
export function listText(values: readonly string[]): string | undefined {
	return values.join(",") || undefined;
}

/** An order as the address keeps it: a column, with a minus for last first. */
export function sortText(sort: TableSort | null): string | undefined {
	return sort ? `${sort.desc ? "-" : ""}${sort.id}` : undefined;
}

function sortOf(text: string | undefined): TableSort | null {
	if (!text) return null;
	return text.startsWith("-") ? { id: text.slice(1), desc: true } : { id: text, desc: false };
}

function listOf(text: string | undefined): string[] {
	return (text ?? "")
		.split(",")
		.map((value) => value.trim())
		.filter((value) => value !== "");
}

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value | null {
	return values.find((value) => value === text) ?? null;
}
