import { ModelReading, StartModelReading } from "@throughline/domain/consultant/case/model-reading";
import { SessionId } from "@throughline/domain/consultant/session";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { describe, NoQuery, type RestApp, withPath } from "../route.ts";

const tag = "Strategic consultant";
const base = "/api/strategic-consultant/case/:sessionId/model-reading";
const OfSession = z.object({ sessionId: SessionId });
const Start = StartModelReading.omit({ sessionId: true });

export function modelReadingRoutes(app: RestApp): void {
	const read = describe({
		tag,
		summary:
			"Read what a model reads otherwise in a case, without what was decided; post a proposal's correction to accept it",
		params: OfSession,
		query: NoQuery,
		answer: ModelReading,
	});
	app.get(base, read, (request) => request.procedures.consultant.modelReading.read(request.params));

	const start = describe({
		tag,
		summary: "Let a model read a case, or join; follow the run that is answered",
		params: OfSession,
		body: Start,
		answer: z.object({ runId: id }),
	});
	app.post(base, start, (request) => request.procedures.consultant.modelReading.start(withPath(request)));

	const dismiss = describe({
		tag,
		summary: "Dismiss a proposal of a model's reading",
		params: OfSession.extend({ id }),
		query: NoQuery,
		answer: z.object({ id }),
	});
	app.delete(`${base}/proposals/:id`, dismiss, (request) =>
		request.procedures.consultant.modelReading.dismiss(request.params),
	);

	const restore = describe({
		tag,
		summary: "Put a dismissed proposal of a model's reading back on the list",
		params: OfSession.extend({ id }),
		query: NoQuery,
		answer: z.object({ id }),
	});
	app.put(`${base}/proposals/:id`, restore, (request) =>
		request.procedures.consultant.modelReading.restore(request.params),
	);
}
