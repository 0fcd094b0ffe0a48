import { verifyQuote } from "@throughline/domain/consultant/evidence";
import { type Finding, findingGroups, type ResearchResult } from "@throughline/domain/consultant/research";
import type { StoredMaterial } from "../../ports/advisors.ts";

type Found = Omit<ResearchResult, "versionNumber" | "timeElapsed">;

/** Rechecks each quote. A finding whose quote is not at its place is not sure, and one that is no quote says so. */
export function withCheckedQuotes(found: Found, { sources }: StoredMaterial): Found {
	const finding = (each: Finding): Finding => {
		const quote = each.quote && verifyQuote(each.quote, sources);
		return { ...each, quote, confidence: quote?.verified === false ? "low" : each.confidence };
	};
	const groups = Object.keys(findingGroups) as (keyof typeof findingGroups)[];
	const findings = { ...found.findings };
	for (const group of groups) {
		const own = findings[group];
		if (own) findings[group] = own.map(finding);
	}
	const validation = found.validation.map((each) => ({
		...each,
		contradiction: each.contradiction && verifyQuote(each.contradiction, sources),
	}));
	const nearest = found.nearest?.map(({ gap, quotes }) => ({
		gap,
		quotes: quotes.map((quote) => verifyQuote(quote, sources)),
	}));
	return { ...found, findings, validation, nearest };
}
