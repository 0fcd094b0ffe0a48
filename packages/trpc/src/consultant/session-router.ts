import {
	Analyzed,
	AnalyzeFiles,
	AnalyzeText,
	SessionId,
	SourceDocument,
	SourceText,
	StartFromPlaybook,
	StrategySession,
} from "@throughline/domain/consultant/session";
import { titleOf } from "@throughline/domain/consultant/text/title";
import { id, mostTogether, version } from "@throughline/domain/shape";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { findPlaybook, shelvesOf } from "../playbook/library.ts";
import { reads, router, works, writes } from "../procedure.ts";
import { finishedRun } from "../run/events/events.ts";
import { assessSession } from "./case/assess.ts";
import { startFromPlaybook } from "./case/start-from-playbook.ts";
import { admitUpload } from "./document/admit.ts";
import { requireTextSize, requireTyped } from "./document/require-typed.ts";
import { storeDocument } from "./document/store.ts";
import { startReading } from "./reading/start.ts";
import { readableDocuments, readSource, requireDocument } from "./session/documents.ts";
import { openSession } from "./session/open.ts";
import { analyzed, listSessions, readSession } from "./session/read.ts";
import { removeSession } from "./session/remove.ts";

export const sessionRouter = router({
	/** Who can serve here, and who does when nobody is chosen. */
	providers: reads("read").query(async ({ ctx }) => {
		const { providers, preferred } = await ctx.advisors.serving(ctx.db);
		return { providers: [...providers], preferred };
	}),
	/**
	 * Stores a typed text, in a new session or as more material of one that the caller may change. It counts as an upload
	 * does. Throws TOO_LARGE, RATE_LIMITED, QUOTA_EXCEEDED, UNREADABLE or TIMED_OUT.
	 */
	analyzeText: works("write", { bulk: true })
		.input(AnalyzeText)
		.output(Analyzed)
		.mutation(async ({ ctx, input, signal }) => {
			requireTextSize(input.text);
			if (!ctx.admitted) await ctx.db.transaction((tx) => admitUpload(tx, ctx));
			const document = await requireTyped(ctx.texts, input.text, signal);
			const title = titleOf(document.content, document.name);
			const { sessionId } = await ctx.commit(async (tx, write) => {
				const session = await openSession(
					{ tx, write, person: ctx.person },
					input.sessionId,
					title,
					input.provider,
				);
				await storeDocument({ tx, write }, session.id, document);
				return { sessionId: session.id };
			});
			return await analyzed(ctx.db, ctx.person, sessionId, await assessSession(ctx, sessionId, signal));
		}),
	/** Chooses the playbook that advises in a session: in a new one, which needs no text yet, or in an own one. */
	startFromPlaybook: works("write")
		.input(StartFromPlaybook)
		.output(z.object({ sessionId: SessionId }))
		.mutation(async ({ ctx, input }) => {
			const { person } = ctx;
			const { playbook } = await findPlaybook(await shelvesOf(ctx), input.playbookId);
			return await ctx.commit((tx, write) => startFromPlaybook({ tx, write, person }, input, playbook));
		}),
	/** Lets the caller send files or a text: takes one of their turns of the hour. Asked before the first byte is read. */
	admitUpload: writes("write")
		.input(z.strictObject({}))
		.output(z.object({ admitted: z.literal(true) }))
		.mutation(async ({ ctx }) => {
			await admitUpload(ctx.db, ctx);
			return { admitted: true as const };
		}),
	/** Starts or joins the run that reads the files which came with the call; null when all are known already. */
	startFiles: works("write", { bulk: true })
		.input(AnalyzeFiles)
		.output(z.object({ sessionId: SessionId, runId: id.nullable() }))
		.mutation(({ ctx, input }) => startReading(ctx, input)),
	/** The same, and waits until they have been read. */
	analyzeFiles: works("write", { bulk: true })
		.input(AnalyzeFiles)
		.output(Analyzed)
		.mutation(async ({ ctx, input, signal }) => {
			const { sessionId, runId } = await startReading(ctx, input);
			if (runId) await finishedRun(ctx, runId, signal);
			return await analyzed(ctx.db, ctx.person, sessionId, await assessSession(ctx, sessionId, signal));
		}),
	/** Own sessions and those that belong to nobody, the newest first. */
	list: reads("read")
		.output(z.array(StrategySession.omit({ inputText: true, documents: true })))
		.query(({ ctx }) => listSessions(ctx.db, ctx.person)),
	/** One that is open to the caller; of one of which a program came, what that program rests on. */
	byId: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(StrategySession)
		.query(({ ctx, input }) => readSession(ctx.db, ctx.person, input.sessionId)),
	/** Deletes a session with all that came of it, unless a program did; `trash.restore` brings it back. */
	remove: writes("write", { bulk: true })
		.input(z.strictObject({ sessionId: SessionId, version: version.optional() }))
		.output(z.object({ id: z.string(), undoId: id }))
		.mutation(({ ctx, input }) => removeSession(ctx, input)),
	/** The same of several, all or none; `trash.restoreMany` brings them back. */
	removeMany: writes("write", { bulk: true })
		.input(
			z.strictObject({
				sessions: z
					.array(z.strictObject({ sessionId: SessionId, version: version.optional() }))
					.min(1)
					.max(mostTogether),
			}),
		)
		.output(z.object({ undoIds: z.array(id) }))
		.mutation(async ({ ctx, input: { sessions } }) => {
			const undoIds: string[] = [];
			for (const session of sessions) undoIds.push((await removeSession(ctx, session)).undoId);
			return { undoIds };
		}),
	documents: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(z.array(SourceDocument))
		.query(({ ctx, input }) => readableDocuments(ctx.db, ctx.person, input.sessionId)),
	/** Where the host finds the original of a document, to hand it out. */
	file: reads("read")
		.input(z.strictObject({ documentId: id }))
		.output(z.object({ name: z.string(), mediaType: z.string(), storageKey: z.string() }))
		.query(async ({ ctx, input }) => {
			const { name, mediaType, storageKey } = await requireDocument(ctx.db, ctx.person, input.documentId);
			if (storageKey !== null) return { name, mediaType, storageKey };
			throw new CodedError("NOT_FOUND", "This document was typed; there is no file of it");
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
