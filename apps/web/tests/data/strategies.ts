import type { Analysis, EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import { validatePlan } from "@throughline/domain/consultant/plan/validation";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import type { StrategySession } from "@throughline/domain/consultant/session";
import type { VersionDetail } from "@throughline/domain/consultant/version";

const idOf = (kind: number, number: number) =>
	`019b0000-0000-7000-800${kind}-${String(number).padStart(12, "0")}`;

export const rootCause = "The warehouse system learns of a movement hours after it happened";
const whysPath = ["Orders leave late", "Pickers search for articles", rootCause];

/** Of the memo, as statements of the tests rest on it. */
export const quote = {
	text: "System and shelf disagree on 6.4 percent of all positions.",
	documentId: idOf(1, 1),
	passageId: idOf(2, 1),
	start: 120,
	end: 178,
	verified: true,
};

const factors = ["One order in nine leaves after its promised day"];
const force = (level: "low" | "medium" | "high" | "unknown") => ({
	level,
	factors: level === "unknown" ? [] : factors,
	strategic_response: `Answer to ${level} pressure`,
});

export const analysis: Analysis = {
	executive_summary: "Kassel is late because its stock is not true.",
	recommended_approaches: ["Operational excellence", "Staged investment"],
	recommended_market: "germany",
	five_whys: {
		problem_statement: "One order in nine leaves late",
		why_1: { question: "Why do orders leave late?", answer: "Picking is slow" },
		why_2: { question: "Why is picking slow?", answer: "Pickers search" },
		why_3: { question: "Why do pickers search?", answer: "Stock is not true" },
		why_4: null,
		why_5: null,
		root_cause: rootCause,
		strategic_implications: ["Automation pays only on top of true stock"],
	},
	porters_five_forces: {
		competitive_rivalry: force("high"),
		supplier_power: force("medium"),
		buyer_power: force("high"),
		threat_of_substitution: force("low"),
		threat_of_new_entry: force("unknown"),
		overall_attractiveness: "Moderate: two forces press hard",
		key_strategic_priorities: ["True stock"],
	},
	research: null,
};

const cited = (level: "low" | "medium" | "high" | "unknown") => ({
	level,
	confidence: level === "unknown" ? 10 : 72,
	insufficientData: level === "unknown",
	factors:
		level === "unknown"
			? []
			: [{ factor: "System and shelf disagree", citations: ["https://example.org/study"], quote: null }],
	strategic_response: `Cited answer to ${level} pressure`,
});

export const enhanced: EnhancedAnalysis = {
	confidenceScore: 68,
	executiveSummary: "With the research: true stock comes first.",
	confidenceExplanation: "Three of five forces rest on quoted sentences.",
	portersAnalysis: {
		overall_attractiveness: "Moderate, with research",
		competitive_rivalry: cited("high"),
		supplier_power: {
			...cited("medium"),
			factors: [{ factor: "Support ends", citations: [], quote }],
		},
		buyer_power: cited("high"),
		threat_of_substitution: cited("low"),
		threat_of_new_entry: cited("unknown"),
	},
	recommendations: [
		{
			text: "Replace the warehouse system first",
			rationale: "It is the root cause.",
			citations: ["https://example.org/study"],
		},
	],
	citations: [
		{ title: "Warehouse study", url: "https://example.org/study", relevance_score: 0.92 },
		{
			title: "Memo to the board",
			url: `/?source=${quote.documentId}&passage=${quote.passageId}`,
			relevance_score: 0.5,
		},
	],
};

export const research: ResearchResult = {
	versionNumber: 1,
	sourcesAnalyzed: 1,
	timeElapsed: 3,
	findings: {
		sources: [],
		market_dynamics: [],
		competitive_landscape: [],
		language_preferences: [],
		buyer_behavior: [],
		regulatory_factors: [],
	},
	validation: [],
	gaps: [],
};

const option = (id: string, label: string, given: Partial<DecisionOption> = {}): DecisionOption => ({
	id,
	label,
	description: `${label}, in a sentence.`,
	warning: null,
	reasoning: `Reasons for ${label}`,
	estimated_cost: { min: 100_000, max: 200_000 },
	cost_basis: "Scaled from the budget of your material",
	estimated_timeline_months: 6,
	recommended: false,
	pros: [`For ${label}`],
	cons: [`Against ${label}`],
	...given,
});

export const decisions: Decision[] = [
	{
		id: "approach",
		question: "How do we take the searching out of picking?",
		context: "Pickers search for 38 percent of their shift.",
		options: [
			option("carts", "Mobile carts", {
				estimated_cost: { min: 1_700_000, max: 2_100_000 },
				estimated_timeline_months: 13,
				recommended: true,
			}),
			option("conveyor", "Fixed conveyor", {
				estimated_cost: { min: 2_900_000, max: 3_800_000 },
				estimated_timeline_months: 18,
				warning: "Needs the hall to close for six weeks.",
			}),
		],
		assumptions: [
			{ id: "budget", text: "Up to $2.2 million can be spent.", quote, budget: 2_200_000 },
			{ id: "time", text: "13 months are enough.", quote: null },
		],
		quotes: [quote],
	},
	{
		id: "rollout",
		question: "How do we switch over?",
		context: "October to December is closed to changes.",
		options: [option("zones", "Zone by zone", { recommended: true }), option("weekend", "In one weekend")],
		assumptions: [],
		quotes: [],
	},
];

const workstream = (id: string, title: string, given: Partial<Plan["workstreams"][number]> = {}) => ({
	id,
	title,
	description: `${title}, described`,
	decisionId: "approach",
	optionId: "carts",
	cost_allocation: { min: 900_000, max: 1_150_000 },
	start_month: 0,
	timeline_months: 8,
	required_team: [
		{ role: "Program Manager", count: 1 },
		{ role: "Engineer", count: 3 },
	],
	tasks: [1, 2, 3, 4].map((number) => ({
		id: `${id}-${number}`,
		name: `${title}, task ${number}`,
		description: "",
		start_day: number * 20,
		duration_days: 20,
		depends_on: [],
	})),
	...given,
});

export const plan: Plan = {
	title: "Kassel on true stock",
	strategic_approach: "Mobile carts · Zone by zone",
	cost_estimate: { total_min: 1_800_000, total_max: 2_300_000 },
	timeline: { total_months: 13 },
	workstreams: [
		workstream("carts", "Carts"),
		workstream("zones", "Zones", { decisionId: "rollout", optionId: "zones", start_month: 5 }),
	],
	stage_gates: ["Ideation", "Concept", "Feasibility", "Development", "Launch"].map((name, index) => ({
		gate: `G${index}`,
		name,
		criteria: [`Criterion of ${name}`],
		deliverables: [`Deliverable of ${name}`],
	})),
	kpis: [
		{
			name: "Orders on time",
			target: "97.5",
			unit: "%",
			measurement_frequency: "Weekly",
			lower_is_better: false,
		},
	],
	benefits: [
		{ description: "Fewer penalties", category: "Cost", quantified_value: 420_000 },
		{ description: "Calmer shifts", category: "People", quantified_value: null },
	],
	risks: [
		{
			description: "The integrator is late",
			likelihood: "high",
			impact: "medium",
			mitigation_strategy: "Penalty in the contract",
		},
	],
	funding: { sources: [{ source: "Board budget", amount: 2_300_000 }] },
	resources: [{ role: "Engineer", count: 3, duration_months: 8 }],
};

const quoted = { mark: "quoted" as const, quotes: [quote] };

/** The same as today's engine makes it: with its sources, marks, limits and people. */
export const groundedPlan: Plan = {
	...plan,
	currency: "EUR",
	unready: true,
	summary: [
		{ text: "System and shelf disagree, which costs €420,000 a year.", quotes: [quote] },
		{ text: "Mobile carts are proposed, zone by zone.", quotes: [] },
	],
	size: { size: "M", basis: "M: the limit is €120,000" },
	limits: [
		{
			kind: "budget",
			statement: "At most €2,200,000 may be spent; the plan takes up to €2,300,000.",
			amount: 2_200_000,
			date: null,
			planned: "€1,800,000–€2,300,000",
			met: false,
			change: "Drop the pilot.",
			quotes: [quote],
		},
		{
			kind: "deadline",
			statement: "Due by 1 December 2027; the plan takes 13 months.",
			amount: null,
			date: "2027-12-01",
			planned: "13",
			met: true,
			change: null,
			quotes: [],
		},
		{
			kind: "must not",
			statement: "“No picking on Sundays.” No chosen measure uses its words; check that none breaks it.",
			amount: null,
			date: null,
			planned: "Not calculated: name who watches it, and look at it at each gate.",
			met: null,
			change: null,
			quotes: [quote],
		},
	],
	people: [{ name: "Jana Weiss", role: "Warehouse manager", quotes: [quote] }],
	workstreams: plan.workstreams.map((each) => ({
		...each,
		...quoted,
		tasks: each.tasks.map((task) => ({ ...task, ...quoted, owner: "Jana Weiss" })),
	})),
	stage_gates: plan.stage_gates.map((each) => ({ ...each, mark: "assumed" })),
	kpis: plan.kpis.map((each) => ({ ...each, mark: "asked" })),
	benefits: plan.benefits.map((each) => ({ ...each, mark: "derived", derivation: "35,000 × 12 = 420,000" })),
	risks: plan.risks.map((each) => ({ ...each, mark: "assumed" })),
};

/** A version before anything was chosen in it. */
export function versionOf(
	sessionId: string,
	versionNumber: number,
	given: Partial<VersionDetail> = {},
): VersionDetail {
	const program = given.program ?? null;
	return {
		id: idOf(3, versionNumber),
		sessionId,
		versionNumber,
		versionLabel: null,
		inputSummary: null,
		rootCause,
		whysPath,
		branchedFrom: null,
		provider: "offline",
		status: "draft",
		createdAt: "2026-01-05T09:00:00.000Z",
		finalizedAt: null,
		convertedProgramId: null,
		analysis,
		enhancedAnalysis: null,
		research: null,
		decisions,
		selectedDecisions: {},
		program: null,
		version: 1,
		validation: program && validatePlan(program),
		...given,
	};
}

export function sessionOf(id: string, given: Partial<StrategySession> = {}): StrategySession {
	return {
		id,
		title: "Kassel keeps its promise",
		planTitle: null,
		inputText: "One order in nine leaves late.",
		rootQuestion: "Why do orders leave late?",
		rootCause,
		whysPath,
		provider: null,
		documents: [],
		latestVersion: 1,
		stage: "decisions",
		hasTree: true,
		caseChecked: true,
		isOpen: true,
		mayChange: true,
		programs: [],
		hasResearch: false,
		createdAt: "2026-01-05T09:00:00.000Z",
		updatedAt: "2026-01-05T09:00:00.000Z",
		version: 1,
		...given,
	};
}
