import { type KnownLanguage, knownLanguages, type Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import type { Phrases } from "./phrases.ts";

const phrases: Record<KnownLanguage, Phrases> = { en, de, fr, es, it, nl };

/** Where a language has no such phrase, nothing fits. */
const nothing = "(?!)";

/** The phrases of some languages, each list as one group of a regular expression. */
function grouped(languages: readonly KnownLanguage[]): Phrases {
	const group = (lists: readonly string[]) => {
		const alternatives = new Set(lists.flatMap((list) => (list === "" ? [] : list)));
		return alternatives.size === 0 ? nothing : `(?:${[...alternatives].join("|")})`;
	};
	const entries = Object.keys(en).map((name) => [
		name,
		group(languages.map((language) => phrases[language][name as keyof Phrases])),
	]);
	return Object.fromEntries(entries);
}

const ofAll = grouped(knownLanguages);
const phrasesOf = perLanguage((language) => (language === "unknown" ? ofAll : grouped([language])));

/** A pattern with the phrases of every language: for names, heads and marks, whose language is often not the text's. */
export function patternInAny(build: (words: Phrases) => RegExp): RegExp {
	return build(ofAll);
}

/** A pattern with the phrases of one language; in a text of an unknown one with those of all. */
export function patternByLanguage(build: (words: Phrases) => RegExp): (language: Language) => RegExp {
	return perLanguage((language) => build(phrasesOf(language)));
}
