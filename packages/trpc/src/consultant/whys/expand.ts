import { createHash } from "node:crypto";
import type { Executor, Transaction } from "@throughline/db/connect";
import { authorOf } from "@throughline/domain/consultant/author";
import { type ExpandWhy, SessionId } from "@throughline/domain/consultant/session";
import { deepestWhy, type WhysNode } from "@throughline/domain/consultant/whys";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { CodedError } from "../../error.ts";
import { askingOf, strategistOf } from "../../run/asking.ts";
import { defineRun } from "../../run/define.ts";
import type { RunCaller } from "../../run/start.ts";
import type { Writer } from "../../writer.ts";
import { loadMaterial } from "../material/material.ts";
import { requireChangeable } from "../session-access.ts";
import type { WhyRow } from "../tree/entity.ts";
import { pathTo } from "../tree/find.ts";
import { loadRootQuestion, loadWhys, lockTree, toBranches } from "../tree/load.ts";
import { resolveWhy } from "../tree/resolve.ts";
import { storeWhys } from "../tree/store.ts";
import { noTreeYet } from "./generate.ts";

const ExpansionInput = z.object({
	sessionId: SessionId,
	nodeId: id,
	option: z.string().describe("As it stood when it was asked for: another one has other causes"),
});

/** Finds the causes of a why: the level below it. */
export const whysExpansion = defineRun({
	kind: "whys-expansion",
	input: ExpansionInput,
	key({ nodeId, option }) {
		const hash = createHash("sha256").update(option).digest("hex").slice(0, 16);
		return `whys-expansion/${nodeId}/${hash}`;
	},
	deadlineMs: 120_000,
	async work(task, input, { advisors }) {
		const strategist = await strategistOf(task, advisors);
		const rows = await loadWhys(task.db, input.sessionId);
		const path = pathTo(rows, requireUnchanged(rows, input).id);
		await task.say(5, "Generating next level of Whys...");
		const material = await loadMaterial(task.db, input.sessionId);
		const rootQuestion = await loadRootQuestion(task.db, input.sessionId);
		const why = { rootQuestion, path: path.map(({ option }) => option) };
		const drafts = await task.step("expansion", () =>
			strategist.expand(material, why, askingOf(task, [10, 95], "expansion")),
		);
		const making = { sources: material.sources, author: authorOf(strategist) };
		return { result: { nodeId: input.nodeId }, found: { drafts, making } };
	},
	async save(tx, write, { drafts, making }, input) {
		const { sessionId } = input;
		await lockTree(tx, sessionId);
		const rows = await loadWhys(tx, sessionId);
		const parent = requireUnchanged(rows, input);
		const already = rows.filter(({ parentId }) => parentId === parent.id);
		await storeWhys(tx, { sessionId, parent, already, ...making }, drafts);
		await write.record({
			action: "expanded",
			area: "consultant",
			objectType: "why",
			objectId: parent.id,
			objectTitle: parent.option,
			programId: null,
			after: { options: drafts.map(({ option }) => option) },
		});
	},
});

/** The why that is being expanded. Throws CONFLICT when somebody has changed or replaced it meanwhile. */
function requireUnchanged(
	rows: readonly WhyRow[],
	{ nodeId, option }: z.infer<typeof ExpansionInput>,
): WhyRow {
	const row = rows.find(({ id: each }) => each === nodeId);
	if (row?.option !== option)
		throw new CodedError("CONFLICT", "This why has been changed meanwhile. Look at it again, then go on.");
	return row;
}

/** The why that is meant, and the run that finds its causes; no run when they are there, or when nothing may follow. */
export async function startExpansion(
	caller: RunCaller,
	tx: Transaction,
	write: Writer,
	asked: z.infer<typeof ExpandWhy>,
): Promise<{ nodeId: string; runId: string | null }> {
	const { sessionId, provider } = asked;
	const { rootQuestion } = await requireChangeable(tx, caller.person, sessionId, { lock: true });
	if (rootQuestion === null) throw noTreeYet();
	const { id: nodeId, option, depth, isLeaf } = await resolveWhy(tx, write, asked);
	if (depth === deepestWhy || isLeaf) return { nodeId, runId: null };
	// A person's own whys do not stand in the way of finding more.
	const isExpanded = (await loadWhys(tx, sessionId)).some((row) => row.parentId === nodeId && !row.isCustom);
	if (isExpanded) return { nodeId, runId: null };
	const run = await whysExpansion.start(caller, tx, { sessionId, nodeId, option }, { provider, again: true });
	return { nodeId, runId: run.id };
}

/** The stored answers to the question of a why. */
export async function expandedBranches(db: Executor, sessionId: string, nodeId: string): Promise<WhysNode[]> {
	return toBranches(nodeId, await loadWhys(db, sessionId));
}
