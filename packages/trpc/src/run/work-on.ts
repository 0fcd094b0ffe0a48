import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@throughline/db/connect";
import type { Log } from "../context.ts";
import { databaseRefusal } from "../database-refusal.ts";
import { CodedError, toCoded } from "../error.ts";
import { openAttempt, Superseded } from "./attempt.ts";
import type { RunRow } from "./start.ts";
import type { RunHandler } from "./task.ts";

/** A run that was interrupted this often is given up: it may be what kills the process. */
const mostAttempts = 5;
/** How long a handler that is told to stop may take before its run is let go of. */
const graceMs = 2_000;

/**
 * Makes one attempt at a claimed run, within its time.
 * @returns whether the run is over; false: it was interrupted, and stays as it is for whoever goes on
 */
export async function workOn(
	{ db, log }: { db: Database; log: Log },
	claimed: RunRow,
	handler: RunHandler,
	interrupted: AbortSignal,
): Promise<boolean> {
	const attempt = openAttempt({ db, log }, claimed);
	const overdue = AbortSignal.timeout(handler.deadlineMs);
	const signal = AbortSignal.any([interrupted, overdue]);
	try {
		if (claimed.attempts > mostAttempts) {
			throw new CodedError(
				"INTERNAL",
				"This was interrupted several times and is given up. Start it again, or change what it works on.",
			);
		}
		const task = await attempt.task(signal);
		await attempt.succeed(await unlessAborted(signal, () => handler.work(task)));
		return true;
	} catch (error) {
		if (interrupted.aborted || error instanceof Superseded || isOutage(error)) return false;
		const refusal = overdue.aborted
			? new CodedError("TIMED_OUT", "This took longer than it may. Try again.")
			: toCoded(error);
		if (refusal.code === "INTERNAL") log.error({ err: error, runId: claimed.id }, "a run failed");
		await attempt.fail(refusal).catch((failure) => {
			if (!(failure instanceof Superseded)) throw failure;
		});
		return true;
	}
}

/** The work's result. When the signal aborts the work gets a moment to end, and then is no longer waited for. */
async function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
	signal.throwIfAborted();
	const working = work();
	const { promise: aborted, reject } = Promise.withResolvers<never>();
	const abort = () => reject(signal.reason);
	signal.addEventListener("abort", abort, { once: true });
	try {
		return await Promise.race([working, aborted]);
	} catch (error) {
		if (signal.aborted)
			await Promise.race([working.catch(() => {}), pause(graceMs, undefined, { ref: false })]);
		throw error;
	} finally {
		// The signal lives until the deadline; what listens to it holds the work's result.
		signal.removeEventListener("abort", abort);
	}
}

/** Whether the database went away: no fault of the run's. */
function isOutage(error: unknown): boolean {
	return !(error instanceof CodedError) && databaseRefusal(error)?.code === "UNAVAILABLE";
}
