import type { Transaction } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import { eq, sql } from "drizzle-orm";
import { announce } from "../change.ts";
import { notifyRun } from "./events/channel.ts";
import { appendEvent } from "./events/stored-events.ts";

/** Cancels a run unless it is over; what it has found is kept for a next attempt. The row is locked from here on. */
export async function cancelRun(tx: Transaction, id: string): Promise<void> {
	const [row] = await tx.select({ status: run.status }).from(run).where(eq(run.id, id)).for("update");
	if (row?.status !== "queued" && row?.status !== "running") return;
	await tx
		.update(run)
		.set({ status: "cancelled", finishedAt: sql`now()`, version: sql`${run.version} + 1` })
		.where(eq(run.id, id));
	await appendEvent(tx, id, "cancelled", {});
	await announce(tx, "run", null, id);
	await notifyRun(tx, id, "stopped");
}
