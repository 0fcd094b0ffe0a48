import { cuesOf } from "../../languages/cues.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** Whether only one statement of a text has a stem. */
type SingleTest = (stem: string) => boolean;

export function singlesOf(statements: readonly Pick<Read, "stems">[]): SingleTest {
	const seen = new Map<string, number>();
	for (const { stems } of statements)
		for (const stem of new Set(stems)) seen.set(stem, (seen.get(stem) ?? 0) + 1);
	return (stem) => (seen.get(stem) ?? 0) <= 1;
}

const quotation = /["“„«»]\s?([^"“”„«»]{3,90}?)[.,!?]?\s?["”“»]/u;

/** "We've only got two hands each", he says: a few words of which none is said of anything else in the text. */
export function isHollow({ plain, language }: Read, isSingle: SingleTest): boolean {
	const [whole, inner = ""] = quotation.exec(plain) ?? [];
	if (whole === undefined) return false;
	const around = plain.replace(whole, " ").match(/\p{L}+/gu)?.length ?? 0;
	if (around > mostAround) return false;
	const said = wordsOf(inner);
	const { function: small } = cuesOf(language);
	const stems = stemsOf(said, language);
	return stems.length <= mostStems && stems.every(isSingle) && small.count(said.slice(0, 1)) > 0;
}

/** Who says it, and to whom. */
const mostAround = 8;
const mostStems = 3;
