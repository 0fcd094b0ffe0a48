import type { Analysis } from "@throughline/domain/consultant/analysis";

/** What stands in the place of a market when the material names none, in English and German. */
const noMarket = /^(?:(?:not|no|none|unknown|n\/a|nicht|kein\w*|unbekannt)\b|im material nicht)/i;

/** The market that an analysis recommends, in capitals as specified; undefined where none is named. */
export function marketName(analysis: Analysis | null): string | undefined {
	const market = analysis?.recommended_market.trim();
	return market && !noMarket.test(market) ? market.toUpperCase() : undefined;
}
