import type { Language } from "../../languages/language.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { wordsOf } from "../../languages/words.ts";
import type { FigureBound } from "../figure.ts";
import type { AmountWords, DurationUnit } from "./amount-words.ts";
import { germanAmounts } from "./amounts/de.ts";
import { englishAmounts } from "./amounts/en.ts";
import { spanishAmounts } from "./amounts/es.ts";
import { frenchAmounts } from "./amounts/fr.ts";
import { italianAmounts } from "./amounts/it.ts";
import { dutchAmounts } from "./amounts/nl.ts";
import { compilePhrases, type Phrases, wordSet } from "./phrases.ts";

/** The words of a language, ready for look-ups. */
export type Lexicon = ReturnType<typeof compile>;

const words: Record<Exclude<Language, "unknown">, AmountWords> = {
	en: englishAmounts,
	de: germanAmounts,
	fr: frenchAmounts,
	es: spanishAmounts,
	it: italianAmounts,
	nl: dutchAmounts,
};

/** A language that is not known has no words: only digits, signs and codes are read. */
const noWords: AmountWords = {
	decimal: ".",
	numbers: [],
	joined: { hundred: "", thousand: "" },
	articleOne: "",
	doubtfulNumbers: "",
	magnitudes: [
		[1e3, "k"],
		[1e6, "Mio. | mln. | mn"],
		[1e9, "Mrd. | mld. | bn"],
	],
	linkWords: "",
	durations: [],
	point: "",
	andHalf: "",
	clock: { before: "", after: "" },
	percent: "",
	percentagePoints: "pp",
	per: { certain: "", doubtful: "" },
	tax: "",
	more: "",
	ago: "",
	perPhrases: [],
	each: { before: "", after: "" },
	bounds: { before: [], after: [] },
	between: { open: "", and: "" },
	range: "",
	change: { from: "", to: "" },
	became: "",
	changeVerbs: "",
	ratio: { of: "", articles: "", oneIn: "", every: "" },
	ordinals: [],
	fractions: [],
	notFractionAfter: "",
	currencies: [["EUR", 1, "euro"]],
	spend: "",
	labels: "",
	ordinalArticles: "",
	manyPapers: "",
	functionWords: "",
	noun: { capital: false, plural: "", irregular: "", before: 0 },
};

/** The words of a language; made once. */
export const lexiconOf = perLanguage((language: Language) =>
	compile(language, language === "unknown" ? noWords : words[language]),
);

function compile(language: Language, own: AmountWords) {
	return {
		language,
		decimal: language === "unknown" ? null : own.decimal,
		numbers: compilePhrases(own.numbers),
		joined: own.joined,
		articleOne: wordSet(own.articleOne),
		doubtfulNumbers: wordSet(own.doubtfulNumbers),
		magnitudes: compilePhrases(own.magnitudes),
		linkWords: wordSet(own.linkWords),
		durations: compilePhrases(
			own.durations.map(([unit, times, list]): readonly [{ unit: DurationUnit; times: number }, string] => [
				{ unit, times },
				list,
			]),
		),
		point: list(own.point),
		andHalf: list(own.andHalf),
		clockBefore: list(own.clock.before),
		clockAfter: list(own.clock.after),
		clockFrom: list(own.clock.from ?? ""),
		percent: list(own.percent),
		percentagePoints: list(own.percentagePoints),
		perCertain: list(own.per.certain),
		perDoubtful: list(own.per.doubtful),
		tax: list(own.tax),
		taxWords: new Set(wordsOf(own.tax)),
		more: list(own.more),
		ago: list(own.ago),
		perPhrases: compilePhrases(own.perPhrases),
		eachBefore: list(own.each.before),
		eachAfter: list(own.each.after),
		boundsBefore: compilePhrases<FigureBound>(own.bounds.before),
		boundsAfter: compilePhrases<FigureBound>(own.bounds.after),
		betweenOpen: list(own.between.open),
		betweenAnd: list(own.between.and),
		range: list(own.range),
		changeFrom: list(own.change.from),
		changeTo: list(own.change.to),
		became: list(own.became),
		changeVerbs: wordSet(own.changeVerbs),
		ratioOf: list(own.ratio.of),
		ratioArticles: wordSet(own.ratio.articles),
		oneIn: list(own.ratio.oneIn),
		every: wordSet(own.ratio.every),
		ordinals: compilePhrases(own.ordinals),
		fractions: compilePhrases(own.fractions),
		notFractionAfter: wordSet(own.notFractionAfter),
		currencies: compilePhrases(
			own.currencies.map(([code, part, names]): readonly [{ code: string | null; part: number }, string] => [
				{ code: code || null, part },
				names,
			]),
		),
		spend: wordSet(own.spend),
		labels: compilePhrases([[true, own.labels]]),
		ordinalArticles: wordSet(own.ordinalArticles),
		manyPapers: wordSet(own.manyPapers),
		functionWords: wordSet(own.functionWords),
		noun: {
			capital: own.noun.capital,
			endings: own.noun.plural
				.split("|")
				.map((ending) => ending.trim())
				.filter(Boolean),
			irregular: wordSet(own.noun.irregular),
			before: own.noun.before,
		},
	};
}

function list(phrases: string): Phrases<true> {
	return compilePhrases([[true, phrases]]);
}
