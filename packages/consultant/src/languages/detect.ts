import { eld } from "eld/small";
import { cuesOf } from "./cues.ts";
import { knownLanguages, type Language } from "./language.ts";
import { wordsOf } from "./words.ts";

/** So much of a text is enough to tell its language. */
const sample = 6_000;
/** In fewer words than this the detector guesses; the small words of each language are counted instead. */
const tooFew = 12;

/** The language that a text is in when it is none of the known ones, as a code of ISO 639; null where that is not clear. */
export function foreignLanguageOf(text: string): string | null {
	const detected = eld.detect(text.slice(0, sample));
	const isForeign = knownLanguages.every((language) => language !== detected.language);
	return isForeign && detected.language !== "" && detected.isReliable() ? detected.language : null;
}

/** The language of a text; "unknown" for any other, and for a text that has too little of one. */
export function detectLanguage(text: string): Language {
	const words = wordsOf(text.slice(0, sample));
	const share = (language: Language) =>
		words.filter((word) => cuesOf(language).function.has(word)).length / Math.max(1, words.length);
	const [best] = knownLanguages
		.map((language) => ({ language, share: share(language) }))
		.sort((one, other) => other.share - one.share);
	if (words.length >= tooFew) {
		const detected = eld.detect(words.join(" "));
		const found = knownLanguages.find((language) => language === detected.language);
		if (found && (detected.isReliable() || share(found) > 0.1)) return found;
		if (detected.isReliable()) return "unknown";
	}
	return best && best.share >= 0.2 ? best.language : "unknown";
}
