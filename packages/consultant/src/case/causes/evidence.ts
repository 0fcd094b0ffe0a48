import type { Read } from "../../roles/statements.ts";
import type { Case } from "../build.ts";

/** What a case holds for and against the statements of a cause. */
export function evidenceOn(
	statements: readonly Read[],
	{ contradictions, corrections: { holds, links }, statements: all }: Case,
): { supporting: Read[]; counter: Read[] } {
	const own = new Set(statements.map(({ id }) => id));
	// Where a person said that the cause holds, nothing contradicts it any more.
	const against = contradictions.filter(
		({ id, one, other }) => !holds.has(id) && (own.has(one.id) || own.has(other.id)),
	);
	const measuring = new Set(
		links.flatMap(({ from, to, kind }) => (kind === "measures" && own.has(to) && !own.has(from) ? from : [])),
	);
	return {
		supporting: [...statements, ...(measuring.size === 0 ? [] : all.filter(({ id }) => measuring.has(id)))],
		counter: against.map(({ one, other }) => (own.has(one.id) ? other : one)),
	};
}
