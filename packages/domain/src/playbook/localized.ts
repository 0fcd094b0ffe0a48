import { z } from "zod";
import { requiredProse } from "../shape.ts";
import { type ProductLanguage, productLanguages } from "../value/language.ts";

/** A text of 1 to `most` characters. */
export const sentence = (most: number) => requiredProse(most, "Write a text here");

/** A text in one or several languages, at least one. */
export function localized(most: number) {
	return z
		.partialRecord(z.enum(productLanguages), sentence(most))
		.refine((texts) => Object.keys(texts).length > 0, "Write the text in at least one language");
}

export type Localized = Partial<Record<ProductLanguage, string>>;

/** The text in a language; English, then any other, where it has none in that. */
export function inLanguage(text: Localized, language: string): { text: string; language: ProductLanguage } {
	const wanted = productLanguages.find((each) => each === language && text[each] !== undefined);
	const available = wanted ?? productLanguages.find((each) => text[each] !== undefined) ?? "en";
	return { text: text[available] ?? "", language: available };
}
