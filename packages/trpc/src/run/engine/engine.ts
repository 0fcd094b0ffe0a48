import type { Connection } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import type { RunKind } from "@throughline/domain/run";
import { eq } from "drizzle-orm";
import type { Log, RunFeed } from "../../context.ts";
import { CodedError } from "../../error.ts";
import type { RunRow } from "../enqueue.ts";
import { notifyRun, parseNotice, runChannel } from "../events/channel.ts";
import { openFollowers } from "../events/followers.ts";
import type { RunHandler } from "../task.ts";
import { claimRun, runsToTake } from "./claim.ts";
import { openLocks, type RunLock } from "./lock.ts";
import { workOn } from "./work-on.ts";

export type RunHandlers = Partial<Record<RunKind, RunHandler>>;

export type RunEngine = RunFeed & {
	/** Stops taking runs and lets go of those under way: another instance, or the next start, goes on with them. */
	close(): Promise<void>;
};

export type EngineOptions = Pick<Connection, "db" | "sql"> & {
	handlers: RunHandlers;
	log: Log;
	/** How many runs this instance works on at once. */
	limit?: number;
};

/** How often an instance looks for runs whose worker has gone: nobody announces a crash. */
const lookEveryMs = 3_000;

type UnderWay = { claimed: RunRow; stop: AbortController; done: Promise<void> };

/**
 * Works on runs, on as many instances as there are. A run belongs to the instance that holds its lock. Each claim counts
 * an attempt, and every write of an attempt names its number, so that a worker that lost its run without knowing writes
 * nothing.
 */
export async function openRuns({
	db,
	sql: client,
	handlers,
	log,
	limit = 8,
}: EngineOptions): Promise<RunEngine> {
	const locks = openLocks(client, log);
	const followers = openFollowers(db, log);
	const underWay = new Map<string, UnderWay>();
	const closing = new AbortController();
	let looking: Promise<void> | null = null;
	let lookAgain = false;

	const subscription = await client.listen(
		runChannel,
		(payload) => {
			const notice = parseNotice(payload);
			if (!notice) return;
			followers.notify(notice.runId);
			if (notice.matter === "stopped") stopIfOver(notice.runId);
			if (notice.matter === "waiting") look();
		},
		// At the start, and after an outage: nobody knows what was missed.
		() => {
			followers.catchUp("all");
			for (const runId of underWay.keys()) stopIfOver(runId);
			look();
		},
	);
	const timer = setInterval(() => {
		followers.catchUp("stale");
		look();
	}, lookEveryMs).unref();

	/** Looks for runs to work on; while it looks, one more look is remembered. */
	function look(): void {
		if (closing.signal.aborted) return;
		if (looking) {
			lookAgain = true;
			return;
		}
		looking = takeRuns()
			.catch((error) => log.warn({ err: error }, "looking for runs failed; it tries again"))
			.finally(() => {
				looking = null;
				if (!lookAgain) return;
				lookAgain = false;
				look();
			});
	}

	async function takeRuns(): Promise<void> {
		const free = limit - underWay.size;
		if (free <= 0) return;
		for (const runId of await runsToTake(db, Object.keys(handlers), free)) {
			if (closing.signal.aborted) return;
			if (!underWay.has(runId)) await take(runId);
		}
	}

	async function take(runId: string): Promise<void> {
		const lock = await locks.take(runId);
		if (!lock) {
			// Another instance was faster; there may be more to take.
			lookAgain = true;
			return;
		}
		const claimed = await claimRun(db, runId).catch(async (error) => {
			await lock.release();
			throw error;
		});
		const handler = handlers[claimed?.kind as RunKind];
		if (!claimed || !handler) return await lock.release();
		const stop = new AbortController();
		underWay.set(runId, { claimed, stop, done: work(claimed, handler, lock, stop) });
	}

	/** Works on a run until it is over or interrupted, and lets go of it. */
	async function work(
		claimed: RunRow,
		handler: RunHandler,
		lock: RunLock,
		stop: AbortController,
	): Promise<void> {
		const interruptions = {
			lost: AbortSignal.any([stop.signal, lock.lost]),
			closing: closing.signal,
		};
		const over = await workOn({ db, log }, claimed, handler, interruptions).catch((error) => {
			log.error({ err: error, runId: claimed.id }, "a run could not be brought to an end; it is tried again");
			return false;
		});
		await lock.release();
		if (closing.signal.aborted && !over) {
			await notifyRun(db, claimed.id, "waiting").catch((error) =>
				log.debug({ err: error }, "nobody could be told that a run waits; others look for it"),
			);
		}
		underWay.delete(claimed.id);
		// What an outage has interrupted waits for the next turn of the timer.
		if (over || stop.signal.aborted) look();
	}

	/** Stops this instance's work on a run that was cancelled, or that is another attempt's by now. */
	function stopIfOver(runId: string): void {
		const mine = underWay.get(runId);
		if (!mine) return;
		const { claimed, stop } = mine;
		db.select({ status: run.status, attempts: run.attempts, version: run.version })
			.from(run)
			.where(eq(run.id, runId))
			.then(([row]) => {
				const goesOn =
					row?.status === "running" && row.attempts === claimed.attempts && row.version === claimed.version;
				if (!goesOn) stop.abort(new CodedError("CANCELLED", "This was cancelled"));
			})
			.catch((error) => log.warn({ err: error, runId }, "whether a run was cancelled could not be read"));
	}

	return {
		follow: followers.follow,
		async close() {
			clearInterval(timer);
			closing.abort(new Error("The server is stopping"));
			followers.close();
			await looking;
			await Promise.all([...underWay.values()].map(({ done }) => done));
			await subscription
				.unlisten()
				.catch((error) => log.debug({ err: error }, "the runs' connection was gone"));
			await locks.close();
		},
	};
}
