import { cuesOf } from "../languages/cues.ts";
import { isPronoun, opensNoun } from "../languages/grammar/noun-openers.ts";
import { isVerbal } from "../languages/grammar/verbal.ts";
import { hasForm } from "../languages/grammar/word-forms.ts";
import type { Language } from "../languages/language.ts";
import { stemOf } from "../languages/words.ts";

type Noun = {
	/** In lower case, as it first stands there. */
	word: string;
	times: number;
};

/**
 * The nouns of some texts, by their stems: what stands somewhere where only a noun stands. A word that only opens a
 * sentence is none; nor is one with a capital outside German, which is a name there.
 */
export function nounsOf(texts: readonly string[], language: Language): ReadonlyMap<string, Noun> {
	const nouns = new Map<string, Noun>();
	for (const text of texts)
		for (const given of withNeighbours(text)) {
			if (!isNoun(given, language)) continue;
			const word = given.word.toLowerCase();
			const stem = stemOf(word, language);
			const noun = nouns.get(stem) ?? { word, times: 0 };
			nouns.set(stem, { ...noun, times: noun.times + 1 });
		}
	return nouns;
}

/** A word with the two right before it and the one right behind it, those in lower case; "" for none, or past a mark. */
type Placed = { word: string; before: string; beforeThat: string; after: string };

function isNoun({ word, before, beforeThat, after }: Placed, language: Language): boolean {
	const opener = opensNoun(before, language);
	if (!opener || isPronoun(before, beforeThat)) return false;
	if (language === "de") return /^\p{Lu}\p{Ll}/u.test(word);
	if (!/^\p{Ll}/u.test(word) || isVerbal(word, language) || opensNoun(word, language)) return false;
	if (!opener.surely && hasForm(word, "infinitive", language)) return false;
	// "De oude planning": Dutch writes compounds in one, so that only an adjective stands before another word.
	const isLast = after === "" || cuesOf(language).function.has(after) || isVerbal(after, language);
	return language !== "nl" || isLast;
}

function withNeighbours(text: string): Placed[] {
	const found = [...text.matchAll(/\p{L}[\p{L}\p{M}-]*/gu)].map(({ 0: word, index }, at, all) => {
		const last = all[at - 1];
		const gap = last ? text.slice(last.index + last[0].length, index) : "";
		return { word, isNext: /^(?:\s|['’])$/u.test(gap) };
	});
	const plain = (at: number) => found[at]?.word.toLowerCase() ?? "";
	return found.map(({ word, isNext }, at) => {
		const before = isNext ? plain(at - 1) : "";
		return {
			word,
			before,
			beforeThat: before !== "" && found[at - 1]?.isNext ? plain(at - 2) : "",
			after: found[at + 1]?.isNext ? plain(at + 1) : "",
		};
	});
}
