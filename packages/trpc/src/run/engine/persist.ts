import { setTimeout as pause } from "node:timers/promises";
import type { Database, Transaction } from "@throughline/db/connect";
import { OutcomeUnknown } from "@throughline/db/limits/fault";
import { sql } from "drizzle-orm";
import { isOutage } from "../../outage.ts";

/** Between two tries: the first comes soon, for a connection that was cut; later ones less often. */
const shortestMs = 100;
const longestMs = 2_000;
/** What lasts longer is no outage that ends by itself. */
const mostMs = 2 * 3_600_000;

/** Does work on the database, again and again while that is away. Ends with the outage's error when `signal` aborts. */
export async function outlast<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
	const end = performance.now() + mostMs;
	for (let delayMs = shortestMs; ; delayMs = Math.min(longestMs, delayMs * 2)) {
		try {
			return await work();
		} catch (error) {
			if (signal.aborted || !isOutage(error) || performance.now() > end) throw error;
			await pause(delayMs, undefined, { signal, ref: false }).catch(() => {});
			if (signal.aborted) throw error;
		}
	}
}

/**
 * Makes one transaction, once, however long the database is away: where its commit was not answered, PostgreSQL is asked
 * what became of it before it is tried again.
 */
export async function persist<T>(
	db: Database,
	work: (tx: Transaction) => Promise<T>,
	signal: AbortSignal,
): Promise<T> {
	let sent: { id: string; value: T } | null = null;
	return await outlast(async () => {
		if (sent && (await wasCommitted(db, sent.id))) return sent.value;
		sent = null;
		const made = Promise.withResolvers<T>();
		try {
			return await db.transaction(async (tx) => {
				made.resolve(await work(tx));
				return await made.promise;
			});
		} catch (error) {
			if (error instanceof OutcomeUnknown) sent = { id: error.transactionId, value: await made.promise };
			throw error;
		}
	}, signal);
}

async function wasCommitted(db: Database, transactionId: string): Promise<boolean> {
	const [row] = await db.execute<{ status: string | null }>(
		sql`select pg_xact_status(${transactionId}::xid8) as status`,
	);
	// Its connection has not noticed yet that nobody listens.
	if (row?.status === "in progress") throw new OutcomeUnknown(transactionId);
	return row?.status === "committed";
}
