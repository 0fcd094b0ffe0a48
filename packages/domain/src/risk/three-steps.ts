import { type Impact, impacts, type Likelihood, likelihoods } from "../risk.ts";
import type { Position } from "./matrix.ts";

/** How plans and playbooks assess a risk. */
type ThreeSteps = { likelihood: Step; impact: Step };
type Step = "low" | "medium" | "high";

const likelihood = { low: "Unlikely", medium: "Possible", high: "Likely" } as const satisfies Record<
	Step,
	Likelihood
>;
/** The highest of three steps is the highest of five: what a plan calls high must not end up as medium. */
const impact = { low: "Low", medium: "Medium", high: "Very High" } as const satisfies Record<Step, Impact>;

/** An assessment in three steps as one of the five that the product's risks have. */
export function inFiveSteps(risk: ThreeSteps): Position {
	return { likelihood: likelihood[risk.likelihood], impact: impact[risk.impact] };
}

/** The way back: below the middle is low, above it high. */
export function inThreeSteps(risk: Position): ThreeSteps {
	return {
		likelihood: stepOf(likelihoods.indexOf(risk.likelihood)),
		impact: stepOf(impacts.indexOf(risk.impact)),
	};
}

function stepOf(place: number): Step {
	if (place === 2) return "medium";
	return place < 2 ? "low" : "high";
}
