import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { countSmallWords } from "./grammar/small-words.ts";
import { knownLanguages, type Language } from "./language.ts";
import { wordsOf } from "./words.ts";

/** So much of a text is enough to tell its language. */
const sample = 6_000;
/** In fewer words than this the detector guesses; the small words of each language are counted instead. */
const tooFew = 12;

/** Of which so much more of a text's words are small words than of any other, that language needs no detector. */
const clearlyMore = 0.25;

/** Loads a module at once, where an import would have to be waited for. */
const load = createRequire(import.meta.url);

/** The detector's data takes a third of a second and 130 MiB: it is loaded for the first text that needs it. */
function detect(text: string) {
	const { eld }: typeof import("eld/small") = load(fileURLToPath(import.meta.resolve("eld/small")));
	return eld.detect(text);
}

/** The language that a text is in when it is none of the known ones, as a code of ISO 639; null where that is not clear. */
export function foreignLanguageOf(text: string): string | null {
	const detected = detect(text.slice(0, sample));
	const isForeign = knownLanguages.every((language) => language !== detected.language);
	return isForeign && detected.language !== "" && detected.isReliable() ? detected.language : null;
}

/** The language of a text; "unknown" for any other, and for a text that has too little of one. */
export function detectLanguage(text: string): Language {
	const words = wordsOf(text.slice(0, sample));
	const shares = countSmallWords(words).map(({ language, count }) => ({
		language,
		share: count / Math.max(1, words.length),
	}));
	const [best, second] = shares;
	if (best && second && best.share - second.share >= clearlyMore) return best.language;
	if (words.length >= tooFew) {
		const detected = detect(words.join(" "));
		const found = shares.find(({ language }) => language === detected.language);
		if (found && (detected.isReliable() || found.share > 0.1)) return found.language;
		if (detected.isReliable()) return "unknown";
	}
	return best && best.share >= 0.2 ? best.language : "unknown";
}
