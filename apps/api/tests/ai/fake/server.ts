import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import type { Delivery, Dialect, ErrorName, Question, Reply } from "./script.ts";

type Received = Question & {
	path: string;
	headers: Record<string, string | string[] | undefined>;
	body: Record<string, unknown>;
	/** Settles when the connection of this request has closed or its reply has been sent whole. */
	closed: Promise<"sent" | "broken">;
};

export type FakeVendor = {
	/** To be set as the vendor's base URL. */
	url: string;
	requests: Received[];
	/** What its list of models was asked with, in order. */
	lists: { path: string; headers: Received["headers"] }[];
	/** How it answers that question from now on: with its models unless something is named. */
	answerList(instead: ErrorName | "silent" | null): void;
	/** What the next requests are answered, one each; then `answerWith` answers. */
	reply(...replies: Reply[]): void;
	/** What every further request is answered. */
	answerWith(answer: (question: Received) => Reply): void;
	/** The request of this number, from 0, as soon as it is here. */
	request(number: number): Promise<Received>;
	/** Forgets the requests and the replies that are left. Throws what went wrong in the fake itself. */
	reset(): void;
	stop(): Promise<void>;
};

/** A vendor on this machine: a real HTTP server that follows a script and keeps what it was asked. */
export async function startFake(dialect: Dialect, base = ""): Promise<FakeVendor> {
	const requests: Received[] = [];
	const lists: FakeVendor["lists"] = [];
	let insteadOfList: ErrorName | "silent" | null = null;
	const arrivals = new EventTarget();
	const mistakes: unknown[] = [];
	let script: Reply[] = [];
	let otherwise: ((question: Received) => Reply) | null = null;

	// A kept connection is let go of by the client alone: this process may be busy for longer than a server waits, and the
	// next question would meet a connection that is closing.
	const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
		void take(request, response).catch((error: unknown) => {
			mistakes.push(error);
			response.destroy();
		});
	});

	async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (request.method === "GET") return list(request, response);
		const pieces: Buffer[] = [];
		for await (const piece of request) pieces.push(piece);
		const body = JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>;
		const path = request.url ?? "";
		const closed = new Promise<"sent" | "broken">((resolve) => {
			response.once("close", () => resolve(response.writableFinished ? "sent" : "broken"));
		});
		const received = { ...dialect.question(body, path), path, headers: request.headers, body, closed };
		requests.push(received);
		arrivals.dispatchEvent(new Event("request"));
		const reply = script.shift() ?? otherwise?.(received);
		if (!reply) throw new Error("The script has no reply left");
		await answer(reply, received, response);
	}

	function list({ url: path = "", headers }: IncomingMessage, response: ServerResponse): void {
		lists.push({ path, headers });
		if (insteadOfList === "silent") return;
		if (insteadOfList !== null) {
			const { status, body } = dialect.error(insteadOfList, "");
			response.writeHead(status, { "content-type": "application/json" });
			response.end(JSON.stringify(body));
			return;
		}
		response.writeHead(dialect.models ? 200 : 404, { "content-type": "application/json" });
		response.end(JSON.stringify(dialect.models ?? { error: "There is no such page" }));
	}

	async function answer(reply: Reply, question: Received, response: ServerResponse): Promise<void> {
		if ("silent" in reply) return;
		if ("error" in reply) {
			const { status, body, headers } = dialect.error(reply.error, reply.mentions ?? "");
			const retry = reply.retryAfterSeconds;
			response.writeHead(status, {
				"content-type": "application/json",
				"x-request-id": "req_fake",
				...headers,
				...(retry !== undefined && { "retry-after": String(retry) }),
			});
			response.end(JSON.stringify(body));
			return;
		}
		if ("status" in reply) {
			response.writeHead(reply.status, { "content-type": reply.contentType, ...reply.headers });
			await deliver(Buffer.from(reply.body), reply.delivery ?? {}, response);
			return;
		}
		response.writeHead(200, { "content-type": "text/event-stream", "x-request-id": "req_fake" });
		response.flushHeaders();
		const events = dialect.speak(reply, question, question.path).join("");
		await deliver(Buffer.from(events), reply.delivery ?? {}, response);
	}

	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The fake does not listen");

	return {
		url: `http://127.0.0.1:${address.port}${base}`,
		requests,
		lists,
		answerList(instead) {
			insteadOfList = instead;
		},
		reply: (...replies) => void script.push(...replies),
		answerWith(next) {
			otherwise = next;
		},
		async request(number) {
			while (requests.length <= number) await once(arrivals, "request");
			const request = requests[number];
			if (!request) throw new Error("The request is gone");
			return request;
		},
		reset() {
			requests.length = 0;
			lists.length = 0;
			insteadOfList = null;
			script = [];
			otherwise = null;
			if (mistakes.length > 0) throw new AggregateError(mistakes.splice(0), "The fake failed");
		},
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

/** Sends the bytes in the pieces that the script wants: each piece is a chunk of its own on the wire. */
async function deliver(bytes: Buffer, delivery: Delivery, response: ServerResponse): Promise<void> {
	const { splitAt = [], pauseMs, until = bytes.length, afterwards = "end" } = delivery;
	await delivery.after;
	const wanted = typeof splitAt === "function" ? splitAt(bytes) : splitAt;
	const ends = [...wanted.filter((at) => at > 0 && at < until).sort((a, b) => a - b), until];
	let start = 0;
	for (const end of ends) {
		if (response.destroyed) return;
		if (end > start) await new Promise((sent) => response.write(bytes.subarray(start, end), sent));
		await (pauseMs === undefined ? turn() : pause(pauseMs));
		start = end;
	}
	if (afterwards === "end") response.end();
	if (afterwards === "reset") response.socket?.resetAndDestroy();
}
