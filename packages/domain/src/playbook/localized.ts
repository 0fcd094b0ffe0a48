import { z } from "zod";
import { requiredProse } from "../shape.ts";

/**
 * The languages that the product has words of: it reads and answers in them, and a playbook may speak them. The shipped
 * ones have English and German.
 */
export const playbookLanguages = ["en", "de", "fr", "es", "it", "nl"] as const;
export type PlaybookLanguage = (typeof playbookLanguages)[number];

/** A text of 1 to `most` characters. */
export const sentence = (most: number) => requiredProse(most, "Write a text here");

/** A text in one or several languages, at least one. */
export function localized(most: number) {
	return z
		.partialRecord(z.enum(playbookLanguages), sentence(most))
		.refine((texts) => Object.keys(texts).length > 0, "Write the text in at least one language");
}

export type Localized = Partial<Record<PlaybookLanguage, string>>;

/** The text in a language; English, then any other, where it has none in that. */
export function inLanguage(text: Localized, language: string): { text: string; language: PlaybookLanguage } {
	const wanted = playbookLanguages.find((each) => each === language && text[each] !== undefined);
	const found = wanted ?? playbookLanguages.find((each) => text[each] !== undefined) ?? "en";
	return { text: text[found] ?? "", language: found };
}
