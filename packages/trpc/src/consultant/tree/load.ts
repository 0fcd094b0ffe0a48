import type { Executor, Transaction } from "@throughline/db/connect";
import { strategySession, whysNode } from "@throughline/db/schema";
import type { WhysNode, WhysTree } from "@throughline/domain/consultant/whys";
import { asc, eq } from "drizzle-orm";
import type { WhyRow } from "./entity.ts";

/** All whys of a session, each level in its order. */
export async function loadWhys(db: Executor, sessionId: string): Promise<WhyRow[]> {
	return await db
		.select()
		.from(whysNode)
		.where(eq(whysNode.sessionId, sessionId))
		.orderBy(asc(whysNode.depth), asc(whysNode.position), asc(whysNode.id));
}

/** What the first level answers; "" before there is a tree. */
export async function loadRootQuestion(db: Executor, sessionId: string): Promise<string> {
	const [row] = await db
		.select({ rootQuestion: strategySession.rootQuestion })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	return row?.rootQuestion ?? "";
}

/** The tree that the rows of a session make; null when there is none. */
export function toTree(rootQuestion: string | null, rows: readonly WhyRow[]): WhysTree | null {
	return rows.length === 0 ? null : { rootQuestion: rootQuestion ?? "", branches: toBranches(null, rows) };
}

/** The answers to the question of a why (null: to the root question), each with what stands below it. */
export function toBranches(parentId: string | null, rows: readonly WhyRow[]): WhysNode[] {
	const children = Map.groupBy(rows, (row) => row.parentId);
	const below = (id: string | null): WhysNode[] =>
		(children.get(id) ?? []).map((row) => ({ ...toNode(row), branches: below(row.id) }));
	return below(parentId);
}

/** A row in the shape of the tree, without what stands below it. */
export function toNode(row: WhyRow): WhysNode {
	return {
		id: row.id,
		option: row.option,
		question: row.question ?? "",
		consideration: row.consideration ?? "",
		supporting_evidence: row.supportingEvidence,
		counter_arguments: row.counterArguments,
		supporting_quotes: row.supportingQuotes,
		counter_quotes: row.counterQuotes,
		verdict: row.verdict,
		...(row.author && { author: row.author }),
		isCustom: row.isCustom,
		isLeaf: row.isLeaf,
		depth: row.depth,
		version: row.version,
		branches: [],
	};
}

/** Lets nobody else change the session's tree until the transaction ends. */
export async function lockTree(tx: Transaction, sessionId: string): Promise<void> {
	await tx
		.select({ id: strategySession.id })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId))
		.for("update");
}
