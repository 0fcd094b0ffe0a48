import { dateLexiconOf } from "../../figures/dates/date-lexicon.ts";
import { cuesOf } from "../../languages/cues.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { speaksOfUs } from "../../languages/subjects/share-words.ts";

/** "That is 15 %", "we guarantee 97 %": names nothing without the sentence before, or is somebody's word. */
export function pointsElsewhere(sentence: string, language: Language): boolean {
	const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
	return namesAnother(sentence, language) || words.some((word) => speaksOfUs(word, language));
}

/** "And in October … went out later than that", "they did so for 61 %": who or what, another sentence says. */
export function namesAnother(sentence: string, language: Language): boolean {
	const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
	const { anaphor } = cuesOf(language);
	const points = anaphor.has(words[0] ?? "") && !opensWithNoun(sentence, language);
	const leans = opensWithAnd(language).test(sentence) || points || anaphor.has(words.at(-1) ?? "");
	return leans || namesThose(language).test(sentence);
}

/** "Das Bad war …", "het zwembad was …": an article, where "das war …" points. */
function opensWithNoun(sentence: string, language: Language): boolean {
	const [first = "", second = ""] = sentence.match(/\p{L}+/gu) ?? [];
	if (!dateLexiconOf(language).articles.has(first.toLowerCase())) return false;
	if (language === "de") return /^\p{Lu}/u.test(second);
	return !cuesOf(language).function.has(second) && !isVerbal(second, language);
}

const namesThose = patternByLanguage(({ those }) => new RegExp(`(?<!\\p{L})(?:${those})(?!\\p{L})`, "u"));

export const opensWithAnd = patternByLanguage(({ and }) => new RegExp(`^(?:${and})\\s`, "iu"));
