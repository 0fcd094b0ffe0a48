import { countSmallWords } from "./grammar/small-words.ts";
import { type KnownLanguage, knownLanguages, type Language } from "./language.ts";
import { wordsOf } from "./words.ts";

/** The English names of the languages; null for one that the product does not know. */
export const languageNames: Record<Language, string | null> = {
	en: "English",
	de: "German",
	fr: "French",
	es: "Spanish",
	it: "Italian",
	nl: "Dutch",
	unknown: null,
};

/** Fewer words tell no language for sure. */
const fewWords = 40;
/** Of a text's words so many are small words of its language, and so many more than of any other. */
const ownShare = 0.2;
const clearlyMore = 0.15;

/**
 * The name of the language that a text is clearly written in, where that is another than the wanted one; null where it is
 * the wanted one, or too little of a text to say so. By small words alone, so that it takes no time.
 * @param wanted the English name of a language of the product
 */
export function otherLanguageOf(text: string, wanted: string): string | null {
	const language = knownLanguages.find((each): each is KnownLanguage => languageNames[each] === wanted);
	const words = wordsOf(text);
	if (!language || words.length < fewWords) return null;
	const counts = countSmallWords(words);
	const [most] = counts;
	const own = counts.find((each) => each.language === language)?.count ?? 0;
	if (!most || most.language === language) return null;
	const isClear = most.count >= ownShare * words.length && most.count - own >= clearlyMore * words.length;
	return isClear ? languageNames[most.language] : null;
}
