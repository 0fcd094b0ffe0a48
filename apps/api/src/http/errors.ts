import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { textTooLarge } from "@throughline/domain/consultant/upload";
import { CodedError, type ErrorCode, toCoded } from "@throughline/trpc/error";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

type Refusal = [code: ErrorCode, sentence: string];

const nothingHere: Refusal = ["NOT_FOUND", "There is nothing at this address"];
/** What is refused without a name that we know: a mistake of the client stays one. */
const clientMistake: Refusal = ["INVALID_INPUT", "This request cannot be answered as it stands"];

/** What Fastify and its plugins refuse, and the file system with them, in our words. */
const hostRefusals: Record<string, Refusal> = {
	FST_ERR_CTP_BODY_TOO_LARGE: ["TOO_LARGE", "The body is too large"],
	FST_ERR_CTP_INVALID_MEDIA_TYPE: ["UNSUPPORTED_TYPE", "Send the body as application/json"],
	FST_ERR_CTP_EMPTY_TYPE: ["UNSUPPORTED_TYPE", "Send the body as application/json"],
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["INVALID_INPUT", "The body is not as long as Content-Length says"],
	FST_ERR_BAD_URL: ["INVALID_INPUT", "The address is not a valid one"],
	FST_ERR_MAX_PARAM_LENGTH: nothingHere,
	ENAMETOOLONG: nothingHere,
};

/** Answers every failure with the one error body; what nobody foresaw is logged, and masked for the client. */
export function answerErrors(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError, request, reply) => {
		// Fastify writes its own status into what our validation throws.
		const refusal = error instanceof CodedError ? null : refusalOf(error);
		const coded = refusal ? hostRefusal(refusal, request, error) : toCoded(error);
		if (coded.code === "INTERNAL") request.log.error({ err: coded.detail.cause ?? error }, "request failed");
		return answer(request, reply, coded);
	});
}

function refusalOf({ code, statusCode }: FastifyError): Refusal | null {
	const refusal = hostRefusals[code];
	if (refusal) return refusal;
	// A folder or a hidden file of the web app is nobody's secret, but no page either.
	if (statusCode === 403 || statusCode === 404) return nothingHere;
	return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? clientMistake : null;
}

function hostRefusal([code, sentence]: Refusal, request: FastifyRequest, cause: Error): CodedError {
	const { takesFiles, takesText } = request.routeOptions.config;
	if (code === "TOO_LARGE" && takesText) return new CodedError(code, textTooLarge(null), { cause });
	const forms = code === "UNSUPPORTED_TYPE" && takesFiles;
	return new CodedError(code, forms ? `${sentence}, or files as multipart/form-data` : sentence, { cause });
}

/** Sends a refusal in the one error body. */
export function answer(request: FastifyRequest, reply: FastifyReply, error: CodedError): FastifyReply {
	if (error.code === "UNAUTHENTICATED") reply.header("www-authenticate", 'Bearer realm="Throughline"');
	if (error.retryAfterSeconds !== undefined) reply.header("retry-after", error.retryAfterSeconds);
	return reply.code(error.status).type("application/json; charset=utf-8").send(error.body(request.id));
}

/** Answers what is refused before any hook runs: an address that the router can't read, and what is no HTTP. */
export function answerUnreadable(headers: Record<string, string>) {
	return {
		frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
			const [code, sentence] = refusalOf(error) ?? ["INTERNAL", "Something went wrong on our side"];
			reply.headers({ ...headers, "x-request-id": request.id, "cache-control": "no-store" });
			answer(request, reply, new CodedError(code, sentence, { cause: error }));
		},
		clientErrorHandler(error: ParserError, socket: Socket): void {
			answerMalformed(error, socket, headers);
		},
	};
}

type ParserError = Error & { code?: string };

/** What Node's HTTP parser refuses: status, code, sentence. Any other fault is a malformed request. */
const parserRefusals: Record<string, [number, ErrorCode, string]> = {
	HPE_HEADER_OVERFLOW: [431, "TOO_LARGE", "The address and the headers are too large"],
	HPE_INVALID_METHOD: [400, "INVALID_INPUT", "There is no such HTTP method"],
	ERR_HTTP_REQUEST_TIMEOUT: [408, "INVALID_INPUT", "The request took too long to arrive"],
};

/** Answers a request that was no HTTP, straight to its socket, and ends the connection. */
function answerMalformed(error: ParserError, socket: Socket, headers: Record<string, string>): void {
	if (error.code === "ECONNRESET" || !socket.writable) {
		socket.destroy();
		return;
	}
	const [status, code, sentence] = parserRefusals[error.code ?? ""] ?? [
		400,
		"INVALID_INPUT",
		"The request is not valid HTTP",
	];
	const requestId = randomUUID();
	const body = JSON.stringify(new CodedError(code, sentence).body(requestId));
	const head = [
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
		"Connection: close",
		"Content-Type: application/json; charset=utf-8",
		`Content-Length: ${Buffer.byteLength(body)}`,
		"Cache-Control: no-store",
		`X-Request-Id: ${requestId}`,
		...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
	];
	socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
