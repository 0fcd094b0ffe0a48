import { z } from "zod";
import { byId, describe, type RestApp } from "./route.ts";

export function trashRoutes(app: RestApp): void {
	const restore = describe({
		tag: "Undo",
		summary: "Bring back what you deleted",
		params: byId,
		answer: z.object({ id: z.string() }),
	});
	app.post("/api/deletions/:id/undo", restore, (request) =>
		request.procedures.trash.restore({ undoId: request.params.id }),
	);
}
