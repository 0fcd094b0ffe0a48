import { z } from "zod";
import { authored } from "./author.ts";
import { Quote } from "./evidence.ts";
import { ResearchSource } from "./research.ts";
import { Shown } from "./shown.ts";

const QuestionAnswer = z.object({ question: z.string(), answer: z.string() });
const Level = z.enum(["low", "medium", "high", "unknown"]);
const Force = z.object({ level: Level, factors: z.array(z.string()), strategic_response: z.string() });

/** Porter's five forces, by their names in the standard analysis. */
export const forces = [
	"competitive_rivalry",
	"supplier_power",
	"buyer_power",
	"threat_of_substitution",
	"threat_of_new_entry",
] as const;

export const Analysis = z.object({
	...authored,
	executive_summary: z.string(),
	recommended_approaches: z.array(z.string()),
	recommended_market: z.string().describe("A market, or the sentence that none is named"),
	market_named: z.boolean().optional().describe("False where the material names no market"),
	five_whys: z.object({
		problem_statement: z.string(),
		why_1: QuestionAnswer,
		why_2: QuestionAnswer,
		why_3: QuestionAnswer,
		why_4: QuestionAnswer.nullable(),
		why_5: QuestionAnswer.nullable(),
		root_cause: z.string(),
		root_cause_assumed: z.boolean().optional().describe("True where no quote backs the root cause"),
		strategic_implications: z.array(z.string()),
	}),
	porters_five_forces: z.object({
		competitive_rivalry: Force,
		supplier_power: Force,
		buyer_power: Force,
		threat_of_substitution: Force,
		threat_of_new_entry: Force,
		overall_attractiveness: z.string(),
		key_strategic_priorities: z.array(z.string()),
	}),
	research: z.string().nullable(),
	shown: Shown.optional().describe("Of a model's analysis"),
});
export type Analysis = z.infer<typeof Analysis>;

const CitedFactor = z.object({ factor: z.string(), citations: z.array(z.string()), quote: Quote.nullable() });
const CitedForce = z.object({
	level: Level,
	confidence: z.number().min(0).max(100),
	insufficientData: z.boolean(),
	factors: z.array(CitedFactor),
	strategic_response: z.string(),
});

export const EnhancedAnalysis = z.object({
	...authored,
	confidenceScore: z.number().min(0).max(100),
	executiveSummary: z.string(),
	confidenceExplanation: z.string(),
	portersAnalysis: z.object({
		overall_attractiveness: z.string(),
		competitive_rivalry: CitedForce,
		supplier_power: CitedForce,
		buyer_power: CitedForce,
		threat_of_substitution: CitedForce,
		threat_of_new_entry: CitedForce,
	}),
	recommendations: z.array(
		z.object({ text: z.string(), rationale: z.string(), citations: z.array(z.string()) }),
	),
	citations: z.array(ResearchSource),
	shown: Shown.optional().describe("Of a model's analysis"),
});
export type EnhancedAnalysis = z.infer<typeof EnhancedAnalysis>;

/** How sure a force is, 0 to 90: a fifth for each of its statements that was found in a source. */
export function forceConfidence(found: number): number {
	return Math.min(90, found * 20);
}

/** How sure an analysis is, in a word: 75 or more high, 50 or more medium, otherwise low. */
export function confidenceBand(score: number): "high" | "medium" | "low" {
	if (score >= 75) return "high";
	return score >= 50 ? "medium" : "low";
}

/** The market that an analysis recommends; undefined where none is named. */
export function marketNamedIn(analysis: Analysis | null): string | undefined {
	if (!analysis || analysis.market_named === false) return undefined;
	return analysis.recommended_market.trim() || undefined;
}
