import { lazyRouteComponent } from "@tanstack/react-router";
import { defineView } from "../../workspace/view/define-view.ts";

/** The selected program at a glance. */
export const dashboardView = defineView(
	{
		id: "dashboard",
		search: {},
		component: lazyRouteComponent(() => import("./dashboard-view.tsx"), "DashboardView"),
	},
	{
		loadProgram({ queries, ask }, programId) {
			ask(queries.dashboard.summary.queryOptions({ programId }));
			ask(queries.dashboard.overview.queryOptions({ programId }));
			ask(queries.dashboard.attention.queryOptions({ programId }));
		},
	},
);
