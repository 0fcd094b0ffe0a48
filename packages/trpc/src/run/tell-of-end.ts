import type { Transaction } from "@throughline/db/connect";
import { strategySession } from "@throughline/db/schema";
import { runFinished } from "@throughline/domain/notification/rules";
import type { RunKind } from "@throughline/domain/run";
import { eq } from "drizzle-orm";
import { notify } from "../notification/notify.ts";
import type { RunRow } from "./start.ts";

/** Who has waited longer than this has turned to something else, in milliseconds. */
const longMs = 20_000;

/** Tells who asked for a run that it has failed, or has succeeded after a long time. The transaction's row. */
export async function tellOfEnd(tx: Transaction, row: RunRow): Promise<void> {
	const { personId, sessionId, status, finishedAt } = row;
	if (personId === null || finishedAt === null || (status !== "failed" && status !== "succeeded")) return;
	const tookMs = Date.parse(finishedAt) - Date.parse(row.createdAt);
	if (status === "succeeded" && tookMs <= longMs) return;
	const [session] = sessionId
		? await tx
				.select({ title: strategySession.title })
				.from(strategySession)
				.where(eq(strategySession.id, sessionId))
		: [];
	await notify(tx, [
		runFinished({
			...row,
			kind: row.kind as RunKind,
			personId,
			status,
			subject: session?.title ?? null,
			failure: row.errorMessage,
		}),
	]);
}
