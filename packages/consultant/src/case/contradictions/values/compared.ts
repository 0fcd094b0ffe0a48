import { cuesOf } from "../../../languages/cues.ts";
import { isVerbal } from "../../../languages/grammar/verbal.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";

/** "162 g, against 95 g in other towns": what is usual, was before or is wanted is no other view of the same. */
export function isCompared(between: string, { language }: Read): boolean {
	const { usual, past, wanting, target } = cuesOf(language);
	// "41 t were thrown away": what only was done is no earlier value.
	const words = wordsOf(between).filter((word) => !(past.has(word) && isVerbal(word, language)));
	return [usual, past, wanting, target].some((list) => list.count(words) > 0);
}
