import { ModelFailure } from "../language-model.ts";
import type { AttemptLimits } from "./attempt.ts";
import { retryAfterOf } from "./retry-after.ts";
import { wholeLines } from "./whole-lines.ts";

type Guard = {
	limits: Pick<AttemptLimits, "bodyBytes" | "lineBytes">;
	credential: readonly [name: string, value: string] | null;
	/** What it is connected with, in place of Node's own fetch. */
	connect?: typeof fetch | undefined;
	onHeaders(headers: { ok: boolean; retryAfterMs: number | null; requestId: string | null }): void;
	onBytes(): void;
	/** Told before the fetch or the body fails, because the SDKs lose the reason on the way. */
	onFailure(failure: ModelFailure): void;
};

/** What may leave this machine as a header: neither the SDKs' words about it, nor headers from their environment. */
const allowed = new Set([
	"accept",
	"anthropic-version",
	"authorization",
	"content-type",
	"user-agent",
	"x-goog-api-client",
	"x-goog-api-key",
]);

/**
 * A fetch for one attempt: the key goes to the configured address only (no redirect is followed), an answer that is no
 * event stream is refused, and no more is read than the limits allow.
 */
export function guardedFetch(guard: Guard): typeof fetch {
	return async (input, init = {}) => {
		// Whoever aborts knows why; anything else is the network's failure.
		const broken = (error: unknown) => {
			if (init.signal?.aborted) return error;
			const failure = error instanceof ModelFailure ? error : new ModelFailure("network", reasonOf(error));
			return note(guard, failure);
		};
		const given = new Headers(init.headers);
		const headers = new Headers([...given].filter(([name]) => allowed.has(name)));
		if (guard.credential) headers.set(...guard.credential);
		else headers.delete("authorization");
		const connect = guard.connect ?? fetch;
		// A list of what there is comes whole; every answer streams.
		const wanted = init.method === "GET" ? "application/json" : "text/event-stream";
		const response = await connect(input, { ...init, headers, redirect: "manual" }).catch((error) => {
			throw broken(error);
		});
		const mistake = mistakeOf(response, wanted);
		guard.onHeaders({
			ok: response.ok && !mistake && wanted === "text/event-stream",
			retryAfterMs: retryAfterOf(response.headers),
			requestId: response.headers.get("x-request-id") ?? response.headers.get("request-id"),
		});
		if (mistake) {
			await response.body?.cancel();
			throw note(guard, mistake);
		}
		return new Response(response.body && watched(response.body, guard, broken), {
			status: response.status,
			statusText: response.statusText,
			headers: response.headers,
		});
	};
}

function mistakeOf({ ok, status, headers }: Response, wanted: string): ModelFailure | null {
	if (status >= 300 && status < 400) {
		return new ModelFailure("server", `It answered ${status}: it wants to send the request elsewhere`);
	}
	const type = headers.get("content-type") ?? wanted;
	if (!ok || type.startsWith(wanted)) return null;
	return new ModelFailure("server", `It answered ${status} with ${type.split(";")[0]} instead of a stream`);
}

/** The body, counted, in whole lines. */
function watched(
	body: ReadableStream<Uint8Array>,
	guard: Guard,
	broken: (error: unknown) => unknown,
): ReadableStream<Uint8Array> {
	const reader = body.getReader();
	const lines = wholeLines();
	let bytes = 0;

	async function stopAtLimits(): Promise<void> {
		if (bytes <= guard.limits.bodyBytes && lines.waiting <= guard.limits.lineBytes) return;
		const failure = note(guard, new ModelFailure("bad_output", "The server sends more than it may"));
		await reader.cancel(failure).catch(() => undefined);
		throw failure;
	}

	/** The next lines, or at the end what is left of one; null after that. */
	async function next(): Promise<Uint8Array | null> {
		for (;;) {
			const { done, value } = await reader.read().catch((error) => {
				throw broken(error);
			});
			if (done) return lines.waiting > 0 ? lines.rest() : null;
			guard.onBytes();
			bytes += value.byteLength;
			const whole = lines.take(value);
			await stopAtLimits();
			if (whole) return whole;
		}
	}

	return new ReadableStream({
		async pull(controller) {
			const whole = await next();
			if (whole) controller.enqueue(whole);
			else controller.close();
		},
		cancel: (reason) => reader.cancel(reason),
	});
}

function note(guard: Guard, failure: ModelFailure): ModelFailure {
	guard.onFailure(failure);
	return failure;
}

/** Node says "fetch failed" and keeps the reason as the cause: ECONNREFUSED, UND_ERR_SOCKET. */
function reasonOf(error: unknown): string {
	const cause = error instanceof Error ? (error.cause ?? error) : error;
	if (!(cause instanceof Error)) return "The connection failed";
	const code = "code" in cause && typeof cause.code === "string" ? `${cause.code}: ` : "";
	return `${code}${cause.message}`;
}
