import { type Connection, connectAlone } from "@throughline/db/connect";
import type { Log } from "../context.ts";

/** A run that belongs to this instance. */
export type RunLock = {
	/** Aborts when the connection that held it has ended: another instance may have the run now. */
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

/**
 * Which instance works on which run: PostgreSQL's advisory locks, all on one connection of this instance. PostgreSQL
 * takes them back the moment the connection ends, so that after a `kill -9` another instance goes on at once.
 */
export function openLocks(client: Connection["sql"], log: Log): RunLocks {
	const held = new Set<AbortController>();
	const own = connectAlone(client, () => {
		for (const lost of held) lost.abort(new Error("The connection that held the run's lock has ended"));
		held.clear();
	});

	async function unlock(runId: string): Promise<void> {
		await own`select pg_advisory_unlock(hashtextextended(${runId}, ${lockSeed}))`.catch((error) =>
			log.debug({ err: error }, "a run's lock went with its connection"),
		);
	}

	return {
		async take(runId) {
			const lost = new AbortController();
			// Before the lock is asked for: the connection may end as soon as it is there.
			held.add(lost);
			try {
				const [row] = await own`select pg_try_advisory_lock(hashtextextended(${runId}, ${lockSeed})) as got`;
				const got = row?.got === true;
				if (got && !lost.signal.aborted) {
					return {
						lost: lost.signal,
						async release() {
							held.delete(lost);
							if (!lost.signal.aborted) await unlock(runId);
						},
					};
				}
				// The connection ended while the question waited, and was asked on a new one.
				if (got) await unlock(runId);
			} catch (error) {
				held.delete(lost);
				throw error;
			}
			held.delete(lost);
			return null;
		},
		async close() {
			await own.end({ timeout: 5 });
		},
	};
}
