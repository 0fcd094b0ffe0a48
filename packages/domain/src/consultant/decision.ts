import { z } from "zod";
import { Currency } from "../currency.ts";
import { Mark, Quote } from "./evidence.ts";

/** What an option comes to. */
const Estimate = z.object({
	warning: z.string().nullable(),
	estimated_cost: z.object({ min: z.number(), max: z.number() }).describe("In the currency of the decision"),
	cost_basis: z.string().describe("From which amount of the material, or that it is an assumption"),
	cost_note: z
		.string()
		.nullable()
		.optional()
		.describe("In which other currency the material names the amount, counted at par; null for dollars"),
	estimated_timeline_months: z.number(),
});

export const DecisionOption = Estimate.extend({
	id: z.string(),
	label: z.string(),
	description: z.string(),
	reasoning: z.string(),
	depending_on: z
		.array(Estimate.extend({ decisionId: z.string(), optionId: z.string() }))
		.optional()
		.describe("What it comes to instead where this option of another decision is chosen"),
	recommended: z.boolean(),
	mark: Mark.optional().describe("Where the option comes from"),
	quotes: z.array(Quote).optional().describe("What the material says of it"),
	arithmetic: z.string().optional().describe("How cost, time and payback were calculated"),
	measures: z
		.array(z.string())
		.optional()
		.describe("Ids of the stated measures that it holds; several for a package"),
	pros: z.array(z.string()),
	cons: z.array(z.string()),
});
export type Estimate = z.infer<typeof Estimate>;
export type DecisionOption = z.infer<typeof DecisionOption>;

/** What a decision rests on; with a threshold, live data can reopen the decision. */
export const Assumption = z.object({
	id: z.string(),
	text: z.string(),
	quote: Quote.nullable(),
	budget: z
		.number()
		.nullable()
		.optional()
		.describe("What may be spent, where it speaks of that, in the decision's currency"),
});

/** As many as a person can weigh against each other. */
const mostOptions = 12;

export const Decision = z.object({
	id: z.string(),
	question: z.string(),
	context: z.string(),
	options: z.array(DecisionOption).min(2).max(mostOptions),
	currency: Currency.optional().describe("Of all costs of its options; US dollars where it is left out"),
	assumptions: z.array(Assumption),
	quotes: z.array(Quote).describe("What the decision answers to"),
});
export type Decision = z.infer<typeof Decision>;

/** Decision id to the id of the chosen option. */
export const SelectedDecisions = z.record(z.string(), z.string());
export type SelectedDecisions = z.infer<typeof SelectedDecisions>;
