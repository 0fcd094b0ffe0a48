import { z } from "zod";
import type { Decision, SelectedDecisions } from "./decision.ts";
import { coherenceOf } from "./ontology/coherence.ts";
import type { Plan } from "./plan.ts";

/** What the diagnostic of the consultant's rules found for a fixed example. Costs are US dollars. */
export const OntologyTest = z.object({
	status: z.enum(["passed", "failed"]),
	tests: z.object({
		approaches: z.array(z.object({ id: z.string(), name: z.string(), recommended: z.boolean() })),
		costEstimate: z.object({
			min: z.number(),
			max: z.number(),
			timeline_months: z.number(),
			team_size: z.object({ min: z.int(), max: z.int() }).describe("Of the smallest and of all workstreams"),
		}),
		workstreams: z.array(
			z.object({
				name: z.string(),
				allocation: z.number().describe("Percent of the cost"),
				estimated_cost: z.number(),
			}),
		),
		coherence: z.object({ valid: z.boolean(), warnings: z.array(z.string()), errors: z.array(z.string()) }),
		decisionOptions: z.array(
			z.object({
				decision: z.string(),
				question: z.string(),
				options: z.array(z.string()),
				recommended: z.string(),
			}),
		),
	}),
});
export type OntologyTest = z.infer<typeof OntologyTest>;

/** What the diagnostic says of a plan and of the decisions that it was made from. */
export function ontologyTestOf(
	decisions: readonly Decision[],
	selected: SelectedDecisions,
	plan: Plan,
): OntologyTest {
	const coherence = coherenceOf(decisions, selected, plan);
	const teams = plan.workstreams.map(({ required_team }) =>
		required_team.reduce((sum, { count }) => sum + count, 0),
	);
	const { total_min: min, total_max: max } = plan.cost_estimate;
	return {
		status: coherence.errors.length === 0 ? "passed" : "failed",
		tests: {
			approaches: (decisions[0]?.options ?? []).map(({ id, label: name, recommended }) => ({
				id,
				name,
				recommended,
			})),
			costEstimate: {
				min,
				max,
				timeline_months: plan.timeline.total_months,
				team_size: {
					min: teams.length > 0 ? Math.min(...teams) : 0,
					max: teams.reduce((sum, size) => sum + size, 0),
				},
			},
			workstreams: plan.workstreams.map(({ title, cost_allocation }) => ({
				name: title,
				allocation: max > 0 ? Math.round((cost_allocation.max / max) * 1000) / 10 : 0,
				estimated_cost: cost_allocation.max,
			})),
			coherence,
			decisionOptions: decisions.map(({ id, question, options }) => ({
				decision: id,
				question,
				options: options.map(({ label }) => label),
				recommended: options.find(({ recommended }) => recommended)?.label ?? "",
			})),
		},
	};
}
