import { type CueKind, cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { isNameless } from "../languages/people/nameless.ts";
import { wordsOf } from "../languages/words.ts";
import { dateLexiconOf } from "./dates/date-lexicon.ts";
import { lexiconOf } from "./words/lexicon.ts";
import { fold } from "./words/tokens.ts";

const empty: readonly CueKind[] = [
	"function",
	"linking",
	"timing",
	"now",
	"mean",
	"target",
	"mustBe",
	"exceeding",
	"ordinal",
	"anaphor",
	"negation",
];

/** Months, days, weeks, quarters, seasons and feasts. */
const times = ["months", "weekdays", "weeks", "seasons", "feasts"] as const;

/** Whether a lower-case word tells when, how much or what for, and never what: a name needs another. */
export function namesNothing(word: string, language: Language): boolean {
	const cues = cuesOf(language);
	if (isNameless(word, language) || empty.some((kind) => cues[kind].has(word))) return true;
	const plain = fold(word);
	const dates = dateLexiconOf(language);
	if (times.some((kind) => dates[kind].byFirst.has(plain))) return true;
	return (
		dates.quarters.has(plain) || dates.halves.has(plain) || lexiconOf(language).numbers.byFirst.has(plain)
	);
}

/** Whether the head of a column tells only of when or what for its figures are: "Week 18", "2024/25", "Target". */
export function isColumnOfTime(header: string, language: Language): boolean {
	const words = wordsOf(header);
	if (words.length === 0) return /\d/.test(header);
	return words.every((word) => namesNothing(word, language) || namesNothing(word, "en"));
}
