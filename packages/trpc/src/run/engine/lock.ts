import { setTimeout as pause } from "node:timers/promises";
import { type Connection, connectAlone } from "@throughline/db/connect";
import { DatabaseFault } from "@throughline/db/limits/fault";
import type { Log } from "../../context.ts";

/** A run that belongs to this instance. */
export type RunLock = {
	/** Aborts when another instance has the run: the connection that held the lock had ended. */
	lost: AbortSignal;
	release(): Promise<void>;
};

export type RunLocks = {
	/** Takes the run; null when another instance has it. */
	take(runId: string): Promise<RunLock | null>;
	/** Lets go of every lock. */
	close(): Promise<void>;
};

/** Makes the keys of runs' locks differ from other 64-bit advisory locks: a seed for the hash of the run's id. */
export const lockSeed = 0x72_75_6e;

/** A connection that is silent for longer is given up: nothing here waits for anybody. */
const silenceMs = 10_000;
/** How long a release is waited for; it is done all the same. */
const releaseMs = 2_000;
/** How often and how long apart a lock is asked for again: PostgreSQL may not have noticed yet that its holder has gone. */
const retake = { tries: 15, pauseMs: 200 };

/**
 * Which instance works on which run: PostgreSQL's advisory locks, all on one connection of this instance. PostgreSQL
 * takes them back the moment the connection ends, so that after a `kill -9` another instance goes on at once. When
 * only the connection has ended, or the server was started again, this instance asks for them anew before it gives up
 * what it works on: a model's answer may be on its way.
 */
export function openLocks(client: Connection["sql"], log: Log): RunLocks {
	const held = new Map<string, AbortController>();
	/** Locks that are being asked for. */
	const asking = new Set<AbortController>();
	let connection = open();
	let ended = false;
	let closed = false;
	let retaking: Promise<void> = Promise.resolve();

	function open(): Connection["sql"] {
		const opened = connectAlone(client, () => {
			if (opened === connection) onEnd();
		});
		return opened;
	}

	/** The connection has ended, and what was locked on it is free. */
	function onEnd(): void {
		if (closed) return;
		for (const lost of asking) lost.abort();
		if (ended) return;
		ended = true;
		retaking = retakeAll();
	}

	async function retakeAll(): Promise<void> {
		for (let tried = 1; ended && !closed; ) {
			await pause(retake.pauseMs, undefined, { ref: false });
			ended = false;
			const refused = await askForAll().catch((error) => {
				log.debug({ err: error }, "the runs' locks could not be asked for again; it tries again");
				ended = true;
				return [];
			});
			if (ended || refused.length === 0) continue;
			ended = tried++ < retake.tries;
			if (!ended) for (const runId of refused) lose(runId);
		}
	}

	/** Asks for every lock anew, after those that are left of an earlier try. @returns the runs that another instance has */
	async function askForAll(): Promise<string[]> {
		const runIds = [...held.keys()];
		if (runIds.length === 0) return [];
		const rows = await answered(
			(sql) => sql<{ id: string; got: boolean }[]>`
				with released as materialized (select pg_advisory_unlock_all())
				select id, pg_try_advisory_lock(hashtextextended(id, ${lockSeed})) as got
				from released, unnest(${runIds}::text[]) as id`,
		);
		return rows.filter(({ got }) => !got).map(({ id }) => id);
	}

	function lose(runId: string): void {
		held
			.get(runId)
			?.abort(new Error("The connection that held the run's lock has ended, and another has it"));
		held.delete(runId);
	}

	/** What the connection answers. One that does not is replaced. */
	async function answered<T>(ask: (sql: Connection["sql"]) => Promise<T>): Promise<T> {
		const current = connection;
		const silence = new AbortController();
		const silent = pause(silenceMs, true, { signal: silence.signal, ref: false }).catch(() => true);
		try {
			return await Promise.race([
				ask(current),
				silent.then(() => {
					throw new DatabaseFault("DATABASE_TOO_SLOW");
				}),
			]);
		} catch (error) {
			if (error instanceof DatabaseFault && current === connection && !closed) {
				connection = open();
				void current.end({ timeout: 0 });
				onEnd();
			}
			throw error;
		} finally {
			silence.abort();
		}
	}

	async function unlock(runId: string): Promise<void> {
		await answered((sql) => sql`select pg_advisory_unlock(hashtextextended(${runId}, ${lockSeed}))`).catch(
			(error) => log.debug({ err: error }, "a run's lock went with its connection"),
		);
	}

	return {
		async take(runId) {
			await retaking;
			const lost = new AbortController();
			// Before the lock is asked for: the connection may end as soon as it is there.
			asking.add(lost);
			try {
				const [row] = await answered(
					(sql) => sql`select pg_try_advisory_lock(hashtextextended(${runId}, ${lockSeed})) as got`,
				);
				if (row?.got !== true) return null;
				if (lost.signal.aborted) {
					// The connection ended while the question waited, and was asked on a new one.
					await unlock(runId);
					return null;
				}
				held.set(runId, lost);
				return {
					lost: lost.signal,
					async release() {
						held.delete(runId);
						if (lost.signal.aborted) return;
						await Promise.race([unlock(runId), pause(releaseMs, undefined, { ref: false })]);
					},
				};
			} finally {
				asking.delete(lost);
			}
		},
		async close() {
			closed = true;
			await connection.end({ timeout: 1 });
		},
	};
}
