import { Decision } from "@throughline/domain/consultant/decision";
import { RegenerateDecisions, SelectDecisions, VersionDetail } from "@throughline/domain/consultant/version";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { router, works, writes } from "../procedure.ts";
import { arriving } from "./arriving.ts";

export const decisionRouter = router({
	start: works("write")
		.input(RegenerateDecisions)
		.output(z.object({ runId: id }))
		.mutation(() => arriving()),
	generateWithResearch: works("write")
		.input(RegenerateDecisions)
		.output(z.object({ decisions: z.array(Decision) }))
		.mutation(() => arriving()),
	/** Saves the choices. Another choice than the plan was made of takes the plan back; a finalized version is DECIDED. */
	select: writes("write")
		.input(SelectDecisions)
		.output(VersionDetail)
		.mutation(() => arriving()),
});
