import { stemmer as nl } from "@orama/stemmers/dutch";
import { stemmer as en } from "@orama/stemmers/english";
import { stemmer as fr } from "@orama/stemmers/french";
import { stemmer as de } from "@orama/stemmers/german";
import { stemmer as it } from "@orama/stemmers/italian";
import { stemmer as es } from "@orama/stemmers/spanish";
import { cuesOf } from "./cues.ts";
import { withoutElision } from "./grammar/elision.ts";
import type { KnownLanguage, Language } from "./language.ts";
import { perLanguage } from "./per-language.ts";

const stemmers: Record<KnownLanguage, (word: string) => string> = { en, de, fr, es, it, nl };
const known = perLanguage((_: KnownLanguage) => new Map<string, string>());
/** Null of a word that says nothing. */
const tellingStems = perLanguage((_: Language) => new Map<string, string | null>());
/** So many stems of a language are kept; a text with more different words than that is stemmed again. */
const mostKnown = 50_000;
/** Longer ones are no words. */
const longestWord = 40;

/** "n° 2" holds a mark, no word: a lone "n" would deny. */
const word = /(?!n[°º])\p{L}[\p{L}\p{M}\p{N}'-]*/gu;

/** The words of a text in lower case, in order; elisions (`l'accès`, `d’une`) are cut into two. */
export function wordsOf(text: string): string[] {
	const found = text.toLowerCase().replaceAll("’", "'").match(word) ?? [];
	return found.some(isJoined)
		? found.flatMap((each) => (isJoined(each) ? withoutElision(each.replace(/['-]+$/, "")) : each))
		: found;
}

/** A mark inside, or at its end, where it belongs to no word. */
function isJoined(found: string): boolean {
	return found.includes("'") || found.endsWith("-");
}

/** The stem of a lower-case word; of an unknown language its first six letters. */
export function stemOf(plain: string, language: Language): string {
	if (plain.length > longestWord) return plain.slice(0, longestWord);
	if (language === "unknown") return plain.slice(0, 6);
	const stems = known(language);
	const had = stems.get(plain);
	if (had !== undefined) return had;
	const stem = stemmers[language](plain).slice(0, 9);
	if (stems.size < mostKnown) stems.set(plain, stem);
	return stem;
}

/** The words that say something: no articles, prepositions, auxiliaries or single letters. */
export function tellingWords(words: readonly string[], language: Language): string[] {
	const { function: empty } = cuesOf(language);
	return words.filter((each) => each.length >= 3 && !empty.has(each));
}

/** The stems of the words that say something. */
export function stemsOf(words: readonly string[], language: Language): string[] {
	const telling = tellingStems(language);
	const stems: string[] = [];
	for (const each of words) {
		let stem = telling.get(each);
		if (stem === undefined) {
			stem = tellingWords([each], language).length > 0 ? stemOf(each, language) : null;
			if (telling.size < mostKnown) telling.set(each, stem);
		}
		if (stem !== null) stems.push(stem);
	}
	return stems;
}

/** Two stems with so long a beginning in common are forms of one word: "form" and "formation". */
const sharedBeginning = 4;

/** Whether two stems are forms of one word. */
export function isOneWord(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	return one === other || (short.length >= sharedBeginning && long.startsWith(short));
}
