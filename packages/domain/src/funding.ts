import { z } from "zod";
import {
	amount,
	changedText,
	day,
	type Issue,
	id,
	instant,
	money,
	optionalText,
	requiredText,
	version,
} from "./shape.ts";

/** What money is spent on; the first is the default. */
export const expenseCategories = ["Software", "Personnel", "Infrastructure", "Travel", "Other"] as const;
export const ExpenseCategory = z.enum(expenseCategories);
export type ExpenseCategory = z.infer<typeof ExpenseCategory>;

const sourceName = requiredText(200, "Source name is required");
const description = requiredText(500, "Description is required");

/** Money that a program was given. */
export const FundingSource = z.object({
	id,
	programId: id,
	sourceName: z.string(),
	allocatedAmount: money,
	dateReceived: z.iso.date().nullable(),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type FundingSource = z.infer<typeof FundingSource>;

/** What creates a funding source. */
export const NewFundingSource = z.strictObject({
	programId: id,
	sourceName,
	allocatedAmount: amount,
	dateReceived: day.nullish().transform((value) => value ?? null),
});
export type NewFundingSource = z.infer<typeof NewFundingSource>;

/** What changes one: only the fields that are given. It stays in its program. */
export const FundingSourceChange = z.strictObject({
	version: version.optional(),
	sourceName: sourceName.optional(),
	allocatedAmount: amount.optional(),
	dateReceived: day.nullable().optional(),
});
export type FundingSourceChange = z.infer<typeof FundingSourceChange>;

/** Money that a program spent. */
export const Expense = z.object({
	id,
	programId: id,
	category: ExpenseCategory,
	description: z.string(),
	amount: money,
	vendor: z.string().nullable(),
	expenseDate: z.iso.date(),
	approvedById: id.nullable().describe("The account that approved it; null while nobody has"),
	approvedByName: z.string().nullable().describe("That account's name"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Expense = z.infer<typeof Expense>;

/** What creates an expense. Without a date it is today's. */
export const NewExpense = z.strictObject({
	programId: id,
	category: ExpenseCategory.default("Software"),
	description,
	amount,
	vendor: optionalText(200),
	expenseDate: day.nullish().transform((value) => value ?? null),
	approvedById: id
		.nullish()
		.transform((value) => value ?? null)
		.describe("Nobody's or one's own account"),
});
export type NewExpense = z.infer<typeof NewExpense>;

/** What changes one: only the fields that are given. It stays in its program. */
export const ExpenseChange = z.strictObject({
	version: version.optional(),
	category: ExpenseCategory.optional(),
	description: description.optional(),
	amount: amount.optional(),
	vendor: changedText(200),
	expenseDate: day.optional(),
	approvedById: id.nullable().optional().describe("One's own account approves it; null takes that back"),
});
export type ExpenseChange = z.infer<typeof ExpenseChange>;

/** Who changes an approval. */
type Approver = { id: string; role: "Admin" | "Editor" | "Viewer" };

/**
 * What is wrong with a change of who approved an expense: people approve as themselves only, and an approval is taken
 * back by whoever gave it or by an Admin.
 */
export function approvalIssues(before: string | null, after: string | null, caller: Approver): Issue[] {
	if (after === before) return [];
	const path = "approvedById";
	if (after !== null && after !== caller.id)
		return [{ path, message: "You can approve an expense as yourself only" }];
	if (before !== null && before !== caller.id && caller.role !== "Admin")
		return [{ path, message: "Only who approved this expense, or an Admin, can take the approval back" }];
	return [];
}

/** What an approval vouches for. When one of these changes, the expense must be approved again. */
export const approvedFields = ["category", "description", "amount", "vendor", "expenseDate"] as const;
