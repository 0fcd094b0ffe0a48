import { cuesOf } from "../../languages/cues.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Cell } from "../../read/statement.ts";
import type { Read } from "../../roles/statements.ts";

/** "Who | What | By" below next steps: who is to do what of a row; null of any other row. */
export function rowTaskOf(
	statement: Pick<Read, "kind" | "cells" | "figures" | "headings" | "language">,
): { who: Cell; what: Cell } | null {
	const { kind, cells, figures, headings, language } = statement;
	if (kind !== "row" || figures.some((figure) => figure.kind === "money")) return null;
	const { nextSteps, columns } = cuesOf(language);
	if (!headings.slice(-1).some((name) => nextSteps.count(wordsOf(name)) > 0)) return null;
	// An owner may answer for a way that has its price in another row.
	const who = cells.find(({ header }) => columns.who.at(wordsOf(header), 0));
	const what = cells.find(
		({ header }) => columns.what.at(wordsOf(header), 0) || nextSteps.count(wordsOf(header)) > 0,
	);
	return who && what && who !== what ? { who, what } : null;
}
