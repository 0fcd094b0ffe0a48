import { Decision } from "@throughline/domain/consultant/decision";
import { RegenerateDecisions, SelectDecisions, VersionDetail } from "@throughline/domain/consultant/version";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { router, works, writes } from "../../procedure.ts";
import { finishedRun } from "../../run/events/events.ts";
import { toVersionDetail } from "../version/entity.ts";
import { findVersion } from "../version/find.ts";
import { startDecisions } from "./generate.ts";
import { selectDecisions } from "./select.ts";

export const decisionRouter = router({
	/** Starts or joins the drawing up of a version's decisions with its research. Throws DECIDED for a closed version. */
	start: works("write")
		.input(RegenerateDecisions)
		.output(z.object({ runId: id }))
		.mutation(({ ctx, input }) =>
			ctx.commit(async (tx) => {
				const row = await findVersion(tx, ctx.person, input.sessionId, input.versionNumber);
				return { runId: (await startDecisions(ctx, tx, row, input)).id };
			}),
		),
	/** The same, and waits for the decisions. Choices that they still offer are kept. */
	generateWithResearch: works("write")
		.input(RegenerateDecisions)
		.output(z.object({ decisions: z.array(Decision) }))
		.mutation(async ({ ctx, input, signal }) => {
			const { sessionId, versionNumber } = input;
			const runId = await ctx.commit(async (tx) => {
				const row = await findVersion(tx, ctx.person, sessionId, versionNumber);
				return (await startDecisions(ctx, tx, row, input)).id;
			});
			await finishedRun(ctx, runId, signal);
			const { decisions } = await findVersion(ctx.db, ctx.person, sessionId, versionNumber);
			return { decisions: decisions ?? [] };
		}),
	/** Saves the choices. Another choice than the plan was made of takes the plan back; a finalized version is DECIDED. */
	select: writes("write")
		.input(SelectDecisions)
		.output(VersionDetail)
		.mutation(async ({ ctx, input }) => {
			await selectDecisions(ctx, input);
			return toVersionDetail(await findVersion(ctx.db, ctx.person, input.sessionId, input.versionNumber));
		}),
});
