import { ResearchResult } from "@throughline/domain/consultant/research";
import { SessionId, StartResearch } from "@throughline/domain/consultant/session";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { reads, router, works } from "../procedure.ts";
import { arriving } from "./arriving.ts";

export const researchRouter = router({
	/** Starts or joins the one research of a session and root cause. */
	start: works("write")
		.input(StartResearch)
		.output(z.object({ runId: id }))
		.mutation(() => arriving()),
	/** The research of the session's newest version; null before there is one. */
	result: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(ResearchResult.nullable())
		.query(() => arriving()),
});
