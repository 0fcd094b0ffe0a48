import type { Language } from "../languages/language.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { capitalise } from "../wording/capitalise.ts";

const lead = patternByLanguage(({ aside }) => new RegExp(`^${aside}(?:\\s*[,:–-])?\\s+(?=\\S)`, "iu"));

/** A sentence as it can stand in a question: without "And", "But" and asides in front of it. */
export function asQuestion(sentence: string, language: Language): string {
	let rest = sentence.trim();
	// A few may follow each other: "And before anyone asks, …".
	for (let found = lead(language).exec(rest); found; found = lead(language).exec(rest))
		rest = rest.slice(found[0].length);
	return capitalise(rest);
}
