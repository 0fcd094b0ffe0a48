import { Readable } from "node:stream";
import { toCoded } from "@throughline/trpc/error";
import type { FastifyReply } from "fastify";

/** One message of an event stream. */
export type StreamMessage = {
	/** What the client sends as `Last-Event-ID` when it comes back. */
	id?: string | number;
	/** Sent as JSON in one line. */
	data: unknown;
};

export type StreamOptions = {
	/** After how many milliseconds of silence a comment keeps proxies from cutting the connection. */
	heartbeatMs?: number;
};

/** After how many milliseconds a client that lost its connection comes back. */
const retryMs = 2_000;

/**
 * Answers with an event stream (`text/event-stream`) of the messages that `open` yields, and ends with them. The next
 * message is taken when the client has room for it, so a slow client costs no memory. The signal aborts when the client
 * leaves; a server that stops ends the messages. A failure on the way becomes a last `{ type: "error", error }`, unless
 * the client may simply come back: check what can be refused before the call, so that it gets a status of its own.
 */
export function sendEvents(
	reply: FastifyReply,
	open: (signal: AbortSignal) => AsyncIterable<StreamMessage>,
	{ heartbeatMs = 15_000 }: StreamOptions = {},
): FastifyReply {
	const left = new AbortController();
	reply.raw.once("close", () => left.abort(new Error("The client has left")));
	const frames = written(withBeats(open(left.signal), heartbeatMs), left.signal, reply.log);
	return reply
		.headers({
			"content-type": "text/event-stream; charset=utf-8",
			// Whoever transforms or compresses the stream on the way would hold messages back.
			"cache-control": "no-store, no-transform",
			"x-accel-buffering": "no",
		})
		.send(Readable.from(frames, { objectMode: false, highWaterMark: 1 }));
}

async function* written(
	messages: AsyncIterable<StreamMessage | null>,
	left: AbortSignal,
	log: FastifyReply["log"],
): AsyncGenerator<string | Buffer> {
	yield `retry: ${retryMs}\n\n`;
	try {
		for await (const message of messages) yield message === null ? ": still here\n\n" : frame(message);
	} catch (thrown) {
		if (left.aborted) return;
		const error = toCoded(thrown);
		// It comes back by itself, and so does the client.
		if (error.code === "UNAVAILABLE") return;
		if (error.code === "INTERNAL")
			log.error({ err: error.detail.cause ?? error }, "a stream ended with a failure");
		yield frame({ data: { type: "error", error: error.message } });
	}
}

/** What was written already: a message that goes to many clients is made once for all of them. */
const made = new WeakMap<StreamMessage, Buffer>();

function frame(message: StreamMessage): Buffer {
	const known = made.get(message);
	if (known) return known;
	const id = message.id === undefined ? "" : `id: ${message.id}\n`;
	const bytes = Buffer.from(`${id}data: ${JSON.stringify(message.data)}\n\n`);
	made.set(message, bytes);
	return bytes;
}

/** The messages, and null after each stretch of silence. */
async function* withBeats<Message>(
	messages: AsyncIterable<Message>,
	everyMs: number,
): AsyncGenerator<Message | null, void> {
	const source = messages[Symbol.asyncIterator]();
	try {
		let next = source.next();
		for (;;) {
			const result = await orSilence(next, everyMs);
			if (result === null) yield null;
			else if (result.done) return;
			else {
				yield result.value;
				next = source.next();
			}
		}
	} finally {
		await source.return?.();
	}
}

/** What the promise brings, or null when it takes too long; the promise may be waited for again. */
function orSilence<Value>(promise: Promise<Value>, afterMs: number): Promise<Value | null> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, afterMs, null).unref();
		promise.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
