import { lazyRouteComponent } from "@tanstack/react-router";
import { kpiStatuses } from "@throughline/domain/kpi";
import { defineView } from "../../workspace/view/define-view.ts";
import { oneOf, text } from "../../workspace/view/fields.ts";

/** KPIs: their figures, their trends, and all of them in a table. */
export const kpisView = defineView(
	{
		id: "kpis",
		search: {
			tab: oneOf(["trends", "details"]),
			q: text,
			status: oneOf(kpiStatuses),
			/** The KPI whose trend is drawn. */
			kpi: text,
			/** The KPI that is open, and which part of it. */
			item: text,
			part: oneOf(["why", "measurements", "history"]),
			/** `new` or a KPI's id; in the drawer `measurement`, `import` or a measurement's id. */
			form: text,
		},
		component: lazyRouteComponent(() => import("./kpis-view.tsx"), "KpisView"),
	},
	{
		loadProgram({ queries, ask }, programId, { tab }) {
			ask(queries.kpi.list.queryOptions({ programId }));
			if (tab === undefined) ask(queries.kpi.trends.queryOptions({ programId }));
		},
	},
);
