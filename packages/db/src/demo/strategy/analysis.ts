import type { Analysis, EnhancedAnalysis, forces } from "@throughline/domain/consultant/analysis";
import type { Cite } from "./cite.ts";
import { memo, type Sentence } from "./memo.ts";
import { rootCause, rootQuestion, whys } from "./whys.ts";

type Force = (typeof forces)[number];
type Level = Analysis["porters_five_forces"][Force]["level"];

/** The five forces as both analyses see them; the memo is silent on two of them, and they say so. */
const seen: Record<Force, { level: Level; evidence: Sentence[]; response: string }> = {
	competitive_rivalry: {
		level: "high",
		evidence: ["late", "fulda"],
		response: "Keep the promise before customers write penalties into contracts.",
	},
	supplier_power: {
		level: "medium",
		evidence: ["system", "staff"],
		response: "Choose a system with open interfaces and a second integrator.",
	},
	buyer_power: {
		level: "high",
		evidence: ["late"],
		response: "Offer the forty largest customers a measured delivery promise.",
	},
	threat_of_substitution: {
		level: "unknown",
		evidence: [],
		response: "Ask sales for lost orders and where they went.",
	},
	threat_of_new_entry: {
		level: "unknown",
		evidence: [],
		response: "Ask whether a logistics park nearby plans a public warehouse.",
	},
};

/** What is said of each force. */
function eachForce<T>(say: (force: (typeof seen)[Force]) => T): Record<Force, T> {
	return {
		competitive_rivalry: say(seen.competitive_rivalry),
		supplier_power: say(seen.supplier_power),
		buyer_power: say(seen.buyer_power),
		threat_of_substitution: say(seen.threat_of_substitution),
		threat_of_new_entry: say(seen.threat_of_new_entry),
	};
}

const executiveSummary: Record<1 | 2, string> = {
	1: "Kassel is late because picking is slow. A fixed conveyor would raise output most, at a cost above the limit that the board has set.",
	2: "Kassel is late because its system learns of a movement hours after it happened. True stock comes first, mobile carts follow in stages, and each stage pays before the next is ordered.",
};

const approaches: Record<1 | 2, string[]> = {
	1: ["Operational excellence"],
	2: ["Operational excellence", "Staged investment"],
};

const attractiveness = "Moderate: customers press, and what they press for can be delivered.";

/** The standard analysis of a version. */
export function analysisOf(version: 1 | 2): Analysis {
	const why = (at: number) => {
		const answer = whys[at]?.[0].option;
		return answer === undefined ? null : { question: whys[at - 1]?.[0].question ?? rootQuestion, answer };
	};
	const first = why(0) ?? { question: rootQuestion, answer: rootCause };
	return {
		executive_summary: executiveSummary[version],
		recommended_approaches: approaches[version],
		recommended_market: "Germany",
		five_whys: {
			problem_statement: memo.late,
			why_1: first,
			why_2: why(1) ?? first,
			why_3: why(2) ?? first,
			why_4: why(3),
			why_5: why(4),
			root_cause: rootCause,
			strategic_implications: ["Automation pays only on top of stock that is true at the moment of picking."],
		},
		porters_five_forces: {
			...eachForce(({ level, evidence, response }) => ({
				level,
				factors: evidence.map((sentence): string => memo[sentence]),
				strategic_response: response,
			})),
			overall_attractiveness: attractiveness,
			key_strategic_priorities: ["True stock", "Shorter ways", "No change in the peak"],
		},
		research: null,
	};
}

/** The enhanced analysis, after the research. */
export function enhancedAnalysis({ quote, place }: Cite): EnhancedAnalysis {
	return {
		confidenceScore: 68,
		executiveSummary: executiveSummary[2],
		confidenceExplanation:
			"Three of five forces rest on quoted sentences of the memo. Substitution and new entry are not in the material.",
		portersAnalysis: {
			overall_attractiveness: attractiveness,
			...eachForce(({ level, evidence, response }) => ({
				level,
				confidence: evidence.length > 1 ? 72 : evidence.length > 0 ? 58 : 20,
				insufficientData: evidence.length === 0,
				factors: evidence.map((sentence) => ({
					factor: memo[sentence],
					citations: [place(sentence)],
					quote: quote(sentence),
				})),
				strategic_response: response,
			})),
		},
		recommendations: [
			{
				text: "Replace the warehouse system first.",
				rationale: "It is the root cause, and its support ends in any case.",
				citations: [place("system"), place("stock")],
			},
			{
				text: "Order carts for the fastest articles only, and the rest when those have paid.",
				rationale: "The board wants its money back within three years.",
				citations: [place("search"), place("budget")],
			},
			{
				text: "Switch zone by zone between January and September.",
				rationale: "Fulda shows what a weekend can cost.",
				citations: [place("fulda"), place("peak")],
			},
		],
		citations: [{ title: "Memo to the board", url: place("late"), relevance_score: 1 }],
	};
}
