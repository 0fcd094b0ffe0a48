import { lazyRouteComponent } from "@tanstack/react-router";
import { defineView } from "../../workspace/view/define-view.ts";
import { oneOf, text } from "../../workspace/view/fields.ts";

/** The ways to look at a plan. A saved view keeps these; an open window, a drawer or its tab is none of them. */
export const planSearch = {
	/** The chart with the list below, the list alone, or a board by status. */
	display: oneOf(["list", "board"]),
	q: text,
	/** Several with commas between them; people choose their own words. */
	status: text,
	priority: text,
	/** An id, or `none`. */
	owner: text,
	workstream: text,
	due: oneOf(["overdue"]),
	/** The critical path marked, or alone. */
	critical: oneOf(["on", "only"]),
	group: oneOf(["workstream", "owner", "status", "priority"]),
	/** A column, with a minus for last first. */
	sort: text,
	zoom: oneOf(["day", "week", "month", "quarter"]),
	/** The baseline to compare with. */
	baseline: text,
	/** Of the status line: `today` or a day; none: no line. */
	asOf: text,
};

/** Tasks in time. */
export const timelineView = defineView(
	{
		id: "timeline",
		search: {
			...planSearch,
			/** The task that is open, and its tab. */
			item: text,
			tab: oneOf(["why", "dependencies", "assignments", "history"]),
			/** What `windowOf` reads: `new`, a task's id, `link`, `share`, or one of the plan's windows. */
			form: text,
		},
		component: lazyRouteComponent(() => import("./timeline-view.tsx"), "TimelineView"),
	},
	{
		load({ queries, ask }) {
			ask(queries.stageGate.list.queryOptions());
		},
		loadProgram({ queries, ask }, programId) {
			ask(queries.task.list.queryOptions({ programId }));
			ask(queries.task.workstream.list.queryOptions({ programId }));
			ask(queries.task.dependency.list.queryOptions({ programId }));
			ask(queries.task.holiday.list.queryOptions({ programId }));
			ask(queries.task.baseline.list.queryOptions({ programId }));
			ask(queries.stageGate.review.list.queryOptions({ programId }));
		},
	},
);
