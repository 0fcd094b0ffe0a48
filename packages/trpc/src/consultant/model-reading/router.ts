import {
	DismissProposal,
	ModelReading,
	StartModelReading,
} from "@throughline/domain/consultant/case/model-reading";
import { SessionId } from "@throughline/domain/consultant/session";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { reads, router, writes } from "../../procedure.ts";
import { dismissProposal } from "./dismiss.ts";
import { readModelReading } from "./read.ts";
import { startModelReading } from "./reread.ts";

export const modelReadingRouter = router({
	/** What a model reads otherwise, as far as nobody has decided on it; a correction of the case accepts a proposal. */
	read: reads("read", { bulk: true })
		.input(z.strictObject({ sessionId: SessionId }))
		.output(ModelReading)
		.query(({ ctx, input, signal }) => readModelReading(ctx, input.sessionId, signal)),
	/** Starts or joins a model's reading of the case, without waiting. */
	start: writes("write")
		.input(StartModelReading)
		.output(z.object({ runId: id }))
		.mutation(async ({ ctx, input }) => ({ runId: (await startModelReading(ctx, ctx.db, input)).id })),
	dismiss: writes("write")
		.input(DismissProposal)
		.output(z.object({ id }))
		.mutation(({ ctx, input }) => dismissProposal(ctx, input)),
	/** Takes a dismissal back. */
	restore: writes("write")
		.input(DismissProposal)
		.output(z.object({ id }))
		.mutation(({ ctx, input }) => dismissProposal(ctx, { ...input, isBack: true })),
});
