import type { Transaction } from "@throughline/db/connect";
import type { ExpandWhy } from "@throughline/domain/consultant/session";
import type { z } from "zod";
import { CodedError } from "../error.ts";
import type { Writer } from "../writer.ts";
import { insertCustom } from "./custom-why.ts";
import { reword } from "./edit-why.ts";
import { childOf, sameOption, walk } from "./find-why.ts";
import { whysOf } from "./stored-tree.ts";
import type { WhyRow } from "./why-entity.ts";

type Asked = z.infer<typeof ExpandWhy>;

/**
 * Which why an expansion is asked for: the one with the id, else the one at the end of the path of options. Clients that
 * keep the tree to themselves make up ids, add whys and reword them: such a why is stored now. Throws NOT_FOUND.
 */
export async function meantWhy(tx: Transaction, write: Writer, asked: Asked): Promise<WhyRow> {
	const rows = await whysOf(tx, asked.sessionId);
	const known = rows.find(({ id }) => id === asked.nodeId);
	const own = asked.customOption ?? asked.selectedPath?.at(-1);
	if (asked.isCustom && own !== undefined) return await ownWhy(tx, write, rows, asked, { known, own });
	const found = known ?? atEnd(rows, asked.selectedPath ?? []) ?? asking(rows, asked);
	if (!found) throw new CodedError("NOT_FOUND", "There is no such why in this decision tree");
	return found;
}

/** A why in a person's own words: found, stored in place of the words that stood there, or added. */
async function ownWhy(
	tx: Transaction,
	write: Writer,
	rows: readonly WhyRow[],
	{ sessionId, selectedPath: path = [] }: Asked,
	{ known, own }: { known: WhyRow | undefined; own: string },
): Promise<WhyRow> {
	if (known && sameOption(known.option, own)) return known;
	const last = path.at(-1);
	const endsInOwn = last !== undefined && sameOption(last, own);
	// The path leads to this very why, only with other words at its end: it has been edited.
	if (known && endsInOwn && path.length === known.depth)
		return childOf(rows, known.parentId, own) ?? (await reword(tx, write, rows, known, own));
	const above = endsInOwn ? path.slice(0, -1) : path;
	const parent = known ?? atEnd(rows, above) ?? null;
	if (!parent && above.length > 0)
		throw new CodedError("NOT_FOUND", "There is no such path in this decision tree");
	return (
		childOf(rows, parent?.id ?? null, own) ??
		(await insertCustom(tx, write, rows, { sessionId, parent }, own))
	);
}

/** The why to which the whole path leads. */
function atEnd(rows: readonly WhyRow[], path: readonly string[]): WhyRow | undefined {
	const found = walk(rows, path);
	return found.length === path.length ? found.at(-1) : undefined;
}

/** The one why that raises this question at this level. */
function asking(rows: readonly WhyRow[], { parentQuestion, currentDepth }: Asked): WhyRow | undefined {
	if (parentQuestion == null) return undefined;
	const found = rows.filter(
		({ question, depth }) =>
			question === parentQuestion && (currentDepth === undefined || depth === currentDepth),
	);
	return found.length === 1 ? found[0] : undefined;
}
