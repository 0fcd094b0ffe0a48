import { type Json, list, record } from "./json.ts";
import { type Dialect, type ErrorName, piecesOf, type Question, type Spoken, sse, textOf } from "./script.ts";
import { type FakeVendor, startFake } from "./server.ts";

/** Anthropic's Messages API. */
export function startFakeAnthropic(): Promise<FakeVendor> {
	const data = ["claude-sonnet-4-6", "claude-haiku-4-5"].map((id) => ({
		id,
		type: "model",
		display_name: id,
		created_at: "2026-02-17T00:00:00Z",
		max_input_tokens: 200_000,
	}));
	return startFake({ ...anthropic, models: { data, has_more: false, first_id: null, last_id: null } });
}

const anthropic: Dialect = {
	question: (body): Question => ({
		model: String(body.model),
		name: null,
		fields: Object.keys(record(record(record(record(body.output_config).format).schema).properties)),
		instructions: String(body.system),
		input: list(body.messages)
			.filter(({ role }) => role === "user")
			.flatMap(({ content }) => list(content).map(({ text }) => String(text ?? "")))
			.join("\n"),
	}),
	speak,
	error(name, mentions) {
		const { status, type, message, details } = errors[name];
		const error = { type, message: `${message} ${mentions}`.trim(), ...(details && { details }) };
		return {
			status,
			body: { type: "error", error, request_id: "req_fake" },
			headers: { "request-id": "req_fake" },
		};
	},
};

type Errors = Record<ErrorName, { status: number; type: string; message: string; details?: Json }>;

const errors: Errors = {
	bad_request: {
		status: 400,
		type: "invalid_request_error",
		message: "max_tokens: Field required",
	},
	bad_key: { status: 401, type: "authentication_error", message: "invalid x-api-key" },
	forbidden: {
		status: 403,
		type: "permission_error",
		message: "Your API key does not have permission to use the specified resource.",
	},
	unknown_model: { status: 404, type: "not_found_error", message: "model: claude-0" },
	too_large: {
		status: 413,
		type: "request_too_large",
		message: "Request exceeds the maximum allowed number of bytes.",
	},
	too_long_prompt: {
		status: 400,
		type: "invalid_request_error",
		message: "prompt is too long: 205000 tokens > 200000 maximum",
	},
	rate_limit: {
		status: 429,
		type: "rate_limit_error",
		message: "This request would exceed your organization's rate limit of 50 requests per minute.",
	},
	no_quota: {
		status: 400,
		type: "invalid_request_error",
		message: "Your credit balance is too low to access the Anthropic API.",
	},
	server: { status: 500, type: "api_error", message: "Internal server error" },
	unavailable: { status: 503, type: "overloaded_error", message: "Overloaded" },
	overloaded: { status: 529, type: "overloaded_error", message: "Overloaded" },
};

/** The text cut where citations begin and end: each stretch is a block of its own, as Anthropic sends it. */
function stretches({ searched, ...spoken }: Spoken) {
	const text = textOf(spoken);
	const cites = [...(searched?.cites ?? [])].sort((a, b) => text.indexOf(a.claim) - text.indexOf(b.claim));
	const found: { text: string; citations: Json[] }[] = [];
	let at = 0;
	for (const { claim, url, title, quote } of cites) {
		const start = text.indexOf(claim);
		if (start > at) found.push({ text: text.slice(at, start), citations: [] });
		const citation = {
			type: "web_search_result_location",
			url,
			title,
			cited_text: quote,
			encrypted_index: "Eo8B",
		};
		found.push({ text: claim, citations: [citation] });
		at = start + claim.length;
	}
	if (at < text.length) found.push({ text: text.slice(at), citations: [] });
	return found;
}

function speak(spoken: Spoken, question: Question): string[] {
	const { usage = { input: 11, output: 7 }, ending = "done", searched, thoughts } = spoken;
	const event = (type: string, data: Json = {}) => sse({ type, ...data }, type);
	let index = -1;
	const block = (start: Json, deltas: Json[]): string[] => {
		index++;
		return [
			event("content_block_start", { index, content_block: start }),
			...deltas.map((delta) => event("content_block_delta", { index, delta })),
			event("content_block_stop", { index }),
		];
	};
	const search = (query: string, number: number): string[] => {
		const id = `srvtoolu_${number}`;
		const [first, ...rest] = piecesOf(JSON.stringify({ query }), 2);
		const results = (searched?.cites ?? []).map(({ url, title }) => ({
			type: "web_search_result",
			url,
			title,
			encrypted_content: "EqgfCioIARgB",
			page_age: null,
		}));
		return [
			...block(
				{ type: "server_tool_use", id, name: "web_search", input: {}, caller: { type: "direct" } },
				[first, ...rest].map((partial_json) => ({ type: "input_json_delta", partial_json })),
			),
			...block(
				{ type: "web_search_tool_result", tool_use_id: id, content: results, caller: { type: "direct" } },
				[],
			),
		];
	};
	const stops = {
		done: "end_turn",
		too_long: "max_tokens",
		refused: "refusal",
		filtered: "refusal",
		pause: "pause_turn",
	};
	// A third of what is read comes from the cache, a third goes there.
	const third = usage ? Math.floor(usage.input / 3) : 0;
	const tokens = usage && {
		input_tokens: usage.input - 2 * third,
		cache_read_input_tokens: third,
		cache_creation_input_tokens: third,
		server_tool_use: { web_search_requests: searched?.queries.length ?? 0, web_fetch_requests: 0 },
	};
	return [
		event("message_start", {
			message: {
				id: "msg_1",
				type: "message",
				role: "assistant",
				model: question.model,
				content: [],
				stop_reason: null,
				stop_sequence: null,
				usage: { ...tokens, output_tokens: 1 },
			},
		}),
		event("ping"),
		...(thoughts
			? block({ type: "thinking", thinking: "", signature: "" }, [
					{ type: "thinking_delta", thinking: thoughts },
					{ type: "signature_delta", signature: "EqQB" },
				])
			: []),
		...(searched?.queries ?? []).flatMap(search),
		...stretches(spoken).flatMap(({ text, citations }) =>
			block({ type: "text", text: "", citations: citations.length > 0 ? [] : null }, [
				...citations.map((citation) => ({ type: "citations_delta", citation })),
				...piecesOf(text, spoken.pieces).map((piece) => ({ type: "text_delta", text: piece })),
			]),
		),
		...(spoken.failing ? [sse(anthropic.error(spoken.failing, "").body, "error")] : []),
		...(ending === "none"
			? []
			: [
					event("message_delta", {
						delta: { stop_reason: stops[ending], stop_sequence: null },
						usage: usage ? { output_tokens: usage.output } : { output_tokens: 0 },
					}),
					event("message_stop"),
				]),
	];
}
