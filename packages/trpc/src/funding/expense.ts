import { ExpenseChange, NewExpense } from "@throughline/domain/funding";
import { id, version } from "@throughline/domain/shape";
import { z } from "zod";
import { requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { addExpense } from "./add-expense.ts";
import { changeExpense } from "./change-expense.ts";
import { expenses } from "./entity.ts";
import { expenseOf, expensesOf } from "./read-expenses.ts";

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
