import { type Attempt, type AttemptLimits, attemptLimits, openAttempt } from "./calls/attempt.ts";
import { askAgain, readAnswer } from "./calls/read-answer.ts";
import { CutStream, type RetryPolicy, retryPolicy, withRetries } from "./calls/retry.ts";
import { estimateTokens, tokensOfCharacters } from "./estimate.ts";
import { type Generation, type LanguageModel, ModelFailure, type Search } from "./language-model.ts";
import { costOf, type Price, type Tokens } from "./prices.ts";
import { flatShape } from "./vendors/flat-schema.ts";
import type { Ask, Listed, Part, Turn, Wire } from "./vendors/wire.ts";

/** How often a vendor may pause within one answer. */
const mostPauses = 8;
/** What an image or a document costs at least, when the vendor did not count. */
const tokensPerAttachment = 1_500;

export type ServedOptions = {
	price?: Price | null;
	limits?: Partial<AttemptLimits>;
	retries?: Partial<RetryPolicy>;
};

type Caller = Pick<Generation<unknown>, "signal" | "spent" | "promptVersion" | "onDelta">;

/** A language model, and what else there is at its vendor. */
export type ServedModel = LanguageModel & {
	/** What the vendor lists for the key. Retries by itself, and throws a ModelFailure. */
	list(signal: AbortSignal): Promise<Listed[]>;
};

/** A language model over a vendor's wire: retries, limits, the ledger and the check of the answer are the same for all. */
export function servedModel(wire: Wire, { price = null, limits, retries }: ServedOptions = {}): ServedModel {
	const { provider, model, credential } = wire;
	const bounds = { ...attemptLimits, ...wire.limits, ...limits };
	const policy = { ...retryPolicy, ...retries };

	/** One request. What it used is reported before anything else happens, also when it failed or was cancelled. */
	async function once(step: (attempt: Attempt) => Promise<Part>, ask: Ask, caller: Caller): Promise<Part> {
		const { signal, spent, promptVersion, onDelta } = caller;
		const attempt = openAttempt({ signal, limits: bounds, credential, fetch: wire.fetch, onDelta });
		const unasked = attempt.failure();
		if (unasked) {
			attempt.close();
			throw unasked;
		}
		const outcome = await step(attempt)
			.then((part) => ({ part, error: null }))
			.catch((thrown: unknown) => ({ part: null, error: toFailure(thrown, attempt) }));
		attempt.close();
		const tokens = used(ask, attempt);
		await spent({
			inputTokens: tokens.input,
			cachedTokens: tokens.cached,
			outputTokens: tokens.output,
			cost: costOf(price, tokens) ?? "0",
			model,
			promptVersion,
		});
		if (!outcome.part) throw outcome.error;
		return outcome.part;
	}

	function toFailure(thrown: unknown, attempt: Attempt): unknown {
		const early = attempt.failure();
		if (early) return early;
		if (thrown instanceof ModelFailure) return thrown;
		const words = wire.wordsOf(thrown);
		if (!words) return thrown;
		if (words.kind === "truncated") return new CutStream();
		const sentence = withoutKey(words.message, credential?.[1]);
		const request = attempt.requestId === null ? "" : ` (request ${attempt.requestId})`;
		return new ModelFailure(words.kind, `${sentence}${request}`, {
			retryAfterMs: words.retryAfterMs ?? attempt.retryAfterMs,
		});
	}

	/** The whole answer, however often the vendor pauses in it. */
	async function answer(first: (attempt: Attempt) => Promise<Part>, ask: Ask, caller: Caller) {
		let text = "";
		const citations: Part["citations"] = [];
		let step: Part["rest"] = first;
		for (let pauses = 0; step; pauses++) {
			if (pauses > mostPauses) throw new ModelFailure("truncated", "The vendor paused too often");
			const next: (attempt: Attempt) => Promise<Part> = step;
			const part = await withRetries(caller.signal, policy, () => once(next, ask, caller));
			for (const citation of part.citations) {
				citations.push({
					...citation,
					start: citation.start + text.length,
					end: citation.end + text.length,
				});
			}
			text += part.text;
			step = part.rest;
		}
		return { text, citations };
	}

	return {
		provider,
		model,
		contextTokens: wire.contextTokens ?? null,
		price,

		async list(signal) {
			return await withRetries(signal, policy, async () => {
				const attempt = openAttempt({ signal, limits: bounds, credential, fetch: wire.fetch });
				try {
					return await wire.list(attempt);
				} catch (thrown) {
					throw toFailure(thrown, attempt);
				} finally {
					attempt.close();
				}
			});
		},

		async generate<T>({
			schema,
			name,
			instructions,
			given = [],
			input,
			attachments = [],
			check,
			...caller
		}: Generation<T>) {
			const shape = { name, of: flatShape(schema) };
			const question: Turn = { role: "user", text: input };
			const beginning = { instructions, given: given.map((part) => `${part}\n\n`), attachments };
			let turns: Ask["turns"] = [question];
			let failure = new ModelFailure("bad_output", "No answer");
			for (let attempts = 0; attempts < 2; attempts++) {
				const ask: Ask = { ...beginning, turns, shape, onQuery: () => undefined };
				const { text } = await answer((attempt) => wire.generate(ask, attempt), ask, caller);
				const read = readAnswer({ schema, ...(check && { check }) }, text);
				if (read.ok) return read.value;
				const { kind, mistakes } = read;
				failure = new ModelFailure(kind, `The answer does not fit: ${mistakes.join("; ")}`);
				turns = again(question, text, mistakes);
				if (wire.fits?.({ ...ask, turns }) === false) turns = again(question, "", mistakes);
			}
			throw failure;
		},

		async search({ question, instructions, onQuery, ...caller }: Search) {
			const { search } = wire;
			if (!search) return { text: "", citations: [] };
			const ask: Ask = {
				instructions,
				given: [],
				turns: [{ role: "user", text: question }],
				attachments: [],
				shape: null,
				onQuery: (query) => onQuery?.(query),
			};
			return await answer((attempt) => search(ask, attempt), ask, caller);
		},
	};
}

/** Asks once more. An empty turn is refused by vendors, and by some two of the same in a row. */
function again(question: Turn, answer: string, mistakes: readonly string[]): Ask["turns"] {
	if (!answer.trim()) return [{ role: "user", text: `${question.text}\n\n${askAgain(mistakes)}` }];
	return [question, { role: "assistant", text: answer }, { role: "user", text: askAgain(mistakes) }];
}

/** What the vendor has counted; where it has not come to that, an estimate of what it has read and written. */
function used(ask: Ask, { counted, characters, thoughts, answered }: Attempt): Tokens {
	if (!answered) return { input: 0, cached: 0, stored: 0, output: 0, searches: 0 };
	const text = [ask.instructions, ...ask.given, ...ask.turns.map((turn) => turn.text)].join("\n");
	const read = estimateTokens(text) + ask.attachments.length * tokensPerAttachment;
	const written = tokensOfCharacters(characters + thoughts);
	const input = counted.input ?? read;
	return {
		input,
		// Some servers count what their cache had beside the input.
		cached: Math.min(counted.cached, input),
		stored: counted.stored,
		output: counted.final && counted.output ? counted.output : Math.max(counted.output ?? 0, written),
		searches: counted.searches,
	};
}

/** Vendors and proxies repeat the key that they refuse. */
function withoutKey(message: string, credential: string | undefined): string {
	const key = credential?.replace(/^Bearer /, "");
	return (key ? message.replaceAll(key, "[key]") : message)
		.replace(/\b(?:sk|AIza)[\w*-]{6,}/g, "[key]")
		.slice(0, 500);
}
