import type { Attempt, AttemptLimits } from "../calls/attempt.ts";
import type { Attachment, Citation, FailureKind, LanguageModel } from "../language-model.ts";
import type { FlatShape } from "./flat-schema.ts";

/** A vendor's access, as the configuration gives it. `baseUrl` null: the vendor's own address. */
export type VendorAccess = { apiKey: string; baseUrl: string | null; model: string };

/** One turn of the conversation. The first is the person's; later ones stem from asking again. */
export type Turn = { role: "user" | "assistant"; text: string };

/** What a vendor is asked: for an answer that fits a shape, or to search the web. */
export type Ask = {
	instructions: string;
	/** What the first turn begins with, each part with an empty line at its end. */
	given: readonly string[];
	turns: readonly [Turn, ...Turn[]];
	/** They belong to the first turn. */
	attachments: readonly Attachment[];
	shape: { name: string; of: FlatShape } | null;
	onQuery(query: string): void;
};

/** A part of an answer; citations count from its beginning. `rest` goes on where the vendor paused: a call of its own. */
export type Part = {
	text: string;
	citations: Citation[];
	rest: ((attempt: Attempt) => Promise<Part>) | null;
};

/** A model in a vendor's list, and how many tokens it holds, where the vendor says it. */
export type Listed = { id: string; contextTokens: number | null };

/** How many of a vendor's models are read. */
export const mostListed = 1_000;

/** What a vendor's error says, without the request, its headers and its address. `truncated`: the stream was cut. */
export type VendorWords = { kind: FailureKind; message: string; retryAfterMs?: number | null };

/** A vendor's wire format: one request each, streamed, its terminal event required. They throw what they like. */
export type Wire = Pick<LanguageModel, "provider" | "model"> & {
	/** The header that carries the key; null when there is none. */
	credential: readonly [name: string, value: string] | null;
	/** How much of a request and its answer fits into the model, in tokens; undefined: more than is ever asked. */
	contextTokens?: number;
	/** Whether a question leaves room for an answer; without it, every one does. */
	fits?(ask: Ask): boolean;
	/** What an attempt may take, where that differs. */
	limits?: Partial<AttemptLimits>;
	/** What it is connected with, in place of Node's own. */
	fetch?: typeof fetch;
	generate(ask: Ask, attempt: Attempt): Promise<Part>;
	/** Which models it has for this key. */
	list(attempt: Attempt): Promise<Listed[]>;
	/** Null when the server cannot search the web. */
	search: ((ask: Ask, attempt: Attempt) => Promise<Part>) | null;
	/** What a thrown thing means; null when it is none of the vendor's. */
	wordsOf(thrown: unknown): VendorWords | null;
};

/** What an HTTP status means where the body says nothing better. */
export function kindOfStatus(status: number | undefined): FailureKind {
	if (status === undefined) return "server";
	const kinds: Record<number, FailureKind> = {
		401: "auth",
		402: "quota",
		403: "permission",
		404: "not_found",
		408: "network",
		413: "too_large",
		429: "rate_limit",
		503: "overloaded",
		529: "overloaded",
	};
	return kinds[status] ?? (status >= 500 ? "server" : "bad_request");
}
