import type { Passage, Quote } from "@throughline/domain/consultant/evidence";
import { placeOf } from "@throughline/domain/consultant/evidence";
import type { Sentence } from "./memo.ts";

/** How the strategy's parts quote the memo and link to it. */
export type Cite = {
	/** The sentence as a quote that is found at its place in the stored memo. */
	quote(sentence: Sentence): Quote;
	/** Where the product shows it. */
	place(sentence: Sentence): string;
};

/** Quotes from the stored passages, each of which is one sentence. */
export function citeFrom(passages: ReadonlyMap<Sentence, Passage>): Cite {
	const stored = (sentence: Sentence) => {
		const passage = passages.get(sentence);
		if (!passage) throw new Error(`The memo has no passage for "${sentence}".`);
		return passage;
	};
	return {
		quote(sentence) {
			const { id, documentId, start, end, text } = stored(sentence);
			return { text, documentId, passageId: id, start, end, verified: true };
		},
		place: (sentence) => placeOf(stored(sentence)),
	};
}
