import type { ViewId } from "./views.ts";

/** What a screen says that later work fills. */
export type ArrivingContent = {
	/** What will stand here, one line each. */
	shows: readonly [string, ...string[]];
	/** What works today instead, as a sentence; for those who may only read, another one where it differs. */
	today: string | { write: string; read: string };
	/** The specified sentence while no program is selected; null where the screen needs none. */
	prompt: string | null;
};

const programsPage = {
	write: "Programs can be created by hand on the programs page.",
	read: "All programs stand on the programs page, to open and to read.",
};

const prompt = (what: string) => `Please select a program from the dropdown above to view ${what}.`;

/** The views of the workspace that later work fills. */
export const arrivingViews: Record<Exclude<ViewId, "dashboard">, ArrivingContent> = {
	strategies: {
		shows: [
			"Every strategy with its versions, the recommended approach and the target market",
			"The way from a decision to the program that it became",
			"Drift between a strategy and the live program, accepted or re-baselined",
		],
		today: programsPage,
		prompt: null,
	},
	timeline: {
		shows: [
			"A Gantt chart of all dated tasks, with dependencies, milestones and the critical path",
			"The task list with owner, priority and progress",
			"Changes by drag, by dialog and by keyboard, each with undo",
		],
		today: "The dashboard already counts this program's tasks: completed, in progress and at risk.",
		prompt: prompt("timeline and tasks"),
	},
	"stage-gates": {
		shows: [
			"The five gates from ideation to launch, each with its criteria",
			"Reviews with their dates, status and notes",
			"The history of completed reviews",
		],
		today: "The dashboard already shows how far this program has come through its gates.",
		prompt: null,
	},
	kpis: {
		shows: [
			"A card for each KPI: current value, target, status and frequency",
			"The trend of measured values against the target",
			"A table of all KPIs to sort, filter and edit",
		],
		today: "The dashboard already counts the KPIs that this program tracks.",
		prompt: prompt("KPI data"),
	},
	risks: {
		shows: [
			"The risk matrix: likelihood against impact, with the number of risks in each cell",
			"The risk register with owners, priorities and mitigation plans",
			"Exposure in money, before and after mitigation",
		],
		today: "The dashboard already shows this program's active and high-priority risks.",
		prompt: prompt("risk information"),
	},
	benefits: {
		shows: [
			"Expected and realized value, by category",
			"Progress of each benefit against its target",
			"Return on investment, computed from the program's own figures",
		],
		today: "The dashboard already counts the benefits identified for this program.",
		prompt: prompt("benefits information"),
	},
	funding: {
		shows: [
			"Budget, spend, what remains and the monthly burn rate",
			"Funding sources and expenses, with an exportable report",
			"Planned against actual spend, and a forecast",
		],
		today: "The dashboard already shows this program's budget, spend and what remains.",
		prompt: prompt("funding information"),
	},
	resources: {
		shows: [
			"The team with roles, departments and contact details",
			"The load of each member, from available to overloaded",
			"Who works on which task",
		],
		today: "The dashboard's Program Health already reckons with the load of the team.",
		prompt: null,
	},
	"ai-orchestrator": {
		shows: [
			"A task with its requirements and constraints, given to a builder agent",
			"The builder's answer, checked requirement by requirement by a reviewer agent",
			"Every run with its verdict, iterations and cost, to open again later",
		],
		today: "Programs and their dashboards work without any AI.",
		prompt: null,
	},
};

/** The screens of the strategic consultant and its diagnostic. */
export const arrivingScreens = {
	input: {
		shows: [
			"A place for your idea, problem or strategy document",
			"A guided walk: Five Whys, research, analysis, decisions, program plan",
			"Evidence quoted from your own text, with or without an AI provider",
		],
		today: programsPage,
		prompt: null,
	},
	whysTree: {
		shows: [
			"The question at hand, level by level, with the answers to choose from",
			"Supporting evidence and counter-arguments for each answer",
			"Your path so far, from the symptom to the root cause",
		],
		today: "The walk begins with the consultant's input screen.",
		prompt: null,
	},
	research: {
		shows: [
			"The progress of the research, with its sources",
			"Findings on market, competition, culture, buyers and regulation",
			"A check of each finding, and what contradicts it",
		],
		today: "The walk begins with the consultant's input screen.",
		prompt: null,
	},
	analysis: {
		shows: [
			"An executive summary with its confidence, explained",
			"Five Whys and Porter's five forces, with citations",
			"Recommendations and the reasons for them",
		],
		today: "The walk begins with the consultant's input screen.",
		prompt: null,
	},
	decisions: {
		shows: [
			"Each decision with its question, context and options",
			"Cost, time, pros and cons of every option",
			"The option that the evidence recommends",
		],
		today: "The walk begins with the consultant's input screen.",
		prompt: null,
	},
	plan: {
		shows: [
			"Workstreams, stage gates, KPIs, benefits, risks and resources of the plan",
			"How complete the plan is, and what is missing",
			"One step that turns it into a live program",
		],
		today: programsPage,
		prompt: null,
	},
	versions: {
		shows: [
			"All versions of the strategy with their status and dates",
			"Two versions compared: approach, market and changed decisions",
			"The plan of each version",
		],
		today: programsPage,
		prompt: null,
	},
	strategyTest: {
		shows: [
			"The approaches, cost estimates and workstream allocations that the consultant knows",
			"A check that they agree with each other and with the database",
			"One badge that says whether all of it passed",
		],
		today: "Programs and their dashboards work without it.",
		prompt: null,
	},
} satisfies Record<string, ArrivingContent>;
