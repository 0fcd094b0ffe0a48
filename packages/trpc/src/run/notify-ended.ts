import type { Transaction } from "@throughline/db/connect";
import { orchestratorRun, strategySession } from "@throughline/db/schema";
import { runFinished } from "@throughline/domain/notification/rules";
import type { RunKind } from "@throughline/domain/run";
import { eq } from "drizzle-orm";
import { notify } from "../notification/notify.ts";
import type { RunRow } from "./enqueue.ts";

/** Who has waited longer than this has turned to something else, in milliseconds. */
const longMs = 20_000;

/** Tells who asked for a run that it has failed, or has succeeded after a long time. The transaction's row. */
export async function notifyRunEnded(tx: Transaction, row: RunRow): Promise<void> {
	const { personId, status, finishedAt } = row;
	if (personId === null || finishedAt === null || (status !== "failed" && status !== "succeeded")) return;
	const tookMs = Date.parse(finishedAt) - Date.parse(row.createdAt);
	if (status === "succeeded" && tookMs <= longMs) return;
	await notify(tx, [
		runFinished({
			...row,
			kind: row.kind as RunKind,
			personId,
			status,
			subject: await subjectOf(tx, row),
			failure: row.errorMessage,
		}),
	]);
}

/** What a run is about: its session's title, or its task's description. */
async function subjectOf(tx: Transaction, { id, kind, sessionId }: RunRow): Promise<string | null> {
	if (kind === "orchestration") {
		const [task] = await tx
			.select({ title: orchestratorRun.taskDescription })
			.from(orchestratorRun)
			.where(eq(orchestratorRun.runId, id));
		return task?.title ?? null;
	}
	if (sessionId === null) return null;
	const [session] = await tx
		.select({ title: strategySession.title })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	return session?.title ?? null;
}
