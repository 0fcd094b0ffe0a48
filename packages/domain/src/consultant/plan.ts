import { z } from "zod";
import { Quote } from "./evidence.ts";

/** Why something is in a plan. Left out by a provider that does not say. */
const why = {
	decisionId: z.string().nullable().optional().describe("The decision that it answers to"),
	because: Quote.nullable().optional().describe("The sentence of the material that it rests on"),
};

const Range = z.object({ min: z.number(), max: z.number() });

/** A plan: what conversion makes of the chosen decisions, and integration turns into a program. */
export const Plan = z.object({
	title: z.string(),
	strategic_approach: z.string(),
	cost_estimate: z.object({ total_min: z.number(), total_max: z.number() }),
	timeline: z.object({ total_months: z.number() }),
	workstreams: z.array(
		z.object({
			id: z.string(),
			title: z.string(),
			description: z.string(),
			decisionId: z.string().describe("The decision that it serves"),
			optionId: z.string(),
			cost_allocation: Range,
			because: why.because,
			start_month: z.number().describe("Months after the program's start"),
			timeline_months: z.number(),
			required_team: z.array(z.object({ role: z.string(), count: z.int() })),
			tasks: z.array(
				z.object({
					id: z.string(),
					name: z.string(),
					description: z.string(),
					start_day: z.int().describe("Working days after the program's start"),
					duration_days: z.int(),
					depends_on: z.array(z.string()).describe("Ids of tasks of this plan that end before it starts"),
					because: why.because,
				}),
			),
		}),
	),
	stage_gates: z.array(
		z.object({
			gate: z.string().describe("G0 to G4"),
			name: z.string(),
			criteria: z.array(z.string()),
			deliverables: z.array(z.string()),
		}),
	),
	kpis: z.array(
		z.object({
			name: z.string(),
			target: z.string(),
			unit: z.string().nullable(),
			measurement_frequency: z.enum(["Daily", "Weekly", "Monthly", "Quarterly", "Annually"]),
			lower_is_better: z.boolean(),
			baseline: z.string().nullable().optional().describe("Where it stands today, by the material"),
			basis: z.string().optional().describe("From where the target is, or that it is an assumption"),
			...why,
		}),
	),
	benefits: z.array(
		z.object({
			description: z.string(),
			category: z.string(),
			quantified_value: z.number().nullable(),
			...why,
		}),
	),
	risks: z.array(
		z.object({
			description: z.string(),
			likelihood: z.enum(["low", "medium", "high"]),
			impact: z.enum(["low", "medium", "high"]),
			mitigation_strategy: z.string(),
			...why,
		}),
	),
	funding: z.object({ sources: z.array(z.object({ source: z.string(), amount: z.number() })) }),
	resources: z.array(z.object({ role: z.string(), count: z.int(), duration_months: z.number() })),
});
export type Plan = z.infer<typeof Plan>;

const Share = z.object({ passed: z.int(), total: z.int() });

/** How complete a plan is. */
export const PlanValidation = z.object({
	ontology: z.object({
		completeness: z.object({
			score: z.int(),
			maxScore: z.int(),
			critical: Share,
			important: Share,
			missingFields: z.array(z.string()),
		}),
	}),
});
export type PlanValidation = z.infer<typeof PlanValidation>;
