import { DatabaseFault } from "./fault.ts";

type Waiting = { kind: string | undefined; admit(): void; refuse(fault: DatabaseFault): void };

/** The part of a pool that work of one kind may take. */
const shareOfKind = 0.4;

/**
 * Admits to a pool no more work than it has connections, so that no query waits behind another on a connection. Work of
 * one kind gets a part of the places, and a single one while it runs into limits: calls that need a locked table leave
 * the other places free. Of those who wait, the kind with the fewest inside comes first. Work of no kind has no such cap.
 */
export class Gate {
	readonly #perKind: number;
	readonly #inside = new Map<string | undefined, number>();
	readonly #stuck = new Set<string>();
	#free: number;
	#waiting: Waiting[] = [];

	constructor(places: number) {
		this.#free = places;
		this.#perKind = Math.max(1, Math.floor(places * shareOfKind));
	}

	/** Waits for a place. Throws a DatabaseFault when there is none in time, or when `refuseAll` is called. */
	async enter(kind: string | undefined, waitMs: number): Promise<void> {
		if (this.#admits(kind)) return this.#take(kind);
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const waiting: Waiting = { kind, admit: resolve, refuse: reject };
		this.#waiting.push(waiting);
		const timer = setTimeout(() => {
			this.#waiting = this.#waiting.filter((each) => each !== waiting);
			reject(new DatabaseFault("DATABASE_TOO_SLOW"));
		}, waitMs);
		try {
			await promise;
		} finally {
			clearTimeout(timer);
		}
	}

	/** Gives the place back. `stuck`: the work ran into a limit. */
	leave(kind: string | undefined, stuck: boolean): void {
		this.#free++;
		this.#inside.set(kind, this.#of(kind) - 1);
		if (kind !== undefined) this.#stuck[stuck ? "add" : "delete"](kind);
		for (let next = this.#next(); next; next = this.#next()) {
			this.#waiting.splice(this.#waiting.indexOf(next), 1);
			this.#take(next.kind);
			next.admit();
		}
	}

	/** Turns away everybody who waits. */
	refuseAll(): void {
		for (const { refuse } of this.#waiting.splice(0)) refuse(new DatabaseFault("DATABASE_NOT_READY"));
	}

	#next(): Waiting | undefined {
		let next: Waiting | undefined;
		for (const waiting of this.#waiting) {
			if (!this.#admits(waiting.kind)) continue;
			if (!next || this.#of(waiting.kind) < this.#of(next.kind)) next = waiting;
		}
		return next;
	}

	#admits(kind: string | undefined): boolean {
		if (this.#free === 0) return false;
		if (kind === undefined) return true;
		return this.#of(kind) < (this.#stuck.has(kind) ? 1 : this.#perKind);
	}

	#take(kind: string | undefined): void {
		this.#free--;
		this.#inside.set(kind, this.#of(kind) + 1);
	}

	#of(kind: string | undefined): number {
		return this.#inside.get(kind) ?? 0;
	}
}
