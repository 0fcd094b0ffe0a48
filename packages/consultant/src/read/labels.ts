import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import { letterSpaced } from "./headings.ts";

/** "Limits: …": the words before a paragraph's first colon. */
export function labelOf(text: string): string | null {
	return /^([^:.!?;|\t\n]{3,40}?)\s?:\s/u.exec(text)?.[1] ?? null;
}

/** What stands behind such a label up to the paragraph's end is one list of limits; other labels say what their sentence is. */
export function isOfLimits(label: string, language: Language): boolean {
	const words = wordsOf(label);
	return words.length <= 4 && cuesOf(language).headings.limit.count(words) > 0;
}

/** "O P T I O N S": letters with spaces between them are one word, wider gaps divide words. */
export function withoutSpacing(text: string): string {
	if (!letterSpaced.test(text)) return text;
	return text
		.split(/\s{2,}/)
		.map((word) => word.replaceAll(" ", ""))
		.join(" ");
}
