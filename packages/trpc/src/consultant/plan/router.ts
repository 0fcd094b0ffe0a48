import { Plan, PlanValidation } from "@throughline/domain/consultant/plan";
import { validatePlan } from "@throughline/domain/consultant/plan/validation";
import { ConvertToPlan } from "@throughline/domain/consultant/version";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { CodedError } from "../../error.ts";
import { router, works } from "../../procedure.ts";
import { finishedWithin } from "../../run/events/events.ts";
import { findVersion } from "../version/find.ts";
import { startConversion } from "./convert.ts";

/** So long a caller waits for a plan; the run itself goes on, and asking again joins it. */
const timeoutMs = 180_000;
const timedOut = "EPM conversion timeout (>180s). The program structure is complex - please try again.";

export const planRouter = router({
	/** Starts or joins the one conversion of a version. Throws NOT_READY without a selected decision. */
	start: works("write")
		.input(ConvertToPlan)
		.output(z.object({ runId: id }))
		.mutation(({ ctx, input }) =>
			ctx.commit(async (tx) => ({ runId: (await startConversion(ctx, tx, input)).id })),
		),
	/** The same, and waits for the plan. */
	convert: works("write")
		.input(ConvertToPlan)
		.output(z.object({ program: Plan, validation: PlanValidation }))
		.mutation(async ({ ctx, input, signal }) => {
			const runId = await ctx.commit(async (tx) => (await startConversion(ctx, tx, input)).id);
			await finishedWithin(ctx, runId, { timeoutMs, timedOut }, signal);
			const { program } = await findVersion(ctx.db, ctx.person, input.sessionId, input.versionNumber);
			if (!program) throw new CodedError("CONFLICT", "The decisions were changed meanwhile. Convert again.");
			return { program, validation: validatePlan(program) };
		}),
});
