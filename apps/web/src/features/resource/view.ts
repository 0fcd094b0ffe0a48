import { lazyRouteComponent } from "@tanstack/react-router";
import { loadBands } from "@throughline/domain/resource";
import { defineView } from "../../workspace/view/define-view.ts";
import { oneOf, someOf, text } from "../../workspace/view/fields.ts";

/** Resources: the team, its departments, and how much is on whose plate. */
export const resourcesView = defineView(
	{
		id: "resources",
		search: {
			tab: oneOf(["departments", "utilization"]),
			q: text,
			department: text,
			/** Bands of load. */
			status: someOf(loadBands),
			/** The member that is open, and which part of them. */
			item: text,
			part: oneOf(["assignments", "absences", "details", "why"]),
			/** `new` or a member's id, `level`, `open-role-new` or `open-role-` and its id; in the drawer `assignment` or its id. */
			form: text,
			/** The member and the week (its Monday) whose load is explained: `<id>/2026-11-23`. */
			cell: text,
		},
		component: lazyRouteComponent(() => import("./resources-view.tsx"), "ResourcesView"),
	},
	{
		load({ queries, ask }) {
			ask(queries.resource.list.queryOptions());
		},
		loadProgram({ queries, ask }, programId) {
			ask(queries.resource.workload.queryOptions({ programId }));
			ask(queries.resource.openRole.list.queryOptions({ programId }));
			ask(queries.task.workstream.list.queryOptions({ programId }));
		},
	},
);
