import type { Language } from "../../languages/language.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { DateWords } from "../words/date-words.ts";
import { germanDates } from "../words/dates/de.ts";
import { englishDates } from "../words/dates/en.ts";
import { spanishDates } from "../words/dates/es.ts";
import { frenchDates } from "../words/dates/fr.ts";
import { italianDates } from "../words/dates/it.ts";
import { dutchDates } from "../words/dates/nl.ts";
import { compilePhrases, type Phrases, wordSet } from "../words/phrases.ts";

/** The words for dates of a language, ready for look-ups. */
export type DateLexicon = ReturnType<typeof compile>;

const words: Record<Exclude<Language, "unknown">, DateWords> = {
	en: englishDates,
	de: germanDates,
	fr: frenchDates,
	es: spanishDates,
	it: italianDates,
	nl: dutchDates,
};

const noWords: DateWords = {
	months: [],
	doubtfulMonths: "",
	capital: false,
	weekdays: [],
	ordinalEndings: "",
	links: "",
	articles: "",
	parts: [],
	partsOfPeriod: [],
	otherYears: "",
	periods: [],
	quarterLetters: "Q",
	halfLetters: "H",
	quarters: "",
	halves: "",
	ordinals: [],
	days: [],
	weeks: "",
	seasons: [],
	feasts: [],
	relative: [],
	next: "",
	last: "",
	relations: [],
	latest: "",
	to: "",
};

/** The words for dates of a language; made once. */
export const dateLexiconOf = perLanguage((language: Language) =>
	compile(language, language === "unknown" ? noWords : words[language]),
);

function compile(language: Language, own: DateWords) {
	const read = {
		language,
		months: numbered(own.months.map(withMisreadings), 1),
		doubtfulMonths: wordSet(own.doubtfulMonths),
		capital: own.capital,
		weekdays: numbered(own.weekdays, 0),
		ordinalEndings: wordSet(own.ordinalEndings),
		links: wordSet(own.links),
		articles: wordSet(own.articles),
		parts: compilePhrases(own.parts),
		partsOfPeriod: compilePhrases(own.partsOfPeriod),
		otherYears: wordSet(own.otherYears),
		periods: compilePhrases(own.periods),
		quarterLetters: wordSet(own.quarterLetters),
		halfLetters: wordSet(own.halfLetters),
		quarters: wordSet(own.quarters),
		halves: wordSet(own.halves),
		ordinals: numbered(own.ordinals, 1),
		days: compilePhrases(own.days),
		weeks: compilePhrases([[true, own.weeks]]),
		seasons: compilePhrases(own.seasons),
		feasts: compilePhrases(own.feasts),
		relative: compilePhrases(own.relative),
		next: compilePhrases([[true, own.next]]),
		last: compilePhrases([[true, own.last]]),
		relations: compilePhrases(own.relations),
		latest: compilePhrases([[true, own.latest]]),
		to: compilePhrases([[true, own.to]]),
	};
	return { ...read, starts: startsOf(read) };
}

/** Scanned pages have "Decernber" for "December". */
function withMisreadings(names: string): string {
	return names.includes("m") ? `${names} | ${names.replaceAll("m", "rn")}` : names;
}

function numbered(lists: string[], from: number): Phrases<number> {
	return compilePhrases(lists.map((list, index) => [index + from, list] as const));
}

/** Words that a date may begin with, so that no other word is looked at twice. */
function startsOf(
	read: Record<string, unknown> & { quarterLetters: Set<string>; halfLetters: Set<string> },
): Set<string> {
	const starts = new Set([...read.quarterLetters, ...read.halfLetters]);
	for (const name of [
		"months",
		"weekdays",
		"parts",
		"partsOfPeriod",
		"ordinals",
		"days",
		"weeks",
		"seasons",
		"feasts",
		"relative",
		"next",
		"last",
	]) {
		const phrases = read[name];
		if (isPhrases(phrases)) for (const word of phrases.byFirst.keys()) starts.add(word);
	}
	return starts;
}

function isPhrases(value: unknown): value is Phrases<unknown> {
	return typeof value === "object" && value !== null && "byFirst" in value;
}
