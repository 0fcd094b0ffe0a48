import type { Quote } from "@throughline/domain/consultant/evidence";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import type { Case } from "../build.ts";
import { likeness } from "../likeness.ts";
import { quoteOf } from "../quote.ts";
import { statedCause } from "./causes.ts";

/**
 * The case with a root cause that a person worded, or gave evidence for, as a cause of its own: it rests on the statements
 * that the quotes beside it hold. Every stage then says of it what the whys say.
 */
export function withBackedCause<Given extends Case>(
	case_: Given,
	rootCause: string,
	quotes: readonly Quote[],
): Given {
	if (quotes.length === 0 || statedCause(case_, rootCause)) return case_;
	const stems = stemsOf(wordsOf(rootCause), case_.reading.language);
	const nearest = quotes.flatMap((quote) => nearestIn(quote, stems, case_) ?? []);
	const statements = [...new Set(nearest)];
	const [first] = statements;
	if (!first) return case_;
	const cause = { id: first.id, text: rootCause, ownText: null, named: null, statements, stems, score: 5 };
	return { ...case_, causes: [...case_.causes, cause] };
}

/** The statement of a quote that speaks most of a cause; null where none of it was read. */
function nearestIn(quote: Quote, stems: readonly string[], { statements, rarity }: Case): Read | null {
	const within = statements.filter((statement) => {
		const { documentId, start, end } = quoteOf(statement);
		return documentId === quote.documentId && start < quote.end && end > quote.start;
	});
	const nearness = (each: Read) => likeness(each.stems, stems, rarity);
	return within.toSorted((one, other) => nearness(other) - nearness(one))[0] ?? null;
}
