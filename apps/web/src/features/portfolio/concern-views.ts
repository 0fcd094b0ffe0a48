import type { Concern } from "@throughline/domain/portfolio";
import type { WorkspaceSearch } from "../../workspace/view/workspace-search.ts";

/** Where each reason is looked into. */
export const concernViews = {
	schedule: { view: "timeline" },
	budget: { view: "funding", tab: "earned-value" },
	risk: { view: "risks" },
	gate: { view: "stage-gates" },
	end: { view: "timeline" },
	attention: { view: "dashboard" },
} as const satisfies Record<Concern, WorkspaceSearch>;
