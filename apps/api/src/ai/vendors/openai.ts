import { createHash } from "node:crypto";
import type OpenAI from "openai";
import type { Attempt } from "../calls/attempt.ts";
import { CutStream } from "../calls/retry.ts";
import type { Attachment } from "../language-model.ts";
import { chatWire } from "./chat.ts";
import { dataUrl, strictFormat } from "./chat-request.ts";
import { clientOf, listedBy, wordsOf } from "./openai-client.ts";
import { partOfResponse } from "./openai-response.ts";
import type { Ask, Part, VendorAccess, Wire } from "./wire.ts";

export const ownAddress = "https://api.openai.com/v1";
const openAi = { provider: "openai", address: ownAddress } as const;

/** OpenAI by its Responses API; any other server at the configured address by chat completions. */
export function openAiWire(access: VendorAccess): Wire {
	const host = access.baseUrl === null ? "api.openai.com" : new URL(access.baseUrl).hostname;
	return /^(?:[\w-]+\.)?api\.openai\.com$/.test(host) ? responsesWire(access) : chatWire(openAi, access);
}

/** OpenAI's own API, with structured output and web search. */
export function responsesWire({ apiKey, baseUrl, model }: VendorAccess): Wire {
	async function send(ask: Ask, attempt: Attempt): Promise<Part> {
		const client = await clientOf(baseUrl ?? ownAddress, apiKey, attempt);
		const stream = await client.responses.create(
			{ model, ...responseRequest(ask), stream: true },
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
	const credential = ["authorization", `Bearer ${apiKey}`] as const;
	const list = async (attempt: Attempt) =>
		listedBy(await clientOf(baseUrl ?? ownAddress, apiKey, attempt), attempt);
	return { provider: openAi.provider, model, credential, wordsOf, list, generate: send, search: send };
}

function responseRequest({ instructions, given, turns, attachments, shape }: Ask) {
	const [first] = given;
	return {
		instructions,
		// Brings the questions of one material to where the beginning that they share is cached.
		...(first !== undefined && {
			prompt_cache_key: createHash("sha256").update(first).digest("hex").slice(0, 32),
		}),
		input: turns.map(({ role, text }, index) =>
			role === "assistant"
				? { role, content: text }
				: {
						role,
						content: [
							...(index === 0 ? given : []).map(textPart),
							textPart(text),
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

function textPart(text: string) {
	return { type: "input_text" as const, text };
}

function inputOf({ mediaType, name, data }: Attachment) {
	const url = dataUrl(mediaType, data);
	return mediaType.startsWith("image/")
		? { type: "input_image" as const, image_url: url, detail: "auto" as const }
		: { type: "input_file" as const, filename: name, file_data: url };
}

function reportQuery(item: OpenAI.Responses.ResponseOutputItem, ask: Ask): void {
	if (item.type !== "web_search_call" || item.action?.type !== "search") return;
	const query = item.action.query ?? item.action.queries?.join("; ");
	if (query) ask.onQuery(query);
}
