import {
	LinkOrigin,
	OriginChoice,
	OrphanReport,
	RestsOn,
	Trace,
	TraceRequest,
} from "@throughline/domain/consultant/origin";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { byId, describe, NoQuery, OfProgram, type RestApp } from "../route.ts";

const tag = "Traceability";
const origins = "/api/strategic-consultant/origins";
const Named = z.object({ id });

export function originRoutes(app: RestApp): void {
	const thread = describe({
		tag,
		summary: "Read why an object exists: decision, root cause, whys and the quoted sentence",
		query: TraceRequest,
		answer: Trace,
	});
	app.get(origins, thread, (request) => request.procedures.consultant.origin.thread(request.query));

	const choices = describe({
		tag,
		summary: "List the decisions that an object of a program can be linked to",
		query: OfProgram,
		answer: z.array(OriginChoice),
	});
	app.get(`${origins}/choices`, choices, (request) =>
		request.procedures.consultant.origin.choices(request.query),
	);

	const link = describe({
		tag,
		summary: "Link an object to the decision that it serves",
		body: LinkOrigin,
		answer: Named,
		status: 201,
	});
	app.post(origins, link, async (request, reply) => {
		const linked = await request.procedures.consultant.origin.link(request.body);
		return reply.code(201).send(linked);
	});

	const unlink = describe({
		tag,
		summary: "Take a reason from an object",
		params: byId,
		query: NoQuery,
		answer: Named,
	});
	app.delete(`${origins}/:id`, unlink, (request) =>
		request.procedures.consultant.origin.unlink(request.params),
	);

	const orphans = describe({
		tag,
		summary: "List what of a program is not linked to a decision, by kind",
		query: OfProgram,
		answer: OrphanReport,
	});
	app.get("/api/strategic-consultant/orphans", orphans, (request) =>
		request.procedures.consultant.origin.orphans(request.query),
	);

	dependentRoutes(app);
}

function dependentRoutes(app: RestApp): void {
	const ofPassage = describe({
		tag,
		summary: "List the whys, decisions and objects that rest on a passage",
		params: byId,
		query: NoQuery,
		answer: RestsOn,
	});
	app.get("/api/strategic-consultant/passages/:id/dependents", ofPassage, (request) =>
		request.procedures.consultant.origin.restsOn({ passageId: request.params.id }),
	);

	const ofDocument = describe({
		tag,
		summary: "List the whys, decisions and objects that rest on any passage of a document",
		params: byId,
		query: NoQuery,
		answer: RestsOn,
	});
	app.get("/api/strategic-consultant/documents/:id/dependents", ofDocument, (request) =>
		request.procedures.consultant.origin.restsOn({ documentId: request.params.id }),
	);
}
