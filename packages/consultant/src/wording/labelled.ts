import type { Language } from "../languages/language.ts";

/** What stands before a colon and what behind it; French sets the colon apart. */
export function labelled(label: string, text: string, language: Language): string {
	return `${label}${language === "fr" ? " :" : ":"} ${text}`;
}
