import { lazyRouteComponent } from "@tanstack/react-router";
import { openOutcomes, orchestratorEntities, verdicts } from "@throughline/domain/orchestrator";
import { vendorIds } from "@throughline/domain/run/vendors";
import { defineView } from "../../workspace/view/define-view.ts";
import { oneOf, text } from "../../workspace/view/fields.ts";

/** Tasks for a builder and a QA agent. */
export const orchestratorView = defineView(
	{
		id: "ai-orchestrator",
		search: {
			/** The task that is open, and its iteration: a number or `compare`. */
			item: text,
			tab: text,
			status: oneOf([...verdicts, ...openOutcomes]),
			category: oneOf(orchestratorEntities),
			provider: oneOf([...vendorIds, "offline"]),
		},
		component: lazyRouteComponent(() => import("./orchestrator-view.tsx"), "OrchestratorView"),
	},
	{
		load({ queries, ask }, { item }) {
			if (item !== undefined) ask(queries.orchestrator.byId.queryOptions({ id: item }));
		},
	},
);
