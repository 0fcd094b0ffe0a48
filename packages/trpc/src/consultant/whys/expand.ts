import { createHash } from "node:crypto";
import type { Executor, Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { ExpandWhy } from "@throughline/domain/consultant/session";
import { deepestWhy, type WhysNode } from "@throughline/domain/consultant/whys";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { beginRun } from "../../run/begin.ts";
import type { Writer } from "../../writer.ts";
import { requireChangeable } from "../session/require.ts";
import type { ExpansionInput } from "./expansion-run.ts";
import { noTreeYet } from "./generate.ts";
import { resolveWhy } from "./resolve.ts";
import { loadWhys, toBranches } from "./tree.ts";

type Caller = Pick<Context, "address" | "advisors"> & { person: Person };

/** The why that is meant, and the run that finds its causes; no run when they are there, or when nothing may follow. */
export async function beginExpansion(
	ctx: Caller,
	tx: Transaction,
	write: Writer,
	asked: z.infer<typeof ExpandWhy>,
): Promise<{ nodeId: string; runId: string | null }> {
	const { sessionId, provider } = asked;
	const { rootQuestion } = await requireChangeable(tx, ctx.person, sessionId, { lock: true });
	if (rootQuestion === null) throw noTreeYet();
	const { id: nodeId, option, depth, isLeaf } = await resolveWhy(tx, write, asked);
	if (depth === deepestWhy || isLeaf) return { nodeId, runId: null };
	// A person's own whys do not stand in the way of finding more.
	const found = (await loadWhys(tx, sessionId)).some((row) => row.parentId === nodeId && !row.isCustom);
	if (found) return { nodeId, runId: null };
	const input: ExpansionInput = { sessionId, nodeId, option };
	const hash = createHash("sha256").update(option).digest("hex").slice(0, 16);
	const begun = await beginRun(ctx, tx, {
		kind: "whys-expansion",
		key: `whys-expansion/${nodeId}/${hash}`,
		sessionId,
		provider,
		input,
		again: true,
	});
	return { nodeId, runId: begun.id };
}

/** The stored answers to the question of a why. */
export async function expandedBranches(db: Executor, sessionId: string, nodeId: string): Promise<WhysNode[]> {
	return toBranches(nodeId, await loadWhys(db, sessionId));
}
