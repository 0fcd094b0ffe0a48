import { z } from "zod";
import { authored } from "./author.ts";
import { Quote } from "./evidence.ts";
import { ResearchPage } from "./page.ts";

/** How sure a finding is. */
const confidences = ["high", "medium", "low"] as const;

export const ResearchSource = z.object({
	title: z.string(),
	url: z.string().describe("A page of the web, or the place of a passage in this product"),
	relevance_score: z.number().min(0).max(1).describe("0 where nothing was found there"),
	unread: z.boolean().optional().describe("Whether this is a page that could not be read"),
});

/** What a finding does to the root cause. */
export const stances = ["supports", "weakens", "neutral"] as const;
export type Stance = (typeof stances)[number];

/** Earlier work of the organisation: a strategy, by its session's id, or a program. */
export const FindingOrigin = z.object({
	kind: z.enum(["strategy", "program"]),
	id: z.string(),
	name: z.string(),
});
export type FindingOrigin = z.infer<typeof FindingOrigin>;

export const Finding = z.object({
	fact: z.string(),
	confidence: z.enum(confidences),
	citation: z.string().describe("The url of one of the sources"),
	quote: Quote.nullable(),
	words: z
		.string()
		.optional()
		.describe("How earlier work says it word for word, where that is no document to be opened at a quote"),
	origin: FindingOrigin.optional().describe("Which earlier work says so; absent for all other sources"),
	stance: z.enum(stances).optional().describe("What it does to the root cause; absent where nobody looked"),
});
export type Finding = z.infer<typeof Finding>;

/** The groups of findings, with their headings on screen: on the root cause itself, and the five on its surroundings. */
export const findingGroups = {
	root_cause: "Root Cause Evidence",
	market_dynamics: "Market Dynamics",
	competitive_landscape: "Competitive Landscape",
	language_preferences: "Language/Cultural Preferences",
	buyer_behavior: "Buyer Behavior Patterns",
	regulatory_factors: "Regulatory/Compliance Factors",
} as const;

export const Validation = z.object({
	claim: z.string(),
	strength: z.enum(["STRONG", "MODERATE", "WEAK"]),
	details: z.string(),
	contradicts: z.boolean(),
	contradiction: Quote.nullable().describe("The passage that says otherwise"),
});
export type Validation = z.infer<typeof Validation>;

export const ResearchResult = z.object({
	...authored,
	versionNumber: z.int(),
	sourcesAnalyzed: z.int(),
	timeElapsed: z.number().describe("Seconds"),
	findings: z.object({
		sources: z.array(ResearchSource),
		root_cause: z
			.array(Finding)
			.optional()
			.describe("What the material says of the root cause itself; absent where nobody looked for it"),
		market_dynamics: z.array(Finding),
		competitive_landscape: z.array(Finding),
		language_preferences: z.array(Finding),
		buyer_behavior: z.array(Finding),
		regulatory_factors: z.array(Finding),
	}),
	validation: z.array(Validation),
	gaps: z.array(z.string()).describe("What was looked for and not found"),
	nearest: z
		.array(z.object({ gap: z.string(), quotes: z.array(Quote) }))
		.optional()
		.describe("Statements of the material that may answer a gap"),
	pages: z
		.array(ResearchPage)
		.optional()
		.describe("The pages of the web that a person gave or a search came upon; absent where there are none"),
	search: z
		.object({
			service: z.string(),
			questions: z.array(z.string()).describe("What it was asked, in this order"),
			failure: z.string().nullable().describe("Why the last of them was not answered, a sentence"),
		})
		.optional()
		.describe("What the web search was asked; absent where none was set up"),
});
export type ResearchResult = z.infer<typeof ResearchResult>;

/**
 * The judgement that belongs to a fact: one whose claim holds the fact, or is held by it, when case and punctuation do
 * not count. Of several the one that is nearest to it in length; null when none speaks of it.
 */
export function validationOf(fact: string, validation: readonly Validation[]): Validation | null {
	const exact = validation.find(({ claim }) => claim === fact);
	if (exact) return exact;
	const words = bare(fact);
	const distance = ({ claim }: Validation) => Math.abs(bare(claim).length - words.length);
	const [nearest] = validation
		.filter(({ claim }) => contains(bare(claim), words) || contains(words, bare(claim)))
		.sort((one, other) => distance(one) - distance(other));
	return nearest ?? null;
}

/** A finding with the judgement that is shown beside it; null where nobody judged it. */
export type ValidatedFinding = { finding: Finding; validation: Validation | null };

/** The findings of all groups in the order in which they are shown: what counts them counts these and no others. */
export function validatedFindings({
	findings,
	validation,
}: Pick<ResearchResult, "findings" | "validation">): ValidatedFinding[] {
	const groups = Object.keys(findingGroups) as (keyof typeof findingGroups)[];
	return groups
		.flatMap((group) => findings[group] ?? [])
		.map((finding) => ({ finding, validation: validationOf(finding.fact, validation) }));
}

/** How many findings there are, how many another passage or page backs, and how many one contradicts. */
export function countFindings(findings: readonly ValidatedFinding[]): {
	all: number;
	confirmed: number;
	contradicted: number;
} {
	const withJudgement = (holds: (validation: Validation) => boolean) =>
		findings.filter(({ validation }) => validation !== null && holds(validation)).length;
	return {
		all: findings.length,
		confirmed: withJudgement(({ strength }) => strength !== "WEAK"),
		contradicted: withJudgement(({ contradicts }) => contradicts),
	};
}

function contains(whole: string, part: string): boolean {
	return part !== "" && whole.includes(part);
}

function bare(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replaceAll(/[\p{P}\p{S}]/gu, "")
		.replaceAll(/\s+/gu, " ")
		.trim();
}
