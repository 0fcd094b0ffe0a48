import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import type { Plan } from "@throughline/domain/consultant/plan";
import { finalizePlan } from "@throughline/domain/consultant/plan/finalize";
import { kpiUnits, longestLabel } from "@throughline/domain/kpi/unit";
import { defaultCurrency } from "@throughline/domain/value/currency";
import { z } from "zod";
import { type Citations, Cited } from "./material/citations.ts";

const evidence = z.array(Cited).describe("Passages that say so; empty for what is only your proposal");
const plainUnits = kpiUnits.filter((unit) => unit !== "currency" && unit !== "custom");
const Degree = z.enum(["low", "medium", "high"]);

export const PlanAnswer = z.object({
	title: z.string(),
	strategic_approach: z.string(),
	playbook_changes: z
		.array(z.string())
		.describe("What the plan does otherwise than the playbooks near this case, and why, one sentence each"),
	workstreams: z.array(
		z.object({
			id: z.string(),
			title: z.string(),
			description: z.string(),
			decisionId: z.string().describe("The id of the decision that it serves"),
			cost_min: z.number().describe("In the currency of the case"),
			cost_max: z.number().describe("In the currency of the case"),
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
					owner: z.string().nullable().describe("Whom the material names for it; else null"),
					evidence,
				}),
			),
			evidence,
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
			baseline: z
				.string()
				.nullable()
				.describe("Where it stands today, by the figures of the case; else null"),
			target: z.string().describe("A number, with its unit in the field unit"),
			unit: z
				.string()
				.nullable()
				.describe(
					`One of ${plainUnits.join(", ")}, the code of a currency, or a word of at most ${longestLabel} letters`,
				),
			measurement_frequency: z.enum(["Daily", "Weekly", "Monthly", "Quarterly", "Annually"]),
			lower_is_better: z.boolean(),
			evidence,
		}),
	),
	benefits: z.array(
		z.object({
			description: z.string(),
			category: z.string(),
			quantified_value: z.number().nullable().describe("A year, in the currency of the case"),
			evidence,
		}),
	),
	risks: z.array(
		z.object({
			description: z.string(),
			likelihood: Degree,
			impact: Degree,
			mitigation_strategy: z.string(),
			evidence,
		}),
	),
	resources: z.array(z.object({ role: z.string(), count: z.int(), duration_months: z.number() })),
});

export const planTask = `Turn the chosen options into a program plan: at least one workstream for each decision, with three to eight tasks that depend on each other where one needs another's result, a team that its cost can pay for, the five stage gates G0 to G4 with criteria and deliverables, KPIs with a target, benefits, risks with a mitigation, and resources by role. The plan is as small as the problem: naming an owner takes a week, not a year. Costs stay within the ranges of the chosen options, and all of it within the limits of the case. An option that leaves all as it is, or ends the undertaking, brings no other work. The two playbooks near the case are the scaffold: keep what fits, and say what you changed of them and why.`;

/** The plan as one question. */
export const wholePlan = { name: "plan", schema: PlanAnswer, task: planTask };

/** What the plan is made of, as a model reads it. */
export function choicesBlock(
	rootCause: string,
	decisions: readonly Decision[],
	selected: SelectedDecisions,
): string {
	const lines = decisions.flatMap((decision) => {
		const { id, question, context, currency = defaultCurrency } = decision;
		const option = chosenOption(decision, selected);
		if (!option) return [];
		const { min, max } = option.estimated_cost;
		return [
			`Decision ${id}: ${question}`,
			`Context: ${context}`,
			`Chosen: ${option.label}. ${option.description} ${currency} ${min} to ${max}, ${option.estimated_timeline_months} months.`,
		];
	});
	return [`Root cause: ${rootCause}`, ...lines].join("\n");
}

/**
 * The answer as a plan: its workstreams tied to the choices, its dates and sums put in order by the rules of the domain, its
 * passages looked up.
 */
export function planOf(
	answer: z.infer<typeof PlanAnswer>,
	selected: SelectedDecisions,
	citations: Citations,
): Plan {
	const [first = ""] = Object.keys(selected);
	const quoted = <T extends { evidence: Cited[] }>({ evidence, ...item }: T) => ({
		...item,
		quotes: citations.quotes(evidence),
	});
	const workstreams = answer.workstreams.map(
		({ cost_min, cost_max, months, team, decisionId, tasks, ...stream }) => {
			const decision = selected[decisionId] === undefined ? first : decisionId;
			return {
				...quoted(stream),
				tasks: tasks.map(quoted),
				decisionId: decision,
				optionId: selected[decision] ?? "",
				cost_allocation: { min: Math.min(cost_min, cost_max), max: Math.max(cost_min, cost_max) },
				timeline_months: months,
				required_team: team,
			};
		},
	);
	return finalizePlan({
		title: answer.title,
		strategic_approach: answer.strategic_approach,
		cost_estimate: { total_min: 0, total_max: 0 },
		timeline: { total_months: 0 },
		playbook_changes: answer.playbook_changes.filter((change) => change.trim() !== ""),
		workstreams,
		stage_gates: answer.stage_gates,
		kpis: answer.kpis.map(quoted),
		benefits: answer.benefits.map(quoted),
		risks: answer.risks.map(quoted),
		// Released is what the case says; what is beyond has to be approved.
		funding: { sources: [] },
		resources: answer.resources,
	});
}
