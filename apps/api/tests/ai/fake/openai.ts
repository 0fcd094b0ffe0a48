import { type Json, list, record } from "./json.ts";
import { type Dialect, type ErrorName, piecesOf, type Question, type Spoken, sse, textOf } from "./script.ts";
import { type FakeVendor, startFake } from "./server.ts";

/** OpenAI, by its Responses API and by chat completions, as other servers speak it. */
export function startFakeOpenAi(): Promise<FakeVendor> {
	const data = ["gpt-5.6-sol", "gpt-5.4-mini"].map((id) => ({
		id,
		object: "model",
		created: 1,
		owned_by: "openai",
	}));
	return startFake({ ...openAi, models: { object: "list", data } }, "/v1");
}

/** Both of its formats. */
export const openAi: Dialect = {
	question: (body, path) => (path.endsWith("/responses") ? asked(body) : chatted(body)),
	speak: (spoken, question, path) => (path.endsWith("/responses") ? respond(spoken, question) : chat(spoken)),
	error(name, mentions) {
		const { status, type, code, message } = errors[name];
		return { status, body: { error: { message: `${message} ${mentions}`.trim(), type, param: null, code } } };
	},
};

type Errors = Record<ErrorName, { status: number; type: string; code: string | null; message: string }>;

const invalid = "invalid_request_error";
const errors: Errors = {
	bad_request: {
		status: 400,
		type: invalid,
		code: "unsupported_parameter",
		message: "Unsupported parameter.",
	},
	bad_key: { status: 401, type: invalid, code: "invalid_api_key", message: "Incorrect API key provided:" },
	forbidden: {
		status: 403,
		type: invalid,
		code: null,
		message: "You have insufficient permissions for this operation.",
	},
	unknown_model: {
		status: 404,
		type: invalid,
		code: "model_not_found",
		message: "The model `gpt-0` does not exist or you do not have access to it.",
	},
	too_large: { status: 413, type: invalid, code: null, message: "Request too large." },
	too_long_prompt: {
		status: 400,
		type: invalid,
		code: "context_length_exceeded",
		message: "Your input exceeds the context window of this model.",
	},
	rate_limit: {
		status: 429,
		type: "requests",
		code: "rate_limit_exceeded",
		message: "Rate limit reached for gpt-5 in organization org-1 on requests per min (RPM): Limit 3.",
	},
	no_quota: {
		status: 429,
		type: "insufficient_quota",
		code: "insufficient_quota",
		message: "You exceeded your current quota, please check your plan and billing details.",
	},
	server: { status: 500, type: "server_error", code: null, message: "The server had an error." },
	unavailable: { status: 503, type: "server_error", code: null, message: "The engine is overloaded." },
	overloaded: { status: 529, type: "server_error", code: null, message: "The engine is overloaded." },
};

const fieldsOf = (schema: unknown): string[] => Object.keys(record(record(schema).properties));
const wordsOf = (content: unknown): string =>
	typeof content === "string"
		? content
		: list(content)
				.map(({ text }) => String(text ?? ""))
				.join("");
const said = (turns: unknown, role: string): string =>
	list(turns)
		.filter((turn) => turn.role === role)
		.map(({ content }) => wordsOf(content))
		.join("\n");

function asked(body: Json): Question {
	const format = record(record(body.text).format);
	return {
		model: String(body.model),
		name: typeof format.name === "string" ? format.name : null,
		fields: fieldsOf(format.schema),
		instructions: String(body.instructions),
		input: said(body.input, "user"),
	};
}

function chatted(body: Json): Question {
	const format = record(record(body.response_format).json_schema);
	const input = said(body.messages, "user");
	// Without a format the schema stands in the prompt only.
	const prompted = /JSON Schema:\n(.+)$/m.exec(input)?.[1];
	return {
		model: String(body.model),
		name: typeof format.name === "string" ? format.name : null,
		fields: fieldsOf(format.schema ?? (prompted && JSON.parse(prompted))),
		instructions: said(body.messages, "system"),
		input,
	};
}

function chat(spoken: Spoken): string[] {
	const chunk = (delta: Json, finish_reason: string | null = null, more: Json = {}) =>
		sse({
			id: "chatcmpl-1",
			object: "chat.completion.chunk",
			created: 1,
			model: "fake",
			choices: [{ index: 0, delta, finish_reason, logprobs: null }],
			...more,
		});
	const ends = {
		done: "stop",
		too_long: "length",
		filtered: "content_filter",
		refused: "stop",
		pause: "stop",
	};
	const { usage = { input: 11, output: 7 }, ending = "done" } = spoken;
	const total = usage && {
		prompt_tokens: usage.input,
		prompt_tokens_details: { cached_tokens: usage.cached ?? 0 },
		completion_tokens: usage.output,
	};
	return [
		chunk({ role: "assistant", content: "" }),
		...(spoken.thoughts ? [chunk({ reasoning_content: spoken.thoughts })] : []),
		...piecesOf(textOf(spoken), spoken.pieces).map((content) => chunk({ content })),
		...(ending === "refused" ? [chunk({ refusal: "I cannot help with that." })] : []),
		...(spoken.failing ? [sse(openAi.error(spoken.failing, "").body)] : []),
		...(ending === "none"
			? []
			: [
					chunk({}, ends[ending]),
					...(total ? [chunk({}, null, { choices: [], usage: total })] : []),
					sse("[DONE]"),
				]),
	];
}

function respond(spoken: Spoken, question: Question): string[] {
	const { usage = { input: 11, output: 7 }, ending = "done", searched, thoughts } = spoken;
	const text = textOf(spoken);
	const searches = (searched?.queries ?? []).map((query, index) => ({
		id: `ws_${index}`,
		type: "web_search_call",
		status: "completed",
		action: { type: "search", query },
	}));
	const characters = (at: number) => [...text.slice(0, at)].length;
	const annotations = (searched?.cites ?? []).map(({ claim, url, title }) => ({
		type: "url_citation",
		start_index: characters(text.indexOf(claim)),
		end_index: characters(text.indexOf(claim) + claim.length),
		url,
		title,
	}));
	const message = {
		id: "msg_1",
		type: "message",
		status: "completed",
		role: "assistant",
		content:
			ending === "refused"
				? [{ type: "refusal", refusal: "I cannot help with that." }]
				: [{ type: "output_text", text, annotations, logprobs: [] }],
	};
	const response = (status: string, more: Json = {}) => ({
		id: "resp_1",
		object: "response",
		created_at: 1,
		model: question.model,
		status,
		error: null,
		incomplete_details: null,
		output: [],
		usage: null,
		...more,
	});
	let sequence = 0;
	const event = (type: string, data: Json) => sse({ type, ...data, sequence_number: sequence++ }, type);
	const output = [
		...(thoughts
			? [{ id: "rs_1", type: "reasoning", summary: [{ type: "summary_text", text: thoughts }] }]
			: []),
		...searches,
		message,
	];
	const total = usage && {
		input_tokens: usage.input,
		input_tokens_details: { cached_tokens: usage.cached ?? 0, cache_write_tokens: 0 },
		output_tokens: usage.output,
		output_tokens_details: { reasoning_tokens: 0 },
		total_tokens: usage.input + usage.output,
	};
	const reasons = { too_long: "max_output_tokens", filtered: "content_filter" } as const;
	const end = (): string => {
		if (spoken.failing) {
			const { type, code, message: words } = errors[spoken.failing];
			const error = { code: code ?? type, message: words };
			return event("response.failed", { response: response("failed", { error, output, usage: total }) });
		}
		if (ending === "too_long" || ending === "filtered") {
			const incomplete_details = { reason: reasons[ending] };
			const unfinished = response("incomplete", { incomplete_details, output, usage: total });
			return event("response.incomplete", { response: unfinished });
		}
		return event("response.completed", { response: response("completed", { output, usage: total }) });
	};
	return [
		event("response.created", { response: response("in_progress") }),
		...searches.map((item, index) => event("response.output_item.done", { output_index: index, item })),
		...piecesOf(text, spoken.pieces).map((delta) =>
			event("response.output_text.delta", {
				item_id: "msg_1",
				output_index: searches.length,
				content_index: 0,
				delta,
				logprobs: [],
			}),
		),
		...(ending === "none" ? [] : [end()]),
	];
}
