import { Run } from "@throughline/domain/run";
import { LedgerEntry, LedgerQuery } from "@throughline/domain/run/ledger";
import { z } from "zod";
import { byId, describe, NoQuery, numeric, type RestApp } from "./route.ts";
import { RunMessage, streamRun } from "./run/stream.ts";

const tag = "Strategic consultant";
const RunWithResult = z.object({ ...Run.shape, result: z.unknown() });
const { limit } = LedgerQuery.shape;
const ListQuery = z.strictObject({
	...LedgerQuery.shape,
	all: z.stringbool().default(false).describe("Everybody's; for Admins"),
	limit: numeric(limit.unwrap()).default(50),
});
const all = "/api/strategic-consultant/runs";
const one = `${all}/:id`;

export function runRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List your pieces of long work, those that were asked for last first",
		query: ListQuery,
		answer: z.array(LedgerEntry),
	});
	app.get(all, list, (request) => request.procedures.run.ledger(request.query));

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
