import type { Database } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { RunRow } from "../enqueue.ts";
import { lockSeed } from "./lock.ts";

const unfinished = ["queued", "running"] as const;

/**
 * Runs of these kinds that are not over and that no instance works on: those of whom the fewest are under way for the
 * same person first, so that nobody's many runs keep another's waiting; then the oldest.
 */
export async function runsToTake(db: Database, kinds: readonly string[], most: number): Promise<string[]> {
	const busy = sql`(select count(*) from ${run} as other where other.status = 'running' and other.person_id = ${run.personId})`;
	const rows = await db
		.select({ id: run.id })
		.from(run)
		.where(
			and(
				inArray(run.status, [...unfinished]),
				inArray(run.kind, [...kinds]),
				sql`not exists (
					select from pg_locks
					where locktype = 'advisory' and objsubid = 1
					and database = (select oid from pg_database where datname = current_database())
					and (classid::bigint << 32) | objid::bigint = hashtextextended(${run.id}::text, ${lockSeed}))`,
			),
		)
		.orderBy(busy, run.createdAt, run.id)
		.limit(most);
	return rows.map(({ id }) => id);
}

/** Counts a new attempt of the run; null when it is over. The caller holds its lock. */
export async function claimRun(db: Database, runId: string): Promise<RunRow | null> {
	const [row] = await db
		.update(run)
		.set({
			status: "running",
			attempts: sql`${run.attempts} + 1`,
			startedAt: sql`coalesce(${run.startedAt}, now())`,
		})
		.where(and(eq(run.id, runId), inArray(run.status, [...unfinished])))
		.returning();
	return row ?? null;
}
