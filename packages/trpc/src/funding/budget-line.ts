import type { Executor } from "@throughline/db/connect";
import { budgetLine, workstream } from "@throughline/db/schema";
import {
	BudgetLineChange,
	type BudgetPlan,
	budgetPlanOf,
	NewBudgetLine,
} from "@throughline/domain/funding/budget-line";
import { id, version } from "@throughline/domain/shape";
import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { findIn, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { budgetLines } from "./entity.ts";
import { expensesOf } from "./read-expenses.ts";
import { requireWorkstream } from "./require-workstream.ts";

export const budgetLineRouter = router({
	/** A program's lines with what became of each, by workstream and category. */
	plan: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(({ ctx, input }) => planOf(ctx.db, input.programId)),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, budgetLines, input.id)),

	create: writes("write")
		.input(NewBudgetLine)
		.mutation(async ({ ctx, input }) => {
			await requireIn(ctx.db, programs, input.programId);
			await requireWorkstream(ctx.db, input);
			await requireFree(ctx.db, input);
			return await ctx.write.insert(budgetLines, input);
		}),

	update: writes("write")
		.input(BudgetLineChange.extend({ id }))
		.mutation(({ ctx, input: { id, version, ...change } }) =>
			ctx.write.update(budgetLines, { id, version }, change),
		),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(budgetLines, input)),
});

async function planOf(db: Executor, programId: string): Promise<BudgetPlan> {
	const [lines, expenses] = await Promise.all([
		db
			.select(getTableColumns(budgetLine))
			.from(budgetLine)
			.leftJoin(workstream, eq(workstream.id, budgetLine.workstreamId))
			.where(eq(budgetLine.programId, programId))
			.orderBy(
				sql`${workstream.position} nulls last`,
				asc(budgetLine.workstreamId),
				sql`${budgetLine.category} nulls first`,
			),
		expensesOf(db, programId),
	]);
	if (lines.length === 0 && expenses.length === 0) await requireIn(db, programs, programId);
	return budgetPlanOf(lines, expenses);
}

/** Throws ALREADY_EXISTS, with the line, where its place is taken. */
async function requireFree(
	db: Executor,
	{ programId, workstreamId, category }: NewBudgetLine,
): Promise<void> {
	const is = (column: SQL, value: string | null) => sql`${column} is not distinct from ${value}`;
	const [taken] = await db
		.select()
		.from(budgetLine)
		.where(
			and(
				eq(budgetLine.programId, programId),
				is(sql`${budgetLine.workstreamId}`, workstreamId),
				is(sql`${budgetLine.category}`, category),
			),
		);
	if (!taken) return;
	const message = "There is a budget line for this already: change its amounts";
	throw new CodedError("ALREADY_EXISTS", message, {
		issues: [{ path: "category", message }],
		current: taken,
	});
}
