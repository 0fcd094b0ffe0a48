import type { Executor } from "@throughline/db/connect";
import { sql } from "drizzle-orm";

/** The PostgreSQL channel on which runs say what happens in them, to all instances. */
export const runChannel = "throughline_run";

/** `waiting`: somebody may take it up; `news`: it has a new event; `stopped`: who works on it is to look whether it still may. */
const notices = ["waiting", "news", "stopped"] as const;
export type RunNotice = (typeof notices)[number];

/** Says it to every instance, once the transaction commits. */
export async function notifyRun(tx: Executor, runId: string, matter: RunNotice): Promise<void> {
	await tx.execute(sql`select pg_notify(${runChannel}, ${`${matter} ${runId}`})`);
}

/** What was said; null for something that this version does not know. */
export function parseNotice(payload: string): { runId: string; matter: RunNotice } | null {
	const [word, runId] = payload.split(" ");
	const matter = notices.find((each) => each === word);
	return matter && runId ? { runId, matter } : null;
}
