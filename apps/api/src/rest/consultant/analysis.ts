import { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { EnhanceAnalysis } from "@throughline/domain/consultant/version";
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
		request.procedures.consultant.analysis.enhance(request.body as z.input<typeof EnhanceAnalysis>),
	);
}
