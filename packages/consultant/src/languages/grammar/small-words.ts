import { de } from "../de.ts";
import { en } from "../en.ts";
import { es } from "../es.ts";
import { fr } from "../fr.ts";
import { it } from "../it.ts";
import { type KnownLanguage, knownLanguages } from "../language.ts";
import { matchersOf } from "../matchers.ts";
import { nl } from "../nl.ts";

const { listsWith: languagesOf } = matchersOf<KnownLanguage>({
	en: en.function,
	de: de.function,
	fr: fr.function,
	es: es.function,
	it: it.function,
	nl: nl.function,
});

/** How many of some lower-case words are small ones of each language, such as articles; that with the most first. */
export function countSmallWords(words: readonly string[]): { language: KnownLanguage; count: number }[] {
	const counts = new Map(knownLanguages.map((language) => [language, 0]));
	for (const word of words)
		for (const language of languagesOf(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
	return [...counts]
		.map(([language, count]) => ({ language, count }))
		.sort((one, other) => other.count - one.count);
}

/** "And" in the six languages. */
export const ands: ReadonlySet<string> = new Set(["and", "und", "et", "y", "e", "en"]);
