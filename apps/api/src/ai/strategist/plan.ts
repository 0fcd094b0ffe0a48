import { chosenOption } from "@throughline/domain/consultant/choice";
import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import { settlePlan } from "@throughline/domain/consultant/plan-settling";
import { z } from "zod";
import { groundRules } from "./material-block.ts";

const Degree = z.enum(["low", "medium", "high"]);

export const PlanAnswer = z.object({
	title: z.string(),
	strategic_approach: z.string(),
	workstreams: z.array(
		z.object({
			id: z.string(),
			title: z.string(),
			description: z.string(),
			decisionId: z.string().describe("The id of the decision that it serves"),
			cost_min: z.number().describe("US dollars"),
			cost_max: z.number().describe("US dollars"),
			start_month: z.number().describe("Months after the start of the program, from 0"),
			months: z.number(),
			team: z.array(z.object({ role: z.string(), count: z.int() })),
			tasks: z.array(
				z.object({
					id: z.string().describe("Unique in the whole plan"),
					name: z.string(),
					description: z.string(),
					start_day: z.int().describe("Working days after the start of the program, from 0"),
					duration_days: z.int(),
					depends_on: z.array(z.string()).describe("Ids of tasks that must have ended before"),
				}),
			),
		}),
	),
	stage_gates: z.array(
		z.object({
			gate: z.enum(["G0", "G1", "G2", "G3", "G4"]),
			name: z.string(),
			criteria: z.array(z.string()),
			deliverables: z.array(z.string()),
		}),
	),
	kpis: z.array(
		z.object({
			name: z.string(),
			target: z.string().describe("A number, with its unit in the field unit"),
			unit: z.string().nullable(),
			measurement_frequency: z.enum(["Daily", "Weekly", "Monthly", "Quarterly", "Annually"]),
			lower_is_better: z.boolean(),
		}),
	),
	benefits: z.array(
		z.object({ description: z.string(), category: z.string(), quantified_value: z.number().nullable() }),
	),
	risks: z.array(
		z.object({
			description: z.string(),
			likelihood: Degree,
			impact: Degree,
			mitigation_strategy: z.string(),
		}),
	),
	funding: z.array(z.object({ source: z.string(), amount: z.number() })),
	resources: z.array(z.object({ role: z.string(), count: z.int(), duration_months: z.number() })),
});

export const planInstructions = `${groundRules}
Turn the chosen options into a program plan: at least one workstream for each decision, with three to eight tasks that depend on each other where one needs another's result, a team that its cost can pay for, the five stage gates G0 to G4 with criteria and deliverables, KPIs with a target, benefits, risks with a mitigation, funding that covers the cost, and resources. Costs stay within the ranges of the chosen options.`;

/** What the plan is made of, as a model reads it. */
export function choicesBlock(
	rootCause: string,
	decisions: readonly Decision[],
	selected: SelectedDecisions,
): string {
	const lines = decisions.flatMap((decision) => {
		const { id, question, context } = decision;
		const option = chosenOption(decision, selected);
		if (!option) return [];
		const { min, max } = option.estimated_cost;
		return [
			`Decision ${id}: ${question}`,
			`Context: ${context}`,
			`Chosen: ${option.label}. ${option.description} US$ ${min} to ${max}, ${option.estimated_timeline_months} months.`,
		];
	});
	return [`Root cause: ${rootCause}`, ...lines].join("\n");
}

/** The answer as a plan: its workstreams tied to the choices, its dates and sums settled by the rules of the domain. */
export function planOf(answer: z.infer<typeof PlanAnswer>, selected: SelectedDecisions): Plan {
	const [first = ""] = Object.keys(selected);
	const workstreams = answer.workstreams.map(
		({ cost_min, cost_max, months, team, decisionId, ...stream }) => {
			const decision = selected[decisionId] === undefined ? first : decisionId;
			return {
				...stream,
				decisionId: decision,
				optionId: selected[decision] ?? "",
				cost_allocation: { min: Math.min(cost_min, cost_max), max: Math.max(cost_min, cost_max) },
				timeline_months: months,
				required_team: team,
			};
		},
	);
	return settlePlan({
		title: answer.title,
		strategic_approach: answer.strategic_approach,
		cost_estimate: { total_min: 0, total_max: 0 },
		timeline: { total_months: 0 },
		workstreams,
		stage_gates: answer.stage_gates,
		kpis: answer.kpis,
		benefits: answer.benefits,
		risks: answer.risks,
		funding: { sources: answer.funding },
		resources: answer.resources,
	});
}
