/** What a strategy's version held before the consultant wrote one: the shapes of the first demo portfolio. */

export const research = {
	versionNumber: 1,
	sourcesAnalyzed: 1,
	timeElapsed: 3,
	findings: {
		sources: [{ title: "Memo to the board", url: null, relevance_score: 1 }],
		market_dynamics: [
			{ fact: "Two parks nearby pay more.", confidence: "medium", citation: "Memo to the board" },
		],
		competitive_landscape: [],
		language_preferences: [],
		buyer_behavior: [],
		regulatory_factors: [],
	},
	validation: [
		{ claim: "Two parks nearby pay more.", strength: "STRONG", details: "In the memo.", contradicts: false },
	],
};

const force = {
	level: "high",
	factors: ["One order in nine is late."],
	strategic_response: "Keep the promise.",
};

const forces = {
	competitive_rivalry: force,
	supplier_power: force,
	buyer_power: { level: "low", factors: [], strategic_response: "Measure the promise." },
	threat_of_substitution: force,
	threat_of_new_entry: force,
};

export const anAnalysis = {
	executive_summary: "Kassel is late because picking is slow.",
	recommended_approaches: ["Operational excellence"],
	recommended_market: "germany",
	five_whys: {
		problem_statement: "One order in nine is late.",
		why_1: { question: "Why is it late?", answer: "Picking takes too long" },
		why_2: { question: "Why does picking take so long?", answer: "Articles are not where the list says" },
		why_3: { question: "Why are they not there?", answer: "Stock is booked hours after it moves" },
		root_cause: "Stock is booked hours after it moves",
		strategic_implications: "Automation pays on true stock only.",
	},
	porters_five_forces: {
		...forces,
		overall_attractiveness: "moderate",
		key_strategic_priorities: ["True stock"],
	},
};

export const enhancedAnalysis = {
	confidenceScore: 68,
	executiveSummary: "Kassel is late because picking is slow.",
	confidenceExplanation: "Three of five forces rest on quoted sentences.",
	portersAnalysis: { overall_attractiveness: "moderate", ...forces },
	recommendations: [
		{ text: "Replace the system first.", rationale: "It is the cause.", citations: ["Memo to the board"] },
	],
	citations: [{ title: "Memo to the board", url: null, relevance_score: 1 }],
};

const option = (id: string, recommended: boolean) => ({
	id,
	label: "In stages",
	description: "Carts bring the shelf to the picker.",
	warning: recommended ? null : "Needs the hall to close.",
	reasoning: "Pays from the first stage on.",
	estimated_cost: { min: 1_700_000, max: 2_100_000 },
	estimated_timeline_months: 13,
	recommended,
	pros: ["Each stage earns"],
	cons: [],
});

export const decisions = [
	{
		id: "approach",
		question: "How do we take the walking out of picking?",
		context: "Pickers walk for 38 percent of their shift.",
		options: [option("carts", true), option("conveyor", false)],
	},
];

export const plan = {
	title: "Kassel on time",
	strategic_approach: "Operational excellence in stages",
	cost_estimate: { total_min: 1_700_000, total_max: 2_000_000 },
	timeline: { total_months: 13 },
	workstreams: [
		{
			title: "True stock",
			description: "Every movement is booked.",
			cost_allocation: { min: 850_000, max: 1_000_000 },
			timeline_months: 6,
			required_team: [{ role: "Analyst", count: 1 }],
			tasks: [{ name: "Compare offers" }, { name: "Pilot" }],
		},
	],
	stage_gates: [{ gate: "G0", name: "Ideation", criteria: ["The cause is proven"], deliverables: ["Memo"] }],
	kpis: [{ name: "Orders on time", target: "97 %", measurement_frequency: "Weekly" }],
	benefits: [{ description: "Fewer penalties", category: "Cost", quantified_value: 400_000 }],
	risks: [
		{
			description: "The vendor is late",
			likelihood: "medium",
			impact: "high",
			mitigation_strategy: "Two offers",
		},
	],
	funding: { sources: [{ source: "Board", amount: 2_000_000 }] },
	resources: [{ role: "Analyst", count: 1, duration_months: 13 }],
};
