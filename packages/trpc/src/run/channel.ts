import type { Executor } from "@throughline/db/connect";
import { sql } from "drizzle-orm";

/** The PostgreSQL channel on which runs say that something happened in them; the payload is the run's id. */
export const runChannel = "throughline_run";

/** Wakes every instance that works on this run or follows it, once the transaction commits. */
export async function wake(tx: Executor, runId: string): Promise<void> {
	await tx.execute(sql`select pg_notify(${runChannel}, ${runId})`);
}
