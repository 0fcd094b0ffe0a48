import { Run } from "@throughline/domain/run";
import { AiLimits, AiLimitsChange, DayTotal, LedgerEntry, LedgerQuery } from "@throughline/domain/run/ledger";
import { id } from "@throughline/domain/shape";
import { tracked } from "@trpc/server";
import { z } from "zod";
import { managesAccess, reads, router, writes } from "../procedure.ts";
import { cancelRun } from "./cancel.ts";
import { followRun } from "./events/events.ts";
import { findRun, findRunToStop } from "./find-run.ts";
import { readLedger, readTotals } from "./ledger.ts";
import { changeLimits, readLimits } from "./limits.ts";

const RunWithResult = z.object({ ...Run.shape, result: z.unknown() });

export const runRouter = router({
	byId: reads("read")
		.input(z.strictObject({ id }))
		.output(RunWithResult)
		.query(({ ctx, input }) => findRun(ctx.db, ctx.person, input.id)),

	/** The run's events, also those before the call; a client that comes back says which it saw last. */
	events: reads("read")
		.input(z.object({ id, lastEventId: z.string().nullish() }))
		.subscription(async function* ({ ctx, input, signal }) {
			await findRun(ctx.db, ctx.person, input.id);
			const last = Number(input.lastEventId ?? 0) || 0;
			for await (const event of followRun(ctx, input.id, last, signal)) {
				yield tracked(String(event.sequence), event);
			}
		}),

	/** Cancels a run that is not over; what it has found is kept for a next attempt. An Admin may cancel any. */
	cancel: writes("write")
		.input(z.strictObject({ id }))
		.output(RunWithResult)
		.mutation(async ({ ctx, input }) => {
			await findRunToStop(ctx.db, ctx.person, input.id);
			await cancelRun(ctx.db, input.id);
			return await findRunToStop(ctx.db, ctx.person, input.id);
		}),

	/** One's own runs, or for an Admin everybody's, with what they have used. */
	ledger: reads("read")
		.input(LedgerQuery)
		.output(z.array(LedgerEntry))
		.query(({ ctx, input }) => readLedger(ctx.db, ctx.person, input)),

	/** What was used on each day and by whom. */
	totals: reads("read")
		.input(z.strictObject({ all: z.boolean().default(false) }))
		.output(z.array(DayTotal))
		.query(({ ctx, input }) => readTotals(ctx.db, ctx.person, input.all)),

	/** How much AI people may use. */
	limits: reads("read")
		.output(AiLimits)
		.query(({ ctx }) => readLimits(ctx.db)),

	setLimits: managesAccess("administer")
		.input(AiLimitsChange)
		.output(AiLimits)
		.mutation(({ ctx, input }) => changeLimits(ctx.db, ctx.write, input)),
});
