import type { Executor, Transaction } from "@throughline/db/connect";
import { runEvent } from "@throughline/db/schema";
import { RunEvent } from "@throughline/domain/run";
import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { storableJson } from "../storable.ts";

/** A finished step, kept for the next attempt; nobody outside sees it. */
const hidden = "step";

/** Adds an event; the caller holds the run's row locked, so that the sequence has no gap and no twin. */
export async function appendEvent(tx: Transaction, runId: string, kind: string, data: object): Promise<void> {
	await tx.execute(sql`
		insert into ${runEvent} (run_id, sequence, kind, data)
		select ${runId}, coalesce(max(sequence), 0) + 1, ${kind}, ${storableJson(data)}::jsonb
		from ${runEvent} where run_id = ${runId}`);
}

/** Keeps a finished step for the next attempt. */
export async function appendStep(
	tx: Transaction,
	runId: string,
	name: string,
	result: unknown,
): Promise<void> {
	await appendEvent(tx, runId, hidden, { name, result });
}

/** Results of the steps that are done since the run last began afresh, by name. */
export async function finishedSteps(db: Executor, runId: string): Promise<Map<string, unknown>> {
	const rows = await db
		.select({ kind: runEvent.kind, data: runEvent.data })
		.from(runEvent)
		.where(and(eq(runEvent.runId, runId), sql`${runEvent.kind} in (${hidden}, 'retry')`))
		.orderBy(asc(runEvent.sequence));
	const done = new Map<string, unknown>();
	for (const { kind, data } of rows) {
		const step = data as { name?: string; result?: unknown; fresh?: boolean };
		if (kind === "retry" && step.fresh) done.clear();
		if (kind === hidden && step.name !== undefined) done.set(step.name, step.result);
	}
	return done;
}

/** Forgets the steps of a run that needs them no more. */
export async function forgetSteps(tx: Transaction, runId: string): Promise<void> {
	await tx.delete(runEvent).where(and(eq(runEvent.runId, runId), eq(runEvent.kind, hidden)));
}

/**
 * What a run tells, numbered without gaps: a follower counts, and the steps that are kept in between are nobody's. Events
 * are only ever added, and only steps go, so that a number is an event's for good.
 */
function visibleEvents(db: Executor, runId: string) {
	const sequence = sql<number>`(row_number() over (order by ${runEvent.sequence}))::int`;
	return db
		.select({ sequence: sequence.as("number"), kind: runEvent.kind, data: runEvent.data, at: runEvent.at })
		.from(runEvent)
		.where(and(eq(runEvent.runId, runId), ne(runEvent.kind, hidden)))
		.as("told");
}

/** The next events after `sequence`, in order. */
export async function eventsAfter(
	db: Executor,
	runId: string,
	sequence: number,
	most: number,
): Promise<RunEvent[]> {
	const events = visibleEvents(db, runId);
	const rows = await db
		.select()
		.from(events)
		.where(gt(events.sequence, sequence))
		.orderBy(asc(events.sequence))
		.limit(most);
	return rows.map((row) => RunEvent.parse(row));
}

/** After which event the run was last started. */
export async function lastStart(db: Executor, runId: string): Promise<number> {
	const events = visibleEvents(db, runId);
	const [row] = await db
		.select({ at: sql<number>`coalesce(max(${events.sequence}), 0)`.mapWith(Number) })
		.from(events)
		.where(eq(events.kind, "retry"));
	return row?.at ?? 0;
}
