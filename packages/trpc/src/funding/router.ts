import { databaseDay } from "@throughline/db/clock";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { reads, router } from "../procedure.ts";
import { budgetLineRouter } from "./budget-line.ts";
import { readEarnedValue } from "./earned-value.ts";
import { expenseRouter } from "./expense.ts";
import { reportOf } from "./report.ts";
import { sourceRouter } from "./source.ts";

export const fundingRouter = router({
	source: sourceRouter,
	expense: expenseRouter,
	budgetLine: budgetLineRouter,

	/** PV, EV, AC, SPI, CPI and EAC as of today (in UTC), from the newest baseline; what is missing where there are none. */
	earnedValue: reads("read", { bulk: true })
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input }) => readEarnedValue(ctx.db, input.programId, await databaseDay(ctx.db))),

	/** Totals, categories, sources and expenses as they are today (in UTC). */
	report: reads("read", { bulk: true })
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input }) => reportOf(ctx.db, input.programId, await databaseDay(ctx.db))),
});
