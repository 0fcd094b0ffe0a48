import { z } from "zod";
import type { Person } from "./account.ts";
import type { Organisation } from "./organisation/organisation.ts";
import {
	amount,
	changedText,
	changeOf,
	day,
	type Issue,
	id,
	instant,
	money,
	mostTogether,
	optionalText,
	percent,
	requiredText,
	version,
	versionAsRead,
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

/** Several new ones that come together or not at all, in their order. */
export const NewFundingSources = z.strictObject({
	sources: z.array(NewFundingSource).min(1).max(mostTogether),
});
export type NewFundingSources = z.infer<typeof NewFundingSources>;

/** What changes one: only the fields that are given. It stays in its program. */
export const FundingSourceChange = changeOf({
	sourceName: sourceName.optional(),
	allocatedAmount: amount.optional(),
	dateReceived: day.nullable().optional(),
});
export type FundingSourceChange = z.infer<typeof FundingSourceChange>;

/** Money that a program spent, as it is stored. */
export const StoredExpense = z.object({
	id,
	programId: id,
	category: ExpenseCategory,
	description: z.string(),
	amount: money,
	vendor: z.string().nullable(),
	workstreamId: id.nullable().describe("The workstream that it is for; null where nobody said"),
	expenseDate: z.iso.date(),
	approvedById: id.nullable().describe("The account that approved it; null while nobody has"),
	filedById: id
		.nullable()
		.describe(
			"The account that filed it, or changed last what an approval vouches for; null where that is not known",
		),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type StoredExpense = z.infer<typeof StoredExpense>;

/** An expense as it is read. */
export const Expense = StoredExpense.extend({
	approvedByName: z.string().nullable().describe("The name of the account that approved it"),
	filedByName: z.string().nullable().describe("The name of the account that filed or changed it"),
});
export type Expense = z.infer<typeof Expense>;

/** What creates an expense. Without a date it is today's. */
export const NewExpense = z.strictObject({
	programId: id,
	category: ExpenseCategory.default("Software"),
	description,
	amount,
	vendor: optionalText(200),
	workstreamId: id.nullish().transform((value) => value ?? null),
	expenseDate: day.nullish().transform((value) => value ?? null),
	approvedById: id
		.nullish()
		.transform((value) => value ?? null)
		.describe("Nobody's or one's own account"),
});
export type NewExpense = z.infer<typeof NewExpense>;

/** Several new ones that come together or not at all, in their order. */
export const NewExpenses = z.strictObject({ expenses: z.array(NewExpense).min(1).max(mostTogether) });
export type NewExpenses = z.infer<typeof NewExpenses>;

/** What changes one: only the fields that are given. It stays in its program. */
export const ExpenseChange = changeOf({
	category: ExpenseCategory.optional(),
	description: description.optional(),
	amount: amount.optional(),
	vendor: changedText(200),
	workstreamId: id.nullable().optional(),
	expenseDate: day.optional(),
	approvedById: id.nullable().optional().describe("One's own account approves it; null takes that back"),
});
export type ExpenseChange = z.infer<typeof ExpenseChange>;

/** Expenses that the caller approves together, each in the version that they have seen. */
export const ExpenseApprovals = z
	.strictObject({
		expenses: z
			.array(z.strictObject({ id, version: versionAsRead }))
			.min(1)
			.max(mostTogether),
	})
	.refine(({ expenses }) => new Set(expenses.map(({ id }) => id)).size === expenses.length, {
		path: ["expenses"],
		message: "Name each expense once",
	});
export type ExpenseApprovals = z.infer<typeof ExpenseApprovals>;

/** Who changes an approval. */
type Approver = Pick<Person, "id" | "role">;

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

/** What four eyes rest on: whether they are asked for, and how many people may approve. */
export type FourEyes = Pick<Organisation, "fourEyes" | "approvers">;

/**
 * Why an account cannot approve what it filed, and what to do, as a sentence; null where it can. Whoever filed it
 * counts, and after a change of what an approval vouches for whoever made that: they state the figures, and the account
 * that approves them is another one. Where nobody knows who filed it, anybody who may approve can.
 */
export function whyNotOwn(
	{ filedById }: Pick<StoredExpense, "filedById">,
	callerId: string,
	{ fourEyes, approvers }: FourEyes,
): string | null {
	if (!fourEyes || filedById !== callerId) return null;
	return approvers > 1
		? "You filed or changed this expense: somebody else approves it"
		: "You filed or changed this expense, and nobody else may approve it: invite a second Editor or Admin, or let an Admin switch off four-eyes approval in Settings, Organisation";
}

/** What an approval vouches for. */
const approvedFields = ["category", "description", "amount", "vendor", "expenseDate"] as const;

/** Whether a change touches what an approval vouches for. */
export function changesApproved(before: StoredExpense, change: Partial<ExpenseChange>): boolean {
	return approvedFields.some((field) => change[field] !== undefined && change[field] !== before[field]);
}

/** Who has filed the expense after a change: who changes what an approval vouches for stands in for who filed it. */
export function filedAfter(
	before: StoredExpense,
	change: Partial<ExpenseChange>,
	callerId: string,
): string | null {
	return changesApproved(before, change) ? callerId : before.filedById;
}

/**
 * Who has approved the expense after a change that has no `approvalIssues`. An approval does not outlive a change of
 * what it vouches for, unless the caller gives it anew with it.
 */
export function approvalAfter(
	before: StoredExpense,
	change: Partial<ExpenseChange>,
	callerId: string,
): string | null {
	if (changesApproved(before, change)) return change.approvedById === callerId ? callerId : null;
	return change.approvedById === undefined ? before.approvedById : change.approvedById;
}

/** A program's money at a glance. Amounts are exact. */
export const Budget = z.object({
	total: money.describe("Allocated by all sources"),
	spent: money.describe("All expenses, approved or not"),
	remaining: money.describe("Total less spent; negative when overspent"),
	utilization: percent.describe("Spent ÷ total, percent with one decimal; above 100 when overspent"),
	burnRate: money.describe("Spend over the last three months ÷ 3"),
	unapproved: money.describe("Expenses that nobody has approved"),
	unapprovedCount: z.int(),
});
export type Budget = z.infer<typeof Budget>;

/** What was spent on one category. */
export const CategorySpend = z.object({
	category: ExpenseCategory,
	amount: money,
	share: percent.describe("Of all spend, percent with one decimal"),
	count: z.int(),
	unapproved: money,
});
export type CategorySpend = z.infer<typeof CategorySpend>;

/** Everything about a program's money on one day: what Export Report gives. */
export const FundingReport = z.object({
	programId: id,
	programName: z.string(),
	currency: z.string().describe("Of all amounts, an ISO 4217 code"),
	asOf: z.iso.date(),
	budget: Budget,
	categories: z.array(CategorySpend),
	sources: z.array(FundingSource),
	expenses: z.array(Expense),
});
export type FundingReport = z.infer<typeof FundingReport>;
