import type { Finding, ResearchResult } from "@throughline/domain/consultant/research";

type Result = Omit<ResearchResult, "versionNumber" | "timeElapsed">;

/**
 * What a model found, held against what was read: a finding with a figure that neither the case nor any verified quote has
 * proves nothing and says so; beside a gap stands which of its figures are the model's.
 * @param unknownOf of each text its figures that are in neither
 */
export async function doubtFigures(
	result: Result,
	unknownOf: (texts: readonly string[]) => Promise<readonly string[][]>,
): Promise<Result> {
	const { findings, validation, gaps } = result;
	const { sources, ...groups } = findings;
	const texts = [...validation.map(({ claim, details }) => `${claim}\n${details}`), ...gaps];
	const unknown = new Map(texts.length > 0 ? (await unknownOf(texts)).map((of, at) => [texts[at], of]) : []);
	const own = (text: string) => unknown.get(text) ?? [];
	const doubted = new Set<string>();
	const judged = validation.map((each) => {
		const figures = own(`${each.claim}\n${each.details}`);
		if (figures.length === 0) return each;
		doubted.add(each.claim);
		return { ...each, strength: "WEAK" as const, details: `${each.details} ${sentence(figures)}`.trim() };
	});
	const doubtedIn = (all: readonly Finding[] = []) =>
		all.map((finding) =>
			doubted.has(finding.fact)
				? { ...finding, confidence: "low" as const, stance: "neutral" as const }
				: finding,
		);
	return {
		...result,
		findings: {
			sources,
			market_dynamics: doubtedIn(groups.market_dynamics),
			competitive_landscape: doubtedIn(groups.competitive_landscape),
			language_preferences: doubtedIn(groups.language_preferences),
			buyer_behavior: doubtedIn(groups.buyer_behavior),
			regulatory_factors: doubtedIn(groups.regulatory_factors),
		},
		validation: judged,
		gaps: gaps.map((gap) => (own(gap).length > 0 ? `${gap} ${sentence(own(gap))}` : gap)),
	};
}

function sentence(figures: readonly string[]): string {
	return `The model's estimate, in no quote that was found and not in your text: ${figures.join(", ")}.`;
}
