import type { VendorId } from "@throughline/domain/run/vendors";
import type { Usage } from "@throughline/trpc/ports/asking";
import type { z } from "zod";
import type { Price } from "./prices.ts";

/** Everything that can go wrong with a model, one word each. Each has one sentence for the person. */
export const failureKinds = [
	"auth",
	"permission",
	"not_found",
	"quota",
	"rate_limit",
	"bad_request",
	"too_large",
	"overloaded",
	"server",
	"network",
	"forbidden_address",
	"timeout",
	"aborted",
	"truncated",
	"refused",
	"bad_output",
	"wrong_language",
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** What a language model's call ends with when it has no answer. */
export class ModelFailure extends Error {
	readonly kind: FailureKind;
	readonly retryAfterMs: number | null;
	/** Which models there are in place of an unknown one; null: the server does not say. */
	readonly models: readonly string[] | null;

	constructor(
		kind: FailureKind,
		message: string,
		detail: { retryAfterMs?: number | null; models?: readonly string[] | null; cause?: unknown } = {},
	) {
		super(message, { cause: detail.cause });
		this.name = "ModelFailure";
		this.kind = kind;
		this.retryAfterMs = detail.retryAfterMs ?? null;
		this.models = detail.models ?? null;
	}
}

export type Attachment = { mediaType: string; name: string; data: Uint8Array };

export type Generation<T> = {
	/** Flat: no recursion, records, tuples, root arrays or optional fields (use `.nullable()`). */
	schema: z.ZodType<T>;
	/** What the schema is called at the vendor: letters, digits, `_` and `-`. */
	name: string;
	instructions: string;
	/** What every question of a session begins with, word for word, the steadiest first: vendors' caches serve it. */
	given?: readonly string[];
	input: string;
	attachments?: readonly Attachment[];
	/** What is wrong with an answer of the right shape, in a sentence for the model, which is then asked once more; null: nothing. */
	check?(answer: unknown): { kind: FailureKind; mistake: string } | null;
	signal: AbortSignal;
	/** Told how many characters of the answer have arrived, and how many of the model's thoughts. */
	onDelta?(characters: number, thoughts: number): void;
	/** Told after every attempt, failed ones included, before the next one begins; what it throws ends the call. */
	spent(usage: Usage): Promise<void>;
	promptVersion: string;
};

/** A page that a search rests on; `start` and `end` is the stretch of the text that cites it, in UTF-16 units. */
export type Citation = { url: string; title: string; start: number; end: number; quote: string | null };

export type Search = Pick<Generation<unknown>, "instructions" | "signal" | "spent" | "promptVersion"> & {
	question: string;
	onQuery?(query: string): void;
};

/** The narrow port over the vendors. Both calls retry by themselves, and throw a ModelFailure. */
export type LanguageModel = {
	readonly provider: VendorId;
	readonly model: string;
	/** How much of a request and its answer fits into it, in tokens; null: more than is ever asked. */
	readonly contextTokens: number | null;
	/** What it costs; null when nobody knows. */
	readonly price: Price | null;
	generate<T>(request: Generation<T>): Promise<T>;
	/** Searches the web. No citation: no evidence was found. */
	search(request: Search): Promise<{ text: string; citations: Citation[] }>;
};
