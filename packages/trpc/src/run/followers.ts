import type { Database } from "@throughline/db/connect";
import type { RunEvent } from "@throughline/domain/run";
import type { Log } from "../context.ts";
import { Tail } from "./tail.ts";

/** Who follows runs on this instance. */
export type Followers = {
	follow(runId: string, sequence: number, signal: AbortSignal): AsyncGenerator<RunEvent, void>;
	/** The run has something new. */
	tell(runId: string): void;
	/** Nobody knows what was missed, or a reading failed: looks everywhere, or only there. */
	catchUp(which: "all" | "stale"): void;
	close(): void;
};

/** One tail for each run that somebody follows here, as long as somebody does. */
export function openFollowers(db: Database, log: Log): Followers {
	const tails = new Map<string, Tail>();
	let closed = false;

	function refresh(tail: Tail): void {
		tail
			.refresh()
			.catch((error) => log.warn({ err: error }, "a run's events could not be read; it tries again"));
	}

	return {
		async *follow(runId, sequence, signal) {
			if (closed) return;
			const tail = tails.get(runId) ?? new Tail(db, runId);
			tails.set(runId, tail);
			tail.followers++;
			try {
				yield* tail.follow(sequence, signal);
			} finally {
				tail.followers--;
				if (tail.followers === 0) tails.delete(runId);
			}
		},
		tell(runId) {
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
