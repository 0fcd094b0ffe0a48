import { type Analysis, marketNamedIn } from "@throughline/domain/consultant/analysis";

/** As the offline consultant says it, for an analysis that has no words of its own. */
const unnamed = "Not named in the material";

/** The market as a version's card tells it: its name, or in the analysis's own words that none is named. */
export function marketWords(analysis: Analysis | null): string | undefined {
	return analysis ? (marketName(analysis) ?? (analysis.recommended_market.trim() || unnamed)) : undefined;
}

/** The market that an analysis recommends, in capitals as specified; undefined where none is named. */
export function marketName(analysis: Analysis | null): string | undefined {
	return marketNamedIn(analysis)?.toUpperCase();
}
