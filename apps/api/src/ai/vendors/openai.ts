import type { VendorId } from "@throughline/domain/run/vendors";
import type OpenAI from "openai";
import type { Attempt } from "../calls/attempt.ts";
import { CutStream } from "../calls/retry.ts";
import { type Attachment, ModelFailure } from "../language-model.ts";
import { type FlatShape, strictJsonSchema } from "./flat-schema.ts";
import { kindOfCode, partOfResponse } from "./openai-response.ts";
import { type Ask, kindOfStatus, type Part, type VendorAccess, type VendorWords, type Wire } from "./wire.ts";

/** Who is spoken to, and where when the configuration names no other address. */
type Served = { provider: VendorId; address: string };
const openAi: Served = { provider: "openai", address: "https://api.openai.com/v1" };
/** The SDK shall never decide that time is over: the attempt does. The longest that a timer can wait. */
const never = 2 ** 31 - 1;

/** Read at the first call: its hundreds of files would make each start of the product longer. */
let sdk: typeof import("openai") | null = null;

/** OpenAI by its Responses API; any other server at the configured address by chat completions. */
export function openAiWire(access: VendorAccess): Wire {
	const host = access.baseUrl === null ? "api.openai.com" : new URL(access.baseUrl).hostname;
	return /^(?:[\w-]+\.)?api\.openai\.com$/.test(host) ? responsesWire(access) : chatWire(openAi, access);
}

/** OpenAI's own API, with structured output and web search. */
export function responsesWire(access: VendorAccess): Wire {
	async function send(ask: Ask, attempt: Attempt): Promise<Part> {
		const stream = await (await clientOf(openAi, access, attempt)).responses.create(
			{ model: access.model, ...responseRequest(ask), stream: true },
			{ signal: attempt.signal },
		);
		for await (const event of stream) {
			switch (event.type) {
				case "response.output_text.delta":
					attempt.received(event.delta);
					break;
				case "response.output_item.done":
					reportQuery(event.item, ask);
					break;
				case "response.completed":
				case "response.incomplete":
				case "response.failed":
					return partOfResponse(event.response, attempt);
			}
		}
		throw attempt.failure() ?? new CutStream();
	}
	return { ...identity(openAi, access), generate: send, search: send };
}

/**
 * Any OpenAI-compatible server: one at OpenAI's configured address, or another vendor's at its own. The schema stands in
 * the prompt too, for those that ignore it or refuse it.
 */
export function chatWire(vendor: Served, access: VendorAccess): Wire {
	let refusesFormat = false;

	async function open(ask: Ask, attempt: Attempt) {
		return await (await clientOf(vendor, access, attempt)).chat.completions.create(
			{ model: access.model, ...chatRequest(ask, !refusesFormat), stream: true },
			{ signal: attempt.signal },
		);
	}

	async function generate(ask: Ask, attempt: Attempt): Promise<Part> {
		const stream = await open(ask, attempt).catch((error: unknown) => {
			if (refusesFormat || !isAboutFormat(error)) throw error;
			refusesFormat = true;
			return open(ask, attempt);
		});
		let text = "";
		let end: string | null = null;
		for await (const chunk of stream) {
			const { usage, choices } = chunk;
			if (usage) {
				attempt.count({ input: usage.prompt_tokens, output: usage.completion_tokens, final: true });
			}
			const [choice] = choices ?? [];
			if (choice?.delta?.refusal) throw new ModelFailure("refused", "The model declined to answer");
			const piece = choice?.delta?.content ?? "";
			text += piece;
			attempt.received(piece);
			end = choice?.finish_reason ?? end;
		}
		requireWholeAnswer(end, attempt);
		return { text, citations: [], rest: null };
	}

	return { ...identity(vendor, access), generate, search: null };
}

function identity(
	{ provider }: Served,
	{ apiKey, model }: VendorAccess,
): Pick<Wire, "provider" | "model" | "credential" | "wordsOf"> {
	return { provider, model, credential: ["authorization", `Bearer ${apiKey}`], wordsOf };
}

/** A client for one attempt. What is null would else come from the SDK's own variables. */
async function clientOf(
	{ address }: Served,
	{ apiKey, baseUrl }: VendorAccess,
	attempt: Attempt,
): Promise<OpenAI> {
	sdk ??= await import("openai");
	return new sdk.OpenAI({
		apiKey,
		baseURL: baseUrl ?? address,
		adminAPIKey: null,
		organization: null,
		project: null,
		webhookSecret: null,
		maxRetries: 0,
		timeout: never,
		fetch: attempt.fetch,
		logLevel: "off",
	});
}

function responseRequest({ instructions, turns, attachments, shape }: Ask) {
	return {
		instructions,
		input: turns.map(({ role, text }, index) =>
			role === "assistant"
				? { role, content: text }
				: {
						role,
						content: [
							{ type: "input_text" as const, text },
							...(index === 0 ? attachments.map(inputOf) : []),
						],
					},
		),
		...(shape
			? { text: { format: { type: "json_schema" as const, ...strictFormat(shape) } } }
			: { tools: [{ type: "web_search" as const }] }),
		// Nothing is to be kept at the vendor.
		store: false,
	};
}

function chatRequest({ instructions, turns, attachments, shape }: Ask, withFormat: boolean) {
	return {
		messages: [
			{ role: "system" as const, content: shape ? withSchema(instructions, shape.of) : instructions },
			...turns.map(({ role, text }, index) =>
				role === "user" && index === 0 && attachments.length > 0
					? { role, content: [{ type: "text" as const, text }, ...attachments.map(chatPartOf)] }
					: { role, content: text },
			),
		],
		...(shape &&
			withFormat && {
				response_format: { type: "json_schema" as const, json_schema: strictFormat(shape) },
			}),
		stream_options: { include_usage: true },
	};
}

function strictFormat({ name, of }: { name: string; of: FlatShape }) {
	return { name, strict: true, schema: strictJsonSchema(of) };
}

function withSchema(instructions: string, shape: FlatShape): string {
	const schema = JSON.stringify(strictJsonSchema(shape));
	return `${instructions}\n\nAnswer with one JSON object and nothing else, without a code fence. It must fit this JSON Schema:\n${schema}`;
}

function inputOf({ mediaType, name, data }: Attachment) {
	const url = dataUrl(mediaType, data);
	return mediaType.startsWith("image/")
		? { type: "input_image" as const, image_url: url, detail: "auto" as const }
		: { type: "input_file" as const, filename: name, file_data: url };
}

function chatPartOf({ mediaType, name, data }: Attachment) {
	const url = dataUrl(mediaType, data);
	return mediaType.startsWith("image/")
		? { type: "image_url" as const, image_url: { url } }
		: { type: "file" as const, file: { filename: name, file_data: url } };
}

function dataUrl(mediaType: string, data: Uint8Array): string {
	return `data:${mediaType};base64,${Buffer.from(data).toString("base64")}`;
}

function reportQuery(item: OpenAI.Responses.ResponseOutputItem, ask: Ask): void {
	if (item.type !== "web_search_call" || item.action?.type !== "search") return;
	const query = item.action.query ?? item.action.queries?.join("; ");
	if (query) ask.onQuery(query);
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

function isAboutFormat(error: unknown): boolean {
	if (!sdk || !(error instanceof sdk.APIError) || (error.status !== 400 && error.status !== 422))
		return false;
	return /response_format|json_schema/i.test(`${error.param} ${error.message}`);
}

function wordsOf(thrown: unknown): VendorWords | null {
	if (sdk && thrown instanceof sdk.APIError) {
		const { code, type, status, message } = thrown;
		// Within a stream there is no status, and some servers say what it is as the type.
		const codeKind = kindOfCode(code) ?? (status === undefined ? kindOfCode(type) : null);
		return { kind: codeKind ?? kindOfStatus(status), message };
	}
	// The SDK could make nothing of what the server sent.
	if ((sdk && thrown instanceof sdk.OpenAIError) || thrown instanceof SyntaxError) {
		return { kind: "server", message: thrown.message };
	}
	return null;
}
