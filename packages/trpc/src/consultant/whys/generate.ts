import type { Transaction } from "@throughline/db/connect";
import { authorOf } from "@throughline/domain/consultant/author";
import { type GenerateTree, SessionId } from "@throughline/domain/consultant/session";
import type { Provider } from "@throughline/domain/run";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { CodedError } from "../../error.ts";
import { askingOf, strategistOf } from "../../run/asking.ts";
import { defineRun } from "../../run/define.ts";
import type { RunRow } from "../../run/enqueue.ts";
import { finishedRun } from "../../run/events/events.ts";
import type { RunCaller } from "../../run/start.ts";
import type { Writer } from "../../writer.ts";
import { assessMaterial } from "../case/assess.ts";
import { loadMaterial } from "../material/material.ts";
import { sessions } from "../session/entity.ts";
import { requireChangeable } from "../session-access.ts";
import { loadWhys, lockTree } from "../tree/load.ts";
import { grownAsBefore, type NewTree, renewWhys } from "../tree/renew.ts";
import { requireUnreferenced } from "../tree/require-unreferenced.ts";
import type { Making } from "../tree/store.ts";

const TreeInput = z.object({
	sessionId: SessionId,
	again: z.boolean().describe("In place of the stored tree, which otherwise stays"),
});

const noInput = "No strategic input found. Please start from the input page.";

/** For an answer of which no tree can be made. */
export const noTree = () => new CodedError("PROVIDER_FAILED", "Failed to generate decision tree");

/** For what needs a tree, in a session that has none. */
export const noTreeYet = () =>
	new CodedError("NOT_READY", "This session has no decision tree yet. Generate it first.");

/** Makes the first two levels of a session's decision tree. */
export const treeGeneration = defineRun({
	kind: "whys-tree",
	input: TreeInput,
	key: ({ sessionId }) => `whys-tree/${sessionId}`,
	deadlineMs: 180_000,
	async work(task, { sessionId, again }, { advisors }) {
		const result = { sessionId };
		if (!again && (await loadWhys(task.db, sessionId)).length > 0) return { result };
		const strategist = await strategistOf(task, advisors);
		await task.say(5, "Reading your material");
		const material = await loadMaterial(task.db, sessionId);
		if (material.passages.length === 0) throw new CodedError("NOT_READY", noInput);
		const { readiness } = await assessMaterial(advisors, material, task.signal);
		// Nothing is paid for a case that cannot be walked, until a person says to go on.
		if (!readiness.ready && !readiness.goOn) return { result };
		const draft = await task.step("tree", async () => {
			await task.say(10, "Generating Five Whys analysis...");
			const made = await strategist.whysTree(material, askingOf(task, [10, 95], "tree"));
			if (made.branches.length > 0) return made;
			throw noTree();
		});
		const old = again ? await loadWhys(task.db, sessionId) : [];
		const tree = await task.step("as before", () =>
			grownAsBefore(draft, strategist.provider === "offline" ? old : [], (path) =>
				strategist.expand(material, { rootQuestion: draft.rootQuestion, path }, askingOf(task, [95, 95])),
			),
		);
		const making = { sources: material.sources, author: authorOf(strategist) };
		return { result, found: { tree, making } };
	},
	save: (tx, write, found, { sessionId }) => replaceTree(tx, write, sessionId, found),
});

/** Starts or joins the making of a session's tree. Throws DECIDED when a program rests on the one to be replaced. */
export async function startTree(
	caller: RunCaller,
	tx: Transaction,
	{ sessionId, provider, again = false }: z.infer<typeof GenerateTree>,
): Promise<RunRow> {
	await requireChangeable(tx, caller.person, sessionId);
	const stored = await loadWhys(tx, sessionId);
	if (again) {
		await requireUnreferenced(
			tx,
			stored.map(({ id }) => id),
		);
	}
	// A run on a case that was not ready has left no tree: by now it may be ready, or a person says to go on.
	const anew = again || stored.length === 0;
	return await treeGeneration.start(caller, tx, { sessionId, again }, { provider, again: anew });
}

/**
 * Sees to it that a session has its tree, for a client that finalizes a cause without having asked for one; waits until it
 * is made.
 */
export async function ensureTree(
	ctx: RunCaller & Pick<Context, "db" | "runs">,
	sessionId: string,
	provider: Provider | undefined,
	signal: AbortSignal | undefined,
): Promise<void> {
	const { rootQuestion } = await requireChangeable(ctx.db, ctx.person, sessionId);
	if (rootQuestion !== null) return;
	// Not through `ctx.commit`: the call's own writes come later, and count as its one answer.
	const run = await ctx.db.transaction((tx) => startTree(ctx, tx, { sessionId, provider }));
	await finishedRun(ctx, run.id, signal);
}

async function replaceTree(
	tx: Transaction,
	write: Writer,
	sessionId: string,
	{ tree, making }: { tree: NewTree; making: Making },
): Promise<void> {
	await lockTree(tx, sessionId);
	const old = await loadWhys(tx, sessionId);
	await requireUnreferenced(
		tx,
		old.map(({ id }) => id),
	);
	await renewWhys(tx, { sessionId, old, making }, tree);
	await write.update(sessions, { id: sessionId, version: "any" }, { rootQuestion: tree.rootQuestion });
	await write.record({
		action: old.length === 0 ? "created" : "replaced",
		area: "consultant",
		objectType: "decision tree",
		objectId: sessionId,
		objectTitle: tree.rootQuestion,
		programId: null,
		before: old.length === 0 ? {} : { options: old.map(({ option }) => option) },
		after: { options: tree.branches.map(({ option }) => option) },
	});
}
