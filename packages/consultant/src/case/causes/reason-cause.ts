import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import type { StatedCause } from "./causes.ts";
import { reasonIn } from "./reason.ts";

/** "…, because nobody is named for it" is as clear as a cause gets. */
const clear = 1.5;

/** The causes that stand in the problem's own sentences: "Invoices go out late because nobody is named for them". */
export function reasonsOfProblem(
	statements: readonly Read[],
	refuted: ReadonlySet<string>,
): readonly StatedCause[] {
	return [...new Set(statements)].flatMap((statement) => {
		const reason = refuted.has(statement.id) ? null : reasonIn(statement);
		return reason === null ? [] : [reasonCause(statement, reason, clear)];
	});
}

/** The reason that a statement gives, as a cause of its own. */
export function reasonCause(statement: Read, reason: string, score: number): StatedCause {
	return {
		id: `${statement.id} reason`,
		text: reason,
		ownText: null,
		named: null,
		statements: [statement],
		stems: stemsOf(wordsOf(reason), statement.language),
		score,
	};
}
