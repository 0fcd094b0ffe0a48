import { productLanguages } from "@throughline/domain/value/language";

/** Languages whose cue words the product has. */
export const knownLanguages = productLanguages;
export type KnownLanguage = (typeof knownLanguages)[number];

/** "unknown" is every other text, of which only language-free forms are read. */
export const languages = [...knownLanguages, "unknown"] as const;
export type Language = (typeof languages)[number];

/** The language in which the product answers a text: English beside one that it does not know. */
export function spoken(language: Language): KnownLanguage {
	return language === "unknown" ? "en" : language;
}
