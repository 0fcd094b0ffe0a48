import { NewSessionContext, SessionContext, SessionContextChange } from "@throughline/domain/session-context";
import { version } from "@throughline/domain/shape";
import { z } from "zod";
import { byId, describe, NoQuery, type RestApp, withId } from "./route.ts";

const tag = "Session context";
const Ending = z.strictObject({ version: version.optional() });

export function sessionContextRoutes(app: RestApp): void {
	const active = describe({
		tag,
		summary: "Read one's own active session; null without one",
		query: NoQuery,
		answer: SessionContext.nullable(),
	});
	app.get("/api/session-context", active, async (request, reply) => {
		const session = await request.procedures.sessionContext.active();
		// Fastify would answer null with no body at all, which is no JSON.
		return session ?? reply.type("application/json; charset=utf-8").send("null");
	});

	const start = describe({
		tag,
		summary: "Begin a session; one that is still active ends",
		body: NewSessionContext,
		answer: SessionContext,
		status: 201,
	});
	app.post("/api/session-context", start, async (request, reply) =>
		reply.code(201).send(await request.procedures.sessionContext.create(request.body)),
	);

	const change = describe({
		tag,
		summary: "Change one's own active session; the criteria as the full list, without a version as sent",
		params: byId,
		body: SessionContextChange,
		answer: SessionContext,
	});
	app.patch("/api/session-context/:id", change, (request) =>
		request.procedures.sessionContext.update(withId(request)),
	);

	const end = describe({
		tag,
		summary: "End one's own session",
		params: byId,
		body: Ending.optional(),
		answer: SessionContext,
	});
	app.post("/api/session-context/:id/deactivate", end, (request) =>
		request.procedures.sessionContext.deactivate(
			withId({ params: request.params, body: request.body ?? {} }),
		),
	);
}
