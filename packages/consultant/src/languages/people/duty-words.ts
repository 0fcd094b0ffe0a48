import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/**
 * How each language says what somebody answers for, as alternatives of a regular expression without capitals. Written for
 * speakers to review: no entry is made for one sentence.
 */
type DutyWords = {
	/** Stands behind somebody, before `about` and what they answer for. */
	answers: string;
	/** Between that and the thing. */
	about: string;
	/** Behind somebody, right before the thing. */
	does: string;
	/** Says so with `closes` at its end alone: "ist für … zuständig"; "" where the language has none. */
	is: string;
	closes: string;
	/** Opens a sentence before `about`: "zuständig für", "responsible for". */
	charged: string;
	/** Between what that opens and the name. */
	whoIs: string;
	/** Opens the name of a thing. */
	article: string;
};

const words: Record<KnownLanguage, DutyWords> = {
	en: {
		answers: "answers|is (?:responsible|accountable|answerable)|is in charge|takes care|looks",
		about: "for|of|after",
		does: "runs|leads|owns|heads|manages|handles|coordinates|oversees",
		is: "",
		closes: "",
		charged: "responsible|accountable|answerable|in charge",
		whoIs: "is",
		article: "the|our|all|his|her",
	},
	de: {
		answers: "kümmert sich|sorgt|trägt die verantwortung|hat die verantwortung|antwortet",
		about: "für|um",
		does: "verantwortet|leitet|betreut|führt|koordiniert",
		is: "ist|zeichnet|steht",
		closes: "zuständig|verantwortlich|gerade",
		charged: "zuständig|verantwortlich",
		whoIs: "ist",
		article: "die|den|das|der|alle|unsere?n?",
	},
	fr: {
		answers: "répond|est (?:responsable|chargée?|en charge)|s['’]occupe|a la charge|prend en charge",
		about: "de|du|des|d['’]",
		does: "dirige|pilote|gère|porte|suit|coordonne",
		is: "",
		closes: "",
		charged: "(?:la |le )?responsable|en charge|chargée?",
		whoIs: "est",
		article: "la|le|les|l['’]|nos|notre",
	},
	es: {
		answers: "responde|se (?:encarga|ocupa)|es (?:responsable|la encargada|el encargado)|está a cargo",
		about: "del?|por",
		does: "lleva|dirige|gestiona|coordina|ve",
		is: "",
		closes: "",
		charged: "(?:la |el )?(?:responsable|encargad[oa])|a cargo",
		whoIs: "es|está",
		article: "la|el|las|los|lo|nuestr[oa]s?",
	},
	it: {
		answers: "risponde|si occupa|è (?:responsabile|incaricat[oa])|ha la responsabilità",
		about: "di|del|dello|della|dei|degli|delle|dell['’]|d['’]",
		does: "gestisce|dirige|cura|segue|coordina",
		is: "",
		closes: "",
		charged: "(?:la |il )?responsabile|incaricat[oa]",
		whoIs: "è",
		article: "la|il|lo|le|i|gli|l['’]|nostr[oaie]",
	},
	nl: {
		answers: "is verantwoordelijk|zorgt|gaat|staat in|draagt de verantwoordelijkheid",
		about: "voor|over",
		does: "leidt|beheert|regelt|trekt|coördineert",
		is: "is",
		closes: "verantwoordelijk",
		charged: "verantwoordelijk",
		whoIs: "is",
		article: "de|het|onze?|alle",
	},
};

/** The patterns of a language; the first group of each is what somebody answers for. */
export const dutyPatterns = perLanguage((language: KnownLanguage) => {
	const { answers, about, does, is, closes, charged, whoIs, article } = words[language];
	const pattern = (source: string) => new RegExp(source, "iu");
	const to = `(?:${about.replaceAll("d['’]", "d(?=['’])").replaceAll("dell['’]", "dell(?=['’])")})[\\s'’]`;
	const its = `(?:${article.replaceAll("l['’]", "l(?=['’])")})[\\s'’]`;
	const none = "(?!)";
	return {
		/** All that follows a name. */
		behind: pattern(`^(?:(?:${answers})\\s${to}|(?:${does})\\s(?=${its}))(.+)$`),
		framed: pattern(is ? `^(?:${is})\\s${to}(.+?)\\s(?:${closes})(?!\\p{L})` : none),
		/** The same of the next one, whose verb is not said again. */
		again: pattern(`^(?:${to}|(?=${its}))(.+)$`),
		/** What stands before a name. */
		ahead: pattern(`^${to}(.+?),?\\s(?:${answers})$`),
		charged: pattern(`^(?:${charged})\\s${to}(.+?)(?:\\s?:|,?\\s(?:${whoIs}))$`),
		/** The same where `closes` has to follow the name. */
		open: pattern(is ? `^${to}(.+?)\\s(?:${is})$` : none),
		closes: pattern(is ? `^(?:${closes})(?!\\p{L})` : none),
		aheadAgain: pattern(`^${to}(.+)$`),
	};
});
