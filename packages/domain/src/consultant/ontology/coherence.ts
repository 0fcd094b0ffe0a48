import type { Decision, SelectedDecisions } from "../decision.ts";
import { completenessRules, validatePlan } from "../plan/validation.ts";
import type { Plan } from "../plan.ts";

export type Coherence = { valid: boolean; warnings: string[]; errors: string[] };

type Given = { decisions: readonly Decision[]; selected: SelectedDecisions; plan: Plan };
type Rule = { says: string; holds: (given: Given) => boolean };

/** What must hold between decisions and plan; each a sentence for when it does not. */
export const coherenceRules: readonly Rule[] = [
	{
		says: "A decision has fewer than two options, or not exactly one that is recommended.",
		holds: ({ decisions }) =>
			decisions.length > 0 &&
			decisions.every(
				({ options }) => options.length >= 2 && options.filter(({ recommended }) => recommended).length === 1,
			),
	},
	{
		says: "An option costs less than nothing, or more at least than at most.",
		holds: ({ decisions }) =>
			decisions.every(({ options }) =>
				options.every(({ estimated_cost: { min, max } }) => min >= 0 && min <= max),
			),
	},
	{
		says: "The workstreams' costs do not add up to the plan's.",
		holds: ({ plan: { workstreams, cost_estimate } }) =>
			(["min", "max"] as const).every(
				(bound) =>
					workstreams.reduce((sum, { cost_allocation }) => sum + cost_allocation[bound], 0) ===
					cost_estimate[`total_${bound}`],
			),
	},
	{
		says: "A workstream serves no chosen decision.",
		holds: ({ plan, selected }) =>
			plan.workstreams.every(({ decisionId, optionId }) => selected[decisionId] === optionId),
	},
	{
		says: "A chosen decision has no workstream.",
		holds: ({ decisions, plan, selected }) =>
			Object.entries(selected).every(
				([id, option]) =>
					costsNothing(decisions, id, option) || plan.workstreams.some(({ decisionId }) => decisionId === id),
			),
	},
	{
		says: "A workstream ends after the plan does.",
		holds: ({ plan }) =>
			plan.workstreams.every(
				({ start_month, timeline_months }) => start_month + timeline_months <= plan.timeline.total_months,
			),
	},
];

/** Who answers for it, or that all stays as it is: nothing is to be done for such a choice. */
function costsNothing(decisions: readonly Decision[], id: string, optionId: string): boolean {
	const decision = decisions.find((each) => each.id === id);
	const option = decision?.options.find((each) => each.id === optionId);
	return option?.estimated_cost.max === 0;
}

/** Whether decisions and plan hold together. A critical field that is missing is an error, an important one a warning. */
export function coherenceOf(
	decisions: readonly Decision[],
	selected: SelectedDecisions,
	plan: Plan,
): Coherence {
	const given = { decisions, selected, plan };
	const missing = validatePlan(plan).ontology.completeness.missingFields;
	const of = (weight: "critical" | "important") =>
		completenessRules
			.filter((rule) => rule.weight === weight && missing.includes(rule.field))
			.map(({ field }) => `The plan lacks ${field}, or it does not hold.`);
	const errors = [
		...coherenceRules.filter(({ holds }) => !holds(given)).map(({ says }) => says),
		...of("critical"),
	];
	return { valid: errors.length === 0, warnings: of("important"), errors };
}
