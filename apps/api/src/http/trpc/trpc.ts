import { CodedError, toCoded } from "@throughline/trpc/error";
import { appRouter } from "@throughline/trpc/router";
import type { TRPCError } from "@trpc/server";
import { fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLong, refuseDeepJson } from "../body/json.ts";
import { goneSignal, longText } from "../body/long-text.ts";
import { refuseOtherMethods } from "../other-methods.ts";
import { answerCall, answerQuery, callContext, isPlainQuery, readInput } from "./query.ts";

type Query = { input?: string; batch?: string };

/** The call that brings a long text. */
const textCall = "consultant.session.analyzeText";

/**
 * The tRPC router at `/trpc`. Its adapter parses bodies itself, so here they stay texts; but the body that brings a long
 * text is parsed by `parseLong`.
 */
export async function serveTrpc(
	app: FastifyInstance,
	parseLong: (body: Buffer) => Promise<unknown>,
): Promise<void> {
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(
			"application/json",
			{ parseAs: "buffer" },
			async (request: FastifyRequest, body: Buffer) => {
				if (isLong(request, body)) return await parseLong(body);
				const text = body.toString();
				refuseDeepJson(text);
				return text;
			},
		);
		scope.post<{ Querystring: Query }>(`/trpc/${textCall}`, longText, async (request, reply) => {
			if (request.query.batch !== undefined) throw new CodedError("INVALID_INPUT", "A text comes alone");
			const getRawInput = async () => readInput(request.body);
			const signal = goneSignal(reply);
			return await answerCall(request, reply, { path: textCall, type: "mutation", getRawInput, signal });
		});
		const refuseOthers = refuseOtherMethods(scope);
		scope.route<{ Params: { path: string }; Querystring: Query }>({
			url: "/trpc/:path",
			method: ["GET", "POST"],
			handler: async (request, reply) => {
				if (isPlainQuery(request)) return await answerQuery(request, reply);
				// The adapter would answer without a request id.
				if (request.method === "POST" && request.headers["content-type"] === undefined) {
					throw new CodedError("UNSUPPORTED_TYPE", "Send the body as application/json");
				}
				await fastifyRequestHandler({
					req: request,
					res: sendingWhole(reply),
					path: request.params.path,
					router: appRouter,
					createContext: ({ req }) => callContext(req),
					responseMeta: ({ errors }) => ({ headers: headersOf(errors) }),
				});
				return reply;
			},
		});
		refuseOthers();
	});
}

/** The longest wait of several calls that were refused is the one to keep. */
function headersOf(errors: TRPCError[]): Headers {
	const headers = new Headers({ "cache-control": "no-store" });
	const waits = errors.flatMap((error) => toCoded(error).retryAfterSeconds ?? []);
	if (waits.length > 0) headers.set("retry-after", String(Math.max(...waits)));
	return headers;
}

/**
 * The reply, but what is sent to it goes out as one text unless it is an event stream: the adapter hands over a web
 * stream for every answer, and that costs more than most procedures.
 */
function sendingWhole(reply: FastifyReply): FastifyReply {
	return Object.create(reply, {
		send: {
			async value(answer: Response) {
				if (answer.headers.get("content-type")?.startsWith("text/event-stream")) return reply.send(answer);
				for (const [name, value] of answer.headers) reply.header(name, value);
				return reply.code(answer.status).send(await answer.text());
			},
		},
	});
}
