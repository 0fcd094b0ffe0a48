import {
	Analyzed,
	AnalyzeText,
	SessionId,
	SourceDocument,
	SourceText,
	StrategySession,
} from "@throughline/domain/consultant/session";
import { titleOf } from "@throughline/domain/consultant/title";
import { id, version } from "@throughline/domain/shape";
import { z } from "zod";
import { reads, router, works, writes } from "../procedure.ts";
import { openSession } from "./open-session.ts";
import { documentsOf, readSource } from "./read-documents.ts";
import { inputOf, listSessions, readSession } from "./read-sessions.ts";
import { requireSession } from "./require-session.ts";
import { sessions } from "./session-entity.ts";
import { storeDocument } from "./store-document.ts";
import { typedDocument } from "./typed-document.ts";

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
		.mutation(async ({ ctx, input }) => {
			const document = typedDocument(input.text);
			const title = titleOf(document.content, document.name);
			const { sessionId } = await ctx.commit(async (tx, write) => {
				const session = await openSession({ tx, write, person: ctx.person }, input.sessionId, title);
				await storeDocument(tx, session.id, document);
				return { sessionId: session.id };
			});
			return {
				sessionId,
				inputContent: await inputOf(ctx.db, sessionId),
				documents: await documentsOf(ctx.db, sessionId),
			};
		}),
	/** Own sessions and those that belong to nobody, the newest first. */
	list: reads("read")
		.output(z.array(StrategySession.omit({ inputText: true, documents: true })))
		.query(({ ctx }) => listSessions(ctx.db, ctx.person)),
	byId: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(StrategySession)
		.query(({ ctx, input }) => readSession(ctx.db, ctx.person, input.sessionId)),
	/** Deletes a session with all that came of it but the programs; `trash.restore` brings it back. */
	remove: writes("write")
		.input(z.strictObject({ sessionId: SessionId, version: version.optional() }))
		.output(z.object({ id: z.string(), undoId: id }))
		.mutation(async ({ ctx, input: { sessionId, ...read } }) => {
			await requireSession(ctx.db, ctx.person, sessionId, { lock: true });
			return await ctx.write.remove(sessions, { id: sessionId, ...read });
		}),
	documents: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(z.array(SourceDocument))
		.query(async ({ ctx, input: { sessionId } }) => {
			await requireSession(ctx.db, ctx.person, sessionId);
			return await documentsOf(ctx.db, sessionId);
		}),
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
		.query(({ ctx, input }) => readSource(ctx.db, ctx.person, input)),
});
