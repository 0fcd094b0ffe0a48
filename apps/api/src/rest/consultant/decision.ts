import { Decision } from "@throughline/domain/consultant/decision";
import { RegenerateDecisions, SelectDecisions, VersionDetail } from "@throughline/domain/consultant/version";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { describe, type RestApp } from "../route.ts";

const tag = "Strategic consultant";

export function decisionRoutes(app: RestApp): void {
	const generate = describe({
		tag,
		summary:
			"Draw up a version's decisions with its research, and wait for them; choices that still exist stay",
		body: RegenerateDecisions,
		answer: z.object({ decisions: z.array(Decision) }),
	});
	app.post("/api/strategic-consultant/decisions/generate-with-research", generate, (request) =>
		request.procedures.consultant.decision.generateWithResearch(request.body),
	);

	const start = describe({
		tag,
		summary: "Start drawing up the decisions with the research, or join; follow the run that is answered",
		body: RegenerateDecisions,
		answer: z.object({ runId: id }),
	});
	app.post("/api/strategic-consultant/decisions/start", start, (request) =>
		request.procedures.consultant.decision.start(request.body),
	);

	const select = describe({
		tag,
		summary: "Save the chosen option of every decision; another choice takes the plan back",
		body: SelectDecisions,
		answer: VersionDetail,
	});
	app.post("/api/strategic-consultant/decisions/select", select, (request) =>
		request.procedures.consultant.decision.select(request.body),
	);
}
