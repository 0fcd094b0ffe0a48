import type { Attempt } from "../calls/attempt.ts";
import { patientFetch } from "../calls/patient-fetch.ts";
import { estimateTokens } from "../estimate.ts";
import { ModelFailure } from "../language-model.ts";
import { chatWire } from "./chat.ts";
import { withSchema } from "./chat-request.ts";
import { refusalOf } from "./openai-client.ts";
import type { Ask, Part, Wire } from "./wire.ts";

/** Room that an answer gets at least, in tokens. */
const shortestAnswer = 512;
const mostNames = 20;

/** An OpenAI-compatible model server of the operator's own. */
type LocalAccess = {
	/** Null: it wants none. */
	apiKey: string | null;
	baseUrl: string;
	model: string;
	/** How much of a request and its answer fits into the model, in tokens. */
	contextTokens: number;
	/** The longest silence before and within an answer. */
	idleSeconds: number;
};

/**
 * A model server of the operator's own, as Ollama, llama.cpp, vLLM and LM Studio speak: chat completions, a key only
 * where one is set, and as long as it goes on writing, all the time that it needs.
 */
export function localWire({ apiKey, baseUrl, model, contextTokens, idleSeconds }: LocalAccess): Wire {
	const address = addressOf(baseUrl);
	const chat = chatWire(
		{
			provider: "local",
			address,
			formats: ["json_schema", "json_object", "text"],
			longestAnswer: (ask) => contextTokens - tokensOf(ask),
		},
		{ apiKey, baseUrl: address, model },
	);

	/** What the server has, by its names; null when it does not say. */
	async function modelNames(attempt: Attempt): Promise<string[] | null> {
		try {
			return (await chat.list(attempt)).slice(0, mostNames).map(({ id }) => id);
		} catch {
			return null;
		}
	}

	const fits = (ask: Ask) => tokensOf(ask) + shortestAnswer <= contextTokens;

	async function generate(ask: Ask, attempt: Attempt): Promise<Part> {
		// Ollama would cut it without a word, and answer to the rest.
		if (!fits(ask)) throw new ModelFailure("too_large", `${tokensOf(ask)} tokens of ${contextTokens}`);
		try {
			return await chat.generate(ask, attempt);
		} catch (error) {
			const refusal = refusalOf(error);
			if (refusal?.status !== 404) throw error;
			throw new ModelFailure("not_found", refusal.message, { models: await modelNames(attempt) });
		}
	}

	return {
		...chat,
		generate,
		contextTokens,
		fits,
		limits: { stallMs: idleSeconds * 1_000 },
		fetch: patientFetch,
	};
}

/** Ollama and others name their address without the version, which chat completions stand below. */
function addressOf(baseUrl: string): string {
	const url = new URL(baseUrl);
	if (/^\/*$/.test(url.pathname)) url.pathname = "/v1";
	return url.href.replace(/\/+$/, "");
}

/** What the question takes of the context. */
function tokensOf({ instructions, given, turns, shape }: Ask): number {
	const said = [instructions, ...given, ...turns.map(({ text }) => text)].join("\n");
	return estimateTokens(shape ? withSchema(said, shape.of) : said);
}
