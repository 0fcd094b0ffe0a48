import type { Language } from "../languages/language.ts";
import { personCues } from "../languages/people/person-words/matchers.ts";
import { legalForm } from "../languages/subjects/legal-forms.ts";
import { stemOf } from "../languages/words.ts";

const token = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu;
const capital = /^\p{Lu}\p{Ll}{2,}/u;
/** "SharePoint", "eBay": no sentence makes a capital there. */
const innerCapital = /\p{Ll}\p{Lu}\p{Ll}/u;
const firm = new RegExp(
	`((?:\\p{Lu}[\\p{L}\\p{N}'’&-]*\\s(?:&\\s)?){1,4})(?:&\\sCo\\.?\\s)?${legalForm}(?![\\p{L}])`,
	"gu",
);

type Texts = {
	language: Language;
	/** What the case and the program say. */
	texts: readonly string[];
	/** Whom they are known to name. */
	people: readonly string[];
	/** Stems of words that are nobody's name. */
	ordinary: ReadonlySet<string>;
};

/**
 * Tells the proper names of persons, organisations, products and places from other words, as far as their spelling and
 * their use show it. German writes every noun with a capital: there only people, firms with their legal form and words
 * with a capital inside are told.
 */
export function properNames({ language, texts, people, ordinary }: Texts): (word: string) => boolean {
	const small = smallWords(texts, language);
	const isOrdinary = (word: string) => {
		const stem = stemOf(bare(word).toLowerCase(), language);
		return ordinary.has(stem) || small.has(stem);
	};
	const named = namedIn({ language, texts, people }, isOrdinary);
	const given = personCues(language)?.anyGiven;
	return (word) => {
		const plain = bare(word);
		if (named.has(plain) || innerCapital.test(plain)) return true;
		return capital.test(plain) && given?.has(plain.toLowerCase()) === true && !isOrdinary(plain);
	};
}

/** The stems of the words that somewhere begin with a small letter. */
function smallWords(texts: readonly string[], language: Language): ReadonlySet<string> {
	const words = texts.flatMap(tokensOf).filter((word) => /^\p{Ll}/u.test(word));
	return new Set(words.map((word) => stemOf(bare(word), language)));
}

function namedIn(
	{ language, texts, people }: Omit<Texts, "ordinary">,
	isOrdinary: (word: string) => boolean,
): ReadonlySet<string> {
	const firms = texts.flatMap((text) => [...text.matchAll(firm)].map(([, name = ""]) => name));
	const inside = language === "de" ? [] : texts.flatMap((text) => capitalsInside(text, isOrdinary));
	return new Set([...[...people, ...firms].flatMap(capitalsOf), ...inside]);
}

/** The words of a text, with what is not a letter between them left out. */
export const tokensOf = (text: string): string[] => [...text.matchAll(token)].map(([word]) => word);

/** Capital words behind a small one, and those that go on the name which they begin: "from Harbour Freight". */
function capitalsInside(text: string, isOrdinary: (word: string) => boolean): string[] {
	const found: string[] = [];
	let before = "";
	let end = 0;
	let inName = false;
	for (const { 0: word, index } of text.matchAll(token)) {
		const gap = text.slice(end, index);
		const follows: boolean = gap === " " || (/^,? $/.test(gap) && !inName);
		inName = follows && (/^\p{Ll}/u.test(before) || inName) && capital.test(word) && !isOrdinary(word);
		if (inName) found.push(bare(word));
		before = word;
		end = index + word.length;
	}
	return found;
}

function capitalsOf(name: string): string[] {
	return tokensOf(name)
		.map(bare)
		.filter((word) => /^\p{Lu}/u.test(word) && word.length > 1);
}

/** "Medivan's" */
function bare(word: string): string {
	return word.replace(/['’]s?$/u, "").replace(/^(?:[ldLD]|dell|all|nell|sull)['’](?=\p{Lu})/u, "");
}
