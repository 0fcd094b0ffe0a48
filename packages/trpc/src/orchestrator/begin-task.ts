import type { Transaction } from "@throughline/db/connect";
import { orchestratorRun } from "@throughline/db/schema";
import type { NewOrchestratorTask } from "@throughline/domain/orchestrator";
import { eq } from "drizzle-orm";
import { announce } from "../change.ts";
import type { Context } from "../context.ts";
import { beginRun } from "../run/begin.ts";
import { entityData } from "./entity-data.ts";

type Caller = Pick<Context, "address" | "advisors"> & { person: { id: string } };

/**
 * Stores a task and starts its run. Throws NO_PROVIDER for a provider without a key: nobody else serves in its place;
 * NOT_FOUND for a program or object that is not there.
 */
export async function beginTask(
	caller: Caller,
	tx: Transaction,
	{ preferredProvider, ...asked }: NewOrchestratorTask,
): Promise<{ id: string; runId: string }> {
	await entityData(tx, asked);
	const constraints = asked.constraints?.length ? asked.constraints : null;
	const [task] = await tx
		.insert(orchestratorRun)
		.values({ ...asked, constraints, preferredProvider, personId: caller.person.id })
		.returning({ id: orchestratorRun.id });
	if (!task) throw new Error("The task was not stored");
	const { id: runId } = await beginRun(caller, tx, {
		kind: "orchestration",
		key: `orchestration/${task.id}`,
		provider: preferredProvider,
		input: { taskId: task.id },
	});
	await tx.update(orchestratorRun).set({ runId }).where(eq(orchestratorRun.id, task.id));
	await announce(tx, "orchestrator", null, task.id);
	return { id: task.id, runId };
}
