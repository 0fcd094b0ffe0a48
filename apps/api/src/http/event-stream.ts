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
	const body = new EventBody(heartbeatMs);
	reply.raw.once("close", () => {
		left.abort(new Error("The client has left"));
		body.destroy();
	});
	void body.write(open(left.signal), left.signal, reply.log);
	return reply
		.headers({
			"content-type": "text/event-stream; charset=utf-8",
			// Whoever transforms or compresses the stream on the way would hold messages back.
			"cache-control": "no-store, no-transform",
			"x-accel-buffering": "no",
		})
		.send(body);
}

/** The messages as they go to one client. A thousand of them may be open at once: there is little to each. */
class EventBody extends Readable {
	#room: (() => void) | null = null;
	#silent = false;
	readonly #beat: NodeJS.Timeout;

	constructor(heartbeatMs: number) {
		super({ highWaterMark: 1 });
		this.push(`retry: ${retryMs}\n\n`);
		this.#beat = setInterval(() => {
			if (this.#silent && this.readableLength === 0) this.push(": still here\n\n");
			this.#silent = true;
		}, heartbeatMs).unref();
	}

	/** Takes one message after another, each when the client has taken the last. */
	async write(
		messages: AsyncIterable<StreamMessage>,
		left: AbortSignal,
		log: FastifyReply["log"],
	): Promise<void> {
		try {
			for await (const message of messages) {
				if (left.aborted) return;
				this.#silent = false;
				if (!this.push(frame(message))) await this.#roomForMore();
			}
		} catch (thrown) {
			if (!left.aborted) this.#fail(thrown, log);
		}
		this.push(null);
	}

	#fail(thrown: unknown, log: FastifyReply["log"]): void {
		const error = toCoded(thrown);
		// It comes back by itself, and so does the client.
		if (error.status === 503) return;
		const { cause = error } = error.detail;
		if (error.code === "INTERNAL") log.error({ err: cause }, "a stream ended with a failure");
		this.push(frame({ data: { type: "error", error: error.message } }));
	}

	#roomForMore(): Promise<void> {
		return new Promise((resolve) => {
			this.#room = resolve;
		});
	}

	override _read(): void {
		this.#room?.();
		this.#room = null;
	}

	override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
		clearInterval(this.#beat);
		this._read();
		done(error);
	}
}

/** What was written already: a message that goes to many clients is made once for all of them. */
const made = new WeakMap<StreamMessage, Buffer>();

function frame(message: StreamMessage): Buffer {
	const cached = made.get(message);
	if (cached) return cached;
	const id = message.id === undefined ? "" : `id: ${message.id}\n`;
	const bytes = Buffer.from(`${id}data: ${JSON.stringify(message.data)}\n\n`);
	made.set(message, bytes);
	return bytes;
}
