import { databaseDay } from "@throughline/db/clock";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { reads, router } from "../procedure.ts";
import { expenseRouter } from "./expense.ts";
import { reportOf } from "./report.ts";
import { sourceRouter } from "./source.ts";

export const fundingRouter = router({
	source: sourceRouter,
	expense: expenseRouter,

	/** Totals, categories, sources and expenses as they are today (in UTC). */
	report: reads("read", { bulk: true })
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input }) => reportOf(ctx.db, input.programId, await databaseDay(ctx.db))),
});
