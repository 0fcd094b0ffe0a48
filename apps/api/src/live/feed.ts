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

/**
 * Hears the committed changes of all instances on one connection and hands them to this instance's subscribers.
 * After the connection was lost it tells them to fetch everything again (`resync`), because some may be lost.
 */
export async function openFeed(sql: postgres.Sql, log: Log): Promise<LiveFeed> {
	const emitter = new EventEmitter().setMaxListeners(0);
	const closing = new AbortController();
	let heardBefore = false;

	const subscription = await sql.listen(
		changeChannel,
		(payload) => {
			const change = Change.safeParse(parseJson(payload));
			if (change.success) emitter.emit("change", change.data);
			else log.warn({ payload }, "a change notice of an unknown shape");
		},
		() => {
			if (heardBefore)
				emitter.emit("change", {
					area: "resync",
					programId: null,
					objectId: null,
					personId: null,
				} satisfies Change);
			heardBefore = true;
		},
	);

	return {
		get subscribers() {
			return emitter.listenerCount("change");
		},
		subscribe(signal) {
			const ended = AbortSignal.any(signal ? [signal, closing.signal] : [closing.signal]);
			// Attached here, not at the first read: a change between the two must not be lost.
			return untilAborted(on(emitter, "change", { signal: ended }), ended);
		},
		async close() {
			closing.abort();
			await subscription
				.unlisten()
				.catch((error) => log.debug({ err: error }, "the feed's connection was gone"));
		},
	};
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
