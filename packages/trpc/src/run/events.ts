import type { Executor, Transaction } from "@throughline/db/connect";
import { run, runEvent } from "@throughline/db/schema";
import { endsRun, RunEvent } from "@throughline/domain/run";
import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { RunFeed } from "../context.ts";
import { CodedError } from "../error.ts";
import type { RunRow } from "./start.ts";

/** A finished step, kept for the next attempt; nobody outside sees it. */
const hidden = "step";

/** Adds an event; the caller holds the run's row locked, so that the sequence has no gap and no twin. */
export async function appendEvent(tx: Transaction, runId: string, kind: string, data: object): Promise<void> {
	await tx.execute(sql`
		insert into ${runEvent} (run_id, sequence, kind, data)
		select ${runId}, coalesce(max(sequence), 0) + 1, ${kind}, ${JSON.stringify(data)}::jsonb
		from ${runEvent} where run_id = ${runId}`);
}

/** Results of the steps that are done since the run last began afresh, by name. */
export async function finishedSteps(db: Executor, runId: string): Promise<Map<string, unknown>> {
	const rows = await db
		.select({ kind: runEvent.kind, data: runEvent.data })
		.from(runEvent)
		.where(eq(runEvent.runId, runId))
		.orderBy(asc(runEvent.sequence));
	const done = new Map<string, unknown>();
	for (const { kind, data } of rows) {
		const said = data as { name?: string; result?: unknown; fresh?: boolean };
		if (kind === "retry" && said.fresh) done.clear();
		if (kind === hidden && said.name !== undefined) done.set(said.name, said.result);
	}
	return done;
}

/** The events after `sequence`, in order. */
export async function eventsAfter(db: Executor, runId: string, sequence: number): Promise<RunEvent[]> {
	const rows = await db
		.select({ sequence: runEvent.sequence, kind: runEvent.kind, data: runEvent.data, at: runEvent.at })
		.from(runEvent)
		.where(and(eq(runEvent.runId, runId), gt(runEvent.sequence, sequence), ne(runEvent.kind, hidden)))
		.orderBy(asc(runEvent.sequence));
	return rows.map((row) => RunEvent.parse(row));
}

type Following = { db: Executor; runs: RunFeed };

/**
 * A run's events from after `sequence` (0: since it was last started) to its end, each once, as they happen, on
 * whichever instance it works. The same for a reload, a second tab and another device.
 */
export async function* followRun(
	{ db, runs }: Following,
	runId: string,
	sequence: number,
	signal?: AbortSignal,
): AsyncGenerator<RunEvent, void> {
	const left = new AbortController();
	const ended = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
	// Attached before the backlog is read: what happens between the two must not be lost.
	const wakes = runs.wakes(runId, ended)[Symbol.asyncIterator]();
	try {
		let last = sequence > 0 ? sequence : await lastStart(db, runId);
		while (!ended.aborted) {
			for (const event of await eventsAfter(db, runId, last)) {
				last = event.sequence;
				yield event;
				if (endsRun(event)) return;
			}
			if ((await wakes.next()).done) return;
		}
	} finally {
		left.abort();
	}
}

/** After which event the run was last started. */
async function lastStart(db: Executor, runId: string): Promise<number> {
	const [row] = await db
		.select({ at: sql<number>`coalesce(max(${runEvent.sequence}), 0)`.mapWith(Number) })
		.from(runEvent)
		.where(and(eq(runEvent.runId, runId), eq(runEvent.kind, "retry")));
	return row?.at ?? 0;
}

/** Waits until a run is over. Throws its failure as a CodedError, and CANCELLED. */
export async function finishedRun(
	following: Following,
	runId: string,
	signal?: AbortSignal,
): Promise<RunRow> {
	for await (const event of followRun(following, runId, 0, signal)) if (endsRun(event)) break;
	const [row] = await following.db.select().from(run).where(eq(run.id, runId));
	if (!row) throw new CodedError("NOT_FOUND", "There is no such run");
	if (row.status === "succeeded") return row;
	if (row.status === "cancelled") throw new CodedError("CANCELLED", "This was cancelled");
	if (row.status === "failed") throw failureOf(row);
	throw new CodedError("UNAVAILABLE", "The server is stopping. What was begun goes on by itself; ask again.");
}

/** Why a failed run failed, as the refusal that its caller meets. */
export function failureOf({
	errorCode,
	errorMessage,
}: Pick<RunRow, "errorCode" | "errorMessage">): CodedError {
	const sentence = errorMessage ?? "Something went wrong on our side. Try again.";
	return new CodedError(CodedError.isCode(errorCode) ? errorCode : "INTERNAL", sentence);
}
