import { type Json, list, record } from "./json.ts";
import { type Dialect, type ErrorName, piecesOf, type Question, type Spoken, sse, textOf } from "./script.ts";
import { type FakeVendor, startFake } from "./server.ts";

/** Google's Gemini API. */
export function startFakeGemini(): Promise<FakeVendor> {
	const models = [
		{ name: "models/gemini-2.5-pro", inputTokenLimit: 1_048_576, does: "generateContent" },
		{ name: "models/text-embedding-004", inputTokenLimit: 2_048, does: "embedContent" },
	].map(({ does, ...model }) => ({ ...model, supportedGenerationMethods: [does, "countTokens"] }));
	return startFake({ ...gemini, models: { models } });
}

const wordsOf = (content: unknown): string =>
	list(record(content).parts)
		.map(({ text }) => String(text ?? ""))
		.join("");

const gemini: Dialect = {
	question: (body, path): Question => ({
		model: /models\/([^:]+):/.exec(path)?.[1] ?? "",
		name: null,
		fields: Object.keys(record(record(record(body.generationConfig).responseSchema).properties)),
		instructions: wordsOf(body.systemInstruction),
		input: list(body.contents)
			.filter(({ role }) => role === "user")
			.map(wordsOf)
			.join("\n"),
	}),
	speak,
	error(name, mentions) {
		const { code, status, message, details } = errors[name];
		const error = { code, message: `${message} ${mentions}`.trim(), status, ...(details && { details }) };
		return { status: code, body: { error } };
	},
};

type Errors = Record<ErrorName, { code: number; status: string; message: string; details?: Json[] }>;

const errorInfo = "type.googleapis.com/google.rpc.ErrorInfo";
const errors: Errors = {
	bad_request: { code: 400, status: "INVALID_ARGUMENT", message: 'Invalid JSON payload. Unknown name "x".' },
	bad_key: {
		code: 400,
		status: "INVALID_ARGUMENT",
		message: "API key not valid. Please pass a valid API key.",
		details: [{ "@type": errorInfo, reason: "API_KEY_INVALID", domain: "googleapis.com" }],
	},
	forbidden: { code: 403, status: "PERMISSION_DENIED", message: "The caller does not have permission" },
	unknown_model: {
		code: 404,
		status: "NOT_FOUND",
		message: "models/gemini-0 is not found for API version v1beta, or is not supported.",
	},
	too_large: { code: 413, status: "INVALID_ARGUMENT", message: "Request payload size exceeds the limit." },
	too_long_prompt: {
		code: 400,
		status: "INVALID_ARGUMENT",
		message: "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
	},
	rate_limit: {
		code: 429,
		status: "RESOURCE_EXHAUSTED",
		message: "Resource has been exhausted.",
		details: [
			{
				"@type": "type.googleapis.com/google.rpc.QuotaFailure",
				violations: [{ quotaId: "GenerateRequestsPerMinutePerProjectPerModel" }],
			},
		],
	},
	no_quota: {
		code: 429,
		status: "RESOURCE_EXHAUSTED",
		message: "You exceeded your current quota.",
		details: [
			{
				"@type": "type.googleapis.com/google.rpc.QuotaFailure",
				violations: [{ quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier" }],
			},
			{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "34s" },
		],
	},
	server: { code: 500, status: "INTERNAL", message: "An internal error has occurred." },
	unavailable: { code: 503, status: "UNAVAILABLE", message: "The model is overloaded." },
	overloaded: { code: 529, status: "UNAVAILABLE", message: "The model is overloaded." },
};

function speak(spoken: Spoken): string[] {
	const { usage = { input: 11, output: 7 }, ending = "done", searched, thoughts } = spoken;
	const text = textOf(spoken);
	const chunk = (parts: Json[], more: Json = {}, outer: Json = {}) =>
		sse({
			candidates: [{ content: { role: "model", parts }, index: 0, ...more }],
			modelVersion: "fake",
			responseId: "r1",
			...outer,
		});
	if (ending === "filtered") return [sse({ promptFeedback: { blockReason: "PROHIBITED_CONTENT" } })];
	const bytes = (at: number) => Buffer.byteLength(text.slice(0, at));
	const cites = searched?.cites ?? [];
	const groundingMetadata = searched && {
		webSearchQueries: searched.queries,
		groundingChunks: cites.map(({ url, title }) => ({ web: { uri: url, title } })),
		groundingSupports: cites.map(({ claim }, index) => ({
			segment: {
				startIndex: bytes(text.indexOf(claim)),
				endIndex: bytes(text.indexOf(claim) + claim.length),
				text: claim,
			},
			groundingChunkIndices: [index],
		})),
	};
	const stops = { done: "STOP", too_long: "MAX_TOKENS", refused: "SAFETY", pause: "STOP" };
	// Thoughts are counted apart from what is said.
	const usageMetadata = usage && {
		promptTokenCount: usage.input,
		cachedContentTokenCount: usage.cached ?? 0,
		candidatesTokenCount: usage.output - 2,
		thoughtsTokenCount: 2,
		totalTokenCount: usage.input + usage.output,
	};
	const [first = "", ...rest] = piecesOf(text, spoken.pieces);
	return [
		...(thoughts ? [chunk([{ text: thoughts, thought: true }])] : []),
		// Several parts in one chunk, a thought among them.
		chunk([
			{ text: [...first].slice(0, 2).join("") },
			{ text: "Hm. ", thought: true },
			{ text: [...first].slice(2).join("") },
		]),
		...rest.map((piece) => chunk([{ text: piece }])),
		...(spoken.failing ? [sse(gemini.error(spoken.failing, "").body)] : []),
		...(ending === "none"
			? []
			: [
					chunk(
						[{ text: "" }],
						{ finishReason: stops[ending], ...(groundingMetadata && { groundingMetadata }) },
						usageMetadata ? { usageMetadata } : {},
					),
				]),
	];
}
