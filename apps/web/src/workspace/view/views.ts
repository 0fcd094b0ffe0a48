type ViewEntry = {
	/** In the sidebar. */
	label: string;
	description: string;
	/** In the header. */
	title: string;
	subtitle: string;
	/** Pressed after `g`, goes there. */
	key: string;
};

/** The workspace's views in the order of the sidebar. */
export const views = {
	"my-work": {
		label: "My work",
		description: "What is yours to do",
		title: "My work",
		subtitle: "Yours in every program",
		key: "m",
	},
	portfolio: {
		label: "Portfolio",
		description: "All programs",
		title: "Portfolio",
		subtitle: "How every program does, and what it is made of",
		key: "o",
	},
	dashboard: {
		label: "Dashboard",
		description: "Program overview",
		title: "Program Dashboard",
		subtitle: "Where the program stands today",
		key: "d",
	},
	strategies: {
		label: "Strategic Decisions",
		description: "Strategy analysis & EPM",
		title: "Strategic Decisions",
		subtitle: "Strategies, versions and programs",
		key: "s",
	},
	timeline: {
		label: "Timeline",
		description: "Schedule & tasks",
		title: "Timeline & Schedule",
		subtitle: "Tasks, dates and what depends on what",
		key: "t",
	},
	"stage-gates": {
		label: "Stage Gates",
		description: "Milestone checkpoints",
		title: "Stage Gates",
		subtitle: "What each gate asks for, and what was decided",
		key: "g",
	},
	kpis: {
		label: "KPIs",
		description: "Performance metrics",
		title: "Key Performance Indicators",
		subtitle: "Measured values against their targets",
		key: "k",
	},
	risks: {
		label: "Risks",
		description: "Risk management",
		title: "Risk Management",
		subtitle: "What could go wrong, how likely, and what is done about it",
		key: "r",
	},
	benefits: {
		label: "Benefits",
		description: "Value realization",
		title: "Benefits Realization",
		subtitle: "The value expected and the value realized",
		key: "b",
	},
	funding: {
		label: "Funding",
		description: "Budget & expenses",
		title: "Funding & Budget",
		subtitle: "Money allocated, spent and left",
		key: "f",
	},
	resources: {
		label: "Resources",
		description: "Team management",
		title: "Resource Management",
		subtitle: "Who works on what, and how much is on their plate",
		key: "e",
	},
	"ai-orchestrator": {
		label: "AI Orchestrator",
		description: "Multi-agent AI system",
		title: "AI Orchestrator",
		subtitle: "A builder agent proposes, a reviewer agent checks",
		key: "a",
	},
	playbooks: {
		label: "Playbooks",
		description: "Program templates",
		title: "Playbooks",
		subtitle: "Causes, decisions, work and risks",
		key: "y",
	},
} as const satisfies Record<string, ViewEntry>;

export type ViewId = keyof typeof views;

export const viewIds = Object.keys(views) as ViewId[];

/** The views over all programs; the sidebar shows them before the others. */
export const overviewIds: readonly ViewId[] = ["my-work", "portfolio"];

/** The views of what programs share; the sidebar shows them after the others. */
export const libraryIds: readonly ViewId[] = ["playbooks"];

/** The views that belong to no program. */
export const sharedViewIds: readonly ViewId[] = [...overviewIds, ...libraryIds];

/** The view that the address names; the dashboard for none or an unknown one. */
export function viewOf(name: unknown): ViewId {
	return viewIds.find((id) => id === name) ?? "dashboard";
}
