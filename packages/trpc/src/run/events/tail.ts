import type { Executor } from "@throughline/db/connect";
import { endsRun, type RunEvent } from "@throughline/domain/run";
import { eventsAfter, lastStart } from "./stored-events.ts";

/** The newest events of a run that are kept in memory; who is further behind reads from the database. */
const kept = 256;

type Follower = { signal: AbortSignal; wake: (() => void) | null };

/**
 * The newest events of one run, read once for all of its followers on this instance. A follower is a position in it:
 * one that takes nothing costs nothing.
 */
export class Tail {
	readonly #db: Executor;
	readonly #runId: string;
	readonly #onDeserted: () => void;
	readonly #followers = new Set<Follower>();
	/** All events after `#from` and up to `#to`, in order. */
	#events: RunEvent[] = [];
	#from = -1;
	#to = -1;
	/** The event with which the run was last started. */
	#start = 0;
	#reading: Promise<void> | null = null;
	#queued: Promise<void> | null = null;
	#closed = false;
	/** Whether a reading failed, and what is here may be out of date. */
	stale = false;

	constructor(db: Executor, runId: string, onDeserted: () => void) {
		this.#db = db;
		this.#runId = runId;
		this.#onDeserted = onDeserted;
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
		const follower: Follower = { signal, wake: null };
		const leave = () => follower.wake?.();
		this.#followers.add(follower);
		signal.addEventListener("abort", leave);
		try {
			// Read after the follower has come: what happened before it, it finds here; the rest wakes it.
			await this.refresh();
			let last = Math.max(sequence, this.#start);
			for (let events = await this.#next(last, follower); events; events = await this.#next(last, follower)) {
				for (const event of events) {
					last = event.sequence;
					yield event;
					if (endsRun(event) || signal.aborted) return;
				}
			}
		} finally {
			signal.removeEventListener("abort", leave);
			this.#followers.delete(follower);
			if (this.#followers.size === 0) this.#onDeserted();
		}
	}

	/** What comes after `sequence`, as soon as there is something; null when there is nothing more to wait for. */
	async #next(sequence: number, follower: Follower): Promise<readonly RunEvent[] | null> {
		for (;;) {
			if (this.#closed || follower.signal.aborted) return null;
			const events =
				sequence < this.#from
					? await eventsAfter(this.#db, this.#runId, sequence, kept)
					: this.#events.slice(this.#events.findLastIndex((event) => event.sequence <= sequence) + 1);
			if (events.length > 0) return events;
			const newest = this.#events.at(-1);
			// Who comes back after the end has seen everything.
			if (newest && endsRun(newest)) return null;
			await new Promise<void>((resolve) => {
				follower.wake = resolve;
				if (this.#to > sequence || this.#closed || follower.signal.aborted) resolve();
			});
			follower.wake = null;
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

	#wake(): void {
		for (const follower of this.#followers) follower.wake?.();
	}
}
