import { DatabaseFault, OutcomeUnknown } from "./fault.ts";
import type { Limits } from "./limits.ts";

/** The least time that is left to work that has waited long for its connection; who has waited less has all of it. */
const leastMs = 500;

/** One query or transaction within its limits. It is over for its caller before it is over for its connection. */
export class Unit {
	/** Rejects when the work has taken as long as it may. */
	readonly overdue: Promise<never>;
	readonly #limits: Limits;
	readonly #arrivedAt: number;
	readonly #expire: () => unknown;
	#timer: NodeJS.Timeout;
	#expired = false;
	#closed = false;
	#committing: string | null = null;

	/** @param arrivedAt when the caller came, by `performance.now()` */
	constructor(limits: Limits, arrivedAt: number) {
		this.#limits = limits;
		this.#arrivedAt = arrivedAt;
		const { promise, reject } = Promise.withResolvers<never>();
		this.overdue = promise;
		promise.catch(() => {});
		const expire = () => {
			if (this.#closed) return;
			this.#expired = true;
			const id = this.#committing;
			reject(id === null ? new DatabaseFault("DATABASE_TOO_SLOW") : new OutcomeUnknown(id));
		};
		// What has arrived while this process was busy is read before it counts as missing.
		this.#expire = () => setImmediate(expire);
		this.#timer = setTimeout(this.#expire, this.#left(limits.startMs));
	}

	/** The connection has answered: the rest of the time begins. */
	begin(): void {
		clearTimeout(this.#timer);
		if (!this.#expired) this.#timer = setTimeout(this.#expire, this.#left(this.#limits.totalMs));
	}

	/** How long a lock may be waited for by somebody who has waited for the connection already. */
	get lockMs(): number {
		const { lockMs, startMs } = this.#limits;
		return performance.now() - this.#arrivedAt < leastMs ? lockMs : Math.min(lockMs, this.#left(startMs));
	}

	get expired(): boolean {
		return this.#expired;
	}

	/** Throws when the caller has been told that it failed: then nothing may be stored any more. */
	requireTime(): void {
		if (this.#expired) throw new DatabaseFault("DATABASE_TOO_SLOW");
	}

	/** From here on nobody knows the outcome but PostgreSQL. `transactionId` is null when nothing was written. */
	commit(transactionId: string | null): void {
		this.requireTime();
		this.#committing = transactionId;
	}

	/** The transaction whose commit was sent; null before, and when it has written nothing. */
	get committing(): string | null {
		return this.#committing;
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
	}

	#left(ofMs: number): number {
		return Math.max(leastMs, Math.round(ofMs - (performance.now() - this.#arrivedAt)));
	}
}
