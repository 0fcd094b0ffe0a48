import type { Context } from "@throughline/trpc/context";
import { CodedError, toCoded } from "@throughline/trpc/error";
import { appRouter } from "@throughline/trpc/router";
import { transformer } from "@throughline/trpc/transformer";
import { callTRPCProcedure, getTRPCErrorShape } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refuseDeepJson } from "../body/json.ts";

type QueryRequest = FastifyRequest<{
	Params: { path: string };
	Querystring: { input?: string; batch?: string };
}>;

/** Whether a request is one plain query: no batch, no stream. */
export function isPlainQuery(request: QueryRequest): boolean {
	return (
		request.method === "GET" &&
		request.query.batch === undefined &&
		!request.headers.accept?.includes("text/event-stream")
	);
}

/** Answers one plain query. */
export async function answerQuery(request: QueryRequest, reply: FastifyReply): Promise<FastifyReply> {
	const { path } = request.params;
	const getRawInput = async () => readInput(request.query.input);
	return await answerCall(request, reply, { path, type: "query", getRawInput });
}

type Call = {
	path: string;
	type: "query" | "mutation";
	getRawInput: () => Promise<unknown>;
	signal?: AbortSignal;
};

/**
 * Answers one call in tRPC's wire format (https://trpc.io/docs/rpc), without the web Request and Response that the
 * adapter builds for every call: they cost as much as the call itself.
 */
export async function answerCall(
	request: FastifyRequest,
	reply: FastifyReply,
	{ path, type, getRawInput, signal }: Call,
): Promise<FastifyReply> {
	let ctx: Context | undefined;
	reply.header("cache-control", "no-store").type("application/json");
	try {
		ctx = await callContext(request);
		const data = await callTRPCProcedure({
			router: appRouter,
			path,
			type,
			ctx,
			getRawInput,
			signal,
			batchIndex: 0,
		});
		return reply.send(JSON.stringify({ result: { data: transformer.serialize(data) } }));
	} catch (thrown) {
		const coded = toCoded(thrown);
		if (coded.retryAfterSeconds !== undefined) reply.header("retry-after", coded.retryAfterSeconds);
		const error = coded.toTRPC();
		const config = appRouter._def._config;
		const shape = getTRPCErrorShape({ config, error, type, path, input: undefined, ctx });
		return reply
			.code(getHTTPStatusCodeFromError(error))
			.send(JSON.stringify({ error: transformer.serialize(shape) }));
	}
}

/** A context that cannot be made (a wrong token) is a refusal with its own code and this call's id. */
export async function callContext(request: FastifyRequest): Promise<Context> {
	try {
		return await request.callContext();
	} catch (thrown) {
		const { code, message, detail } = toCoded(thrown);
		throw new CodedError(code, message, { ...detail, requestId: request.id }).toTRPC();
	}
}

/** The input of a call, from its JSON or what was parsed of it; undefined for none. Throws INVALID_INPUT. */
export function readInput(input: unknown): unknown {
	if (input === undefined) return undefined;
	return transformer.deserialize(typeof input === "string" ? parsed(input) : input);
}

function parsed(text: string): unknown {
	refuseDeepJson(text);
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new CodedError("INVALID_INPUT", "The input is not valid JSON", { cause: error }).toTRPC();
	}
}
