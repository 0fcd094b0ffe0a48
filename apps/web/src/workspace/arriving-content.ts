import type { ViewId } from "./views.ts";

/** What a screen says that later work fills. */
export type ArrivingContent = {
	/** What will stand here, one line each. */
	shows: readonly [string, ...string[]];
	/** What works today instead, as a sentence; for those who may only read, another one where it differs. */
	today: string | { write: string; read: string };
};

const programsPage = {
	write: "Programs can be created by hand on the programs page.",
	read: "All programs stand on the programs page, to open and to read.",
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

/** The screens of the strategic consultant and its diagnostic. */
export const arrivingScreens = {
	input: {
		shows: [
			"A place for your idea, problem or strategy document",
			"A guided walk: Five Whys, research, analysis, decisions, program plan",
			"Evidence quoted from your own text, with or without an AI provider",
		],
		today: programsPage,
	},
	whysTree: {
		shows: [
			"The question at hand, level by level, with the answers to choose from",
			"Supporting evidence and counter-arguments for each answer",
			"Your path so far, from the symptom to the root cause",
		],
		today: "The walk begins with the consultant's input screen.",
	},
	research: {
		shows: [
			"The progress of the research, with its sources",
			"Findings on market, competition, culture, buyers and regulation",
			"A check of each finding, and what contradicts it",
		],
		today: "The walk begins with the consultant's input screen.",
	},
	strategyTest: {
		shows: [
			"The approaches, cost estimates and workstream allocations that the consultant knows",
			"A check that they agree with each other and with the database",
			"One badge that says whether all of it passed",
		],
		today: "Programs and their dashboards work without it.",
	},
} satisfies Record<string, ArrivingContent>;
