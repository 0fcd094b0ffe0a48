import { SessionId } from "@throughline/domain/consultant/session";
import { EnterStep, StrategyProgress } from "@throughline/domain/consultant/step";
import { z } from "zod";
import { reads, router, writes } from "../../procedure.ts";
import { requireSession } from "../session-access.ts";
import { enterStep } from "./enter.ts";
import { readProgress } from "./entered.ts";

export const stepRouter = router({
	/** Enters a screen of a session, and starts what is due there, once: see `enterStep`. */
	enter: writes("write")
		.input(EnterStep)
		.output(StrategyProgress)
		.mutation(({ ctx, input }) => enterStep(ctx, input)),
	/** Where a session is, and what works for it; the runs' events tell how far they are. */
	progress: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(StrategyProgress)
		.query(async ({ ctx, input: { sessionId } }) => {
			await requireSession(ctx.db, ctx.person, sessionId);
			return await readProgress(ctx.db, sessionId);
		}),
});
