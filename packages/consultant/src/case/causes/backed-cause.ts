import { givenEvidence, type Quote } from "@throughline/domain/consultant/evidence";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import type { Case } from "../build.ts";
import { likeness } from "../likeness.ts";
import { quoteOf } from "../quote.ts";
import { type StatedCause, statedCause } from "./causes.ts";

/**
 * The case with a root cause that a person worded, or gave evidence for, as a cause of its own: it rests on the statements
 * that the quotes beside it hold. Every stage then says of it what the whys say.
 */
export function withBackedCause<Given extends Case>(
	case_: Given,
	rootCause: string,
	quotes: readonly Quote[],
): Given {
	const stated = statedCause(case_, rootCause);
	if (stated && isOfEvidence(stated, case_)) {
		const own = { ...stated, text: rootCause, ownText: null, isOwn: true as const };
		return { ...case_, causes: [...case_.causes.filter(({ id }) => id !== stated.id), own] };
	}
	if (quotes.length === 0 || stated) return case_;
	const stems = stemsOf(wordsOf(rootCause), case_.reading.language);
	const nearest = quotes.flatMap((quote) => nearestIn(quote, stems, case_) ?? []);
	const statements = [...new Set(nearest)];
	const [first] = statements;
	if (!first) return case_;
	const cause: StatedCause = {
		id: first.id,
		text: rootCause,
		ownText: null,
		named: null,
		statements,
		stems,
		score: 5,
		isOwn: true,
	};
	return { ...case_, causes: [...case_.causes, cause] };
}

/** Only what a person gave as evidence says so. */
function isOfEvidence({ statements }: StatedCause, { reading }: Case): boolean {
	const given = new Set(
		reading.documents.flatMap(({ id, name }) => (name.startsWith(givenEvidence) ? id : [])),
	);
	return statements.every(({ documentId }) => given.has(documentId));
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
