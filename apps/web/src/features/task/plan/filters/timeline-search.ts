import { day } from "@throughline/domain/shape";
import type { TableSort } from "@throughline/ui/data-table";
import type { GanttZoom } from "../../../../workspace/gantt/gantt-props.ts";
import { sortOf } from "../../../../workspace/view/sort-text.ts";
import type { ViewSearch } from "../../../../workspace/view/use-view-search.ts";
import type { timelineView } from "../../view.ts";

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
	/** Of the status line, which is drawn then: `today` or a day `YYYY-MM-DD`. */
	asOf: string | null;
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
		asOf: search.asOf === "today" || day.safeParse(search.asOf).success ? (search.asOf ?? null) : null,
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

/** Several values in one parameter; undefined for none. */
export function listText(values: readonly string[]): string | undefined {
	return values.join(",") || undefined;
}

function listOf(text: string | undefined): string[] {
	return (text ?? "")
		.split(",")
		.map((value) => value.trim())
		.filter((value) => value !== "");
}
