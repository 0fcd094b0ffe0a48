import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@throughline/db/connect";
import { isModel } from "@throughline/domain/run/vendors";
import type { Log } from "../../context.ts";
import { CodedError, toCoded } from "../../error.ts";
import { isOutage } from "../../outage.ts";
import type { RunRow } from "../enqueue.ts";
import type { RunHandler } from "../task.ts";
import { type Attempt, openAttempt, Superseded } from "./attempt.ts";
import { outlast } from "./persist.ts";

/** A run that was interrupted this often is given up: it may be what kills the process. */
const mostAttempts = 5;
/** How long a handler that is told to stop may take before its run is let go of. */
const graceMs = 2_000;

type Host = { db: Database; log: Log };
/** `lost`: the run is somebody else's, or cancelled; `closing`: the server stops. */
type Interruptions = { lost: AbortSignal; closing: AbortSignal };

/**
 * Makes one attempt at a claimed run, within its time. When the database goes away under it, the attempt goes on after
 * its last finished step as soon as that is back.
 * @returns whether the run is over; false: it was interrupted, and stays as it is for whoever goes on
 */
export async function workOn(
	host: Host,
	claimed: RunRow,
	handler: RunHandler,
	{ lost, closing }: Interruptions,
): Promise<boolean> {
	const interrupted = AbortSignal.any([lost, closing]);
	const attempt = openAttempt(host, claimed, closing);
	try {
		return await outlast(() => work(host, claimed, handler, attempt, interrupted), interrupted);
	} catch (error) {
		if (isOutage(error)) return false;
		throw error;
	} finally {
		await attempt.written();
	}
}

async function work(
	{ log }: Host,
	claimed: RunRow,
	handler: RunHandler,
	attempt: Attempt,
	interrupted: AbortSignal,
): Promise<boolean> {
	// A model may take long, and has been paid by then: whether it still moves is what its calls look at.
	const overdue = isModel(claimed.provider)
		? new AbortController().signal
		: AbortSignal.timeout(handler.deadlineMs);
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
		if (interrupted.aborted || error instanceof Superseded) return false;
		if (isOutage(error) && !overdue.aborted) throw error;
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
