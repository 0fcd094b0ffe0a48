import { NamedAction, OwnAction } from "@throughline/domain/history/own-action";
import { TrashedObject } from "@throughline/domain/history/trashed-object";
import { z } from "zod";
import { byId, describe, NoQuery, type RestApp } from "./route.ts";

const OfAnyProgram = z.strictObject({ programId: z.uuid("This is not a valid id").optional() });
const Restored = z.object({ id: z.string().describe("The object that is back") });

export function trashRoutes(app: RestApp): void {
	const tag = "Undo";

	const list = describe({
		tag,
		summary: "What was deleted in the last 30 days and can come back",
		query: OfAnyProgram,
		answer: z.array(TrashedObject),
	});
	app.get("/api/trash", list, (request) => request.procedures.trash.list(request.query));

	const restore = describe({
		tag,
		summary: "Bring a deleted object back, with everything that went with it",
		params: byId,
		answer: Restored,
	});
	for (const path of ["/api/trash/:id/restore", "/api/deletions/:id/undo"]) {
		app.post<{ Params: { id: string } }>(path, restore, (request) =>
			request.procedures.trash.restore({ undoId: request.params.id }),
		);
	}

	const discard = describe({
		tag,
		summary: "Delete it for good (who deleted it, or an Admin)",
		params: byId,
		answer: z.object({ id: z.uuid() }),
	});
	app.delete("/api/trash/:id", discard, async (request) => {
		const { id } = await request.procedures.trash.discard({ undoId: request.params.id });
		return { id };
	});

	const recent = describe({
		tag,
		summary: "Your last 20 actions that can be undone",
		query: NoQuery,
		answer: z.array(OwnAction),
	});
	app.get("/api/undo", recent, (request) => request.procedures.undo.recent());

	const undo = describe({
		tag,
		summary: "Undo one of your actions, whole or not at all",
		params: NamedAction,
		answer: NamedAction,
	});
	app.post("/api/undo/:id", undo, (request) => request.procedures.undo.takeBack(request.params));

	const redo = describe({
		tag,
		summary: "Do again what one of your calls undid, whole or not at all; the id is that of the undoing call",
		params: NamedAction,
		answer: NamedAction,
	});
	app.post("/api/undo/:id/redo", redo, (request) => request.procedures.undo.redo(request.params));
}
