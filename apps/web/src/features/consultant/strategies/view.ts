import { lazyRouteComponent } from "@tanstack/react-router";
import { defineView } from "../../../workspace/view/define-view.ts";
import { oneOf, text } from "../../../workspace/view/fields.ts";

/** Strategies with their versions, and what is linked to no decision. */
export const strategiesView = defineView(
	{
		id: "strategies",
		search: {
			tab: oneOf(["orphans"]),
			q: text,
			status: oneOf(["draft", "finalized", "integrated"]),
		},
		component: lazyRouteComponent(() => import("./strategies-view.tsx"), "StrategiesView"),
	},
	{
		load({ queries, ask }, { tab }) {
			if (tab !== undefined) return;
			ask(queries.consultant.version.all.queryOptions());
			ask(queries.consultant.session.list.queryOptions());
		},
		loadProgram({ queries, ask }, programId) {
			ask(queries.consultant.tripwire.ofProgram.queryOptions({ programId }));
		},
	},
);
