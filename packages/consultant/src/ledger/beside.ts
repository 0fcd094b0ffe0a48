import type { Read } from "../roles/statements.ts";

/**
 * What stands before and behind a statement in its own paragraph, what began the sentence that ends before it, and what
 * stands before it below the same heading, whatever its paragraph: a turn of a chat, an item.
 */
export type Beside = {
	before: Read | undefined;
	next: Read | undefined;
	begun: Read | undefined;
	above: Read | undefined;
};

/** The neighbours of the statement at a place, as far as they stand in its paragraph. */
export function besideOf(statements: readonly Read[], at: number): Beside {
	const beside = (place: number) =>
		statements[place]?.block === statements[at]?.block ? statements[place] : undefined;
	const [before, earlier] = [beside(at - 1), beside(at - 2)];
	return {
		before,
		next: beside(at + 1),
		begun: goesOn(earlier, before) ? earlier : undefined,
		above: aboveOf(statements, at),
	};
}

/** What stands before a statement below the same heading; no title or letterhead. */
function aboveOf(statements: readonly Read[], at: number): Read | undefined {
	const [own, above] = [statements[at], statements[at - 1]];
	if (!own || !above || own.documentId !== above.documentId) return undefined;
	if (above.kind === "title" || above.kind === "letterhead" || above.kind === "row") return undefined;
	return own.headings.join("\n") === above.headings.join("\n") ? above : undefined;
}

/** Whether a statement is the second half of a sentence: "We throw away 148 grams each, | while the mean is 115." */
export function goesOn(first: Read | undefined, second: Read | undefined): boolean {
	if (!first || !second || first.block !== second.block || first.kind !== "sentence") return false;
	return (
		second.start - first.end <= mostBetween && /^\p{Ll}/u.test(second.plain) && !/[.!?:]$/u.test(first.plain)
	);
}

/** A mark, a space and what joins the halves ("alors que"). */
const mostBetween = 20;
