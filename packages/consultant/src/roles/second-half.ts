import type { Statement } from "../read/statement.ts";

/** "No night work; the agreement rules it out": whether a statement is the second half of the sentence before it. */
export function isSecondHalf(
	next: Pick<Statement, "block" | "order" | "kind" | "plain"> | undefined,
	one: Pick<Statement, "block" | "order"> | undefined,
): boolean {
	if (!one || next?.block !== one.block || next.order !== one.order + 1) return false;
	return next.kind === "sentence" && /^\p{Ll}/u.test(next.plain);
}
