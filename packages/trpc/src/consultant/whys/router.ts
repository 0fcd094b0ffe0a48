import { rootQuestionOf } from "@throughline/consultant/whys/root-question";
import {
	CustomWhy,
	EditWhy,
	ExpandWhy,
	Finalized,
	FinalizeWhys,
	GeneratedTree,
	GenerateTree,
	SessionId,
	ValidateRootCause,
} from "@throughline/domain/consultant/session";
import { WhysNode, WhysTree } from "@throughline/domain/consultant/whys";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { announce } from "../../change.ts";
import { CodedError } from "../../error.ts";
import { reads, router, works, writes } from "../../procedure.ts";
import { finishedRun } from "../../run/events/events.ts";
import { assessSession } from "../case/assess.ts";
import { goOnUnready } from "../case/go-on.ts";
import { findLanguage } from "../case/language.ts";
import { admitUpload } from "../document/admit.ts";
import { requireTyped } from "../document/require-typed.ts";
import { requireChangeable, requireSession } from "../session-access.ts";
import { addWhy } from "../tree/custom.ts";
import { editWhy } from "../tree/edit.ts";
import { pathToRootCause } from "../tree/find.ts";
import { loadWhys, toTree } from "../tree/load.ts";
import { expandedBranches, startExpansion } from "./expand.ts";
import { finalizeRootCause } from "./finalize.ts";
import { ensureTree, startTree } from "./generate.ts";
import { validateRootCause } from "./validate.ts";

const StartedRun = z.object({ runId: id });

export const whysRouter = router({
	/** The stored tree; null before one was made. */
	tree: reads("read", { bulk: true })
		.input(z.strictObject({ sessionId: SessionId }))
		.output(WhysTree.nullable())
		.query(async ({ ctx, input }) => {
			const { rootQuestion } = await requireSession(ctx.db, ctx.person, input.sessionId);
			return toTree(rootQuestion, await loadWhys(ctx.db, input.sessionId));
		}),
	/** Starts or joins the making of the tree, without waiting. */
	start: works("write")
		.input(GenerateTree)
		.output(StartedRun)
		.mutation(async ({ ctx, input }) => {
			return await ctx.commit(async (tx, write) => {
				if (input.goOn) await goOnUnready(ctx, tx, write, input.sessionId);
				return { runId: (await startTree(ctx, tx, input)).id };
			});
		}),
	/** The same, and waits for the tree. */
	generate: works("write")
		.input(GenerateTree)
		.output(GeneratedTree)
		.mutation(async ({ ctx, input, signal }) => {
			const runId = await ctx.commit(async (tx, write) => {
				if (input.goOn) await goOnUnready(ctx, tx, write, input.sessionId);
				return (await startTree(ctx, tx, input)).id;
			});
			await finishedRun(ctx, runId, signal);
			const { rootQuestion } = await requireSession(ctx.db, ctx.person, input.sessionId);
			const assessment = await assessSession(ctx, input.sessionId, signal);
			const tree = toTree(rootQuestion, await loadWhys(ctx.db, input.sessionId));
			const { readiness } = assessment;
			if (!tree && (readiness.ready || readiness.goOn))
				throw new CodedError("CONFLICT", "This decision tree has been removed meanwhile");
			if (tree) return { tree, ...assessment };
			const { language } = await findLanguage(ctx.db, input.sessionId);
			const question = rootQuestionOf(assessment.problem, language);
			return { tree: { rootQuestion: question, branches: [] }, ...assessment };
		}),
	/** Starts or joins the search for the causes of a why, without waiting; no run when they are there. */
	startExpansion: works("write")
		.input(ExpandWhy)
		.output(z.object({ nodeId: id, runId: id.nullable() }))
		.mutation(({ ctx, input }) =>
			ctx.commit(async (tx, write) => {
				const started = await startExpansion(ctx, tx, write, input);
				await announce(tx, "consultant", null, input.sessionId);
				return started;
			}),
		),
	/** The causes of a why: those that are stored, or else new ones. */
	expand: works("write")
		.input(ExpandWhy)
		.output(z.object({ expandedBranches: z.array(WhysNode) }))
		.mutation(async ({ ctx, input, signal }) => {
			const { nodeId, runId } = await ctx.commit((tx, write) => startExpansion(ctx, tx, write, input));
			if (runId !== null) await finishedRun(ctx, runId, signal);
			return { expandedBranches: await expandedBranches(ctx.db, input.sessionId, nodeId) };
		}),
	addCustom: writes("write")
		.input(CustomWhy)
		.output(WhysNode)
		.mutation(({ ctx, input }) => addWhy(ctx, input)),
	/** Replaces the option, sets the next question and marks it custom; what stood below it is removed. */
	edit: writes("write")
		.input(EditWhy)
		.output(WhysNode)
		.mutation(({ ctx, input }) => editWhy(ctx, input)),
	validate: works("write")
		.input(ValidateRootCause)
		.output(z.object({ valid: z.boolean(), message: z.string() }))
		.mutation(({ ctx, input, signal }) => validateRootCause(ctx, input.rootCauseText, input, signal)),
	/** Finalizes the root cause and makes the version with its standard analysis and first decisions. */
	finalize: works("write", { bulk: true })
		.input(FinalizeWhys)
		.output(Finalized)
		.mutation(async ({ ctx, input, signal }) => {
			const { sessionId, rootCause, selectedPath, evidence, provider } = input;
			await requireChangeable(ctx.db, ctx.person, sessionId);
			const { valid, message } = await validateRootCause(ctx, rootCause, { sessionId, provider }, signal);
			if (!valid) throw new CodedError("INVALID_INPUT", message);
			const whysPath = pathToRootCause(rootCause, selectedPath);
			await ensureTree(ctx, sessionId, provider, signal);
			const document = evidence === undefined ? null : await requireTyped(ctx.texts, evidence, signal);
			if (document) await ctx.db.transaction((tx) => admitUpload(tx, ctx));
			const { versionNumber, runId, assumed } = await ctx.commit(async (tx, write) => {
				await requireChangeable(tx, ctx.person, sessionId, { lock: true });
				const finalized = { sessionId, rootCause, whysPath, evidence: document, provider };
				return await finalizeRootCause(ctx, tx, write, finalized);
			});
			await finishedRun(ctx, runId, signal);
			return { sessionId, versionNumber, rootCause, whysPath, assumed };
		}),
});
