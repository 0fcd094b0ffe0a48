import { lazyRouteComponent } from "@tanstack/react-router";
import { defineView } from "../../workspace/view/define-view.ts";
import { oneOf, text } from "../../workspace/view/fields.ts";

/** Stage gates, their criteria, and their reviews. */
export const stageGatesView = defineView(
	{
		id: "stage-gates",
		search: {
			/** The gate or the review that is open, and its tab. */
			item: text,
			tab: oneOf(["criteria", "reviews", "why", "review", "evidence", "conditions", "history"]),
			/** `new` (a review; with `gate`: its scheduling) or a review's id, `criterion` (a new one of the gate) or its id. */
			form: text,
			gate: text,
			/** With a review's id: its decision. */
			part: oneOf(["decide"]),
		},
		component: lazyRouteComponent(() => import("./stage-gates-view.tsx"), "StageGatesView"),
	},
	{
		loadProgram({ queries, ask }, programId) {
			ask(queries.stageGate.list.queryOptions());
			ask(queries.stageGate.review.list.queryOptions({ programId }));
			ask(queries.stageGate.readiness.queryOptions({ programId }));
		},
	},
);
