import { z } from "zod";
import { kpiUnits } from "./kpi/unit.ts";
import {
	amount,
	changedText,
	changeOf,
	day,
	decimal,
	type Issue,
	id,
	instant,
	money,
	mostTogether,
	optionalText,
	requiredText,
	version,
} from "./shape.ts";
import { Currency } from "./value/currency.ts";

/** The statuses that the screens offer. A program may carry another one; it is shown grey. */
export const programStatuses = ["Active", "Planning", "On Hold", "Completed", "Cancelled"] as const;

/** How a status is coloured: Active good (green), Completed info (blue), any other neutral (grey). */
export function programTone(status: string): "good" | "info" | "neutral" {
	if (status === "Active") return "good";
	if (status === "Completed") return "info";
	return "neutral";
}

/** Whether a program is done with, so that something can be learned from it. */
export function isOver({ status }: { status: string }): boolean {
	return status === "Completed" || status === "Cancelled";
}

const name = requiredText(200, "Program name is required");
const status = requiredText(40, "Status is required");

/** A program as it is read. */
export const Program = z.object({
	id,
	name: z.string(),
	description: z.string().nullable(),
	startDate: z.iso.date().nullable(),
	endDate: z.iso.date().nullable(),
	status: z.string(),
	currency: z.string().describe("Of all its amounts, an ISO 4217 code"),
	portfolioId: id.nullable().describe("The portfolio that it is in; null for none"),
	leadId: id.nullable().describe("The team member who runs it"),
	sponsorId: id.nullable().describe("The team member for whom it is run"),
	archivedAt: instant.nullable().describe("When it was archived; null while it is in use"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Program = z.infer<typeof Program>;

/** What creates a program. */
export const NewProgram = z
	.strictObject({
		name,
		description: optionalText(10_000),
		startDate: day.nullish().transform((value) => value ?? null),
		endDate: day.nullish().transform((value) => value ?? null),
		status: status.default("Active"),
		currency: Currency.optional().describe(
			"Of all its amounts, an ISO 4217 code; the organisation's unless given",
		),
		portfolioId: id.nullish().transform((value) => value ?? null),
		leadId: id.nullish().transform((value) => value ?? null),
		sponsorId: id.nullish().transform((value) => value ?? null),
	})
	.superRefine((program, context) => {
		for (const { path, message } of programIssues(program))
			context.addIssue({ code: "custom", path: [path], message });
	});
export type NewProgram = z.infer<typeof NewProgram>;

/** What makes a new program of one that is there. */
export const ProgramCopy = z.strictObject({
	name: name.optional().describe("“Copy of …” unless said"),
	startDate: day
		.nullish()
		.transform((value) => value ?? null)
		.describe("When the copy begins: every day moves along, over the same working days. Null keeps the days"),
});
export type ProgramCopy = z.infer<typeof ProgramCopy>;

/** What a copy is called until somebody names it; as long as a name may be at most. */
export function copyName(name: string, longest = 200): string {
	return `Copy of ${name}`.slice(0, longest);
}

/** What changes a program: only the fields that are given. `archived` takes it out of use or back. */
export const ProgramChange = changeOf({
	name: name.optional(),
	description: changedText(10_000),
	startDate: day.nullable().optional(),
	endDate: day.nullable().optional(),
	status: status.optional(),
	currency: Currency.optional().describe(
		"Names its amounts anew and converts none; for Admins where there are any",
	),
	portfolioId: id.nullable().optional(),
	leadId: id.nullable().optional(),
	sponsorId: id.nullable().optional(),
	archived: z.boolean().optional(),
});
export type ProgramChange = z.infer<typeof ProgramChange>;

/** Changes of several programs that happen together or not at all: what can be said of many at once. */
export const ProgramChanges = z
	.strictObject({
		changes: z
			.array(
				ProgramChange.pick({ version: true, status: true, portfolioId: true, archived: true }).extend({ id }),
			)
			.min(1)
			.max(mostTogether),
	})
	.refine(({ changes }) => new Set(changes.map(({ id }) => id)).size === changes.length, {
		path: ["changes"],
		message: "Name each program once",
	});
export type ProgramChanges = z.infer<typeof ProgramChanges>;

/** What is wrong with a program's dates, judged on the whole row as it would be stored. */
export function programIssues(program: { startDate: string | null; endDate: string | null }): Issue[] {
	if (program.startDate && program.endDate && program.endDate < program.startDate) {
		return [{ path: "endDate", message: "The end date must not be before the start date" }];
	}
	return [];
}

/** What a program's money is judged by. */
export const ProgramFinance = z.object({
	id: id.describe("The program's id"),
	contingency: money.describe("Set aside for risks, beside the budget"),
	discountRate: z.string().describe("Percent a year by which later money is worth less, 0 to 100"),
	version,
});
export type ProgramFinance = z.infer<typeof ProgramFinance>;

/** What holds while nobody has said otherwise. */
export const defaultFinance = { contingency: "0.00", discountRate: "8.00", version: 1 } as const;

const rateSentence = "Enter a rate from 0 to 100 percent, with at most two decimal places";

/** What changes it: only the fields that are given. */
export const ProgramFinanceChange = changeOf({
	contingency: amount.optional(),
	discountRate: decimal
		.refine((value) => /^\d+(?:\.\d{1,2})?$/.test(value) && Number(value) <= 100, rateSentence)
		.transform((value) => Number(value).toFixed(2))
		.optional(),
});
export type ProgramFinanceChange = z.infer<typeof ProgramFinanceChange>;

/** A person's answers when a program is over; null where one is open. */
export const ProgramLessons = z.object({
	id: id.describe("The program's id"),
	cameTrue: z.string().nullable().describe("What of the plan came true"),
	didNotComeTrue: z.string().nullable().describe("What did not"),
	wouldDoAgain: z.string().nullable().describe("What they would do again"),
	version,
});
export type ProgramLessons = z.infer<typeof ProgramLessons>;

/** What holds while nobody has answered. */
export const noLessons = { cameTrue: null, didNotComeTrue: null, wouldDoAgain: null, version: 1 } as const;

/** What changes them: only the answers that are given; an empty one becomes null. */
export const ProgramLessonsChange = changeOf({
	cameTrue: changedText(10_000),
	didNotComeTrue: changedText(10_000),
	wouldDoAgain: changedText(10_000),
});
export type ProgramLessonsChange = z.infer<typeof ProgramLessonsChange>;

/** What a program forecast and what came of it, as its own figures say. */
export const ProgramResults = z.object({
	kpis: z.array(
		z.object({
			name: z.string(),
			unit: z.enum(kpiUnits).nullable().describe("Null is a bare number; currency is the program's"),
			unitLabel: z.string().nullable(),
			target: z.string().nullable().describe("Null for none"),
			current: z.string().describe("The last measured value"),
			isMet: z.boolean().nullable().describe("Whether it reached its target; null without one"),
		}),
	),
	benefits: z.array(
		z.object({
			name: z.string(),
			target: money.describe("In the program's currency"),
			realized: money.describe("In the program's currency"),
		}),
	),
	tripwires: z
		.array(z.object({ reason: z.string(), crossedAt: instant }))
		.describe("Assumptions of its decisions that live data broke"),
});
export type ProgramResults = z.infer<typeof ProgramResults>;
