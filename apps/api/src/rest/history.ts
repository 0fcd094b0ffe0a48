import { instant } from "@throughline/domain/shape";
import { z } from "zod";
import { describe, type RestApp } from "./route.ts";

const OfObject = z.strictObject({
	objectType: z.string().max(40).describe("As in the audit trail: program, task, risk, …"),
	objectId: z.string().max(200),
});
const Entry = z.object({
	id: z.uuid(),
	at: instant,
	personName: z.string(),
	action: z.string(),
	before: z.record(z.string(), z.unknown()).nullable(),
	after: z.record(z.string(), z.unknown()).nullable(),
});

export function historyRoutes(app: RestApp): void {
	const list = describe({
		tag: "History",
		summary: "What happened to an object, newest first",
		query: OfObject,
		answer: z.array(Entry),
	});
	app.get("/api/history", list, (request) => request.procedures.history.ofObject(request.query));
}
