import { z } from "zod";
import { Currency } from "../value/currency.ts";
import { authored } from "./author.ts";
import { estimated, Mark, Quote } from "./evidence.ts";
import { Shown } from "./shown.ts";
import { Verdict } from "./verdict.ts";

const Range = z.object({ min: z.number(), max: z.number() });

/** What is paid once, and what recurs. Left out where all is paid once, and in what was stored before it was told apart. */
export const CostParts = z.object({
	once: Range.describe("Paid once, or for a time that the material names"),
	yearly: Range.describe("Paid every year, as long as it runs"),
	counted_months: z.number().describe("For so many months the cost holds what is paid every year"),
});
export type CostParts = z.infer<typeof CostParts>;

/** After how long what is gained has paid what is spent, by figures of the material alone. */
export const Payback = z.object({
	months: z.number().nullable().describe("Null where what runs on costs as much as is gained, or more"),
	arithmetic: z.string().describe("A sentence, in the language of the plan"),
});
export type Payback = z.infer<typeof Payback>;

/** What an option comes to. */
const Estimate = z.object({
	warning: z.string().nullable(),
	estimated_cost: Range.describe("In the currency of the decision"),
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
	cost_parts: CostParts.optional(),
	unit_price: z
		.string()
		.optional()
		.describe("The price of a piece as the material writes it, which does not say how many; it is in no sum"),
	stated_time: z
		.string()
		.optional()
		.describe("The time as the material tells it, where that is not in months, such as 6 weeks"),
	problem_cost: z
		.object({ amount: z.number(), quote: Quote })
		.optional()
		.describe(
			"Of leaving all as it is: what the problem costs a year by the material; no cost of the program",
		),
	payback: Payback.optional(),
	recommended: z.boolean(),
	mark: Mark.optional().describe("Where the option comes from"),
	quotes: z.array(Quote).optional().describe("What the material says of it"),
	estimated,
	arithmetic: z.string().optional().describe("How cost, time and payback were calculated"),
	measures: z
		.array(z.string())
		.optional()
		.describe("Ids of the stated measures that it holds; several for a package"),
	verdict: Verdict.optional().describe("What a model's critic says of it"),
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
	...authored,
	id: z.string(),
	question: z.string(),
	context: z.string(),
	options: z.array(DecisionOption).min(2).max(mostOptions),
	currency: Currency.optional().describe("Of all costs of its options; US dollars where it is left out"),
	assumptions: z.array(Assumption),
	quotes: z.array(Quote).describe("What the decision answers to"),
	shown: Shown.optional().describe("Of a model's decision"),
});
export type Decision = z.infer<typeof Decision>;

/** Decision id to the id of the chosen option. */
export const SelectedDecisions = z.record(z.string(), z.string());
export type SelectedDecisions = z.infer<typeof SelectedDecisions>;
