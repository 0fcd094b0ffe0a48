import { orchestratorRun, run } from "@throughline/db/schema";
import {
	NewOrchestratorTask,
	type OpenOutcome,
	OrchestratorResult,
	OrchestratorTask,
	openOutcomes,
	orchestratorEntities,
	verdicts,
} from "@throughline/domain/orchestrator";
import { Provider } from "@throughline/domain/run";
import { id } from "@throughline/domain/shape";
import { and, desc, eq, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import { z } from "zod";
import { reads, router, works } from "../procedure.ts";
import { finishedRun } from "../run/events/events.ts";
import { startTask } from "./orchestrate.ts";
import { entryOf, findTask, ownTask, resultOf, tasksWithRuns } from "./task-entry.ts";

const TaskQuery = z.strictObject({
	verdict: z.enum(verdicts).optional(),
	outcome: z
		.enum(openOutcomes)
		.optional()
		.describe("Without a verdict: under way, cancelled, or failed to run"),
	entity: z.enum(orchestratorEntities).optional(),
	provider: Provider.optional(),
	before: id.optional().describe("Tasks older than this one"),
	limit: z.int().min(1).max(200).default(50),
});

/** Tasks for the builder and the reviewer; everybody sees their own. */
export const orchestratorRouter = router({
	/** Starts a task, without waiting. */
	start: works("write")
		.input(NewOrchestratorTask)
		.output(z.object({ id, runId: id }))
		.mutation(({ ctx, input }) => ctx.commit((tx) => startTask(ctx, tx, input))),

	/** Starts a task and waits for its verdict. */
	submit: works("write")
		.input(NewOrchestratorTask)
		.output(OrchestratorResult)
		.mutation(async ({ ctx, input, signal }) => {
			const { id, runId } = await ctx.commit((tx) => startTask(ctx, tx, input));
			await finishedRun(ctx, runId, signal);
			return resultOf(await findTask(ctx.db, ctx.person, id));
		}),

	/** The newest first. */
	list: reads("read")
		.input(TaskQuery.prefault({}))
		.output(z.array(OrchestratorTask))
		.query(async ({ ctx, input: { verdict, outcome, entity, provider, before, limit } }) => {
			const wanted = and(
				verdict && eq(orchestratorRun.verdict, verdict),
				outcome && standsAs(outcome),
				entity && eq(orchestratorRun.entity, entity),
				provider && eq(orchestratorRun.preferredProvider, provider),
				// Keys sort by creation.
				before ? lt(orchestratorRun.id, before) : undefined,
			);
			const rows = await tasksWithRuns(ctx.db)
				.where(ownTask(ctx.person, wanted))
				.orderBy(desc(orchestratorRun.id))
				.limit(limit);
			return rows.map(entryOf);
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.output(OrchestratorTask)
		.query(async ({ ctx, input }) => entryOf(await findTask(ctx.db, ctx.person, input.id))),
});

/** Whether a task, joined with its run, stands so; one whose run is gone without a verdict has failed. */
function standsAs(outcome: OpenOutcome): SQL | undefined {
	if (outcome === "running") return inArray(run.status, ["queued", "running"]);
	if (outcome === "cancelled") return eq(run.status, outcome);
	return or(eq(run.status, outcome), and(isNull(run.id), isNull(orchestratorRun.verdict)));
}
