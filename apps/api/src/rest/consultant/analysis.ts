import { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { EnhanceAnalysis } from "@throughline/domain/consultant/version";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { describe, type RestApp } from "../route.ts";

export function analysisRoutes(app: RestApp): void {
	const enhance = describe({
		tag: "Strategic consultant",
		summary: "Analyse a version with its research, and wait for it; who asks again joins",
		body: EnhanceAnalysis,
		answer: z.object({ analysis: EnhancedAnalysis }),
	});
	app.post("/api/strategic-consultant/analyze-enhanced", enhance, (request) =>
		request.procedures.consultant.analysis.enhance(request.body),
	);

	const start = describe({
		tag: "Strategic consultant",
		summary: "Start the enhanced analysis of a version, or join; follow the run that is answered",
		body: EnhanceAnalysis,
		answer: z.object({ runId: id }),
	});
	app.post("/api/strategic-consultant/analyze-enhanced/start", start, (request) =>
		request.procedures.consultant.analysis.start(request.body),
	);
}
