import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/** What is not allowed until a day: that day is not the one up to which money is given. Ends of words in German and Dutch. Written for speakers to review. */
const words: Record<KnownLanguage, string> = {
	en: "freeze|moratorium|ban|embargo|stop",
	de: "\\p{L}*(?:stopp|sperre)|moratorium",
	fr: "gel|moratoire|blocage|suspension",
	es: "congelación|moratoria|bloqueo|suspensión",
	it: "blocco|moratoria|congelamento|sospensione",
	nl: "\\p{L}*(?:stop|bevriezing)|moratorium",
};

/** Whether a stretch of text names such a time. */
export const namesFreeze = perLanguage(
	(language: KnownLanguage) => new RegExp(`(?<!\\p{L})(?:${words[language]})(?!\\p{L})`, "iu"),
);
