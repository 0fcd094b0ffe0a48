import type { KnownLanguage, Language } from "../language.ts";

/** Endings of words that no list has. `null` where a language has too many other words with them. */
type Forms = {
	/** What has been done, behind whom it was done by. */
	done: RegExp | null;
	/** What somebody does for a living. */
	trade: RegExp | null;
	/** A verb of which one is the subject. */
	does: RegExp | null;
	/** The same of several. */
	do: RegExp | null;
	/** The present tense of one. */
	present: RegExp | null;
	/** What is to be done: "passer", "nachzuweisen"; many nouns end so as well. */
	infinitive: RegExp | null;
	/** What is no surname: "Infection Prevention". */
	abstract: RegExp | null;
};

const forms: Record<KnownLanguage, Forms> = {
	en: {
		done: /\p{L}{2}(?:ed|en|wn)$/u,
		trade: /\p{L}{3}(?:er|or|ist|ian|man|woman)$/u,
		does: /\p{L}{2}(?:[^s]s|ed)$/u,
		do: /^\p{L}{3,}$/u,
		present: /[^s]s$/u,
		infinitive: null,
		abstract: /(?:tion|sion|ment|ness|ity|ance|ence|ship|ology|ics)$/u,
	},
	de: {
		done: /\p{L}{3}(?:t|en)$/u,
		trade: /\p{L}{3}(?:erin|istin|eurin|entin|antin)$/u,
		does: /\p{L}{3}(?:te|t)$/u,
		do: null,
		present: null,
		infinitive: /^\p{L}{2,}zu\p{L}{3,}n$/u,
		abstract: null,
	},
	fr: {
		done: /\p{L}{2}(?:é|ée|és|ées|is|ise|it|ite|u|ue|i|ie)$/u,
		trade: /\p{L}{3}(?:euse|trice|ien|ienne|iste|ière)$/u,
		does: /\p{L}{2}[eta]$/u,
		do: /\p{L}{2}(?:ent|ont)$/u,
		present: /[etda]$/u,
		infinitive: /\p{L}{2}(?:er|ir|oir|re)$/u,
		abstract: /(?:tion|sion|ement|ité)$/u,
	},
	es: {
		done: /\p{L}(?:ado|ada|ido|ida|to|ta)$/u,
		trade: /\p{L}{3}(?:dor|dora|ista|tora)$/u,
		does: /\p{L}{2}[aeóé]$/u,
		do: /\p{L}{2}(?:an|en|on)$/u,
		present: /[ae]$/u,
		infinitive: /\p{L}{2}(?:ar|er|ir)(?:lo|la|los|las|se|le|les)?$/u,
		abstract: /(?:ción|sión|miento|dad)$/u,
	},
	it: {
		done: /\p{L}(?:ato|ata|uto|uta|ito|ita|tto|tta|so|sa)$/u,
		trade: /\p{L}{3}(?:tore|trice|ista|iere|iera)$/u,
		does: /\p{L}{2}[aeò]$/u,
		do: /\p{L}{2}(?:ano|ono|anno)$/u,
		present: /[ae]$/u,
		infinitive: /\p{L}{2}(?:are|ere|ire|arre|orre|urre|ar[cls][iaoe]|er[cls][iaoe])$/u,
		abstract: /(?:zione|sione|mento|ità)$/u,
	},
	nl: {
		done: /\p{L}{3}(?:d|t|en)$/u,
		trade: /\p{L}{3}(?:ster|ist|iste|eur)$/u,
		does: /\p{L}{3}(?:t|de|te)$/u,
		do: /\p{L}{2}en$/u,
		present: /t$/u,
		infinitive: /\p{L}{2}en$/u,
		abstract: /(?:heid|schap|teit|atie)$/u,
	},
};

/** Whether a lower-case word ends like such a word. */
export function hasForm(word: string, form: keyof Forms, language: Language): boolean {
	return language !== "unknown" && forms[language][form]?.test(word) === true;
}
