import {
	Analyzed,
	AnalyzeText,
	SessionId,
	SourceDocument,
	SourceText,
	StrategySession,
} from "@throughline/domain/consultant/session";
import { id, version } from "@throughline/domain/shape";
import { z } from "zod";
import { reads, router, works, writes } from "../procedure.ts";
import { arriving } from "./arriving.ts";

export const sessionRouter = router({
	/** Who can serve here, and who does when nobody is chosen. */
	providers: reads("read").query(({ ctx }) => ({
		providers: [...ctx.advisors.providers],
		preferred: ctx.advisors.preferred,
	})),
	/** Stores a typed text, in a new session or as more material of an own one. */
	analyzeText: works("write")
		.input(AnalyzeText)
		.output(Analyzed)
		.mutation(() => arriving()),
	/** Own sessions and those that belong to nobody, the newest first. */
	list: reads("read")
		.output(z.array(StrategySession.omit({ inputText: true, documents: true })))
		.query(() => arriving()),
	byId: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(StrategySession)
		.query(() => arriving()),
	remove: writes("write")
		.input(z.strictObject({ sessionId: SessionId, version: version.optional() }))
		.output(z.object({ id: z.string(), undoId: id }))
		.mutation(() => arriving()),
	documents: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(z.array(SourceDocument))
		.query(() => arriving()),
	/** Passages of a document around one of them, or from a position on. */
	source: reads("read")
		.input(
			z.strictObject({
				documentId: id,
				around: id.optional(),
				from: z.int().min(0).optional(),
				limit: z.int().min(1).max(500).optional(),
			}),
		)
		.output(SourceText)
		.query(() => arriving()),
});
