import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { CodedError, type ErrorCode, toCoded } from "@throughline/trpc/error";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Fastify's own refusals, in our words. */
const hostRefusals: Record<string, [ErrorCode, string]> = {
	FST_ERR_CTP_BODY_TOO_LARGE: ["TOO_LARGE", "The body is too large"],
	FST_ERR_CTP_INVALID_MEDIA_TYPE: ["UNSUPPORTED_TYPE", "Send the body as application/json"],
	FST_ERR_CTP_EMPTY_TYPE: ["UNSUPPORTED_TYPE", "Send the body as application/json"],
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["INVALID_INPUT", "The body is not as long as Content-Length says"],
	FST_ERR_BAD_URL: ["INVALID_INPUT", "The address is not a valid one"],
	FST_ERR_MAX_PARAM_LENGTH: ["NOT_FOUND", "There is nothing at this address"],
};

/** Answers every failure with the one error body; what nobody foresaw is logged, and masked for the client. */
export function answerErrors(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const refusal = hostRefusals[error.code];
		const coded = refusal ? hostRefusal(refusal, request, error) : toCoded(error);
		if (coded.code === "INTERNAL") request.log.error({ err: coded.detail.cause ?? error }, "request failed");
		return answer(request, reply, coded);
	});
}

function hostRefusal(
	[code, sentence]: [ErrorCode, string],
	request: FastifyRequest,
	cause: Error,
): CodedError {
	const forms = code === "UNSUPPORTED_TYPE" && request.routeOptions.config.takesFiles;
	return new CodedError(code, forms ? `${sentence}, or files as multipart/form-data` : sentence, { cause });
}

/** Sends a refusal in the one error body. */
export function answer(request: FastifyRequest, reply: FastifyReply, error: CodedError): FastifyReply {
	if (error.code === "UNAUTHENTICATED") reply.header("www-authenticate", 'Bearer realm="Throughline"');
	const wait = error.detail.retryAfterSeconds ?? (error.code === "UNAVAILABLE" ? 5 : undefined);
	if (wait !== undefined) reply.header("retry-after", wait);
	return reply.code(error.status).type("application/json; charset=utf-8").send(error.body(request.id));
}

/** Answers what the router refuses before any hook runs: an address that it can't read. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
	const [code, sentence] = hostRefusals[error.code] ?? ["INTERNAL", "Something went wrong on our side"];
	reply.headers({
		"x-request-id": request.id,
		"x-content-type-options": "nosniff",
		"cache-control": "no-store",
	});
	answer(request, reply, new CodedError(code, sentence, { cause: error }));
}

/** What Node's HTTP parser refuses: status, code, sentence. Any other fault is a malformed request. */
const parserRefusals: Record<string, [number, ErrorCode, string]> = {
	HPE_HEADER_OVERFLOW: [431, "TOO_LARGE", "The address and the headers are too large"],
	HPE_INVALID_METHOD: [400, "INVALID_INPUT", "There is no such HTTP method"],
	ERR_HTTP_REQUEST_TIMEOUT: [408, "INVALID_INPUT", "The request took too long to arrive"],
};

/** Answers a request that was no HTTP, straight to its socket, and ends the connection. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
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
		"X-Content-Type-Options: nosniff",
		`X-Request-Id: ${requestId}`,
	];
	socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
