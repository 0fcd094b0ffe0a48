import type { KnownLanguage, Language } from "./language.ts";

/** Endings of what is done; German puts "zu" inside: "nachzuweisen". English has none, and many German nouns end like theirs. */
const infinitives: Record<KnownLanguage, RegExp | null> = {
	en: null,
	de: /^(?:\p{L}{2,})zu\p{L}{3,}n$/u,
	fr: /\p{L}{2}(?:er|ir|oir|re)$/u,
	es: /\p{L}{2}(?:ar|er|ir)(?:lo|la|los|las|se|le|les)?$/u,
	it: /\p{L}{2}(?:are|ere|ire|arre|orre|urre|ar[cls][iaoe]|er[cls][iaoe])$/u,
	nl: /\p{L}{2}en$/u,
};

/** Whether a lower-case word has the form of an infinitive; many nouns have it, too. */
export function looksInfinitive(word: string, language: Language): boolean {
	return language !== "unknown" && infinitives[language]?.test(word) === true;
}
