import type { Language } from "../languages/language.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Figure } from "./figure.ts";

/** The stems of a text without its figures: "Found at the end of September: €0.9m" says nothing but when and how much. */
export function stemsBeside(figures: readonly Figure[], text: string, language: Language): string[] {
	return stemsOf(wordsOf(withoutFigures(figures, text)), language);
}

/** A text with a space where each of its figures stands. */
export function withoutFigures(figures: readonly Figure[], text: string): string {
	return [...figures]
		.sort((one, other) => other.start - one.start)
		.reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}
