import {
	type Content,
	type Part as ContentPart,
	GoogleGenerativeAI,
	GoogleGenerativeAIError,
	GoogleGenerativeAIFetchError,
	type ResponseSchema,
	SchemaType,
} from "@google/generative-ai";
import { z } from "zod";
import type { Attempt } from "../calls/attempt.ts";
import { CutStream } from "../calls/retry.ts";
import { endOf } from "../calls/signal-end.ts";
import { type Attachment, type FailureKind, ModelFailure } from "../language-model.ts";
import type { FlatShape } from "./flat-schema.ts";
import { Chunk, citationsOf, type Grounding, textOf } from "./gemini-chunk.ts";
import {
	type Ask,
	kindOfStatus,
	type Listed,
	mostListed,
	type Part,
	type VendorAccess,
	type VendorWords,
	type Wire,
} from "./wire.ts";

export const ownAddress = "https://generativelanguage.googleapis.com";

const Models = z.object({
	models: z
		.array(
			z.object({
				name: z.string(),
				inputTokenLimit: z.int().optional(),
				supportedGenerationMethods: z.array(z.string()).default([]),
			}),
		)
		.default([]),
});
const Refusal = z
	.object({
		error: z.object({
			message: z.string().default(""),
			details: z.array(z.looseObject({})).optional(),
		}),
	})
	.catch({ error: { message: "" } });

/** Google's Gemini API, with structured output and grounding by its search. */
export function geminiWire(access: VendorAccess): Wire {
	const address = (access.baseUrl ?? ownAddress).replace(/\/(?:v1beta\/?)?$/, "");

	async function send(ask: Ask, attempt: Attempt): Promise<Part> {
		// The SDK does not notice a signal that has aborted already.
		if (attempt.signal.aborted) throw attempt.failure() ?? endOf(attempt.signal);
		const model = new GoogleGenerativeAI(access.apiKey).getGenerativeModel(
			{ model: access.model },
			{ baseUrl: address },
		);
		const result = await withFetch(attempt.fetch, () =>
			model.generateContentStream(requestOf(ask), { signal: attempt.signal }),
		);
		// The SDK reads the stream a second time into an aggregate that nobody asked for; its failure is ours too.
		result.response.catch(() => undefined);
		return await read(result.stream, ask, attempt);
	}

	/** The SDK has no call for it. */
	async function list(attempt: Attempt): Promise<Listed[]> {
		const response = await attempt.fetch(`${address}/v1beta/models?pageSize=${mostListed}`, {
			method: "GET",
			headers: { accept: "application/json" },
			signal: attempt.signal,
		});
		const body: unknown = await response.json().catch(() => null);
		if (!response.ok) {
			const { message, details } = Refusal.parse(body).error;
			throw new GoogleGenerativeAIFetchError(message, response.status, response.statusText, details);
		}
		return Models.parse(body).models.flatMap(({ name, inputTokenLimit, supportedGenerationMethods: does }) =>
			does.includes("generateContent")
				? [{ id: name.replace(/^models\//, ""), contextTokens: inputTokenLimit ?? null }]
				: [],
		);
	}

	return {
		provider: "gemini",
		model: access.model,
		credential: ["x-goog-api-key", access.apiKey],
		generate: send,
		search: send,
		list,
		wordsOf,
	};
}

/**
 * The SDK takes no fetch; it looks for the global one when a call begins, before it first waits. So ours is the global
 * one for just that moment, in which nothing else can run.
 */
function withFetch<T>(own: typeof fetch, call: () => T): T {
	const ambient = globalThis.fetch;
	globalThis.fetch = own;
	try {
		return call();
	} finally {
		globalThis.fetch = ambient;
	}
}

function requestOf({ instructions, given, turns, attachments, shape }: Ask) {
	const contents: Content[] = turns.map(({ role, text }, index) => ({
		role: role === "assistant" ? "model" : "user",
		parts:
			index === 0
				? [...given.map((part) => ({ text: part })), { text }, ...attachments.map(inlineOf)]
				: [{ text }],
	}));
	// Known to the API since Gemini 2, but not to the SDK's types.
	const search = { functionDeclarations: undefined, googleSearch: {} };
	return {
		systemInstruction: instructions,
		contents,
		...(shape
			? { generationConfig: { responseMimeType: "application/json", responseSchema: schemaOf(shape.of) } }
			: { tools: [search] }),
	};
}

function inlineOf({ mediaType, data }: Attachment): ContentPart {
	return { inlineData: { mimeType: mediaType, data: Buffer.from(data).toString("base64") } };
}

/** The vendor's own dialect, of OpenAPI 3.0. */
function schemaOf(shape: FlatShape): ResponseSchema {
	const base = {
		...(shape.description !== null && { description: shape.description }),
		...(shape.nullable && { nullable: true }),
	};
	switch (shape.type) {
		case "object": {
			const names = Object.keys(shape.properties);
			const properties = Object.fromEntries(
				Object.entries(shape.properties).map(([name, inner]) => [name, schemaOf(inner)]),
			);
			// Without an order of its own the vendor writes the fields by the alphabet.
			const ordered = { propertyOrdering: names };
			return { ...base, type: SchemaType.OBJECT, properties, required: names, ...ordered };
		}
		case "array":
			return { ...base, type: SchemaType.ARRAY, items: schemaOf(shape.items) };
		case "string":
			return shape.choices
				? { ...base, type: SchemaType.STRING, format: "enum", enum: [...shape.choices] }
				: { ...base, type: SchemaType.STRING };
		case "number":
			return { ...base, type: SchemaType.NUMBER };
		case "integer":
			return { ...base, type: SchemaType.INTEGER };
		case "boolean":
			return { ...base, type: SchemaType.BOOLEAN };
	}
}

/** Reads the chunks one by one: the SDK's aggregate spoils those of several parts and keeps the thoughts. */
async function read(stream: AsyncIterable<unknown>, ask: Ask, attempt: Attempt): Promise<Part> {
	let text = "";
	let end: string | null = null;
	let grounding: Grounding | null = null;
	for await (const raw of stream) {
		const chunk = Chunk.parse(raw);
		refuse(chunk);
		if (chunk.usageMetadata) count(attempt, chunk.usageMetadata);
		const piece = textOf(chunk);
		text += piece;
		attempt.received(piece);
		const [candidate] = chunk.candidates ?? [];
		end = candidate?.finishReason ?? end;
		grounding = candidate?.groundingMetadata ?? grounding;
	}
	requireWholeAnswer(end, attempt);
	const queries = grounding?.webSearchQueries ?? [];
	for (const query of queries) ask.onQuery(query);
	attempt.count({ final: true, searches: queries.length > 0 ? 1 : 0 });
	return { text, citations: grounding ? citationsOf(text, grounding) : [], rest: null };
}

/** An error may come as a chunk among others. */
function refuse({ error, promptFeedback }: Chunk): void {
	if (error) throw new ModelFailure(kindOfStatus(error.code), error.message);
	if (promptFeedback?.blockReason) {
		throw new ModelFailure("refused", `The prompt was blocked: ${promptFeedback.blockReason}`);
	}
}

function count(attempt: Attempt, usage: NonNullable<Chunk["usageMetadata"]>): void {
	attempt.count({
		input: usage.promptTokenCount + usage.toolUsePromptTokenCount,
		cached: usage.cachedContentTokenCount,
		output: usage.candidatesTokenCount + usage.thoughtsTokenCount,
	});
}

function requireWholeAnswer(end: string | null, attempt: Attempt): void {
	if (end === null) throw attempt.failure() ?? new CutStream();
	if (end === "STOP") return;
	if (end === "MAX_TOKENS") throw new ModelFailure("truncated", "The answer reached its longest length");
	const refusals = ["SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"];
	throw new ModelFailure(refusals.includes(end) ? "refused" : "bad_output", `The model stopped for ${end}`);
}

function wordsOf(thrown: unknown): VendorWords | null {
	if (thrown instanceof GoogleGenerativeAIFetchError) {
		const details = JSON.stringify(thrown.errorDetails ?? []);
		// The SDK puts the address before the message and the details after it.
		const message = thrown.message.replace(/^.*?: (?=\[\d)/, "");
		return { kind: kindOf(thrown.status, details, message), message, retryAfterMs: delayOf(details) };
	}
	// Half a chunk was left over when the stream ended.
	if (thrown instanceof GoogleGenerativeAIError && thrown.message.includes("Failed to parse stream")) {
		return { kind: "truncated", message: thrown.message };
	}
	if (thrown instanceof GoogleGenerativeAIError || thrown instanceof z.ZodError) {
		return { kind: "server", message: "The stream cannot be understood" };
	}
	return null;
}

function kindOf(status: number | undefined, details: string, message: string): FailureKind {
	if (details.includes("API_KEY_INVALID") || /API key (?:not valid|expired)/i.test(message)) return "auth";
	if (status === 429 && /PerDay|billing/i.test(details + message)) return "quota";
	if (status === 400 && /token count|exceeds the maximum/i.test(message)) return "too_large";
	if (status === 400 && /location is not supported|FAILED_PRECONDITION/i.test(message)) return "permission";
	return kindOfStatus(status);
}

/** Google says how long to wait in the body: `"retryDelay":"34s"`. */
function delayOf(details: string): number | null {
	const seconds = /"retryDelay":"([\d.]+)s"/.exec(details)?.[1];
	return seconds === undefined ? null : Number(seconds) * 1000;
}
