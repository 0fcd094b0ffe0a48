import { z } from "zod";
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
	optionalText,
	requiredText,
	version,
} from "./shape.ts";
import { Currency, defaultCurrency } from "./value/currency.ts";

/** The statuses that the screens offer. A program may carry another one; it is shown grey. */
export const programStatuses = ["Active", "Planning", "On Hold", "Completed", "Cancelled"] as const;

/** How a status is coloured: Active good (green), Completed info (blue), any other neutral (grey). */
export function programTone(status: string): "good" | "info" | "neutral" {
	if (status === "Active") return "good";
	if (status === "Completed") return "info";
	return "neutral";
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
		currency: Currency.default(defaultCurrency).describe("Of all its amounts, an ISO 4217 code"),
	})
	.superRefine((program, context) => {
		for (const { path, message } of programIssues(program))
			context.addIssue({ code: "custom", path: [path], message });
	});
export type NewProgram = z.infer<typeof NewProgram>;

/** What changes a program: only the fields that are given. `archived` takes it out of use or back. */
export const ProgramChange = changeOf({
	name: name.optional(),
	description: changedText(10_000),
	startDate: day.nullable().optional(),
	endDate: day.nullable().optional(),
	status: status.optional(),
	currency: Currency.optional().describe("Names its amounts anew; none is converted"),
	archived: z.boolean().optional(),
});
export type ProgramChange = z.infer<typeof ProgramChange>;

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
