import type { VendorId } from "@throughline/domain/run/vendors";
import type OpenAI from "openai";
import type { Attempt } from "../calls/attempt.ts";
import { CutStream } from "../calls/retry.ts";
import { ModelFailure } from "../language-model.ts";
import { type AnswerFormat, chatRequest } from "./chat-request.ts";
import { clientOf, listedBy, refusalOf, wordsOf } from "./openai-client.ts";
import type { Ask, Part, VendorAccess, Wire } from "./wire.ts";

type Chunk = OpenAI.ChatCompletionChunk;
type Delta = Chunk["choices"][number]["delta"];

/** Who is spoken to, where, and how an answer can be held to its schema, the surest way first. */
export type ChatServer = {
	provider: VendorId;
	address: string;
	formats?: readonly AnswerFormat[];
	/** The most tokens that an answer may have: an answer that never ends else fills the server for ever. */
	longestAnswer?: (ask: Ask) => number;
};

/**
 * Any OpenAI-compatible server: one at OpenAI's configured address, another vendor's at its own, or one of the operator's.
 * The schema stands in the prompt too, for those that ignore a format or refuse it; what is refused once is not asked
 * for again.
 */
export function chatWire(
	server: ChatServer,
	access: Omit<VendorAccess, "apiKey"> & { apiKey: string | null },
): Wire {
	const { provider, address, formats = ["json_schema", "text"], longestAnswer } = server;
	const { apiKey, baseUrl, model } = access;
	let format = 0;
	let counts = true;

	/** Leaves out what the server cannot take from now on; throws its refusal when there is nothing to leave out. */
	function stepDown(refusal: unknown, ask: Ask, sent: { format: number; counts: boolean }): void {
		const part = refusedPart(refusal);
		if (part === "counts" && sent.counts) counts = false;
		else if (part === "format" && ask.shape && sent.format < formats.length - 1) {
			// Two calls that are refused at once take one step together.
			format = Math.max(format, sent.format + 1);
		} else throw refusal;
	}

	async function open(ask: Ask, attempt: Attempt): Promise<AsyncIterable<Chunk>> {
		const client = await clientOf(baseUrl ?? address, apiKey, attempt);
		const longest = longestAnswer?.(ask) ?? null;
		for (;;) {
			const sent = { format, counts };
			const request = chatRequest(ask, { format: formats[format] ?? "text", counts, longest });
			try {
				return await client.chat.completions.create(
					{ model, ...request, stream: true },
					{ signal: attempt.signal },
				);
			} catch (error) {
				stepDown(error, ask, sent);
			}
		}
	}

	async function generate(ask: Ask, attempt: Attempt): Promise<Part> {
		let text = "";
		let end: string | null = null;
		for await (const { usage, choices } of await open(ask, attempt)) {
			if (usage) {
				attempt.count({
					input: usage.prompt_tokens,
					cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
					output: usage.completion_tokens,
					final: true,
				});
			}
			const [choice] = choices ?? [];
			if (choice?.delta?.refusal) throw new ModelFailure("refused", "The model declined to answer");
			attempt.thought(thoughtsIn(choice?.delta));
			const piece = choice?.delta?.content ?? "";
			text += piece;
			attempt.received(piece);
			end = choice?.finish_reason ?? end;
		}
		requireWholeAnswer(end, attempt);
		return { text, citations: [], rest: null };
	}

	return {
		provider,
		model,
		credential: apiKey === null ? null : ["authorization", `Bearer ${apiKey}`],
		wordsOf,
		list: async (attempt) => listedBy(await clientOf(baseUrl ?? address, apiKey, attempt), attempt),
		generate,
		search: null,
	};
}

/** What a reasoning model thinks, which is no part of its answer; two names for it are in use. */
function thoughtsIn(delta: Delta | undefined): string {
	if (!delta) return "";
	for (const field of ["reasoning_content", "reasoning"]) {
		const thoughts: unknown = Object.entries(delta).find(([name]) => name === field)?.[1];
		if (typeof thoughts === "string") return thoughts;
	}
	return "";
}

function requireWholeAnswer(end: string | null, attempt: Attempt): void {
	switch (end) {
		case "stop":
			return;
		case null:
			throw attempt.failure() ?? new CutStream();
		case "length":
			throw new ModelFailure("truncated", "The answer reached its longest length");
		case "content_filter":
			throw new ModelFailure("refused", "The content filter stopped the answer");
		default:
			throw new ModelFailure("bad_output", `The model stopped for ${end}`);
	}
}

/** Which part of a request a server cannot take: the format of the answer, or the wish to have its tokens counted. */
function refusedPart(error: unknown): "format" | "counts" | null {
	const refusal = refusalOf(error);
	if (!refusal || ![400, 422, 500, 501].includes(refusal.status ?? 0)) return null;
	const words = `${refusal.param} ${refusal.message}`;
	if (/stream_options|include_usage/i.test(words)) return "counts";
	return /response_format|json[_ ](?:schema|object|mode)|grammar|guided|structured output/i.test(words)
		? "format"
		: null;
}
