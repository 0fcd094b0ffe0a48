import type { FigureBound } from "../figure.ts";
import type { NumberWords } from "./number-words.ts";

/** Units that durations are given in; a fortnight or a half-year is some of another. */
export type DurationUnit = "minute" | "hour" | "working-day" | "day" | "week" | "month" | "quarter" | "year";

/**
 * What a language says around a number. Lists are divided by "|"; case and accents do not matter, and a point at the end
 * of an abbreviation may be missing in the text.
 */
export type AmountWords = {
	decimal: "." | ",";
	numbers: NumberWords;
	/** For a hundred and a thousand in numbers that are one word ("zweihundertfünfzigtausend"); "" where they are several. */
	joined: { hundred: string; thousand: string };
	/** Words for one that are articles as well. */
	articleOne: string;
	/** Spelled numbers that mean something else unless a unit or a quantity follows. */
	doubtfulNumbers: string;
	/** What a number is multiplied by. */
	magnitudes: (readonly [number, string])[];
	/** Between a magnitude and what is counted: "milioni di euro". */
	linkWords: string;
	durations: (readonly [DurationUnit, number, string])[];
	/** Before a decimal fraction in words: "two point five". */
	point: string;
	/** After a duration, half a unit more: "deux ans et demi". */
	andHalf: string;
	/** Before a numeral: a time of day. After it: the same. `from`: before the first of two times in hours ("van 18 tot 20 uur"). */
	clock: { before: string; after: string; from?: string };
	percent: string;
	percentagePoints: string;
	/** Words before what a figure is for one of; the doubtful ones ("por", "per") also mean "for" or "by". */
	per: { certain: string; doubtful: string };
	/** Says behind an amount whether the tax is in it: "net", "TTC". */
	tax: string;
	/** May stand between an amount and "per hour": "9 euros more per hour". */
	more: string;
	/** Behind "a year" they make it a time that is over. */
	ago: string;
	/** Whole phrases for it. */
	perPhrases: (readonly [string, string])[];
	each: { before: string; after: string };
	bounds: { before: (readonly [FigureBound, string])[]; after: (readonly [FigureBound, string])[] };
	/** "between" 3 "and" 5. */
	between: { open: string; and: string };
	/** Between the ends of a range: 3 "to" 5. */
	range: string;
	/** "from" 12 "to" 5. */
	change: { from: string; to: string };
	/** Between two figures, with or without "from": the first became the second. */
	became: string;
	/** Verbs of change, without which "from 3 to 5 weeks" is a range. */
	changeVerbs: string;
	/** 12 "of" the 40, one job "in" five, "every" third. */
	ratio: { of: string; articles: string; oneIn: string; every: string };
	ordinals: (readonly [number, string])[];
	/** Parts of one by denominator; after an ordinal word as "first" they are none. */
	fractions: (readonly [number, string])[];
	notFractionAfter: string;
	/**
	 * ISO codes; "peso", "krone", "franc" and "dollar" where the text tells which country's, "crown" where it has to tell that
	 * it is money at all.
	 */
	currencies: (readonly [string, number, string])[];
	/** Words that make a bare amount beside them money. */
	spend: string;
	/** Words before the number of a thing that has that number as its name. */
	labels: string;
	/** Articles before an ordinal written with a point, as "das 3. Werk". */
	ordinalArticles: string;
	/** Words that are never what is counted. */
	/** Papers and purchases in the plural: "Angebote über 2.000 €" are those of more than that. */
	manyPapers: string;
	functionWords: string;
	noun: {
		/** Nouns begin with a capital. */
		capital: boolean;
		/** Endings of a counted noun. */
		plural: string;
		/** Counted nouns without such an ending. */
		irregular: string;
		/** Words that may stand before the noun. */
		before: number;
	};
};
