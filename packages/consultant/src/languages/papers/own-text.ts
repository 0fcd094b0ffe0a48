import type { KnownLanguage, Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/** How what is said to somebody speaks of what they wrote, and what leads up to that behind a heading. */
const forms: Record<KnownLanguage, { text: string; lead: string }> = {
	en: { text: "your text", lead: "(?:named |stated )?(?:of|in|from|by)" },
	de: { text: "Ihr(?:em|en|es)? Text(?:es)?", lead: "(?:aus|in|nach)" },
	fr: { text: "votre texte", lead: "(?:nommées |citées )?(?:de|dans)" },
	es: { text: "su texto", lead: "(?:nombrados )?(?:de|en|según)" },
	it: { text: "(?:il|nel|del|dal) testo", lead: "(?:indicati )?" },
	nl: { text: "uw tekst", lead: "(?:genoemd )?(?:uit|in|volgens)" },
};

const patternsOf = perLanguage((language: KnownLanguage) => {
	const { text, lead } = forms[language];
	return {
		mention: new RegExp(`(?<!\\p{L})(?:${text})(?!\\p{L})`, "iu"),
		ending: new RegExp(`\\s${lead}\\s?${text}$`, "iu"),
	};
});

/** Whether something speaks of the text of whoever reads it: "Your text gives no price". */
export function speaksOfText(said: string, language: Language): boolean {
	return language !== "unknown" && patternsOf(language).mention.test(said);
}

/** "Measures of your text" as "Measures". */
export function withoutMentionOfText(heading: string, language: Language): string {
	return language === "unknown" ? heading : heading.replace(patternsOf(language).ending, "");
}
