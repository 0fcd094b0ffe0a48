import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";

/** Several texts in a row, joined as the language that they are in joins them: "a, b and c". */
export function listText(texts: readonly string[], language: Language): string {
	return new Intl.ListFormat(language === "unknown" || language === "en" ? "en-GB" : language).format(texts);
}

/** Names in a row: behind the first, a small word that begins one has no capital ("… and a second shift"). */
export function inSentence(names: readonly string[], language: Language): string[] {
	const { function: small } = cuesOf(language);
	return names.map((name, at) => {
		const word = /^\p{Lu}\p{Ll}*(?=\s)/u.exec(name)?.[0] ?? "";
		const isSmall = word !== "" && word !== "I" && small.has(word.toLowerCase());
		return at > 0 && isSmall ? word.toLowerCase() + name.slice(word.length) : name;
	});
}
