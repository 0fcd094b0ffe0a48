import type { ResearchResult } from "@throughline/domain/consultant/research";
import type { Cite } from "./cite.ts";
import { memo, type Sentence } from "./memo.ts";

/** What the research found in the material, as each version keeps it. */
export function researchOf(versionNumber: number, { quote, place }: Cite): ResearchResult {
	const finding = (sentence: Sentence, confidence: "high" | "medium" | "low") => ({
		fact: memo[sentence],
		confidence,
		citation: place(sentence),
		quote: quote(sentence),
	});
	return {
		versionNumber,
		sourcesAnalyzed: 1,
		timeElapsed: 3,
		findings: {
			sources: [{ title: "Memo to the board", url: place("late"), relevance_score: 1 }],
			market_dynamics: [finding("overtime", "medium"), finding("staff", "medium")],
			competitive_landscape: [finding("fulda", "medium")],
			language_preferences: [],
			buyer_behavior: [finding("late", "high"), finding("returns", "medium"), finding("forecast", "low")],
			regulatory_factors: [],
		},
		validation: [
			{
				claim: memo.late,
				strength: "STRONG",
				details: "Two numbers that can be checked in the order book.",
				contradicts: false,
				contradiction: null,
			},
			{
				claim: memo.overtime,
				strength: "MODERATE",
				details: "Searching in the evening peak, told elsewhere, agrees with it.",
				contradicts: false,
				contradiction: null,
			},
			{
				claim: memo.forecast,
				strength: "WEAK",
				details: "Another passage names another cause for the same delay.",
				contradicts: true,
				contradiction: quote("search"),
			},
			{
				claim: memo.fulda,
				strength: "WEAK",
				details: "A single case, told at second hand.",
				contradicts: false,
				contradiction: null,
			},
		],
		gaps: [
			"I found nothing on the distances in the hall: measure them on a normal Tuesday.",
			"I found no number of orders that were lost, and not where they went.",
			"I found nobody who is accountable for the warehouse system until its support ends.",
		],
	};
}
