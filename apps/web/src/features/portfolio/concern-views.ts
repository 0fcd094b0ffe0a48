import type { Concern } from "@throughline/domain/portfolio";

/** Where each reason is looked into. */
export const concernViews = {
	schedule: { view: "timeline" },
	budget: { view: "funding" },
	risk: { view: "risks" },
	gate: { view: "stage-gates" },
	end: { view: "timeline" },
	attention: { view: "dashboard" },
} as const satisfies Record<Concern, { view: string }>;
