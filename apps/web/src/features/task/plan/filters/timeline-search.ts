import type { TableSort } from "@throughline/ui/data-table";
import { readFields } from "../../../../workspace/view/fields.ts";
import type { ViewSearch } from "../../../../workspace/view/use-view-search.ts";
import type { GanttZoom } from "../../gantt/gantt-props.ts";
import { planSearch, type timelineView } from "../../view.ts";

type TimelineAddress = ViewSearch<typeof timelineView>;

/** What the list can be grouped by. */
export type Grouping = NonNullable<TimelineAddress["group"]>;

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
	/** The chart with the list below, the list alone, or a board by status. */
	display: NonNullable<TimelineAddress["display"]> | "gantt";
	filters: TaskFilters;
	grouping: Grouping | null;
	sort: TableSort | null;
	zoom: GanttZoom;
	/** Whether the critical path is marked. */
	showsCritical: boolean;
	/** The baseline to compare with. */
	baselineId: string | null;
};

/** Says what an address means. */
export function timelineSearch(search: TimelineAddress): TimelineSearch {
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
		display: search.display ?? "gantt",
		filters,
		grouping: search.group ?? null,
		sort: sortOf(search.sort),
		zoom: search.zoom ?? "fit",
		showsCritical: search.critical === "on" || filters.criticalOnly,
		baselineId: search.baseline ?? null,
	};
}

/** The address' part that takes every filter away. */
export const noFilters: TimelineAddress = {
	q: undefined,
	status: undefined,
	priority: undefined,
	owner: undefined,
	workstream: undefined,
	due: undefined,
};

/** What of the address a saved view keeps. */
export function keptSearch(search: TimelineAddress): Record<string, string> {
	return Object.fromEntries(
		Object.entries(readFields(planSearch, search)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
	);
}

/** The change of the address that shows a saved view: what it does not say is taken away. */
export function applied(kept: Readonly<Record<string, string>>): TimelineAddress {
	return readFields(planSearch, kept);
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
