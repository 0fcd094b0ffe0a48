import { sameOption } from "@throughline/domain/consultant/same-option";
import { deepestWhy, firstFinalWhy } from "@throughline/domain/consultant/whys";
import { CodedError, invalidInput } from "../../error.ts";
import type { WhyRow } from "./entity.ts";

/** The why with this option below another one (null: on the first level). */
export function childOf(
	rows: readonly WhyRow[],
	parentId: string | null,
	option: string,
): WhyRow | undefined {
	return rows.find((row) => row.parentId === parentId && sameOption(row.option, option));
}

/** How far a path of options leads into the tree: the whys found, from level 1 on. */
export function followPath(rows: readonly WhyRow[], path: readonly string[]): WhyRow[] {
	const followed: WhyRow[] = [];
	for (const option of path) {
		const next = childOf(rows, followed.at(-1)?.id ?? null, option);
		if (!next) break;
		followed.push(next);
	}
	return followed;
}

/** The why with this id. Throws NOT_FOUND. */
export function requireWhy(rows: readonly WhyRow[], id: string): WhyRow {
	const row = rows.find((each) => each.id === id);
	if (!row) throw new CodedError("NOT_FOUND", "There is no such why in this decision tree");
	return row;
}

/** A why and everything below it. */
export function withBelow(rows: readonly WhyRow[], id: string): WhyRow[] {
	const itself = rows.filter((row) => row.id === id);
	const below = rows.filter((row) => row.parentId === id).flatMap((row) => withBelow(rows, row.id));
	return [...itself, ...below];
}

/** The whys from level 1 down to this one; none when it is not in the tree. */
export function pathTo(rows: readonly WhyRow[], id: string | null): WhyRow[] {
	const row = rows.find((each) => each.id === id);
	return row ? [...pathTo(rows, row.parentId), row] : [];
}

/**
 * The unbroken line of whys at whose end a root cause stands. A path that goes on below it ends there, and one that
 * says it more than once where it says it last; one that does not name it leads to it with one more step. Throws INVALID_INPUT when there is no level left for that.
 */
export function pathToRootCause(rootCause: string, path: readonly string[]): string[] {
	const at = path.findLastIndex((option) => sameOption(option, rootCause));
	if (at >= firstFinalWhy - 1) return path.slice(0, at + 1);
	if (at === -1 && path.length < deepestWhy) return [...path, rootCause];
	const message = "The root cause must be the end of the path of whys that leads to it";
	throw invalidInput([{ path: "rootCause", message }]);
}
