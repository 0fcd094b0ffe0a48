import type { Executor } from "@throughline/db/connect";
import { endsRun, type RunEvent } from "@throughline/domain/run";
import { eventsAfter, lastStart } from "./stored-events.ts";

/** The newest events of a run that are kept in memory; who is further behind reads from the database. */
const kept = 256;

/**
 * The newest events of one run, read once for all of its followers on this instance. A follower is a position in it:
 * one that takes nothing costs nothing.
 */
export class Tail {
	readonly #db: Executor;
	readonly #runId: string;
	/** All events after `#from` and up to `#to`, in order. */
	#events: RunEvent[] = [];
	#from = -1;
	#to = -1;
	#start = 0;
	#reading: Promise<void> | null = null;
	#queued: Promise<void> | null = null;
	readonly #waiting = new Set<() => void>();
	#closed = false;
	/** Whether a reading failed, and what is here may be out of date. */
	stale = false;
	followers = 0;

	constructor(db: Executor, runId: string) {
		this.#db = db;
		this.#runId = runId;
	}

	/** Reads what is new. Callers share a reading; one that is under way may have missed what they ask for. */
	refresh(): Promise<void> {
		if (!this.#reading) {
			this.#reading = this.#read().finally(() => {
				this.#reading = null;
			});
			return this.#reading;
		}
		this.#queued ??= this.#reading
			.catch(() => {})
			.then(() => {
				this.#queued = null;
				return this.refresh();
			});
		return this.#queued;
	}

	/** Ends all following. */
	close(): void {
		this.#closed = true;
		this.#wake();
	}

	/** The events after `sequence` (0: since the run was last started) to its end, each once, in order. */
	async *follow(sequence: number, signal: AbortSignal): AsyncGenerator<RunEvent, void> {
		// Read after the follower has come: what happened before it, it finds here; the rest wakes it.
		await this.refresh();
		let last = Math.max(sequence, this.#start);
		while (!this.#closed && !signal.aborted) {
			const events = await this.#after(last);
			for (const event of events) {
				if (signal.aborted) return;
				last = event.sequence;
				yield event;
				if (endsRun(event)) return;
			}
			if (events.length > 0) continue;
			const newest = this.#events.at(-1);
			// Who comes back after the end has seen everything.
			if (newest && endsRun(newest)) return;
			await this.#pastOf(last, signal);
		}
	}

	async #read(): Promise<void> {
		try {
			if (this.#to < 0) {
				this.#start = await lastStart(this.#db, this.#runId);
				this.#from = this.#start;
				this.#to = this.#start;
			}
			let events: RunEvent[];
			do {
				events = await eventsAfter(this.#db, this.#runId, this.#to, kept);
				for (const event of events) this.#add(event);
			} while (events.length === kept);
			this.stale = false;
		} catch (error) {
			this.stale = true;
			throw error;
		}
		this.#wake();
	}

	#add(event: RunEvent): void {
		this.#to = event.sequence;
		if (event.kind === "retry") this.#start = event.sequence;
		this.#events.push(event);
		const [oldest] = this.#events;
		if (this.#events.length <= kept || !oldest) return;
		this.#events.shift();
		this.#from = oldest.sequence;
	}

	async #after(sequence: number): Promise<readonly RunEvent[]> {
		if (sequence < this.#from) return await eventsAfter(this.#db, this.#runId, sequence, kept);
		const known = this.#events.findLastIndex((event) => event.sequence <= sequence);
		return this.#events.slice(known + 1);
	}

	/** Waits until there is something after `sequence`, or nothing more to wait for. */
	#pastOf(sequence: number, signal: AbortSignal): Promise<void> {
		if (this.#to > sequence || this.#closed || signal.aborted) return Promise.resolve();
		return new Promise((resolve) => {
			const go = () => {
				this.#waiting.delete(go);
				signal.removeEventListener("abort", go);
				resolve();
			};
			this.#waiting.add(go);
			signal.addEventListener("abort", go);
		});
	}

	#wake(): void {
		for (const go of [...this.#waiting]) go();
	}
}
