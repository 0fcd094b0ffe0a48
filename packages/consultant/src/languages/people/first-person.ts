import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/**
 * How a language tells what whoever speaks does, and the same of somebody else. Alternatives of a regular expression without
 * capitals; written for speakers to review: only what is sure stands here, all else is quoted as it was said.
 */
type FirstPerson = {
	/** The speaker and what is theirs; a text that has one of them is in the first person. */
	own: string;
	/** Opens a deed that is named without its person behind it: "I'll", "je vais". */
	opens: string;
	/** Opens a deed that is told with a verb behind it: "I", "ich selbst"; "" where such a verb is not sure. */
	tells: string;
	/** Opens with what somebody takes on, and the same of another person. */
	fixed: readonly (readonly [own: RegExp, other: string])[];
	/** A verb that is in the first person without a word for who it is. */
	alone: RegExp;
	/** Verbs of which another person's form is none of the rule: first person to third, at the end of the word. */
	irregular: readonly (readonly [own: string, other: string])[];
	/** Endings of verbs in the first person, and what the third has instead: the first that fits. */
	endings: readonly (readonly [own: RegExp, other: string])[];
	/** The deed behind `opens` ends in such a word: an infinitive at the end of the clause. */
	ends: RegExp;
	/** Marks of a quotation. */
	quoted: readonly [open: string, close: string];
};

const anyEnd = /$/u;
const never = /(?!)/u;

const words: Record<KnownLanguage, FirstPerson> = {
	en: {
		own: "i|i['’](?:ll|m|d|ve)|me|my|mine|myself",
		opens: "i(?:['’]ll| will| shall| can)|i(?:['’]m| am) going to",
		tells: "",
		fixed: [],
		alone: never,
		irregular: [],
		endings: [],
		ends: anyEnd,
		quoted: ["“", "”"],
	},
	de: {
		own: "ich|mich|mir|mein(?:e[mnrs]?)?",
		opens: "ich (?:werde|kann)(?: selbst| selber)?",
		tells: "ich(?: selbst| selber)?",
		fixed: [[/^ich kümmere mich(?= )/iu, "kümmert sich"]],
		alone: never,
		irregular: [
			["beauftrage", "beauftragt"],
			["beantrage", "beantragt"],
			["schalte", "schaltet"],
			["gebe", "gibt"],
			["nehme", "nimmt"],
			["spreche", "spricht"],
			["lese", "liest"],
			["sehe", "sieht"],
			["helfe", "hilft"],
			["treffe", "trifft"],
			["werfe", "wirft"],
			["fahre", "fährt"],
			["trage", "trägt"],
			["halte", "hält"],
			["lasse", "lässt"],
			["lade", "lädt"],
			["schlage", "schlägt"],
			["laufe", "läuft"],
			["berate", "berät"],
			["fange", "fängt"],
			["vergesse", "vergisst"],
			["messe", "misst"],
			["trete", "tritt"],
			["werde", "wird"],
			["empfehle", "empfiehlt"],
		],
		endings: [
			[/(?<=[td]|[^lrhnmaeiouäöüy][nm]|ch[nm])e$/u, "et"],
			[/(?<=[^aeiouäöülrh])le$/u, "elt"],
			[/(?<=\p{L}{2})e$/u, "t"],
		],
		ends: /\p{Ll}{2}(?:en|ern|eln)$/u,
		quoted: ["„", "“"],
	},
	fr: {
		own: "je|j|me|m|moi|mon|ma|mes|mien(?:ne)?s?",
		opens: "je (?:vais|peux|dois)(?= \\p{Ll}{2,}(?:er|ir|re) )",
		tells: "je |j['’]",
		fixed: [
			[/^je m['’]en occupe/iu, "s'en occupe"],
			[/^je m['’]occupe(?= )/iu, "s'occupe"],
			[/^je me charge(?= )/iu, "se charge"],
		],
		alone: never,
		irregular: [],
		endings: [
			[/(?<=r)ai$/u, "a"],
			[/(?<=\p{L}{3})e$/u, "e"],
		],
		ends: anyEnd,
		quoted: ["« ", " »"],
	},
	es: {
		own: "yo|me|mi|mis|mí|mío|mía|conmigo",
		opens: "(?:yo )?(?:voy a|puedo|debo)(?= \\p{Ll}{2,}[aei]r )",
		tells: "(?:yo )?",
		fixed: [
			[/^(?:yo )?me encargo(?= )/iu, "se encarga"],
			[/^(?:yo )?me ocupo(?= )/iu, "se ocupa"],
		],
		alone: /^\p{L}{3,}[aei]ré$/iu,
		irregular: [],
		endings: [[/(?<=\p{L}{2}[aei]r)é$/u, "á"]],
		ends: anyEnd,
		quoted: ["«", "»"],
	},
	it: {
		own: "io|mi|me|mio|mia|miei|mie",
		opens: "(?:io )?(?:posso|devo)(?= \\p{Ll}{2,}[aei]re )",
		tells: "(?:io )?",
		fixed: [
			[/^(?:io )?me ne occupo/iu, "se ne occupa"],
			[/^(?:io )?mi occupo(?= )/iu, "si occupa"],
		],
		alone: /^\p{L}{3,}rò$/iu,
		irregular: [],
		endings: [[/(?<=\p{L}{3}r)ò$/u, "à"]],
		ends: anyEnd,
		quoted: ["«", "»"],
	},
	nl: {
		own: "ik|mij|me|mijn",
		opens: "ik (?:zal|ga|kan)(?: zelf)?",
		tells: "ik(?: zelf)?",
		fixed: [],
		alone: never,
		irregular: [
			["heb", "heeft"],
			["ben", "is"],
			["kan", "kan"],
			["wil", "wil"],
			["zal", "zal"],
			["mag", "mag"],
			["doe", "doet"],
			["ga", "gaat"],
			["sta", "staat"],
			["zie", "ziet"],
		],
		endings: [
			[/(?<=t)$/u, ""],
			[/(?<=[^aeiou])$/u, "t"],
		],
		ends: /\p{Ll}{2}en$/u,
		quoted: ["“", "”"],
	},
};

/** The patterns of a language for what somebody says of themselves. */
export const firstPerson = perLanguage((language: KnownLanguage) => {
	const { own, opens, tells, ...rest } = words[language];
	return {
		...rest,
		own: new RegExp(`(?<!\\p{L})(?:${own})(?!\\p{L})`, "iu"),
		opens: new RegExp(`^(?:${opens})\\s`, "iu"),
		tells: tells === "" ? null : new RegExp(`^(?:${tells})\\s?`, "iu"),
	};
});
