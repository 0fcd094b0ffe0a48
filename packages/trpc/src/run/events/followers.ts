import type { Database } from "@throughline/db/connect";
import type { Log, RunFeed } from "../../context.ts";
import { Tail } from "./tail.ts";

/** Who follows runs on this instance. */
export type Followers = RunFeed & {
	/** The run has something new. */
	notify(runId: string): void;
	/** Nobody knows what was missed, or a reading failed: looks everywhere, or only there. */
	catchUp(which: "all" | "stale"): void;
	close(): void;
};

const nothing = (async function* () {})();

/** One tail for each run that somebody follows here, as long as somebody does. */
export function openFollowers(db: Database, log: Log): Followers {
	const tails = new Map<string, Tail>();
	let closed = false;

	function tailOf(runId: string): Tail {
		const tail = tails.get(runId) ?? new Tail(db, runId, () => tails.delete(runId));
		tails.set(runId, tail);
		return tail;
	}

	function refresh(tail: Tail): void {
		tail
			.refresh()
			.catch((error) => log.warn({ err: error }, "a run's events could not be read; it tries again"));
	}

	return {
		follow: (runId, sequence, signal) => ({
			// Only now does anybody come: whoever never asks for the first event leaves nothing behind.
			[Symbol.asyncIterator]: () => (closed ? nothing : tailOf(runId).follow(sequence, signal)),
		}),
		notify(runId) {
			const tail = tails.get(runId);
			if (tail) refresh(tail);
		},
		catchUp(which) {
			for (const tail of tails.values()) if (which === "all" || tail.stale) refresh(tail);
		},
		close() {
			closed = true;
			for (const tail of tails.values()) tail.close();
		},
	};
}
