import { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { EnhanceAnalysis } from "@throughline/domain/consultant/version";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { router, works } from "../../procedure.ts";
import { finishedRun } from "../../run/events/events.ts";
import { requireSameCause } from "../tree/root-cause.ts";
import { findVersion } from "../version/find.ts";
import { isClosed } from "../version/require-draft.ts";
import { startEnhancedAnalysis } from "./analyze.ts";

export const analysisRouter = router({
	/**
	 * Starts or joins the enhanced analysis of a version, which rests on the version's own root cause, path and research.
	 */
	start: works("write")
		.input(EnhanceAnalysis)
		.output(z.object({ runId: id }))
		.mutation(({ ctx, input }) =>
			ctx.commit(async (tx) => {
				const row = await findVersion(tx, ctx.person, input.sessionId, input.versionNumber);
				requireSameCause(row, input);
				return { runId: (await startEnhancedAnalysis(ctx, tx, row, input)).id };
			}),
		),
	/** The same, and waits for the analysis; a closed version answers the one that it has. */
	enhance: works("write")
		.input(EnhanceAnalysis)
		.output(z.object({ analysis: EnhancedAnalysis }))
		.mutation(async ({ ctx, input, signal }) => {
			const { sessionId, versionNumber } = input;
			const runId = await ctx.commit(async (tx) => {
				const row = await findVersion(tx, ctx.person, sessionId, versionNumber);
				requireSameCause(row, input);
				if (!input.again && row.enhancedAnalysis !== null && isClosed(row)) return null;
				return (await startEnhancedAnalysis(ctx, tx, row, input)).id;
			});
			if (runId !== null) await finishedRun(ctx, runId, signal);
			const { enhancedAnalysis } = await findVersion(ctx.db, ctx.person, sessionId, versionNumber);
			return { analysis: EnhancedAnalysis.parse(enhancedAnalysis) };
		}),
});
