import type { Issue } from "@throughline/domain/shape";
import superjson, { type SuperJSONResult } from "superjson";

/** What a failed call carries besides its status, where the server said it. */
export type ApiErrorDetail = {
	sentence: string;
	/** What failed, as the catalogues of errors call it inside; null for what they do not name. */
	failedFetch?: string | null;
	code: string | null;
	requestId: string | null;
	issues: Issue[];
	/** The object as it is now, when the sent version was stale or missing. */
	current: unknown;
};

/**
 * A call that did not succeed. `message` is the numeric status, a colon, and the body (or the status text of an empty
 * one); `sentence` is for the person. Status 0: the server was not reached.
 */
export class ApiError extends Error implements ApiErrorDetail {
	readonly status: number;
	readonly sentence: string;
	readonly failedFetch: string | null;
	readonly code: string | null;
	readonly requestId: string | null;
	readonly issues: Issue[];
	readonly current: unknown;

	constructor(status: number, text: string, detail: ApiErrorDetail, options?: ErrorOptions) {
		super(`${status}: ${text}`, options);
		this.name = "ApiError";
		this.status = status;
		this.sentence = detail.sentence;
		this.failedFetch = detail.failedFetch ?? null;
		this.code = detail.code;
		this.requestId = detail.requestId;
		this.issues = detail.issues;
		this.current = detail.current;
	}

	/** Whether the change rests on no version or an old one: `current` is the object to make it on. */
	get isOutdated(): boolean {
		return this.code === "CONFLICT" || this.code === "VERSION_REQUIRED";
	}
}

/** The error of an answer that is not OK; reads its body. */
export async function errorOfResponse(
	response: Response,
	failedFetch: string | null = null,
): Promise<ApiError> {
	const body = await response.text();
	return new ApiError(response.status, body || response.statusText, {
		...detailOf(body, response.status),
		failedFetch,
	});
}

/** The error of a call that got no answer. */
export function unreachable(cause: unknown, failedFetch: string | null = null): ApiError {
	const sentence = "The server cannot be reached right now. Check your connection.";
	return new ApiError(0, "Server not reached", { ...noDetail, sentence, failedFetch }, { cause });
}

/** Whatever a call threw, as the error that the server (or its silence) gave. */
export function toApiError(thrown: unknown): ApiError {
	for (let error = thrown; error instanceof Error; error = error.cause) {
		if (error instanceof ApiError) return error;
	}
	const text = thrown instanceof Error ? thrown.message : String(thrown);
	return new ApiError(0, text, { ...noDetail, sentence: fallbackSentence }, { cause: thrown });
}

/** The reason that the server gave; null where it said no more than that something went wrong. */
export function givenReason({ sentence, code }: { sentence: string; code: string | null }): string | null {
	return code === "INTERNAL" || sentence === fallbackSentence ? null : sentence.trim() || null;
}

/** What a person is told when nobody knows more. */
export const fallbackSentence = "Something went wrong. Try again in a moment.";
const noDetail = { code: null, requestId: null, issues: [], current: undefined };

function detailOf(body: string, status: number): ApiErrorDetail {
	const errorBody = toldBy(parsed(body));
	return {
		sentence: typeof errorBody.error === "string" ? errorBody.error : plainSentence(status),
		code: typeof errorBody.code === "string" ? errorBody.code : null,
		requestId: typeof errorBody.requestId === "string" ? errorBody.requestId : null,
		issues: Array.isArray(errorBody.issues) ? errorBody.issues.filter(isIssue) : [],
		current: errorBody.current,
	};
}

/** REST answers with the detail itself, tRPC with `{ error: { data: detail } }` as superjson writes it. */
function toldBy(body: unknown): Record<string, unknown> {
	if (!isRecord(body)) return {};
	if (!isSerialized(body.error)) return body;
	const error = superjson.deserialize(body.error);
	return isRecord(error) && isRecord(error.data) ? error.data : {};
}

function isSerialized(value: unknown): value is SuperJSONResult {
	return isRecord(value) && isRecord(value.json);
}

function parsed(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return null;
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isIssue(value: unknown): value is Issue {
	return isRecord(value) && typeof value.path === "string" && typeof value.message === "string";
}

function plainSentence(status: number): string {
	if (status === 401) return "Sign in to go on.";
	if (status === 403) return "Your role does not allow this.";
	if (status === 404) return "This does not exist, or no longer does.";
	if (status === 413) return "This is too large to send.";
	if (status === 429) return "Too many requests. Wait a minute and try again.";
	if (status >= 502 && status <= 504) return "The server cannot answer right now. Try again in a moment.";
	return fallbackSentence;
}
