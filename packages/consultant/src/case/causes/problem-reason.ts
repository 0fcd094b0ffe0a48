import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../statements.ts";
import type { StatedCause } from "./causes.ts";
import { reasonIn } from "./reason.ts";

/** "…, because nobody is named for it" is as clear as a cause gets. */
const clear = 1.5;

/** The causes that stand in the problem's own sentences: "Invoices go out late because nobody is named for them". */
export function reasonsOfProblem(
	statements: readonly Read[],
	refuted: ReadonlySet<string>,
): readonly StatedCause[] {
	return [...new Set(statements)].flatMap((statement): StatedCause[] => {
		const reason = refuted.has(statement.id) ? null : reasonIn(statement);
		if (reason === null) return [];
		const stems = stemsOf(wordsOf(reason), statement.language);
		const id = `${statement.id} reason`;
		return [{ id, text: reason, ownText: null, named: null, statements: [statement], stems, score: clear }];
	});
}
