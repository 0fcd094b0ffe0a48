import { connect } from "node:net";
import compress from "@fastify/compress";
import { CodedError } from "@throughline/trpc/error";
import fastify from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { type StreamMessage, type StreamOptions, sendEvents } from "./event-stream.ts";

const app = { stop: async () => {} };
afterEach(() => app.stop());

/** A server whose one address streams what `open` yields. */
async function serve(
	open: (signal: AbortSignal) => AsyncIterable<StreamMessage>,
	options?: StreamOptions,
): Promise<{ url: string; port: number }> {
	const server = fastify();
	await server.register(compress, { threshold: 0 });
	server.get("/", (_request, reply) => sendEvents(reply, open, options));
	const url = await server.listen({ host: "127.0.0.1", port: 0 });
	app.stop = () => {
		server.server.closeAllConnections();
		return server.close();
	};
	return { url, port: Number(new URL(url).port) };
}

const untilAborted = (signal: AbortSignal) =>
	new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));

it("sends each message with its id as one line of JSON, never compressed, and ends with the last", async () => {
	const { url } = await serve(async function* () {
		yield { id: 1, data: { type: "progress", message: "first\nsecond" } };
		yield { data: { type: "complete" } };
	});
	const answer = await fetch(url, { headers: { "accept-encoding": "br, gzip" } });
	expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
	expect(answer.headers.get("content-encoding")).toBeNull();
	expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
	expect(await answer.text()).toBe(
		'retry: 2000\n\nid: 1\ndata: {"type":"progress","message":"first\\nsecond"}\n\ndata: {"type":"complete"}\n\n',
	);
});

it("keeps a silent stream alive, and delivers what comes after the silence once", async () => {
	let speak = () => {};
	const spoken = new Promise<void>((resolve) => {
		speak = resolve;
	});
	const { url } = await serve(
		async function* () {
			await spoken;
			yield { data: "now" };
		},
		{ heartbeatMs: 10 },
	);
	const reader = (await fetch(url)).body?.pipeThrough(new TextDecoderStream()).getReader();
	let text = "";
	for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
		text += chunk.value;
		if (text.split(": still here").length > 3) speak();
	}
	expect(text.match(/data: "now"/g)).toHaveLength(1);
});

it.each([
	["a refusal in its own words", new CodedError("CANCELLED", "This was cancelled"), "This was cancelled"],
	["a fault of ours masked", new Error("secret"), "Something went wrong on our side"],
])("ends with %s", async (_what, thrown, sentence) => {
	// biome-ignore lint/correctness/useYield: it fails before it has anything to say
	const { url } = await serve(async function* () {
		throw thrown;
	});
	const text = await (await fetch(url)).text();
	expect(text).toContain(`data: {"type":"error","error":"${sentence}`);
	expect(text).not.toContain("secret");
});

it("takes no more messages than a client reads, and lets go when it leaves", async () => {
	const state = { taken: 0, over: false };
	const { port } = await serve(async function* () {
		try {
			for (;;) {
				state.taken++;
				yield { data: "x".repeat(100_000) };
			}
		} finally {
			state.over = true;
		}
	});
	const client = connect(port, "127.0.0.1").pause();
	client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
	let before = -1;
	await vi.waitFor(
		() => {
			const still = state.taken > 0 && state.taken === before;
			before = state.taken;
			expect(still).toBe(true);
		},
		{ interval: 100, timeout: 10_000 },
	);
	// What the two sockets hold; a client that reads nothing would else get thousands by now.
	expect(state.taken).toBeLessThan(200);
	client.destroy();
	await vi.waitFor(() => expect(state.over).toBe(true));
});

it("tells a silent source when the client leaves", async () => {
	const state = { waiting: false, over: false };
	const { url } = await serve(async function* (signal) {
		state.waiting = true;
		await untilAborted(signal);
		state.over = true;
		yield* [];
	});
	const abort = new AbortController();
	await fetch(url, { signal: abort.signal });
	await vi.waitFor(() => expect(state.waiting).toBe(true));
	abort.abort();
	await vi.waitFor(() => expect(state.over).toBe(true));
});
