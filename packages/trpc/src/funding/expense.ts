import { databaseDay } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { displayName, type Person } from "@throughline/domain/account";
import {
	approvalIssues,
	type Expense,
	ExpenseApprovals,
	ExpenseChange,
	NewExpense,
	NewExpenses,
} from "@throughline/domain/funding";
import { id, version } from "@throughline/domain/shape";
import { z } from "zod";
import { invalidInput } from "../error.ts";
import { type FieldPath, only, ownField, requireEach, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import type { Writer } from "../writer.ts";
import { approveExpenses, changeExpense, ownApprovalIssues } from "./change-expense.ts";
import { expenses } from "./entity.ts";
import { expenseOf, expensesOf } from "./read-expenses.ts";
import { requireWorkstreams } from "./require-workstream.ts";

export const expenseRouter = router({
	/** A program's expenses, the newest first. */
	list: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input }) => {
			const rows = await expensesOf(ctx.db, input.programId);
			if (rows.length === 0) await requireIn(ctx.db, programs, input.programId);
			return rows;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => expenseOf(ctx.db, input.id)),

	create: writes("write")
		.input(NewExpense)
		.mutation(async ({ ctx, input }) => only(await addExpenses(ctx, [input], ownField))),

	/** Adds several, all or none, in their order. */
	createMany: writes("write", { bulk: true })
		.input(NewExpenses)
		.mutation(({ ctx, input }) =>
			addExpenses(ctx, input.expenses, (place, field) => `expenses.${place}.${field}`),
		),

	/** Changes it; one's own id as `approvedById` approves it. What changes after an approval takes it back. */
	update: writes("write")
		.input(ExpenseChange.extend({ id }))
		.mutation(({ ctx, input }) => changeExpense(ctx, input)),

	/** Approves several as oneself, all or none: one step to undo. */
	approveMany: writes("write", { bulk: true })
		.input(ExpenseApprovals)
		.mutation(({ ctx, input }) => approveExpenses(ctx, input)),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(expenses, input)),
});

type Call = { db: Transaction; person: Person; write: Writer };

/** Adds expenses, today's (in UTC) where they have no date. Throws NOT_FOUND for a program, or INVALID_INPUT. */
async function addExpenses(
	{ db, person, write }: Call,
	given: readonly NewExpense[],
	path: FieldPath,
): Promise<Expense[]> {
	const own = given.some(({ approvedById }) => approvedById === person.id)
		? await ownApprovalIssues(db, { filedById: person.id }, person)
		: [];
	const issues = given.flatMap(({ approvedById }, place) =>
		[...approvalIssues(null, approvedById, person), ...(approvedById === person.id ? own : [])].map(
			(issue) => ({ ...issue, path: path(place, issue.path) }),
		),
	);
	if (issues.length > 0) throw invalidInput(issues);
	await requireEach(
		db,
		programs,
		given.map(({ programId }) => programId),
	);
	await requireWorkstreams(db, given, path);
	const today = await databaseDay(db);
	const rows = await write.insertMany(
		expenses,
		given.map((each) => ({ ...each, expenseDate: each.expenseDate ?? today, filedById: person.id })),
	);
	// Nobody files or approves for somebody else.
	const name = displayName(person);
	return rows.map((row) => ({
		...row,
		filedByName: name,
		approvedByName: row.approvedById === null ? null : name,
	}));
}
