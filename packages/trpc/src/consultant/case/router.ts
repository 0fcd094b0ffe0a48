import { CaseAssessment, StoredCorrection } from "@throughline/domain/consultant/case";
import {
	AnswerQuestion,
	CaseStanding,
	CaseView,
	ChangeCase,
	CorrectCase,
	ReadCase,
	UndoCorrection,
} from "@throughline/domain/consultant/case/view";
import { SessionId } from "@throughline/domain/consultant/session";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { reads, router, works, writes } from "../../procedure.ts";
import { admitUpload } from "../document/admit.ts";
import { requireTyped } from "../document/require-typed.ts";
import { listCorrections } from "../material/corrections.ts";
import { requireChangeable, requireSession } from "../session-access.ts";
import { answerText, requireAsked, requireWords, storeAnswer } from "./answer.ts";
import { assessSession } from "./assess.ts";
import { correctCase } from "./correct.ts";
import { readCaseView, readStanding } from "./read.ts";
import { undoCorrection } from "./undo.ts";

const OfSession = z.strictObject({ sessionId: SessionId });

export const caseRouter = router({
	/**
	 * What was read of a session's texts, with every correction, and what became out of date by them. Of the
	 * statements those that are asked for, and of a long text a part of them.
	 */
	read: reads("read", { bulk: true })
		.input(ReadCase)
		.output(CaseView)
		.query(({ ctx, input, signal }) => readCaseView(ctx, input, signal)),
	/** Whether the case is ready; if not, what to ask. */
	assess: reads("read", { bulk: true })
		.input(OfSession)
		.output(CaseAssessment)
		.query(async ({ ctx, input, signal }) => {
			await requireSession(ctx.db, ctx.person, input.sessionId);
			return await assessSession(ctx, input.sessionId, signal);
		}),
	/** What the later screens say of the case. */
	standing: reads("read")
		.input(OfSession)
		.output(CaseStanding)
		.query(({ ctx, input, signal }) => readStanding(ctx, input.sessionId, signal)),
	/** The corrections that hold, the newest last. */
	corrections: reads("read")
		.input(OfSession)
		.output(z.array(StoredCorrection))
		.query(async ({ ctx, input }) => {
			await requireSession(ctx.db, ctx.person, input.sessionId);
			return await listCorrections(ctx.db, input.sessionId);
		}),
	/** Corrects or confirms something. Throws INVALID_INPUT for what the case does not have, CONFLICT for a stale version. */
	correct: works("write", { bulk: true })
		.input(CorrectCase)
		.output(StoredCorrection)
		.mutation(({ ctx, input, signal }) => correctCase(ctx, { version: "any", ...input }, signal)),
	/** The same from the version that was read, and answers the case as it is then. */
	change: works("write", { bulk: true })
		.input(ChangeCase)
		.output(CaseView)
		.mutation(async ({ ctx, input, signal }) => {
			await correctCase(ctx, { ...input, version: input.version }, signal);
			return await readCaseView(ctx, { sessionId: input.sessionId, from: 0 }, signal);
		}),
	undo: writes("write")
		.input(UndoCorrection)
		.output(z.object({ id }))
		.mutation(({ ctx, input }) => undoCorrection(ctx, input)),
	/** Answers a question of the interview; the answer counts as a source. Throws INVALID_INPUT for another question or noise. */
	answer: works("write")
		.input(AnswerQuestion)
		.output(StoredCorrection)
		.mutation(async ({ ctx, input, signal }) => {
			await requireChangeable(ctx.db, ctx.person, input.sessionId);
			requireWords(input);
			await requireAsked(ctx, input, signal);
			await ctx.db.transaction((tx) => admitUpload(tx, ctx));
			const document = await requireTyped(ctx.texts, answerText(input), signal);
			return await ctx.commit((tx, write) => storeAnswer({ person: ctx.person, tx, write }, input, document));
		}),
});
