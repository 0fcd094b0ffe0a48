import {
	SessionId,
	SourceDocument,
	SourceText,
	StrategySession,
} from "@throughline/domain/consultant/session";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import type { FileStore } from "../../documents/file-store.ts";
import { byId, describe, NoQuery, nestedDeleteRoute, numeric, type RestApp } from "../route.ts";
import { analyzeRoute } from "./analyze.ts";
import { fileRoute } from "./file.ts";

const tag = "Strategic consultant";
const bySession = z.object({ sessionId: SessionId });

const SourceWindow = z.strictObject({
	around: id.optional(),
	from: numeric(z.int().min(0)).optional(),
	limit: numeric(z.int().min(1).max(500)).optional(),
});

export function sessionRoutes(app: RestApp, store: FileStore): void {
	analyzeRoute(app, store);

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
		noun: "a strategy session with its documents, tree and versions; refused while a program rests on it",
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

	fileRoute(app, store);
}
