import { strategyVersion } from "@throughline/db/schema";
import { ChangeResearchAddresses, ResearchAddresses } from "@throughline/domain/consultant/page";
import { ResearchResult } from "@throughline/domain/consultant/research";
import { SessionId, StartResearch } from "@throughline/domain/consultant/session";
import { id } from "@throughline/domain/shape";
import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { reads, router, works, writes } from "../../procedure.ts";
import { requireSession } from "../session-access.ts";
import { changeAddresses, readAddresses } from "./addresses.ts";
import { startedResearch, startResearch } from "./research.ts";

export const researchRouter = router({
	/** Starts or joins the one research of a session and root cause. */
	start: works("write")
		.input(StartResearch)
		.output(z.object({ runId: id }))
		.mutation(async ({ ctx, input }) => {
			return await ctx.commit(async (tx, write) => ({
				runId: (await startResearch(ctx, tx, write, input)).id,
			}));
		}),
	/** The research that was started for a root cause (the finalized one unless it is given); null before that. */
	started: reads("read")
		.input(z.strictObject({ sessionId: SessionId, rootCause: StartResearch.shape.rootCause }))
		.output(z.object({ runId: id, status: z.string() }).nullable())
		.query(async ({ ctx, input: { sessionId, rootCause } }) => {
			const session = await requireSession(ctx.db, ctx.person, sessionId);
			const research = await startedResearch(ctx.db, sessionId, rootCause ?? session.rootCause);
			return research && { runId: research.id, status: research.status };
		}),
	/** Which pages of the web the research of a session reads; with the session's version, which a change names. */
	addresses: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(ResearchAddresses)
		.query(({ ctx, input }) => readAddresses(ctx.db, ctx.person, input.sessionId)),
	/** Says which from now on. What was researched stays until it is researched again. */
	changeAddresses: writes("write")
		.input(ChangeResearchAddresses)
		.output(ResearchAddresses)
		.mutation(({ ctx, input }) => changeAddresses(ctx, input)),
	/** The research of the session's newest version; null before there is one. */
	result: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(ResearchResult.nullable())
		.query(async ({ ctx, input: { sessionId } }) => {
			await requireSession(ctx.db, ctx.person, sessionId);
			const [newest] = await ctx.db
				.select({ research: strategyVersion.research })
				.from(strategyVersion)
				.where(eq(strategyVersion.sessionId, sessionId))
				.orderBy(desc(strategyVersion.versionNumber))
				.limit(1);
			return newest?.research ?? null;
		}),
});
