import type { DateRelation } from "../figure.ts";
import type { NumberWords } from "./number-words.ts";

export type Season = "spring" | "summer" | "autumn" | "winter";
export type Feast =
	| "easter"
	| "pentecost"
	| "christmas"
	| "new year"
	| "assumption"
	| "halloween"
	| "all saints";
export type PeriodUnit = "week" | "month" | "quarter" | "half-year" | "year";
/** Where in a period: its first day, its first third, and so on. */
export type Part = "early" | "mid" | "late" | "end";

/** What a language says of dates. Lists are divided by "|"; case and accents do not matter. */
export type DateWords = {
	/** January to December, with abbreviations. */
	months: string[];
	/** Names of months that are other words as well: read only beside a day, a year or a preposition of time. */
	doubtfulMonths: string;
	/** Whether a month's name has a capital. */
	capital: boolean;
	/** Monday to Sunday. */
	weekdays: string[];
	/** After the digits of a day or quarter. */
	ordinalEndings: string;
	/** Between day, month and year, and after a part of a period. */
	links: string;
	articles: string;
	parts: (readonly [Part, string])[];
	/** A part of the current period: "Jahresende". */
	partsOfPeriod: (readonly [readonly [Part, PeriodUnit], string])[];
	/** Behind such a part, a year that is none of the calendar: "fin de l'année scolaire". */
	otherYears: string;
	/** The period of the text's own date after a part: the end of "the year". */
	periods: (readonly [PeriodUnit, string])[];
	/** Before or after the digit of a quarter or half-year: Q3, H1, T3. */
	quarterLetters: string;
	halfLetters: string;
	quarters: string;
	halves: string;
	/** First to fourth. */
	ordinals: string[];
	/** The days of a month in words, as they stand before its name. */
	days: NumberWords;
	weeks: string;
	seasons: (readonly [Season, string])[];
	feasts: (readonly [Feast, string])[];
	/** Periods counted from the text's own. */
	relative: (readonly [readonly [PeriodUnit, number], string])[];
	/** Beside a month, season or weekday. */
	next: string;
	last: string;
	relations: (readonly [DateRelation, string])[];
	/** Behind a date by which something must be. */
	latest: string;
	/** Between the ends of a period. */
	to: string;
};
