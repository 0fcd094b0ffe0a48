import {
	type Analysis,
	type EnhancedAnalysis,
	forceConfidence,
	type forces,
} from "@throughline/domain/consultant/analysis";
import { type ResearchResult, validatedFindings } from "@throughline/domain/consultant/research";
import type { Finalized } from "@throughline/trpc/ports/advisors";
import { z } from "zod";
import type { Asked } from "./ask.ts";
import { type Citations, Cited } from "./material/citations.ts";

const Level = z.enum(["low", "medium", "high", "unknown"]);
const Force = z.object({ level: Level, factors: z.array(z.string()), strategic_response: z.string() });
const perForce = <T extends z.ZodType>(shape: T) => ({
	competitive_rivalry: shape,
	supplier_power: shape,
	buyer_power: shape,
	threat_of_substitution: shape,
	threat_of_new_entry: shape,
});

export const AnalysisAnswer = z.object({
	executive_summary: z.string(),
	recommended_approaches: z.array(z.string()),
	recommended_market: z.string().nullable().describe("Null when the material names none"),
	problem_statement: z.string(),
	strategic_implications: z.array(z.string()),
	...perForce(Force),
	overall_attractiveness: z.string(),
	key_strategic_priorities: z.array(z.string()),
});

export const analysisQuestion: Asked<z.infer<typeof AnalysisAnswer>> = {
	name: "analysis",
	schema: AnalysisAnswer,
	task: `Analyse the situation around the root cause: an executive summary in three to five sentences, one to four recommended approaches, the recommended market, Porter's five forces. A force of which neither material nor research speaks has the level "unknown" and no factors.`,
};

export function analysisOf(
	answer: z.infer<typeof AnalysisAnswer>,
	{ rootCause, whysPath }: Finalized,
): Analysis {
	const { problem_statement, overall_attractiveness, key_strategic_priorities, ...rest } = answer;
	const why = (at: number) => {
		const why = whysPath[at];
		return why === undefined
			? null
			: { question: `Why is this? (${whysPath[at - 1] ?? problem_statement})`, answer: why };
	};
	const none = { question: `Why is this? (${problem_statement})`, answer: rootCause };
	return {
		executive_summary: rest.executive_summary,
		recommended_approaches: rest.recommended_approaches,
		recommended_market: rest.recommended_market ?? "",
		market_named: rest.recommended_market !== null,
		five_whys: {
			problem_statement,
			why_1: why(0) ?? none,
			why_2: why(1) ?? none,
			why_3: why(2) ?? none,
			why_4: why(3),
			why_5: why(4),
			root_cause: rootCause,
			strategic_implications: rest.strategic_implications,
		},
		porters_five_forces: {
			competitive_rivalry: answer.competitive_rivalry,
			supplier_power: answer.supplier_power,
			buyer_power: answer.buyer_power,
			threat_of_substitution: answer.threat_of_substitution,
			threat_of_new_entry: answer.threat_of_new_entry,
			overall_attractiveness,
			key_strategic_priorities,
		},
		research: null,
	};
}

const sourceNumbers = z.array(z.int()).describe("Numbers of the sources of the research, as in S1, S2");
const EnhancedForce = z.object({
	level: Level,
	insufficientData: z.boolean(),
	factors: z.array(z.object({ factor: z.string(), sources: sourceNumbers, evidence: Cited.nullable() })),
	strategic_response: z.string(),
});

export const EnhancedAnswer = z.object({
	executiveSummary: z.string(),
	confidenceExplanation: z
		.string()
		.describe("What is confirmed by more than one source, and what is not, in one or two sentences"),
	overall_attractiveness: z.string(),
	...perForce(EnhancedForce),
	recommendations: z.array(z.object({ text: z.string(), rationale: z.string(), sources: sourceNumbers })),
});

export const enhancedQuestion: Asked<z.infer<typeof EnhancedAnswer>> = {
	name: "enhanced_analysis",
	schema: EnhancedAnswer,
	task: `Analyse the situation around the root cause with the research. Cite its sources by their numbers only. A force of which neither material nor research speaks has the level "unknown", insufficientData true and no factors.`,
};

/** The findings of a research with numbered sources, as a model reads them: each line says what it is. */
export function researchLines(research: ResearchResult | null): string[] {
	if (!research) return ["There is no research."];
	const { sources, ...groups } = research.findings;
	const numberOf = (url: string) => sources.findIndex((source) => source.url === url) + 1;
	return [
		...Object.entries(groups).flatMap(([group, all]) =>
			all.map(
				({ fact, confidence, citation }) =>
					`Finding of the research (${group}, ${confidence}, S${numberOf(citation)}): ${fact}`,
			),
		),
		...research.validation
			.filter(({ contradicts }) => contradicts)
			.map(({ claim }) => `Contradicted claim of the research: ${claim}`),
		...research.gaps.map((gap) => `The research did not find: ${gap}`),
		...sources.map(({ title }, index) => `Source S${index + 1} of the research: ${title}`),
	];
}

/**
 * Resolves numbers to sources; those out of range are dropped, and a force without any evidence says so. How sure it is as a
 * whole is calculated when it is held against the case.
 */
export function enhancedOf(
	answer: z.infer<typeof EnhancedAnswer>,
	research: ResearchResult | null,
	citations: Citations,
): EnhancedAnalysis {
	const sources = research?.findings.sources ?? [];
	const proving = provingSources(research);
	const used = new Set<number>();
	const urls = (numbers: readonly number[]) =>
		numbers.flatMap((number) => {
			const source = sources[number - 1];
			if (!source) return [];
			used.add(number - 1);
			return [source.url];
		});
	const force = (name: (typeof forces)[number]) => {
		const force = answer[name];
		const factors = force.factors.map(({ factor, sources: numbers, evidence }) => ({
			factor,
			citations: urls(numbers),
			quote: evidence && citations.quote(evidence),
		}));
		const rested = factors.filter(
			({ citations, quote }) => citations.some((url) => proving.has(url)) || quote?.verified === true,
		);
		return {
			level: rested.length === 0 ? ("unknown" as const) : force.level,
			confidence: forceConfidence(rested.length),
			insufficientData: force.insufficientData || rested.length === 0,
			factors,
			strategic_response: force.strategic_response,
		};
	};
	return {
		confidenceScore: 0,
		executiveSummary: answer.executiveSummary,
		confidenceExplanation: answer.confidenceExplanation,
		portersAnalysis: {
			overall_attractiveness: answer.overall_attractiveness,
			competitive_rivalry: force("competitive_rivalry"),
			supplier_power: force("supplier_power"),
			buyer_power: force("buyer_power"),
			threat_of_substitution: force("threat_of_substitution"),
			threat_of_new_entry: force("threat_of_new_entry"),
		},
		recommendations: answer.recommendations.map(({ text, rationale, sources: numbers }) => ({
			text,
			rationale,
			citations: urls(numbers),
		})),
		citations: [...used].sort((one, other) => one - other).flatMap((at) => sources[at] ?? []),
	};
}

/** The sources in which something was found word for word: a page that was not read is no evidence. */
function provingSources(research: ResearchResult | null): ReadonlySet<string> {
	const findings = research ? validatedFindings(research) : [];
	const found = findings.filter(({ finding: { quote, words } }) => quote?.verified || words !== undefined);
	return new Set(found.map(({ finding }) => finding.citation));
}
