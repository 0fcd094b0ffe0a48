import { EventEmitter, on } from "node:events";
import { Change, changeChannel } from "@throughline/trpc/change";
import type { ChangeFeed, Log } from "@throughline/trpc/context";
import type postgres from "postgres";

export type LiveFeed = ChangeFeed & {
	/** How many screens listen on this instance. */
	readonly subscribers: number;
	/** Ends every subscription and stops listening. */
	close(): Promise<void>;
};

/** How many changes are kept for those who connect anew. */
const keptAtMost = 1000;

/**
 * Hears the committed changes of all instances on one connection and hands them to this instance's subscribers.
 * After the connection was lost it tells them to fetch everything again (`resync`), because some may be lost.
 * PostgreSQL tells every instance the same changes in the same order: a position of one is known to all.
 */
export async function openFeed(sql: postgres.Sql, log: Log): Promise<LiveFeed> {
	const emitter = new EventEmitter().setMaxListeners(0);
	const closing = new AbortController();
	const kept: Change[] = [];
	let position = "";
	const hear = (change: Change) => {
		position = change.id;
		if (kept.push(change) > keptAtMost) kept.shift();
		emitter.emit("change", change);
	};
	const missedSince = (since: string | undefined): Change[] => {
		if (since === undefined) return [];
		const place = kept.findIndex(({ id }) => id === since);
		return place < 0 ? [resync(position)] : kept.slice(place + 1);
	};

	const subscription = await sql.listen(
		changeChannel,
		(payload) => {
			const change = Change.safeParse(parseJson(payload));
			if (change.success) hear(change.data);
			else log.warn({ payload }, "a change notice of an unknown shape");
		},
		() => hear(resync(crypto.randomUUID())),
	);

	return {
		get position() {
			return position;
		},
		get subscribers() {
			return emitter.listenerCount("change");
		},
		subscribe(signal, since) {
			const ended = AbortSignal.any(signal ? [signal, closing.signal] : [closing.signal]);
			// Attached here, not at the first read: a change between the two must not be lost.
			return inOrder(missedSince(since), untilAborted(on(emitter, "change", { signal: ended }), ended));
		},
		async close() {
			closing.abort();
			await subscription
				.unlisten()
				.catch((error) => log.debug({ err: error }, "the feed's connection was gone"));
		},
	};
}

async function* inOrder(missed: Change[], coming: AsyncIterable<Change>): AsyncIterable<Change> {
	yield* missed;
	yield* coming;
}

function resync(id: string): Change {
	return { id, area: "resync", programId: null, objectId: null, personId: null, requestId: null };
}

/** The events until the signal aborts: an ordinary end, no error. */
async function* untilAborted(events: AsyncIterable<Change[]>, signal: AbortSignal): AsyncIterable<Change> {
	try {
		for await (const [change] of events) if (change) yield change;
	} catch (error) {
		if (!signal.aborted) throw error;
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
