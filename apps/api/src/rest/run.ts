import { Run } from "@throughline/domain/run";
import { z } from "zod";
import { byId, describe, NoQuery, type RestApp } from "./route.ts";
import { RunMessage, streamRun } from "./run-stream.ts";

const tag = "Strategic consultant";
const RunWithResult = z.object({ ...Run.shape, result: z.unknown() });
const one = "/api/strategic-consultant/runs/:id";

export function runRoutes(app: RestApp): void {
	const read = describe({
		tag,
		summary: "Read a piece of long work, and its result once it has succeeded",
		params: byId,
		query: NoQuery,
		answer: RunWithResult,
	});
	app.get(one, read, (request) => request.procedures.run.byId(request.params));

	const cancel = describe({
		tag,
		summary: "Cancel a piece of long work; what is over stays as it is",
		params: byId,
		answer: RunWithResult,
	});
	app.post(`${one}/cancel`, cancel, (request) => request.procedures.run.cancel(request.params));

	const stream = describe({
		tag,
		summary: "Follow a piece of long work to its end; a client that comes back sends `Last-Event-ID`",
		params: byId,
		query: NoQuery,
		answer: RunMessage,
		mediaTypes: ["text/event-stream"],
	});
	app.get(`${one}/stream`, { ...stream, exposeHeadRoute: false }, (request, reply) =>
		streamRun(request, reply, request.params.id),
	);
}
