import {
	type ClientRequest,
	type IncomingMessage,
	type RequestOptions,
	request as requestHttp,
} from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";

/** How a connection is made. */
type Connecting = Pick<RequestOptions, "lookup" | "agent">;

/**
 * A fetch that waits for as long as its signal lets it: Node's own gives up after five minutes without headers or a piece
 * of the body, which a model on a slow machine needs to read a long question. It follows no redirect.
 */
export const patientFetch: typeof fetch = (input, init) => fetchOver({})(input, init);

/** The same over connections that are made in this way. */
export function fetchOver(connecting: Connecting): typeof fetch {
	return async (input, init = {}) => await send(connecting, input, init);
}

async function send(
	connecting: Connecting,
	input: Parameters<typeof fetch>[0],
	init: RequestInit,
): Promise<Response> {
	const url = new URL(input instanceof Request ? input.url : input);
	const { method = "GET", headers, body, signal } = init;
	if (body !== undefined && body !== null && typeof body !== "string") {
		throw new TypeError("Only a text can be sent");
	}
	const open = url.protocol === "https:" ? requestHttps : requestHttp;
	const request = open(url, {
		...connecting,
		method,
		headers: { ...Object.fromEntries(new Headers(headers)), "accept-encoding": "identity" },
		...(signal && { signal }),
	});
	request.end(body ?? undefined);
	const answer = await answerTo(request);
	return new Response(bodyOf(answer), {
		status: answer.statusCode ?? 500,
		statusText: answer.statusMessage ?? "",
		headers: Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
			values.map((value): [string, string] => [name, value]),
		),
	});
}

function answerTo(request: ClientRequest): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		request.once("response", resolve);
		// Also later: a connection that breaks within the body is told to whoever reads that.
		request.on("error", reject);
	});
}

/** A status without a body must have none. */
function bodyOf(answer: IncomingMessage): ReadableStream<Uint8Array> | null {
	if ([204, 205, 304].includes(answer.statusCode ?? 0)) {
		answer.resume();
		return null;
	}
	return Readable.toWeb(answer) as ReadableStream<Uint8Array>;
}
