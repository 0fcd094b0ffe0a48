import { z } from "zod";
import { impacts, likelihoods, riskScore } from "../risk.ts";
import { instant } from "../shape.ts";
import type { Assessed } from "./matrix.ts";

/** How a risk was assessed from a moment on, until the next such entry. */
export const RiskScore = z.object({
	scoredAt: instant,
	likelihood: z.enum(likelihoods),
	impact: z.enum(impacts),
	residualLikelihood: z.enum(likelihoods).nullable(),
	residualImpact: z.enum(impacts).nullable(),
	inherentScore: z.int().min(1).max(25).describe("Likelihood × impact before mitigation, 1 to 25"),
	residualScore: z.int().min(1).max(25).nullable().describe("The same after mitigation, 1 to 25"),
});
export type RiskScore = z.infer<typeof RiskScore>;

/** The scores of an assessment: likelihood × impact before and after mitigation, each 1–25. */
export function scoresOf({ likelihood, impact, residualLikelihood, residualImpact }: Assessed) {
	const residual = residualLikelihood !== null && residualImpact !== null;
	return {
		inherentScore: riskScore(likelihood, impact),
		residualScore: residual ? riskScore(residualLikelihood, residualImpact) : null,
	};
}

/** Whether two assessments differ, so that the history needs a new entry. */
export function isReassessed(before: Assessed, after: Assessed): boolean {
	return (["likelihood", "impact", "residualLikelihood", "residualImpact"] as const).some(
		(field) => before[field] !== after[field],
	);
}
