import type { whysNode } from "@throughline/db/schema";

export type WhyRow = typeof whysNode.$inferSelect;

/** The whys of a path of options, from level 1 as deep as the tree follows it: it may have been made anew since. */
export function pathOf<Row extends Pick<WhyRow, "id" | "parentId" | "option">>(
	nodes: readonly Row[],
	options: readonly string[],
): Row[] {
	const path: Row[] = [];
	for (const option of options) {
		const parentId = path.at(-1)?.id ?? null;
		const next = nodes.find((node) => node.parentId === parentId && node.option === option);
		if (!next) break;
		path.push(next);
	}
	return path;
}

/** The whys from level 1 down to a node; none when it is not in the tree. */
export function pathTo<Row extends Pick<WhyRow, "id" | "parentId">>(
	nodes: ReadonlyMap<string, Row>,
	nodeId: string | null,
): Row[] {
	const path: Row[] = [];
	for (let at = nodeId; at !== null; ) {
		const node = nodes.get(at);
		if (!node || path.includes(node)) break;
		path.unshift(node);
		at = node.parentId;
	}
	return path;
}
