import type { Language } from "../languages/language.ts";
import { capitalise } from "../wording/capitalise.ts";

/** What joins a sentence to the one before it, and says nothing where it stands alone. */
const joining: Record<Language, string> = {
	en: "and|but|so|yet|also|well|before anyone asks|by the way|to be honest|frankly|of course",
	de: "und|aber|doch|denn|also|nun|übrigens|ehrlich gesagt|offen gesagt|natürlich",
	fr: "et|mais|or|donc|alors|bref|d'ailleurs|d’ailleurs|à vrai dire|franchement",
	es: "y|e|pero|pues|así que|por cierto|la verdad|francamente",
	it: "e|ed|ma|però|quindi|dunque|tra l'altro|tra l’altro|a dire il vero|francamente",
	nl: "en|maar|dus|want|trouwens|overigens|eerlijk gezegd",
	unknown: "(?!)",
};

/** A sentence as it can stand in a question: without "And", "But" and asides in front of it. */
export function asQuestion(sentence: string, language: Language): string {
	const lead = new RegExp(`^(?:${joining[language]})(?:\\s*[,:–-])?\\s+(?=\\S)`, "iu");
	let rest = sentence.trim();
	// A few may follow each other: "And before anyone asks, …".
	for (let found = lead.exec(rest); found; found = lead.exec(rest)) rest = rest.slice(found[0].length);
	return capitalise(rest);
}
