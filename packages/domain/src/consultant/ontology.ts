import { z } from "zod";
import type { Decision, SelectedDecisions } from "./decision.ts";
import { offlineDecisions } from "./offline/decisions.ts";
import { offlinePlan } from "./offline/plan.ts";
import { coherenceOf } from "./ontology/coherence.ts";
import { exampleMaterial, exampleRootCause } from "./ontology/example.ts";
import type { Plan } from "./plan.ts";
import type { Material } from "./reading/material.ts";

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

/** The rules that are tested; a test of the test puts a broken one in place. */
export type OntologyRules = {
	decide(material: Material, question: { rootCause: string; whysPath: readonly string[] }): Decision[];
	plan(
		material: Material,
		given: { rootCause: string; decisions: readonly Decision[]; selected: SelectedDecisions },
	): Plan;
};

/**
 * Walks the fixed example through the consultant's own rules, choosing what they recommend, and checks that what comes
 * out holds together. Nothing of it is kept.
 */
export function testOntology(
	{ decide, plan: convert }: OntologyRules = { decide: offlineDecisions, plan: offlinePlan },
): OntologyTest {
	const material = exampleMaterial();
	const rootCause = exampleRootCause;
	const decisions = decide(material, { rootCause, whysPath: [rootCause] });
	const recommended = (decision: Decision) => decision.options.find((option) => option.recommended);
	const selected = Object.fromEntries(
		decisions.flatMap((decision) => {
			const option = recommended(decision);
			return option ? [[decision.id, option.id]] : [];
		}),
	);
	const plan = convert(material, { rootCause, decisions, selected });
	const coherence = coherenceOf(decisions, selected, plan);
	const teams = plan.workstreams.map(({ required_team }) =>
		required_team.reduce((sum, { count }) => sum + count, 0),
	);
	const { total_min: min, total_max: max } = plan.cost_estimate;
	return {
		status: coherence.errors.length === 0 ? "passed" : "failed",
		tests: {
			approaches: (decisions[0]?.options ?? []).map((option) => ({
				id: option.id,
				name: option.label,
				recommended: option.recommended,
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
			decisionOptions: decisions.map((decision) => ({
				decision: decision.id,
				question: decision.question,
				options: decision.options.map(({ label }) => label),
				recommended: recommended(decision)?.label ?? "",
			})),
		},
	};
}
