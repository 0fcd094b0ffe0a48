import type { Executor } from "@throughline/db/connect";
import { sql } from "drizzle-orm";

/** The PostgreSQL channel on which runs say what happens in them, to all instances. */
export const runChannel = "throughline_run";

/** `waiting`: somebody may take it up; `news`: it has a new event; `stopped`: who works on it is to look whether it still may. */
const matters = ["waiting", "news", "stopped"] as const;
export type RunMatter = (typeof matters)[number];

/** Says it to every instance, once the transaction commits. */
export async function tellOfRun(tx: Executor, runId: string, matter: RunMatter): Promise<void> {
	await tx.execute(sql`select pg_notify(${runChannel}, ${`${matter} ${runId}`})`);
}

/** What was said; null for something that this version does not know. */
export function heard(payload: string): { runId: string; matter: RunMatter } | null {
	const [said, runId] = payload.split(" ");
	const matter = matters.find((each) => each === said);
	return matter && runId ? { runId, matter } : null;
}
