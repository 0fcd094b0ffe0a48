import { memo, type Sentence } from "./memo.ts";
import { rootCause, rootQuestion, whys } from "./whys.ts";

/** The five forces as both analyses see them; the memo is silent on two of them, and they say so. */
const forces = {
	competitive_rivalry: force(
		"high",
		["late", "fulda"],
		"Keep the promise before customers write penalties into contracts.",
	),
	supplier_power: force(
		"medium",
		["system", "staff"],
		"Choose a system with open interfaces and a second integrator.",
	),
	buyer_power: force("high", ["late"], "Offer the forty largest customers a measured delivery promise."),
	threat_of_substitution: force("low", [], "Ask sales for lost orders and where they went."),
	threat_of_new_entry: force("low", [], "Ask whether a logistics park nearby plans a public warehouse."),
};

function force(level: string, evidence: Sentence[], response: string) {
	return {
		level,
		confidence: evidence.length > 1 ? 72 : evidence.length > 0 ? 58 : 20,
		insufficientData: evidence.length === 0,
		factors: evidence.map((sentence) => ({ factor: memo[sentence], citations: [memo[sentence]] })),
		strategic_response: response,
	};
}

const executiveSummary: Record<1 | 2, string> = {
	1: "Kassel is late because picking is slow. A fixed conveyor would raise output most, at a cost near the limit that the board has set.",
	2: "Kassel is late because its system learns of a movement hours after it happened. True stock comes first, mobile carts follow in stages, and each stage pays before the next is ordered.",
};

const approaches: Record<1 | 2, string[]> = {
	1: ["Operational excellence"],
	2: ["Operational excellence", "Staged investment"],
};

/** The standard analysis of a version. */
export function analysisOf(version: 1 | 2) {
	const answers = whys.map(([why], index) => [
		`why_${index + 1}`,
		{
			question: index === 0 ? rootQuestion : (whys[index - 1]?.[0].question ?? rootQuestion),
			answer: why.option,
		},
	]);
	return {
		executive_summary: executiveSummary[version],
		recommended_approaches: approaches[version],
		recommended_market: "germany",
		five_whys: {
			problem_statement: memo.late,
			...Object.fromEntries(answers),
			root_cause: rootCause,
			strategic_implications: "Automation pays only on top of stock that is true at the moment of picking.",
		},
		porters_five_forces: {
			...Object.fromEntries(
				Object.entries(forces).map(([name, { level, factors, strategic_response }]) => [
					name,
					{ level, factors: factors.map(({ factor }) => factor), strategic_response },
				]),
			),
			overall_attractiveness: "moderate",
			key_strategic_priorities: ["True stock", "Shorter ways", "No change in the peak"],
		},
	};
}

/** The enhanced analysis, after the research. */
export const enhancedAnalysis = {
	confidenceScore: 68,
	executiveSummary: executiveSummary[2],
	confidenceExplanation:
		"Three of five forces rest on quoted sentences of the memo. Substitution and new entry are not in the material.",
	portersAnalysis: { overall_attractiveness: "moderate", ...forces },
	recommendations: [
		{
			text: "Replace the warehouse system first.",
			rationale: "It is the root cause, and its support ends in any case.",
			citations: [memo.system, memo.stock],
		},
		{
			text: "Order carts for the fastest articles only, and the rest when those have paid.",
			rationale: "The board wants its money back within three years.",
			citations: [memo.search, memo.budget],
		},
		{
			text: "Switch zone by zone between January and September.",
			rationale: "Fulda shows what a weekend can cost.",
			citations: [memo.fulda, memo.peak],
		},
	],
	citations: [{ title: "Memo to the board", url: null, relevance_score: 1 }],
};

const source = { title: "Memo to the board", url: null, relevance_score: 1 };
const finding = (sentence: Sentence, confidence: "high" | "medium" | "low") => ({
	fact: memo[sentence],
	confidence,
	citation: "Memo to the board",
});

/** What the research found in the material. */
export const research = {
	versionNumber: 1,
	sourcesAnalyzed: 1,
	timeElapsed: 3,
	findings: {
		sources: [source],
		market_dynamics: [finding("staff", "medium")],
		competitive_landscape: [finding("fulda", "medium")],
		language_preferences: [],
		buyer_behavior: [finding("late", "high")],
		regulatory_factors: [],
	},
	validation: [
		{
			claim: memo.late,
			strength: "STRONG",
			details: "Two numbers that can be checked in the order book.",
			contradicts: false,
		},
		{
			claim: memo.forecast,
			strength: "MODERATE",
			details: "Sales and the order book disagree on how much the forecast explains.",
			contradicts: true,
		},
		{
			claim: memo.fulda,
			strength: "WEAK",
			details: "A single case, told at second hand.",
			contradicts: false,
		},
	],
};
