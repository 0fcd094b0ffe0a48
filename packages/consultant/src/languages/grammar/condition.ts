import { cuesOf } from "../cues.ts";
import type { Language } from "../language.ts";
import { wordsOf } from "../words.ts";

/** "Sollte es keine Antwort geben, …" */
const inverted = /^\s*(?:sollten?|should|dovesse|mocht(?:en)?)\s/iu;

/** Whether a sentence sets a condition: what would come, not what is. */
export function isConditional(text: string, language: Language): boolean {
	return inverted.test(text) || cuesOf(language).condition.count(wordsOf(text)) > 0;
}
