import { placeOf } from "@throughline/domain/consultant/evidence";
import {
	type Finding,
	type findingGroups,
	type ResearchResult,
	stances,
	type Validation,
} from "@throughline/domain/consultant/research";
import type { FoundPage } from "@throughline/trpc/ports/advisors";
import { z } from "zod";
import { type Citations, Cited } from "../strategist/material/citations.ts";

type Group = keyof typeof findingGroups;
const groups = [
	"market_dynamics",
	"competitive_landscape",
	"language_preferences",
	"buyer_behavior",
	"regulatory_factors",
] as const satisfies readonly Group[];

/** What a model makes of the material and of what searches said; it names passages and pages by numbers. */
export const Answer = z.object({
	findings: z.array(
		z.object({
			group: z.enum(groups),
			fact: z.string(),
			confidence: z.enum(["high", "medium", "low"]),
			source: z
				.int()
				.nullable()
				.describe("The number of a page that could not be read, as in S1; null for a passage"),
			quote: z.string().describe("Words of the passage, copied exactly"),
			passage: z.int().nullable().describe("The number of the passage; null for a page that was not read"),
			strength: z.enum(["STRONG", "MODERATE", "WEAK"]),
			details: z.string().describe("What confirms or weakens it, in one sentence"),
			stance: z.enum(stances).describe("What the fact does to the root cause"),
			contradiction: Cited.nullable().describe("The passage of the material that says otherwise"),
		}),
	),
	gaps: z
		.array(z.string())
		.describe('What was looked for and found neither on the pages nor in the material: "No …"'),
});
type Said = z.infer<typeof Answer>["findings"][number];

/**
 * Numbers become sources. What rests on none is dropped; what cannot be verified in a stored text is WEAK and says why; a
 * contradiction counts only with words that the material holds.
 */
export function resultOf(
	{ findings, gaps }: z.infer<typeof Answer>,
	unread: readonly FoundPage[],
	citations: Citations,
): Omit<ResearchResult, "versionNumber" | "timeElapsed"> {
	const resolved = findings.flatMap((said) => resolve(said, unread, citations) ?? []);
	const of = (group: Group) => resolved.filter((each) => each.group === group).map(({ finding }) => finding);
	return {
		sourcesAnalyzed: citations.documents,
		findings: {
			sources: sourcesOf(resolved),
			market_dynamics: of("market_dynamics"),
			competitive_landscape: of("competitive_landscape"),
			language_preferences: of("language_preferences"),
			buyer_behavior: of("buyer_behavior"),
			regulatory_factors: of("regulatory_factors"),
		},
		validation: resolved.map(({ validation }) => validation),
		gaps: resolved.length === 0 ? ["No evidence was found.", ...gaps] : gaps,
	};
}

const unfound = "The quoted words were not found in the source.";
const unreadPage = "This page could not be read, so nothing shows that it says so.";

type Resolved = { group: Group; title: string; unread: boolean; finding: Finding; validation: Validation };

function resolve(said: Said, unread: readonly FoundPage[], citations: Citations): Resolved | null {
	const quote = said.passage === null ? null : citations.quote({ passage: said.passage, quote: said.quote });
	// What was found in a text is said there, whatever page is named beside it.
	const page = said.source === null || quote?.verified ? undefined : unread[said.source - 1];
	const citation = page?.url ?? (quote && placeOf({ documentId: quote.documentId, id: quote.passageId }));
	if (!citation || said.fact.trim() === "") return null;
	const verified = quote?.verified ?? false;
	return {
		group: said.group,
		title: page?.title ?? citations.nameOf(quote),
		unread: page !== undefined,
		finding: {
			fact: said.fact,
			confidence: verified ? said.confidence : "low",
			citation,
			// Words of a page that was not read are not looked for in what was.
			quote: page ? null : quote,
			// What no source is shown to say does nothing to the cause.
			stance: verified ? said.stance : "neutral",
		},
		validation: validate(said, citations, verified ? null : page ? unreadPage : unfound),
	};
}

/** @param doubt why nothing shows that a source says so; null where it was found there */
function validate(said: Said, citations: Citations, doubt: string | null): Validation {
	const against = said.contradiction && citations.quote(said.contradiction);
	const contradiction = against?.verified ? against : null;
	return {
		claim: said.fact,
		strength: doubt === null && !contradiction ? said.strength : "WEAK",
		details: doubt === null ? said.details : `${doubt} ${said.details}`.trim(),
		contradicts: contradiction !== null,
		contradiction,
	};
}

/**
 * The sources by how many findings each was found to say, equals in the order of their first use. What no quote was found in
 * says nothing of the matter, and what could not be read stands last.
 */
function sourcesOf(resolved: readonly Resolved[]): ResearchResult["findings"]["sources"] {
	const used = Map.groupBy(resolved, ({ finding }) => finding.citation);
	const sources = [...used].map(([url, all]) => ({
		title: all[0]?.title ?? url,
		url,
		unread: all.some(({ unread }) => unread),
		found: all.filter(({ finding, unread }) => !unread && finding.quote?.verified).length,
	}));
	const most = Math.max(1, ...sources.map(({ found }) => found));
	return sources
		.toSorted((one, other) => Number(one.unread) - Number(other.unread) || other.found - one.found)
		.map(({ title, url, unread, found }) => ({
			title,
			url,
			relevance_score: found / most,
			...(unread && { unread }),
		}));
}
