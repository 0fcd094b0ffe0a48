import { largestText } from "@throughline/domain/consultant/upload";
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

/** Of so many bytes any route takes JSON; it is parsed here and now. */
export const shortBody = 1024 * 1024;

/** JSON may write each byte of a text in six (`\u000a`); the rest is for the other fields. */
const longestBody = 6 * largestText + 64 * 1024;

/** What a route needs whose callers send along a copy of the text: room for the largest. */
export const textCopy = {
	bodyLimit: longestBody,
	onRequest: takePlace,
	config: { takesText: true },
} as const;

/** What a route needs that takes a text: the same, and the caller's turn before a byte of it is read. */
export const longText = { ...textCopy, onRequest: [takePlace, admitText] };

/** How many long bodies of one person arrive or are worked on at once: each is held in memory. */
const mostAtOnce = 2;
const placesTaken = new Map<string, number>();

/** Lets a long body of somebody who is signed in begin to arrive, unless they have others on their way. */
async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
	const { person } = await request.identify();
	if (!person) throw new CodedError("UNAUTHENTICATED", "Sign in to go on");
	const { "content-length": length = Number.POSITIVE_INFINITY, "content-type": type } = request.headers;
	// The files of a form go to disk as they arrive.
	if (Number(length) <= shortBody || type?.startsWith("multipart/")) return;
	const taken = placesTaken.get(person.id) ?? 0;
	if (taken >= mostAtOnce) {
		const sentence = `${mostAtOnce} long texts of yours are still on their way. Send this one when they have arrived.`;
		throw new CodedError("RATE_LIMITED", sentence, { retryAfterSeconds: 5 });
	}
	placesTaken.set(person.id, taken + 1);
	reply.raw.once("close", () => {
		const left = (placesTaken.get(person.id) ?? 1) - 1;
		if (left > 0) placesTaken.set(person.id, left);
		else placesTaken.delete(person.id);
	});
}

async function admitText(request: FastifyRequest): Promise<void> {
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
