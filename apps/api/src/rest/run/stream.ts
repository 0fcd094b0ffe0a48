import type { RunEvent } from "@throughline/domain/run";
import type { Context } from "@throughline/trpc/context";
import { followRun } from "@throughline/trpc/run/events/events";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type StreamMessage, sendEvents } from "../../http/event-stream.ts";

/** What a stream of a run says. The message's id is the number of the event in the run. */
export const RunMessage = z.union([
	z.object({ type: z.enum(["progress", "query"]), progress: z.number(), message: z.string() }),
	z.object({ type: z.literal("complete"), data: z.unknown() }),
	z.object({ type: z.literal("error"), error: z.string() }),
]);

/**
 * Streams a run from its last start on, or from after the event that the client saw last (`Last-Event-ID`), to its
 * end. A client that has seen the end is told with 204 that it need not come back. Throws NOT_FOUND for a run that the
 * caller may not see.
 */
export async function streamRun(
	request: FastifyRequest,
	reply: FastifyReply,
	runId: string,
): Promise<FastifyReply> {
	const { finishedAt } = await request.procedures.run.byId({ id: runId });
	const context = await request.callContext();
	const last = Number(request.headers["last-event-id"] ?? 0) || 0;
	if (finishedAt !== null && last > 0 && (await isPastEnd(context, runId, last))) {
		return reply.code(204).send();
	}
	return sendEvents(reply, async function* (signal): AsyncGenerator<StreamMessage, void> {
		for await (const event of followRun(context, runId, last, signal)) {
			const message = messageOf(event);
			if (message) yield message;
		}
	});
}

async function isPastEnd(context: Context, runId: string, last: number): Promise<boolean> {
	for await (const _ of followRun(context, runId, last)) return false;
	return true;
}

/** Made once for all who follow: they get the very same events. */
const messages = new WeakMap<RunEvent, StreamMessage>();

function messageOf(event: RunEvent): StreamMessage | null {
	const cached = messages.get(event);
	if (cached) return cached;
	const data = inWords(event);
	if (data === null) return null;
	const message = { id: event.sequence, data };
	messages.set(event, message);
	return message;
}

/** An event in the words of the stream; null for one that says nothing to a client. */
function inWords({ kind, data }: RunEvent): z.input<typeof RunMessage> | null {
	switch (kind) {
		case "progress":
		case "query":
			return { type: kind, progress: Number(data.progress), message: String(data.message) };
		case "complete":
			return { type: kind, data: data.data };
		case "error":
			return { type: kind, error: String(data.error) };
		case "cancelled":
			return { type: "error", error: "This was cancelled" };
		case "retry":
			return null;
	}
}
