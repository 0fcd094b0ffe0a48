import { SessionId } from "@throughline/domain/consultant/session";
import { EnterStep, StrategyProgress } from "@throughline/domain/consultant/step";
import { z } from "zod";
import { describe, NoQuery, type RestApp } from "../route.ts";

const tag = "Strategic consultant";
const base = "/api/strategic-consultant/sessions/:sessionId";
const OfSession = z.object({ sessionId: SessionId });
const Entry = EnterStep.omit({ sessionId: true });

export function stepRoutes(app: RestApp): void {
	const enter = describe({
		tag,
		summary:
			"Enter a screen of a session: starts what is due there, once, joins what is under way, and starts anew what has failed; a paid tree, analysis or plan on request",
		params: OfSession,
		body: Entry,
		answer: StrategyProgress,
	});
	app.post(`${base}/enter`, enter, (request) =>
		request.procedures.consultant.step.enter({
			...request.body,
			...request.params,
		}),
	);

	const progress = describe({
		tag,
		summary: "Read where a session is, and the runs that work for it; the current step first",
		params: OfSession,
		query: NoQuery,
		answer: StrategyProgress,
	});
	app.get(`${base}/progress`, progress, (request) =>
		request.procedures.consultant.step.progress(request.params),
	);
}
