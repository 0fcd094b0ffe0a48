import type { Language } from "../languages/language.ts";

/** Several texts in a row, joined as the language that they are in joins them: "a, b and c". */
export function listText(texts: readonly string[], language: Language): string {
	return new Intl.ListFormat(language === "unknown" || language === "en" ? "en-GB" : language).format(texts);
}
