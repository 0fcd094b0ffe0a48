import type Anthropic from "@anthropic-ai/sdk";
import { z } from "zod";
import type { Attempt } from "../calls/attempt.ts";
import { CutStream } from "../calls/retry.ts";
import { type Attachment, type Citation, type FailureKind, ModelFailure } from "../language-model.ts";
import { strictJsonSchema } from "./flat-schema.ts";
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

type Block = Anthropic.ContentBlock;
type Event = Anthropic.RawMessageStreamEvent;

const SearchInput = z.object({ query: z.string() });

export const ownAddress = "https://api.anthropic.com";
/** Required by the vendor; every model since Claude 4 may write this much. */
const mostTokens = 32_000;
const mostSearches = 6;
/** The SDK shall never decide that time is over: the attempt does. The longest that a timer can wait. */
const never = 2 ** 31 - 1;

/** Read at the first call: its hundreds of files would make each start of the product longer. */
let sdk: typeof import("@anthropic-ai/sdk") | null = null;

/** Anthropic's Messages API, with structured output and web search. */
export function anthropicWire(access: VendorAccess): Wire {
	/** `before` is what the model had said when it paused. */
	async function send(ask: Ask, attempt: Attempt, before: readonly Block[] = []): Promise<Part> {
		const stream = await (await clientOf(access, attempt)).messages.create(
			{
				model: access.model,
				max_tokens: mostTokens,
				system: ask.instructions,
				messages: [
					...ask.turns.map(({ role, text }, index) => ({
						role,
						content: [...(index === 0 ? beginningOf(ask) : []), { type: "text" as const, text }],
					})),
					...(before.length > 0 ? [{ role: "assistant" as const, content: [...before] }] : []),
				],
				...(ask.shape
					? {
							output_config: {
								format: { type: "json_schema" as const, schema: strictJsonSchema(ask.shape.of) },
							},
						}
					: {
							tools: [
								{
									type: "web_search_20250305" as const,
									name: "web_search" as const,
									max_uses: mostSearches,
								},
							],
						}),
				stream: true,
			},
			{ signal: attempt.signal },
		);
		const { blocks, stop } = await read(stream, ask, attempt);
		// The vendor writes empty texts, but takes none back.
		const all = [...before, ...blocks.filter((block) => block.type !== "text" || block.text !== "")];
		return { ...said(blocks), rest: stop === "pause_turn" ? (next) => send(ask, next, all) : null };
	}

	async function list(attempt: Attempt): Promise<Listed[]> {
		const client = await clientOf(access, attempt);
		const listed: Listed[] = [];
		for await (const { id, max_input_tokens } of client.models.list(
			{ limit: mostListed },
			{ signal: attempt.signal },
		)) {
			listed.push({ id, contextTokens: max_input_tokens ?? null });
			if (listed.length === mostListed) break;
		}
		return listed;
	}

	return {
		provider: "anthropic",
		model: access.model,
		credential: ["authorization", `Bearer ${access.apiKey}`],
		generate: (ask, attempt) => send(ask, attempt),
		search: (ask, attempt) => send(ask, attempt),
		list,
		wordsOf,
	};
}

/** A client for one attempt. What is null or off would else come from the SDK's own variables and profiles. */
async function clientOf({ apiKey, baseUrl }: VendorAccess, attempt: Attempt): Promise<Anthropic> {
	sdk ??= await import("@anthropic-ai/sdk");
	return new sdk.Anthropic({
		apiKey,
		authToken: null,
		webhookKey: null,
		baseURL: (baseUrl ?? ownAddress).replace(/\/(?:v1\/?)?$/, ""),
		maxRetries: 0,
		timeout: never,
		fetch: attempt.fetch,
		logLevel: "off",
		openTelemetry: { propagation: false, traces: false },
	});
}

/** What the first turn begins with; each part that other questions begin with, too, is kept in the vendor's cache. */
function beginningOf({ attachments, given }: Ask): Anthropic.ContentBlockParam[] {
	return [
		...given.map((text) => ({ type: "text" as const, text, cache_control: { type: "ephemeral" as const } })),
		...attachments.map(blockOf),
	];
}

function blockOf({ mediaType, name, data }: Attachment): Anthropic.ContentBlockParam {
	const encoded = Buffer.from(data).toString("base64");
	switch (mediaType) {
		case "image/jpeg":
		case "image/png":
		case "image/gif":
		case "image/webp":
			return { type: "image", source: { type: "base64", media_type: mediaType, data: encoded } };
		case "application/pdf":
			return {
				type: "document",
				title: name,
				source: { type: "base64", media_type: mediaType, data: encoded },
			};
		default:
			throw new ModelFailure("bad_request", `${mediaType} cannot be attached`);
	}
}

/** Reads one message to its terminal event. */
async function read(stream: AsyncIterable<Event>, ask: Ask, attempt: Attempt) {
	const blocks = new Map<number, Block>();
	const toolInputs = new Map<number, string>();
	let stop: Anthropic.StopReason | null = null;

	function grow({ index, delta }: Anthropic.RawContentBlockDeltaEvent): void {
		const block = blocks.get(index);
		if (delta.type === "text_delta") attempt.received(delta.text);
		if (delta.type === "input_json_delta") {
			toolInputs.set(index, (toolInputs.get(index) ?? "") + delta.partial_json);
		} else if (block) blocks.set(index, grown(block, delta));
	}

	function finish(index: number): void {
		const block = blocks.get(index);
		if (block?.type !== "server_tool_use") return;
		const json = toolInputs.get(index);
		const input: unknown = json ? JSON.parse(json) : block.input;
		blocks.set(index, { ...block, input });
		const search = SearchInput.safeParse(input);
		if (search.success) ask.onQuery(search.data.query);
	}

	for await (const event of stream) {
		switch (event.type) {
			case "message_start":
				count(attempt, event.message.usage);
				break;
			case "content_block_start":
				blocks.set(event.index, event.content_block);
				break;
			case "content_block_delta":
				grow(event);
				break;
			case "content_block_stop":
				finish(event.index);
				break;
			case "message_delta":
				stop = event.delta.stop_reason ?? stop;
				count(attempt, event.usage);
				break;
			case "message_stop":
				attempt.count({ final: true });
				return { blocks: [...blocks.values()], stop: parseStopReason(stop) };
		}
	}
	throw attempt.failure() ?? new CutStream();
}

function grown(block: Block, delta: Anthropic.RawContentBlockDelta): Block {
	switch (delta.type) {
		case "text_delta":
			return block.type === "text" ? { ...block, text: block.text + delta.text } : block;
		case "citations_delta":
			return block.type === "text"
				? { ...block, citations: [...(block.citations ?? []), delta.citation] }
				: block;
		case "thinking_delta":
			return block.type === "thinking" ? { ...block, thinking: block.thinking + delta.thinking } : block;
		case "signature_delta":
			return block.type === "thinking" ? { ...block, signature: delta.signature } : block;
		default:
			return block;
	}
}

/** Input is what was read anew, what was read from the cache and what was put there. The figures are cumulative. */
function count(attempt: Attempt, usage: Anthropic.Usage | Anthropic.MessageDeltaUsage): void {
	const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens } = usage;
	const input =
		input_tokens === null || input_tokens === undefined
			? attempt.counted.input
			: input_tokens + (cache_read_input_tokens ?? 0) + (cache_creation_input_tokens ?? 0);
	attempt.count({
		input,
		cached: cache_read_input_tokens ?? attempt.counted.cached,
		stored: cache_creation_input_tokens ?? attempt.counted.stored,
		output: usage.output_tokens,
		searches: usage.server_tool_use?.web_search_requests ?? attempt.counted.searches,
	});
}

function parseStopReason(stop: Anthropic.StopReason | null): "end_turn" | "pause_turn" {
	switch (stop) {
		case "end_turn":
		case "stop_sequence":
			return "end_turn";
		case "pause_turn":
			return stop;
		case "max_tokens":
			throw new ModelFailure("truncated", "The answer reached its longest length");
		case "model_context_window_exceeded":
			throw new ModelFailure("too_large", "The request and its answer do not fit the model");
		case "refusal":
			throw new ModelFailure("refused", "The model declined to answer");
		case null:
			throw new CutStream();
		default:
			throw new ModelFailure("bad_output", `The model stopped for ${stop}`);
	}
}

function said(blocks: readonly Block[]): Pick<Part, "text" | "citations"> {
	let text = "";
	const citations: Citation[] = [];
	for (const block of blocks) {
		if (block.type !== "text") continue;
		for (const citation of block.citations ?? []) {
			if (citation.type !== "web_search_result_location") continue;
			const { url, title, cited_text: quote } = citation;
			citations.push({
				url,
				title: title ?? url,
				start: text.length,
				end: text.length + block.text.length,
				quote,
			});
		}
		text += block.text;
	}
	return { text, citations };
}

const kinds: Record<string, FailureKind> = {
	authentication_error: "auth",
	billing_error: "quota",
	permission_error: "permission",
	not_found_error: "not_found",
	request_too_large: "too_large",
	rate_limit_error: "rate_limit",
	timeout_error: "server",
	api_error: "server",
	overloaded_error: "overloaded",
};

function wordsOf(thrown: unknown): VendorWords | null {
	if (sdk && thrown instanceof sdk.APIError) {
		const message = thrown.apiMessage ?? thrown.message;
		return { kind: kindOf(thrown.status, thrown.type, thrown.errorCode, message), message };
	}
	// The SDK could make nothing of what the server sent.
	if ((sdk && thrown instanceof sdk.AnthropicError) || thrown instanceof SyntaxError) {
		return { kind: "server", message: thrown.message };
	}
	return null;
}

function kindOf(
	status: number | undefined,
	type: string | null,
	code: string | null,
	message: string,
): FailureKind {
	if (code?.includes("spend_limit") || /credit balance is too low/i.test(message)) return "quota";
	if (/prompt is too long|exceeds? the (?:maximum|context)/i.test(message)) return "too_large";
	return (type && kinds[type]) || kindOfStatus(status);
}
