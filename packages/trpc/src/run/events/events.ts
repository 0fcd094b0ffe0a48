import type { Executor } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import { endsRun, type RunEvent } from "@throughline/domain/run";
import { eq } from "drizzle-orm";
import type { RunFeed } from "../../context.ts";
import { CodedError } from "../../error.ts";
import type { RunRow } from "../enqueue.ts";

type Following = { db: Executor; runs: RunFeed };

/**
 * A run's events from after `sequence` (0: since it was last started) to its end, each once, as they happen, on
 * whichever instance it works. The same for a reload, a second tab and another device. It ends early when the signal
 * aborts or the server stops.
 */
export function followRun(
	{ runs }: Following,
	runId: string,
	sequence: number,
	signal: AbortSignal = new AbortController().signal,
): AsyncIterable<RunEvent> {
	return runs.follow(runId, sequence, signal);
}

/** Waits until a run is over. Throws its failure as a CodedError, and CANCELLED. */
export async function finishedRun(
	following: Following,
	runId: string,
	signal?: AbortSignal,
): Promise<RunRow> {
	for (;;) {
		let over = false;
		for await (const event of followRun(following, runId, 0, signal)) over = endsRun(event);
		const [row] = await following.db.select().from(run).where(eq(run.id, runId));
		if (!row) throw new CodedError("NOT_FOUND", "There is no such run");
		if (row.status === "succeeded") return row;
		if (row.status === "cancelled") throw new CodedError("CANCELLED", "This was cancelled");
		if (row.status === "failed") throw failureOf(row);
		// Over, and under way again: somebody else has started it anew in the meantime.
		if (!over) {
			throw new CodedError(
				"UNAVAILABLE",
				"The server is stopping. What was begun goes on by itself; ask again.",
			);
		}
	}
}

/**
 * The same, but waits no longer than `timeoutMs`: then it throws TIMED_OUT with the sentence `timedOut`, and the run goes
 * on.
 */
export async function finishedWithin(
	following: Following,
	runId: string,
	{ timeoutMs, timedOut }: { timeoutMs: number; timedOut: string },
	signal: AbortSignal = new AbortController().signal,
): Promise<RunRow> {
	const late = AbortSignal.timeout(timeoutMs);
	try {
		return await finishedRun(following, runId, AbortSignal.any([signal, late]));
	} catch (error) {
		throw late.aborted && !signal.aborted ? new CodedError("TIMED_OUT", timedOut) : error;
	}
}

/** Why a failed run failed, as the refusal that its caller meets. */
export function failureOf({
	errorCode,
	errorMessage,
}: Pick<RunRow, "errorCode" | "errorMessage">): CodedError {
	const sentence = errorMessage ?? "Something went wrong on our side. Try again.";
	return new CodedError(CodedError.isCode(errorCode) ? errorCode : "INTERNAL", sentence);
}
