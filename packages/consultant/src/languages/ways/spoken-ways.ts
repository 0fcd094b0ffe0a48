import type { KnownLanguage, Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/**
 * How somebody counts off ways forward in speech, or puts one forward. Alternatives of a regular expression without capitals;
 * written for speakers to review: no entry is made for one sentence.
 */
type Words = {
	/** Counts the first, whatever stands behind it. */
	first: string;
	/** Counts a further one. */
	next: string;
	/** Numbers that count only before a comma or colon. */
	one: string;
	further: string;
	/** Names the first, and a further one, before "is" or "would be". */
	theFirst: string;
	theNext: string;
	/** What may stand between: "the first option is". */
	way: string;
	is: string;
	/** Puts one way forward: "my suggestion would be". */
	proposes: string;
	/** Opens the first of two ways that exclude each other, and the second. */
	either: string;
	or: string;
};

const words: Record<KnownLanguage, Words> = {
	en: {
		first: "firstly|first of all|to begin with|option one|number one",
		next: "secondly|thirdly|fourthly|lastly|(?:option|number) (?:two|three|four|five)",
		one: "one|first",
		further: "two|three|four|five|six|second|third|fourth|fifth|last|finally",
		theFirst: "(?:the|my|our) first|one",
		theNext: "(?:the|my|our|a) (?:second|third|fourth|next|other|last)|another",
		way: "option|way|idea|possibility|proposal|suggestion|route|thing|one",
		is: "is|would be|could be",
		proposes:
			"(?:my|our) (?:own )?(?:suggestion|proposal|idea|recommendation) (?:is|would be)(?: to)?|(?:i|we)(?:['’]d| would) (?:suggest|propose|recommend)|(?:i|we)(?:['’]d| would)(?! (?:like|say|have|be|think|not|never|love|hope|expect|guess|need|rather))",
		either: "either",
		or: "or",
	},
	de: {
		first: "erstens|zum ersten|zum einen|als erstes",
		next: "zweitens|drittens|viertens|fünftens|zum zweiten|zum anderen|als zweites",
		one: "eins",
		further: "zwei|drei|vier|fünf",
		theFirst: "(?:die|der|das) erste|die eine|eine",
		theNext: "(?:die|der|das) (?:zweite|dritte|vierte|andere|letzte)|eine (?:zweite|dritte|andere)",
		way: "möglichkeit|variante|option|idee|weg|lösung|vorschlag",
		is: "ist|wäre|wären|sind",
		proposes:
			"(?:mein|unser) vorschlag (?:ist|wäre)|(?:ich schlage|wir schlagen) vor,?|(?:ich würde|wir würden)(?! (?:sagen|gern|gerne|nicht|mir|mich|meinen|denken|vermuten)|[^,;]* (?:müssen|können|sollen) )",
		either: "entweder",
		or: "oder",
	},
	fr: {
		first: "premièrement|primo|en premier lieu",
		next: "deuxièmement|secundo|troisièmement|tertio|en second lieu",
		one: "une?",
		further: "deux|trois|quatre|cinq|enfin",
		theFirst: "la première|le premier|une première",
		theNext: "(?:la|le) (?:deuxième|seconde?|troisième|quatrième|dernière|dernier)|l['’]autre|une autre",
		way: "option|piste|solution|idée|voie|possibilité|proposition",
		is: "est|serait|seraient|c['’]est|ce serait",
		proposes:
			"(?:ma|notre) (?:proposition|suggestion|idée) (?:est|serait)(?: de)?|(?:je|nous) (?:propose|proposons|proposerais|suggère)(?: de)?",
		either: "soit",
		or: "soit",
	},
	es: {
		first: "en primer lugar|primeramente",
		next: "en segundo lugar|en tercer lugar|por último",
		one: "una?|uno|primero|primera",
		further: "dos|tres|cuatro|cinco|segundo|segunda|tercero|tercera|cuarto|cuarta",
		theFirst: "la primera|lo primero|el primero|una",
		theNext: "(?:la|el) (?:segunda|segundo|tercera|tercero|otra|otro|última|último)|otra",
		way: "opción|vía|idea|alternativa|solución|posibilidad|propuesta",
		is: "es|sería|son|serían",
		proposes:
			"(?:mi|nuestra) (?:propuesta|sugerencia|idea) (?:es|sería)|(?:yo )?(?:propongo|propondría|proponemos|sugiero)",
		either: "o(?: bien)?",
		or: "o(?: bien)?",
	},
	it: {
		first: "in primo luogo|innanzitutto",
		next: "in secondo luogo|in terzo luogo|infine",
		one: "una?|uno|primo|prima",
		further: "due|tre|quattro|cinque|secondo|seconda|terzo|terza|quarto",
		theFirst: "la prima|il primo|una",
		theNext: "(?:la|il) (?:seconda|secondo|terza|terzo)|l['’]altr[ao]|un['’]altra",
		way: "opzione|strada|idea|possibilità|soluzione|via|proposta|ipotesi",
		is: "è|sarebbe|sono|sarebbero",
		proposes:
			"(?:la mia|la nostra) (?:proposta|idea) (?:è|sarebbe)(?: di)?|(?:io )?(?:propongo|proporrei|proponiamo)(?: di)?",
		either: "o(?:ppure)?",
		or: "o(?:ppure)?",
	},
	nl: {
		first: "ten eerste|allereerst",
		next: "ten tweede|ten derde|ten vierde|tot slot",
		one: "[eé]én|een|eerst",
		further: "twee|drie|vier|vijf",
		theFirst: "(?:de|het) eerste|één",
		theNext: "(?:de|het) (?:tweede|derde|vierde|andere|laatste)|een (?:tweede|derde|andere)",
		way: "optie|mogelijkheid|weg|idee|oplossing|variant|voorstel",
		is: "is|zijn|zou|zouden",
		proposes:
			"(?:mijn|ons) (?:voorstel|idee) (?:is|zou)|(?:ik stel|wij stellen|we stellen) voor(?: om)?|(?:ik zou|we zouden|wij zouden)(?! (?:zeggen|graag|niet|denken|willen|gokken)|[^,;]* (?:moeten|kunnen|mogen) )",
		either: "of(?:wel)?|óf|hetzij",
		or: "of(?:wel)?|óf|hetzij",
	},
};

/** What counts the first way and a further one, at the beginning of what somebody says; what puts one forward; "either … or". */
export type SpokenWays = { first: RegExp; next: RegExp; proposes: RegExp; either: RegExp; or: RegExp };

const known = perLanguage((language: KnownLanguage) => compile(words[language], language));

/** How a language counts off ways; null where it is not known. */
export function spokenWaysOf(language: Language): SpokenWays | null {
	return language === "unknown" ? null : known(language);
}

function compile(of: Words, language: KnownLanguage): SpokenWays {
	const counts = (sure: string, number: string, named: string) =>
		opening(
			`(?:${sure})[,:]?|(?:${number})\\s?[,:–—]|(?:${named})(?:\\s(?:${of.way}))?,?\\s(?:${of.is})(?:\\sto|\\sde|\\sdi)?`,
		);
	return {
		first: counts(of.first, of.one, of.theFirst),
		next: counts(of.next, of.further, of.theNext),
		proposes: opening(of.proposes),
		either: opening(of.either),
		// Where "or" is a word of one or two letters it opens a way only behind a comma.
		or: new RegExp(`${language === "en" || language === "de" ? ",?" : ","}\\s(?:${of.or})\\s`, "giu"),
	};
}

function opening(alternatives: string): RegExp {
	return new RegExp(`^(?:${alternatives})\\s`, "iu");
}
