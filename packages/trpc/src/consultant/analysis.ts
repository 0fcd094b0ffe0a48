import { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { EnhanceAnalysis } from "@throughline/domain/consultant/version";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { router, works } from "../procedure.ts";
import { arriving } from "./arriving.ts";

export const analysisRouter = router({
	start: works("write")
		.input(EnhanceAnalysis)
		.output(z.object({ runId: id }))
		.mutation(() => arriving()),
	enhance: works("write")
		.input(EnhanceAnalysis)
		.output(z.object({ analysis: EnhancedAnalysis }))
		.mutation(() => arriving()),
});
