import { ModelFailure } from "../language-model.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { endOf } from "./signal-end.ts";

/** How long and how much one attempt may take. Bytes are those of the body as it is read, decompressed. */
export type AttemptLimits = {
	/** Longest silence: from the request to the headers, and between two pieces of the body. */
	stallMs: number;
	bodyBytes: number;
	/** Longest line of the event stream. */
	lineBytes: number;
	/** Longest answer, in characters. */
	characters: number;
};

export const attemptLimits: AttemptLimits = {
	stallMs: 120_000,
	bodyBytes: 64 * 1024 * 1024,
	lineBytes: 16 * 1024 * 1024,
	characters: 2_000_000,
};

/**
 * What a vendor says it has counted; what it has not said yet is null. `cached` is the part of `input` that its cache
 * had and `stored` the part that went there, `final` says that nothing will be added.
 */
type Counted = {
	input: number | null;
	cached: number;
	stored: number;
	output: number | null;
	searches: number;
	final: boolean;
};

/** One request to a vendor: its signal, its guarded connection, and what is known of it so far. */
export type Attempt = {
	/** Aborts with the caller's, and when a limit is passed. */
	readonly signal: AbortSignal;
	/** The vendor's SDK fetches with this and nothing else. */
	readonly fetch: typeof fetch;
	/** Characters of the answer so far. */
	readonly characters: number;
	readonly counted: Counted;
	/** Whether the server has begun an answer: it answered 200 with a stream. */
	readonly answered: boolean;
	/** What the server's headers say of trying again, in milliseconds. */
	readonly retryAfterMs: number | null;
	/** The vendor's id of the request, for its support. */
	readonly requestId: string | null;
	/** Characters of the model's thoughts so far. */
	readonly thoughts: number;
	/** Throws when the answer is longer than it may be. */
	received(text: string): void;
	/** The same of what it thinks, which is no part of the answer. */
	thought(text: string): void;
	count(counted: Partial<Counted>): void;
	/** Why it ended early, whatever the SDK makes of it; null when it did not. */
	failure(): ModelFailure | null;
	/** Lets go of everything, the connection included. */
	close(): void;
};

export type AttemptOptions = {
	signal: AbortSignal;
	limits: AttemptLimits;
	/** The header that carries the key; null: there is none. The SDK's own environment cannot replace it. */
	credential: readonly [name: string, value: string] | null;
	/** What it is connected with, in place of Node's own. */
	fetch?: typeof fetch | undefined;
	onDelta?: ((characters: number, thoughts: number) => void) | undefined;
};

export function openAttempt({ signal, limits, credential, fetch, onDelta }: AttemptOptions): Attempt {
	const controller = new AbortController();
	let early: ModelFailure | null = null;
	let characters = 0;
	let thoughts = 0;
	let answered = false;
	let retryAfterMs: number | null = null;
	let requestId: string | null = null;
	let counted: Counted = { input: null, cached: 0, stored: 0, output: null, searches: 0, final: false };

	const pass = () => controller.abort();
	signal.addEventListener("abort", pass, { once: true });
	if (signal.aborted) pass();

	function fail(failure: ModelFailure): void {
		if (controller.signal.aborted) return;
		early = failure;
		controller.abort();
	}

	function requireShort(): void {
		if (characters + thoughts <= limits.characters) return;
		throw new ModelFailure("bad_output", `The answer is longer than ${limits.characters} characters`);
	}

	function tell(text: string): void {
		if (!controller.signal.aborted && text.length > 0) onDelta?.(characters, thoughts);
	}

	const silence = setTimeout(() => fail(silent(limits.stallMs)), limits.stallMs);

	return {
		signal: controller.signal,
		fetch: guardedFetch({
			limits,
			credential,
			connect: fetch,
			onHeaders(headers) {
				silence.refresh();
				answered = headers.ok;
				retryAfterMs = headers.retryAfterMs;
				requestId = headers.requestId;
			},
			onBytes: () => silence.refresh(),
			onFailure: fail,
		}),
		get characters() {
			return characters;
		},
		get thoughts() {
			return thoughts;
		},
		get counted() {
			return counted;
		},
		get answered() {
			return answered;
		},
		get retryAfterMs() {
			return retryAfterMs;
		},
		get requestId() {
			return requestId;
		},
		received(text) {
			characters += text.length;
			requireShort();
			tell(text);
		},
		thought(text) {
			thoughts += text.length;
			requireShort();
			tell(text);
		},
		count(more) {
			counted = { ...counted, ...more };
		},
		failure: () => (signal.aborted ? endOf(signal) : early),
		close() {
			clearTimeout(silence);
			signal.removeEventListener("abort", pass);
			controller.abort();
		},
	};
}

function silent(stallMs: number): ModelFailure {
	return new ModelFailure("timeout", `The server sent nothing for ${stallMs / 1000} seconds`);
}
