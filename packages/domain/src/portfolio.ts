import { z } from "zod";
import { UsedRate } from "./organisation/exchange-rate.ts";
import {
	changedText,
	changeOf,
	id,
	instant,
	money,
	optionalText,
	percent,
	requiredText,
	version,
} from "./shape.ts";
import { reviewStatuses } from "./stage-gate.ts";

const name = requiredText(200, "Give the portfolio a name");

/** Programs that are looked at together, under a name and with somebody who answers for them. */
export const Portfolio = z.object({
	id,
	name: z.string(),
	description: z.string().nullable(),
	ownerId: id.nullable().describe("The team member who answers for it"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Portfolio = z.infer<typeof Portfolio>;

/** What creates a portfolio. Programs are put into it by their own `portfolioId`. */
export const NewPortfolio = z.strictObject({
	name,
	description: optionalText(10_000),
	ownerId: id.nullish().transform((value) => value ?? null),
});
export type NewPortfolio = z.infer<typeof NewPortfolio>;

/** What changes a portfolio: only the fields that are given. */
export const PortfolioChange = changeOf({
	name: name.optional(),
	description: changedText(10_000),
	ownerId: id.nullable().optional(),
});
export type PortfolioChange = z.infer<typeof PortfolioChange>;

/** How a program does, the worst last. */
export const ratings = ["On track", "Needs attention", "At risk", "Off track"] as const;
export type Rating = (typeof ratings)[number];

/** What a reason is about, and so where it is looked into. */
export const concerns = ["schedule", "budget", "risk", "gate", "end", "attention"] as const;
export type Concern = (typeof concerns)[number];

/** One thing that keeps a program from being on track. */
export const HealthReason = z.object({
	rating: z.enum(["Needs attention", "At risk", "Off track"]),
	about: z.enum(concerns),
	text: z.string().describe("A sentence with its figures"),
});
export type HealthReason = z.infer<typeof HealthReason>;

/** Amounts of a program, all in one currency. */
export const ProgramMoney = z.object({
	budget: money.describe("Allocated by all funding sources"),
	spent: money.describe("Sum of all expenses"),
	forecast: money
		.nullable()
		.describe("Forecast at completion by today's schedule; null before work is done and money spent"),
	exposure: money.describe("Sum of the expected monetary values of all active risks"),
	contingency: money.describe("Set aside for risks"),
	benefitsPlanned: money.describe("Sum of the benefits' targets"),
	benefitsForecast: money.describe(
		"Per benefit: each month's actual or else its plan; without a plan the larger of target and realized value",
	),
	benefitsRealized: money,
});
export type ProgramMoney = z.infer<typeof ProgramMoney>;

/** A program as a portfolio shows it: how it does, and what that is made of. */
export const PortfolioProgram = z.object({
	id,
	name: z.string(),
	status: z.string(),
	startDate: z.iso.date().nullable(),
	endDate: z.iso.date().nullable(),
	currency: z.string(),
	portfolioId: id.nullable(),
	version,
	rating: z
		.enum(ratings)
		.nullable()
		.describe(
			"The worst of its reasons; On track: nothing needs attention; null when it is over, or has nothing to judge it by",
		),
	reasons: z.array(HealthReason).describe("The worst first"),
	tasks: z.object({
		total: z.int(),
		completed: z.int(),
		overdue: z.int().describe("Not Completed, and their end has passed"),
		afterEnd: z.int().describe("Not Completed, and planned to end after the program does"),
		lastEnd: z.iso.date().nullable().describe("The last day of one of these; null without any"),
	}),
	progress: z.object({
		done: percent
			.nullable()
			.describe("Work done, whole percent of the scheduled days; of the tasks without any"),
		planned: percent
			.nullable()
			.describe("Work planned to be done by today, whole percent; null without dates"),
	}),
	nextGate: z
		.object({
			id,
			code: z.string(),
			name: z.string(),
			status: z.enum(reviewStatuses),
			reviewDate: z.iso.date().nullable(),
			criteria: z.object({
				total: z.int(),
				met: z.int().describe("Measured and met"),
				unmet: z.int().describe("Measured and not met; the rest is judged by hand"),
			}),
		})
		.nullable()
		.describe("The first that is not passed; null once all are"),
	money: ProgramMoney,
	converted: z
		.object({ rate: UsedRate, money: ProgramMoney })
		.nullable()
		.describe("In the currency that was asked for; null without one, in that currency, or without a rate"),
	people: z.object({
		members: z.int().describe("Team members with tasks here"),
		overloaded: z.int().describe("Those of them whose task load over all programs is Overloaded"),
	}),
	waiting: z.object({
		expenses: z.int().describe("Not approved yet"),
		reviews: z.int().describe("Gate reviews In Review"),
		decisions: z.int().describe("Decisions that live data opened again"),
	}),
	lastChangeAt: instant.nullable(),
});
export type PortfolioProgram = z.infer<typeof PortfolioProgram>;

/** Who works in a program and has too much to do in a coming week. */
export const PeopleOfProgram = z.object({
	programId: id,
	overAllocated: z
		.int()
		.describe(
			"Team members with open work here of whom one of the next 12 weeks asks for more than their time, over all programs in use",
		),
});
export type PeopleOfProgram = z.infer<typeof PeopleOfProgram>;

/** What a program's schedule shows of it beside its own dates. */
export const RoadmapProgram = z.object({
	id,
	gates: z.array(
		z.object({
			id: id.describe("The review's"),
			code: z.string(),
			name: z.string(),
			status: z.enum(reviewStatuses),
			date: z.iso.date(),
		}),
	),
	milestones: z.array(
		z.object({ id, name: z.string(), date: z.iso.date(), status: z.string(), progress: z.int().nullable() }),
	),
});
export type RoadmapProgram = z.infer<typeof RoadmapProgram>;
