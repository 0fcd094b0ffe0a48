import type { Transaction } from "@throughline/db/connect";
import { sameOption } from "@throughline/domain/consultant/same-option";
import type { ExpandWhy } from "@throughline/domain/consultant/session";
import type { z } from "zod";
import { CodedError, invalidInput } from "../../error.ts";
import type { Writer } from "../../writer.ts";
import { insertCustom } from "./custom.ts";
import { reword } from "./edit.ts";
import type { WhyRow } from "./entity.ts";
import { childOf, followPath } from "./find.ts";
import { loadWhys } from "./load.ts";

type Asked = z.infer<typeof ExpandWhy>;
type Call = { tx: Transaction; write: Writer; rows: readonly WhyRow[] };

/**
 * Which why an expansion is asked for: the one with the id, or without an id the one at the end of the path of options.
 * A client that keeps the tree to itself adds whys under ids of its own and rewords them: such a why is stored now.
 * @throws NOT_FOUND for an id or a path that is not in the tree, and INVALID_INPUT when id, path and depth contradict
 * each other
 */
export async function resolveWhy(tx: Transaction, write: Writer, asked: Asked): Promise<WhyRow> {
	const rows = await loadWhys(tx, asked.sessionId);
	const ownOption = asked.isCustom ? (asked.customOption ?? asked.selectedPath?.at(-1)) : undefined;
	const why =
		ownOption === undefined ? storedWhy(rows, asked) : await ownWhy({ tx, write, rows }, asked, ownOption);
	if (asked.currentDepth !== undefined && asked.currentDepth !== why.depth) {
		const message = `This why stands at level ${why.depth}, not at ${asked.currentDepth}`;
		throw invalidInput([{ path: "currentDepth", message }]);
	}
	return why;
}

/** A why that must be in the tree already. */
function storedWhy(rows: readonly WhyRow[], { nodeId, selectedPath: path = [] }: Asked): WhyRow {
	const atEnd = endOf(rows, path);
	if (nodeId == null) return atEnd ?? missing(path);
	const node = rows.find(({ id }) => id === nodeId);
	if (!node) throw new CodedError("NOT_FOUND", "There is no such why in this decision tree");
	if (path.length > 0 && atEnd?.id !== node.id) throw otherPath();
	return node;
}

/** A why in a person's own words: found, stored in place of the words that stood there, or added. */
async function ownWhy({ tx, write, rows }: Call, asked: Asked, own: string): Promise<WhyRow> {
	const { stands, above } = placeOf(rows, asked, own);
	if (stands && sameOption(stands.option, own)) return stands;
	const sibling = childOf(rows, above?.id ?? null, own);
	if (sibling) return sibling;
	if (stands) return await reword(tx, write, rows, stands, own);
	return await insertCustom(tx, write, rows, { sessionId: asked.sessionId, parent: above }, own);
}

/** Where an own why belongs: the why that stands there already, if any, and the one above it (null: the root question). */
function placeOf(
	rows: readonly WhyRow[],
	{ nodeId, selectedPath: path = [] }: Asked,
	own: string,
): { stands?: WhyRow; above: WhyRow | null } {
	const node = rows.find(({ id }) => id === nodeId);
	const last = path.at(-1);
	const endsInOwn = last !== undefined && sameOption(last, own);
	const steps = endsInOwn ? path.slice(0, -1) : path;
	const led = steps.length === 0 ? null : (endOf(rows, steps) ?? missing(steps));
	if (!node) return { above: led };
	const parent = rows.find(({ id }) => id === node.parentId) ?? null;
	const leadsThere = path.length === 0 || parent?.id === led?.id;
	// The path leads to this very why, perhaps with other words at its end: it has been edited.
	if (leadsThere && (endsInOwn || sameOption(node.option, own))) return { stands: node, above: parent };
	// Else the id names the why that the own one stands below.
	if (path.length > 0 && node.id !== led?.id) throw otherPath();
	return { above: node };
}

/** The why to which the whole path leads. */
function endOf(rows: readonly WhyRow[], path: readonly string[]): WhyRow | undefined {
	const steps = followPath(rows, path);
	return steps.length === path.length ? steps.at(-1) : undefined;
}

function missing(path: readonly string[]): never {
	if (path.length === 0)
		throw invalidInput([{ path: "nodeId", message: "Say which why: by its id, or by the path to it" }]);
	throw new CodedError("NOT_FOUND", "There is no such path in this decision tree");
}

const otherPath = () =>
	invalidInput([{ path: "selectedPath", message: "This path leads to another why than nodeId names" }]);
