import { databaseDay } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import { approvalIssues, type Expense, ExpenseChange, NewExpense } from "@throughline/domain/funding";
import { id, version } from "@throughline/domain/shape";
import { z } from "zod";
import { invalidInput } from "../error.ts";
import { requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import type { Writer } from "../writer.ts";
import { changeExpense, ownApprovalIssues } from "./change-expense.ts";
import { expenses } from "./entity.ts";
import { expenseOf, expensesOf } from "./read-expenses.ts";
import { requireWorkstream } from "./require-workstream.ts";

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
		.mutation(({ ctx, input }) => addExpense(ctx, input)),

	/** Changes it; one's own id as `approvedById` approves it. What changes after an approval takes it back. */
	update: writes("write")
		.input(ExpenseChange.extend({ id }))
		.mutation(({ ctx, input }) => changeExpense(ctx, input)),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(expenses, input)),
});

type Call = { db: Transaction; person: Person; write: Writer };

/** Adds an expense, today's (in UTC) when it has no date. Throws NOT_FOUND for the program, or INVALID_INPUT. */
async function addExpense({ db, person, write }: Call, input: NewExpense): Promise<Expense> {
	const issues = approvalIssues(null, input.approvedById, person);
	if (input.approvedById === person.id)
		issues.push(...(await ownApprovalIssues(db, { filedById: person.id }, person)));
	if (issues.length > 0) throw invalidInput(issues);
	await requireIn(db, programs, input.programId);
	await requireWorkstream(db, input);
	const expenseDate = input.expenseDate ?? (await databaseDay(db));
	const { id } = await write.insert(expenses, { ...input, expenseDate, filedById: person.id });
	return await expenseOf(db, id);
}
