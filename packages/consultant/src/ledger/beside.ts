import type { Read } from "../case/statements.ts";

/** What stands before and behind a statement in its own paragraph. */
export type Beside = { before: Read | undefined; next: Read | undefined };

/** The neighbours of the statement at a place, as far as they stand in its paragraph. */
export function besideOf(statements: readonly Read[], at: number): Beside {
	const beside = (place: number) =>
		statements[place]?.block === statements[at]?.block ? statements[place] : undefined;
	return { before: beside(at - 1), next: beside(at + 1) };
}
