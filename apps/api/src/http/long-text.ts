import { largestText } from "@throughline/domain/consultant/session";
import { CodedError } from "@throughline/trpc/error";
import { createCaller } from "@throughline/trpc/router";
import type { FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
	interface FastifyContextConfig {
		/** Whether the route's JSON body may bring a long text, which is then parsed in a process of its own. */
		takesText?: boolean;
	}
	interface FastifyRequest {
		/** Whether the caller's turn for a text or files was taken. */
		admitted: boolean;
	}
}

/** JSON may write each byte of a text in six (`\u000a`); the rest is for the other fields. */
const longestBody = 6 * largestText + 64 * 1024;

/** What a route that takes a text needs: room for the largest, and the caller's turn before a byte of it is read. */
export const longText = {
	bodyLimit: longestBody,
	onRequest: takeTurn,
	config: { takesText: true },
} as const;

async function takeTurn(request: FastifyRequest): Promise<void> {
	// A step of the call, not a call of its own.
	const caller = createCaller(async () => ({ ...(await request.callContext()), idempotencyKey: null }));
	await caller.consultant.session.admitUpload({});
	request.admitted = true;
}

/** Aborts when the client goes away before it has its answer. */
export function goneSignal({ raw }: Pick<FastifyReply, "raw">): AbortSignal {
	const gone = new AbortController();
	raw.once("close", () => {
		if (!raw.writableFinished) gone.abort(new CodedError("CANCELLED", "The client went away"));
	});
	return gone.signal;
}
