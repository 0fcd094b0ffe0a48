import {
	Analyzed,
	AnalyzeText,
	SessionId,
	SourceDocument,
	SourceText,
	StrategySession,
} from "@throughline/domain/consultant/session";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { byId, describe, NoQuery, nestedDeleteRoute, type RestApp } from "../route.ts";

const tag = "Strategic consultant";
const bySession = z.object({ sessionId: SessionId });

/** Text of the greatest length, in the script that takes most bytes. */
const longestBody = 4 * 1024 * 1024;

const SourceWindow = z.strictObject({
	around: id.optional(),
	from: z.coerce.number().pipe(z.int().min(0)).optional(),
	limit: z.coerce.number().pipe(z.int().min(1).max(500)).optional(),
});

export function sessionRoutes(app: RestApp): void {
	const analyze = describe({
		tag,
		summary: "Store a text, in a new session or as more material of an own one",
		body: AnalyzeText,
		answer: Analyzed,
	});
	app.post("/api/strategic-consultant/analyze", { ...analyze, bodyLimit: longestBody }, (request) =>
		request.procedures.consultant.session.analyzeText(request.body as z.input<typeof AnalyzeText>),
	);

	const list = describe({
		tag,
		summary: "List own strategy sessions and those that belong to nobody, the newest first",
		query: NoQuery,
		answer: z.array(StrategySession.omit({ inputText: true, documents: true })),
	});
	app.get("/api/strategic-consultant/sessions", list, (request) =>
		request.procedures.consultant.session.list(),
	);

	const read = describe({
		tag,
		summary: "Read a strategy session",
		params: bySession,
		query: NoQuery,
		answer: StrategySession,
	});
	app.get("/api/strategic-consultant/sessions/:sessionId", read, (request) =>
		request.procedures.consultant.session.byId(request.params),
	);

	nestedDeleteRoute(app, {
		tag,
		noun: "a strategy session with its documents, tree and versions; integrated programs stay",
		path: "/api/strategic-consultant/sessions/:sessionId",
		params: bySession,
		remove: ({ consultant }, target) => consultant.session.remove(target),
	});

	const documents = describe({
		tag,
		summary: "List the documents of a strategy session, the oldest first",
		params: bySession,
		query: NoQuery,
		answer: z.array(SourceDocument),
	});
	app.get("/api/strategic-consultant/sessions/:sessionId/documents", documents, (request) =>
		request.procedures.consultant.session.documents(request.params),
	);

	const source = describe({
		tag,
		summary: "Read passages of a document, around one of them or from a position on",
		params: byId,
		query: SourceWindow,
		answer: SourceText,
	});
	app.get("/api/strategic-consultant/documents/:id", source, (request) =>
		request.procedures.consultant.session.source({ documentId: request.params.id, ...request.query }),
	);
}
