import { Run } from "@throughline/domain/run";
import { id } from "@throughline/domain/shape";
import { tracked } from "@trpc/server";
import { z } from "zod";
import { reads, router, writes } from "../procedure.ts";
import { cancelRun } from "./cancel.ts";
import { followRun } from "./events.ts";
import { findRun } from "./find-run.ts";

export const runRouter = router({
	byId: reads("read")
		.input(z.strictObject({ id }))
		.output(z.object({ ...Run.shape, result: z.unknown() }))
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

	/** Cancels a run that is not over; what it has found is kept for a next attempt. */
	cancel: writes("write")
		.input(z.strictObject({ id }))
		.output(z.object({ ...Run.shape, result: z.unknown() }))
		.mutation(async ({ ctx, input }) => {
			const found = await findRun(ctx.db, ctx.person, input.id);
			await cancelRun(ctx.db, found.id);
			return await findRun(ctx.db, ctx.person, input.id);
		}),
});
