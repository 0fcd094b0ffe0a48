import type { Executor } from "@throughline/db/connect";
import { orchestratorRun, run } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { OrchestratorResult, type OrchestratorTask } from "@throughline/domain/orchestrator";
import { and, eq, type SQL } from "drizzle-orm";
import { CodedError } from "../error.ts";

type Joined = { task: typeof orchestratorRun.$inferSelect; run: typeof run.$inferSelect | null };

/** The tasks with their runs, to which a caller adds what they ask for. */
export const tasksWithRuns = (db: Executor) =>
	db
		.select({ task: orchestratorRun, run })
		.from(orchestratorRun)
		.leftJoin(run, eq(run.id, orchestratorRun.runId))
		.$dynamic();

/** A row as the screens and clients see it. */
export function entryOf({ task, run }: Joined): OrchestratorTask {
	const { personId: _, builderResponse: _built, qaReview: _reviewed, updatedAt: _updated, ...rest } = task;
	return {
		...rest,
		status: run?.status ?? (task.verdict === null ? "failed" : "succeeded"),
		provider: task.provider as OrchestratorTask["provider"],
		errorCode: run?.errorCode ?? null,
		errorMessage: run?.errorMessage ?? null,
		finishedAt: run?.finishedAt ?? null,
	};
}

/** One's own task. Throws NOT_FOUND for another's. */
export async function findTask(db: Executor, who: Person, id: string): Promise<Joined> {
	const [entry] = await tasksWithRuns(db).where(ownTask(who, eq(orchestratorRun.id, id)));
	if (!entry) throw new CodedError("NOT_FOUND", "There is no such task");
	return entry;
}

export function ownTask(who: Person, more?: SQL): SQL | undefined {
	return and(eq(orchestratorRun.personId, who.id), more);
}

/** What a finished task answers. */
export function resultOf({ task, run }: Joined): OrchestratorResult {
	return OrchestratorResult.parse({ ...task, timestamp: run?.finishedAt ?? task.updatedAt });
}
