import type { ViewId } from "./views.ts";

/** What a screen says that later work fills. */
export type ArrivingContent = {
	/** What will stand here, one line each. */
	shows: readonly [string, ...string[]];
	/** What works today instead, as a sentence. */
	today: string;
};

/** The views of the workspace that later work fills. */
export const arrivingViews = {
	"ai-orchestrator": {
		shows: [
			"A task with its requirements and constraints, given to a builder agent",
			"The builder's answer, checked requirement by requirement by a reviewer agent",
			"Every run with its verdict, iterations and cost, to open again later",
		],
		today: "Programs and their dashboards work without any AI.",
	},
} satisfies Partial<Record<ViewId, ArrivingContent>>;
