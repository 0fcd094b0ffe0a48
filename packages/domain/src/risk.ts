/** The scales of the risk matrix, lowest first: position + 1 is the score of a step (1–5). */
export const likelihoods = ["Rare", "Unlikely", "Possible", "Likely", "Certain"] as const;
export const impacts = ["Very Low", "Low", "Medium", "High", "Very High"] as const;

export type Likelihood = (typeof likelihoods)[number];
export type Impact = (typeof impacts)[number];

/** Likelihood × impact, 1–25. */
export function riskScore(likelihood: Likelihood, impact: Impact): number {
	return (likelihoods.indexOf(likelihood) + 1) * (impacts.indexOf(impact) + 1);
}
