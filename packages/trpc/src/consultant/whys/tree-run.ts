import type { Transaction } from "@throughline/db/connect";
import { whysNode } from "@throughline/db/schema";
import type { TreeDraft } from "@throughline/domain/consultant/offline/whys";
import { SessionId } from "@throughline/domain/consultant/session";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../../error.ts";
import type { RunHandler } from "../../run/task.ts";
import type { Writer } from "../../writer.ts";
import { askingOf, strategistOf } from "../asking.ts";
import { loadMaterial } from "../document/material.ts";
import type { Advisors, StoredMaterial } from "../ports.ts";
import { sessions } from "../session/entity.ts";
import { requireUnreferenced } from "./require-unreferenced.ts";
import { storeWhys } from "./store.ts";
import { loadWhys, lockTree } from "./tree.ts";

const TreeInput = z.object({
	sessionId: SessionId,
	again: z.boolean().describe("In place of the stored tree, which otherwise stays"),
});
export type TreeInput = z.infer<typeof TreeInput>;

const deadlineMs = 180_000;

export const noInput = "No strategic input found. Please start from the input page.";

/** For an answer of which no tree can be made. */
export const noTree = () => new CodedError("PROVIDER_FAILED", "Failed to generate decision tree");

/** Makes the first two levels of a session's decision tree. */
export function whysTreeRun({ advisors }: { advisors: Advisors }): RunHandler {
	return {
		deadlineMs,
		async work(task) {
			const { sessionId, again } = TreeInput.parse(task.run.input);
			const result = { sessionId };
			if (!again && (await loadWhys(task.db, sessionId)).length > 0) return { result };
			const strategist = strategistOf(task, advisors);
			await task.say(5, "Reading your material");
			const material = await loadMaterial(task.db, sessionId);
			if (material.passages.length === 0) throw new CodedError("NOT_READY", noInput);
			const draft = await task.step("tree", async () => {
				await task.say(10, "Generating Five Whys analysis...");
				const made = await strategist.whysTree(material, askingOf(task, [10, 95], "tree"));
				if (made.branches.length > 0) return made;
				throw noTree();
			});
			return { result, save: (tx, write) => replaceTree(tx, write, { sessionId, draft, material }) };
		},
	};
}

async function replaceTree(
	tx: Transaction,
	write: Writer,
	{ sessionId, draft, material }: { sessionId: string; draft: TreeDraft; material: StoredMaterial },
): Promise<void> {
	await lockTree(tx, sessionId);
	const old = await loadWhys(tx, sessionId);
	await requireUnreferenced(
		tx,
		old.map(({ id }) => id),
	);
	await tx.delete(whysNode).where(eq(whysNode.sessionId, sessionId));
	const place = { sessionId, parent: null, already: [], sources: material.sources };
	await storeWhys(tx, place, draft.branches);
	await write.update(sessions, { id: sessionId, version: "any" }, { rootQuestion: draft.rootQuestion });
	await write.record({
		action: old.length === 0 ? "created" : "replaced",
		area: "consultant",
		objectType: "decision tree",
		objectId: sessionId,
		objectTitle: draft.rootQuestion,
		programId: null,
		before: old.length === 0 ? {} : { options: old.map(({ option }) => option) },
		after: { options: draft.branches.map(({ option }) => option) },
	});
}
