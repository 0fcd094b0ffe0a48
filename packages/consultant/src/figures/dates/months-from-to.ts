import type { Language } from "../../languages/language.ts";
import { phraseAt } from "../words/phrases.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import { type DateLexicon, dateLexiconOf } from "./date-lexicon.ts";

/**
 * How many months a stretch of a text names from one month to another, both inclusive, over the turn of a year too:
 * 5 for "November to March". Null where it names none.
 */
export function monthsFromTo(text: string, language: Language): number | null {
	const dates = dateLexiconOf(language);
	const tokens = tokenize(text, false);
	for (const at of tokens.keys()) {
		const first = phraseAt(tokens, at, dates.months);
		const link = first && linkAt(tokens, pastYear(tokens, first.next), dates);
		const last = link === null ? null : phraseAt(tokens, link, dates.months);
		if (first && last) return ((last.value - first.value + 12) % 12) + 1;
	}
	return null;
}

function pastYear(tokens: readonly Token[], at: number): number {
	return /^(?:19|20)\d\d$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
}

/** Past "to", "bis Ende", "jusqu'à fin", "–". */
function linkAt(tokens: readonly Token[], at: number, dates: DateLexicon): number | null {
	const next = /^[-‑–—]$/u.test(tokens[at]?.text ?? "") ? at + 1 : phraseAt(tokens, at, dates.to)?.next;
	if (next === undefined) return null;
	return phraseAt(tokens, next, dates.parts)?.next ?? next;
}
