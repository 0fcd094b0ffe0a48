import type { Issue } from "@throughline/domain/shape";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { databaseRefusal } from "./database-refusal.ts";
import { isAboutAnyField, speakPlainly, unknownField } from "./plain-words.ts";

speakPlainly();

/**
 * Every refusal that a client may meet: a stable code, its HTTP status and its tRPC twin. A code is never renamed;
 * clients decide by it.
 */
const refusals = {
	INVALID_INPUT: { status: 400, trpc: "BAD_REQUEST" },
	UNAUTHENTICATED: { status: 401, trpc: "UNAUTHORIZED" },
	FORBIDDEN: { status: 403, trpc: "FORBIDDEN" },
	/** A Contributor asked for a field that the role does not change; the issues name it. */
	FIELD_FORBIDDEN: { status: 403, trpc: "FORBIDDEN" },
	/** A Contributor asked to change what is somebody else's. */
	NOT_YOURS: { status: 403, trpc: "FORBIDDEN" },
	FOREIGN_ORIGIN: { status: 403, trpc: "FORBIDDEN" },
	NOT_FOUND: { status: 404, trpc: "NOT_FOUND" },
	METHOD_NOT_ALLOWED: { status: 405, trpc: "METHOD_NOT_SUPPORTED" },
	CONFLICT: { status: 409, trpc: "CONFLICT" },
	ALREADY_EXISTS: { status: 409, trpc: "CONFLICT" },
	LAST_ADMIN: { status: 409, trpc: "CONFLICT" },
	DECIDED: { status: 409, trpc: "CONFLICT" },
	/** Something must be done first: decisions selected, a root cause settled, a plan made. */
	NOT_READY: { status: 409, trpc: "CONFLICT" },
	CANCELLED: { status: 409, trpc: "CLIENT_CLOSED_REQUEST" },
	TOO_LARGE: { status: 413, trpc: "PAYLOAD_TOO_LARGE" },
	/** The built-in sign-in is on, and the request names another host than ours. */
	WRONG_HOST: { status: 421, trpc: "BAD_REQUEST" },
	UNSUPPORTED_TYPE: { status: 415, trpc: "UNSUPPORTED_MEDIA_TYPE" },
	/** A document that cannot be read: encrypted, damaged, empty, not what its name says. */
	UNREADABLE: { status: 422, trpc: "UNPROCESSABLE_CONTENT" },
	/** What a summary task has of its sub-tasks was to be set, or what it cannot have was to be given to it. */
	SUMMARY_TASK: { status: 422, trpc: "UNPROCESSABLE_CONTENT" },
	/** The chosen AI provider has no key here. */
	NO_PROVIDER: { status: 422, trpc: "UNPROCESSABLE_CONTENT" },
	IDEMPOTENCY_KEY_REUSED: { status: 422, trpc: "UNPROCESSABLE_CONTENT" },
	/** An update that does not say which version of the object it rests on. */
	VERSION_REQUIRED: { status: 428, trpc: "PRECONDITION_REQUIRED" },
	RATE_LIMITED: { status: 429, trpc: "TOO_MANY_REQUESTS" },
	QUOTA_EXCEEDED: { status: 429, trpc: "TOO_MANY_REQUESTS" },
	INTERNAL: { status: 500, trpc: "INTERNAL_SERVER_ERROR" },
	/** The AI provider failed; the sentence says how. */
	PROVIDER_FAILED: { status: 502, trpc: "BAD_GATEWAY" },
	TIMED_OUT: { status: 504, trpc: "GATEWAY_TIMEOUT" },
	UNAVAILABLE: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
	/** The disk of the database or of the uploaded files is full. */
	STORAGE_FULL: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
	/** The database went away at the commit: the write may be stored or not. */
	OUTCOME_UNKNOWN: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
} as const satisfies Record<string, { status: number; trpc: TRPCError["code"] }>;

export type ErrorCode = keyof typeof refusals;

/** What a refusal carries besides its sentence. */
export type ErrorDetail = {
	/** Which fields are wrong, and why. */
	issues?: Issue[];
	/** The object as it is now, for a stale version and for a missing one. */
	current?: unknown;
	retryAfterSeconds?: number;
	/** Of the call, for a refusal before it had a context. */
	requestId?: string;
	cause?: unknown;
};

/** The one error that use cases throw. Its message is a sentence for a person. */
export class CodedError extends Error {
	readonly code: ErrorCode;
	readonly detail: ErrorDetail;

	constructor(code: ErrorCode, message: string, detail: ErrorDetail = {}) {
		super(message, { cause: detail.cause });
		this.name = "CodedError";
		this.code = code;
		this.detail = detail;
	}

	static isCode(code: string | null): code is ErrorCode {
		return code !== null && code in refusals;
	}

	/** The HTTP status that this refusal answers with. */
	get status(): number {
		return refusals[this.code].status;
	}

	/** When to try again, for `Retry-After`: whole seconds; undefined when waiting does not help. */
	get retryAfterSeconds(): number | undefined {
		return this.detail.retryAfterSeconds ?? (this.status === 503 ? 5 : undefined);
	}

	/** The body that REST answers with, and that tRPC carries as its error data. */
	body(requestId = "unknown") {
		const { issues, current, requestId: earlier = requestId } = this.detail;
		return {
			error: this.message,
			code: this.code,
			requestId: earlier,
			...(issues && { issues }),
			...(current !== undefined && { current }),
		};
	}

	toTRPC(): TRPCError {
		return new TRPCError({ code: refusals[this.code].trpc, message: this.message, cause: this });
	}
}

/** Any thrown thing as a coded error. What nobody foresaw becomes INTERNAL, its cause kept for the log only. */
export function toCoded(thrown: unknown): CodedError {
	if (thrown instanceof CodedError) return thrown;
	if (thrown instanceof TRPCError) return fromTRPC(thrown);
	if (thrown instanceof ZodError) return invalid(thrown);
	const refusal = databaseRefusal(thrown);
	if (refusal) return new CodedError(refusal.code, refusal.message, { cause: thrown });
	return new CodedError(
		"INTERNAL",
		"Something went wrong on our side. Try again, or report the request id.",
		{
			cause: thrown,
		},
	);
}

/** A refusal of input with the wrong fields named; the sentence is the first of them. */
export function invalidInput(issues: Issue[]): CodedError {
	const [first] = issues;
	return new CodedError("INVALID_INPUT", first ? sentence(first) : "The input is not valid", { issues });
}

function invalid(error: ZodError): CodedError {
	return invalidInput(
		error.issues.flatMap((issue) => {
			const path = issue.path.map(String);
			if (issue.code !== "unrecognized_keys") return [{ path: path.join("."), message: issue.message }];
			return issue.keys.map((key) => ({
				path: [...path, key].join("."),
				message: unknownField,
			}));
		}),
	);
}

/** As it stands in the shape; only one that could be about any field says of which it is. */
function sentence({ path, message }: Issue): string {
	return path && isAboutAnyField(message) ? `${path}: ${message}` : message;
}

function fromTRPC(error: TRPCError): CodedError {
	if (error.cause instanceof CodedError) return error.cause;
	if (error.code === "BAD_REQUEST" && error.cause instanceof ZodError) return invalid(error.cause);
	if (error.code === "INTERNAL_SERVER_ERROR") {
		// An answer that does not fit its own shape is our mistake, not the caller's.
		const cause =
			error.cause instanceof ZodError ? new Error(error.message, { cause: error.cause }) : error.cause;
		return toCoded(cause ?? new Error(error.message));
	}
	const code = (Object.keys(refusals) as ErrorCode[]).find((code) => refusals[code].trpc === error.code);
	const message = error.code === "NOT_FOUND" ? "There is no such procedure" : error.message;
	return new CodedError(code ?? "INVALID_INPUT", message, { cause: error });
}

/** The refusal of a change to a strategy without a creator. */
export const belongsToNobody = () =>
	new CodedError(
		"FORBIDDEN",
		"This strategy belongs to nobody: everybody reads it, and only an Admin may change it",
	);
