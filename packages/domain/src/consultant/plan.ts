import { z } from "zod";
import { Currency } from "../value/currency.ts";
import { authored } from "./author.ts";
import { CaseLanguage } from "./case.ts";
import { CostParts, Payback } from "./decision.ts";
import { estimated, Mark, Quote } from "./evidence.ts";
import { Shown } from "./shown.ts";

/** Why something is in a plan. Left out by a provider that does not say. */
const why = {
	decisionId: z.string().nullable().optional().describe("The decision that it answers to"),
	because: Quote.nullable().optional().describe("The sentence of the material that it rests on"),
};

/** Where an item comes from, and what shows it. Left out in plans of earlier versions. */
const grounds = {
	mark: Mark.optional(),
	quotes: z.array(Quote).optional().describe("Passages of the material that the item rests on"),
	derivation: z
		.string()
		.optional()
		.describe("Of a derived item, its arithmetic; of an assumed one, from where"),
	estimated,
};

/** A limit that the material sets, and whether the plan keeps it. */
const Limit = z.object({
	kind: z.enum(["budget", "deadline", "must not"]),
	statement: z
		.string()
		.describe("The limit, what the plan takes, and whether that is met; of what must not happen, its words"),
	amount: z.number().nullable().describe("Of a budget, in the plan's currency"),
	date: z.string().nullable().describe("Of a deadline, an ISO date"),
	planned: z.string().describe("What the plan takes, in words"),
	met: z
		.boolean()
		.nullable()
		.describe("Null for what must not happen: nothing shows it beforehand, it is watched"),
	change: z.string().nullable().describe("The cheapest change that would meet it; null unless it is broken"),
	quotes: z.array(Quote),
});
export type Limit = z.infer<typeof Limit>;

const Range = z.object({ min: z.number(), max: z.number() });

/** A plan: what conversion makes of the chosen decisions, and integration turns into a program. */
export const Plan = z.object({
	...authored,
	title: z.string(),
	strategic_approach: z.string(),
	language: CaseLanguage.exclude(["unknown"])
		.optional()
		.describe("That its lines are in; of a plan without one its words tell it"),
	currency: Currency.optional().describe("Of all amounts; US dollars where it is left out"),
	summary: z
		.array(z.object({ text: z.string(), quotes: z.array(Quote) }))
		.optional()
		.describe(
			"What an executive must know: what is wrong, why, what is proposed, what it takes, what to decide",
		),
	size: z
		.object({ size: z.enum(["S", "M", "L"]), basis: z.string().describe("From which figures") })
		.optional(),
	limits: z.array(Limit).optional(),
	people: z
		.array(z.object({ name: z.string(), role: z.string(), quotes: z.array(Quote) }))
		.optional()
		.describe("Whom the material names"),
	playbook_changes: z
		.array(z.string())
		.optional()
		.describe("What a model changed of the playbooks near the case, and why"),
	shown: Shown.optional().describe("Of a model's plan; of several questions the one that was shown least"),
	unready: z.boolean().optional().describe("The case was not ready, and a person said to go on"),
	cost_estimate: z.object({ total_min: z.number(), total_max: z.number() }),
	cost_parts: CostParts.optional().describe("Of the cost estimate"),
	payback: Payback.optional(),
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
			...grounds,
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
					owner: z.string().nullable().optional().describe("Whom the material names for it"),
					...grounds,
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
			...grounds,
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
			...grounds,
		}),
	),
	benefits: z.array(
		z.object({
			description: z.string(),
			category: z.string(),
			quantified_value: z.number().nullable(),
			recurrence: z
				.enum(["yearly", "once"])
				.optional()
				.describe("Whether the value comes every year or once; left out where the material does not say"),
			up_to: z
				.boolean()
				.optional()
				.describe("The value is all that there is to gain: which part comes cannot be told"),
			...why,
			...grounds,
		}),
	),
	risks: z.array(
		z.object({
			description: z.string(),
			likelihood: z.enum(["low", "medium", "high"]),
			impact: z.enum(["low", "medium", "high"]),
			mitigation_strategy: z.string(),
			impact_cost: z
				.number()
				.nonnegative()
				.optional()
				.describe(
					"What it costs if it happens, in the plan's currency; left out where the material does not say",
				),
			recurrence: z.enum(["yearly", "once"]).optional().describe("Of the impact cost"),
			...why,
			...grounds,
		}),
	),
	funding: z.object({ sources: z.array(z.object({ source: z.string(), amount: z.number() })) }),
	resources: z.array(z.object({ role: z.string(), count: z.int(), duration_months: z.number() })),
});
export type Plan = z.infer<typeof Plan>;

const Share = z.object({ passed: z.int(), total: z.int() });

/** How much of a plan rests on the case, with the parts that the score was calculated from. */
export const PlanGrounding = z.object({
	quoted: z.int().describe("Items that the material states"),
	derived: z.int().describe("Items calculated from figures of the material"),
	assumed: z.int().describe("Items of a playbook or a model, and items without a mark"),
	asked: z.int().describe("Items that a person answered"),
	total: z.int(),
	share: z.number().min(0).max(1).describe("Of the items, those that are not assumed"),
	hasOutcomeKpi: z.boolean().describe("A KPI has a baseline and a target, and is not assumed"),
	limitsKept: z.boolean().describe("No limit of the material that can be calculated is broken"),
	score: z.int().min(0).max(100).describe("80 for the share, 10 for an outcome KPI, 10 for kept limits"),
});
export type PlanGrounding = z.infer<typeof PlanGrounding>;

/** How complete a plan is, and how well grounded. */
export const PlanValidation = z.object({
	grounding: PlanGrounding.nullable().describe("Null for a plan of an earlier version, which has no marks"),
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
