import { cuesOf } from "../languages/cues.ts";
import { isVerbal } from "../languages/grammar/verbal.ts";
import type { Language } from "../languages/language.ts";
import { perLanguage } from "../languages/per-language.ts";
import { withCountedDates } from "./dates/counted-date.ts";
import { type DatedSpan, dateAt } from "./dates/date-figure.ts";
import { dateLexiconOf } from "./dates/date-lexicon.ts";
import { withDaysInBrackets } from "./dates/day-in-brackets.ts";
import type { DateSource } from "./dates/read-date.ts";
import type { Figure } from "./figure.ts";
import { isLabelled, phoneEnd } from "./grammar/codes.ts";
import { currencyAfter } from "./grammar/currency.ts";
import { durationAfter } from "./grammar/duration.ts";
import { fractionAt, halfUnitAt } from "./grammar/fraction.ts";
import { modifiersOf } from "./grammar/modifiers.ts";
import type { DecimalMark } from "./grammar/numeral.ts";
import { quantityAt } from "./grammar/pair.ts";
import { plainFigure, quantityFigure } from "./grammar/quantity-figure.ts";
import { type Ratio, ratioAt } from "./grammar/ratio.ts";
import { following } from "./grammar/source.ts";
import { percentAfter } from "./grammar/term.ts";
import { type NamedCurrencies, namesOf } from "./named-currencies.ts";
import { mayOpenFigure } from "./opening.ts";
import { withPartsOfMoney } from "./part-of-money.ts";
import { withPartsOfWholes } from "./parts-of-wholes.ts";
import { namesNothing } from "./says-when.ts";
import { type Lexicon, lexiconOf } from "./words/lexicon.ts";
import { phraseAt } from "./words/phrases.ts";
import { tokenize } from "./words/tokens.ts";

/**
 * What is known of a text before its figures are read: `asOf` is its ISO date, `currency` the case's (ISO 4217), `past`
 * whether it tells what has happened, so that a month without a year is the last one.
 */
export type FigureContext = {
	language: Language;
	asOf: string | null;
	currency: string | null;
	past?: boolean;
	/** What "pesos" or "dollars" are in the text; by `currency` where it is left out. */
	named?: NamedCurrencies;
	/** What stands before decimals in the text; the language's own where it is left out. */
	decimal?: DecimalMark;
};

/** The unit of time that a word names, as figures have it ("month" of "Monat"); null where it names none. */
export function durationUnitOf(word: string, language: Language): string | null {
	const units = durationUnits(language);
	const known = units.get(word);
	if (known !== undefined) return known;
	const [figure] = figuresIn(`1 ${word}`, { language, asOf: null, currency: null });
	const unit = figure?.kind === "duration" ? figure.unit : null;
	if (units.size < mostKnown) units.set(word, unit);
	return unit;
}

const durationUnits = perLanguage((_: Language) => new Map<string, string | null>());
/** So many words of a language are kept. */
const mostKnown = 20_000;

type Read = { figure: Figure | null; next: number };

/** Languages that group digits by ordinary spaces. */
const spaced: ReadonlySet<Language> = new Set(["fr", "es", "it", "unknown"]);

/** Figures of a text, by position and without overlap. Never throws. */
export function figuresIn(text: string, about: FigureContext): Figure[] {
	const source: DateSource = {
		text,
		tokens: tokenize(text, spaced.has(about.language)),
		words: withDecimal(lexiconOf(about.language), about.decimal),
		named: about.named ?? namesOf(about.currency),
		dates: dateLexiconOf(about.language),
		asOf: /^\d{4}-\d\d-\d\d/.exec(about.asOf ?? "")?.[0] ?? null,
		past: about.past ?? false,
		year: null,
		monthFirst: about.language === "en" && about.currency === "USD",
	};
	const figures: Figure[] = [];
	let at = 0;
	while (at < source.tokens.length) {
		const year = yearBefore(source, at, figures.at(-1));
		const read = readAt(year === null ? source : { ...source, year }, at);
		if (read?.figure) figures.push(read.figure);
		at = Math.max(read?.next ?? 0, at + 1);
	}
	const counted = figures.filter(
		(figure, place) =>
			!isTimeOfDate(figure, figures[place - 1], text) && !isNumberOfName(figure, text, about.language),
	);
	const shared = withPartsOfWholes(counted, text, about.language);
	const told = withDaysInBrackets(withPartsOfMoney(shared, text, about.language), text);
	return withCountedDates(told, text, about.language, source.asOf);
}

function withDecimal(words: Lexicon, decimal: DecimalMark | undefined): Lexicon {
	return decimal === undefined || decimal === words.decimal ? words : { ...words, decimal };
}

/** "Next call 10 Dec, 9.30": a time of day right behind its date. */
function isTimeOfDate({ kind, start, end }: Figure, before: Figure | undefined, text: string): boolean {
	if (kind !== "number" || before?.date?.precision !== "day") return false;
	return (
		/^(?:[01]?\d|2[0-3])[.:][0-5]\d$/u.test(text.slice(start, end)) &&
		/^,?\s(?:\p{L}{1,5}\s)?$/u.test(text.slice(before.end, start))
	);
}

/** "Depot 0 loses most", "Die Linie 4 steht", "la ligne 4 est": the number of a name, with its verb behind it. */
function isNumberOfName({ kind, unit, start, end }: Figure, text: string, language: Language): boolean {
	const isCounted = kind === "count" && unit !== null;
	if ((!isCounted && kind !== "number") || !/^\d{1,2}(?:\s|$)/u.test(text.slice(start, end))) return false;
	const verb = isCounted ? unit : (/^\s(\p{L}+)/u.exec(text.slice(end, end + longestName))?.[1] ?? "");
	const before = text.slice(Math.max(0, start - longestName), start);
	const [, capital = ""] = /(\p{Lu}\p{L}{2,})\s$/u.exec(before) ?? [];
	const name = capital === "" ? (ofOne.exec(before)?.[1] ?? "") : capital.toLowerCase();
	const isName = name !== "" && !cuesOf(language).past.has(name) && !namesNothing(name, language);
	return isName && isVerbal(verb.toLowerCase(), language);
}

/** A thing in the singular, where names of things are written small. */
const ofOne = /(?<!\p{L})(?:la |le |l['’]|el |il |lo |de |het )(\p{Ll}{3,})\s$/iu;

const longestName = 40;

/** The year of the figure before, where a few words at most ("which is", "also am") lead from it to a day of it. */
function yearBefore({ text, tokens }: DateSource, at: number, before: Figure | undefined): number | null {
	if (before?.date?.precision !== "year" || before.relation === "since" || before.relation === "from")
		return null;
	const between = text.slice(before.end, tokens[at]?.start);
	return /^\s?[,(–—]\s?(?:[\p{L}.]+[,\s]\s?){0,4}$/u.test(between) ? before.value : null;
}

function readAt(source: DateSource, at: number): Read | null {
	if (!mayOpenFigure(source, at)) return null;
	const date = dateAt(source, at);
	if (date) return { figure: dateFigure(source, date), next: date.next };
	const phone = phoneEnd(source, at);
	if (phone !== null) return { figure: null, next: phone };
	return halfAt(source, at) ?? oneAndHalfAt(source, at) ?? ratioFigure(source, at) ?? quantity(source, at);
}

function dateFigure(source: DateSource, { from, next, span, relation }: DatedSpan): Figure | null {
	if (!span) return null;
	const year = Number(span.from.slice(0, 4));
	return { ...plainFigure(source, "date", from, next, year), date: span, relation };
}

/** "An hour and a half", "hora y media" */
function oneAndHalfAt(source: DateSource, at: number): Read | null {
	const { tokens, words } = source;
	const isArticle = words.articleOne.has(tokens[at]?.folded ?? "");
	const unit = phraseAt(tokens, isArticle ? at + 1 : at, words.durations);
	const half = unit && following(source, unit.next) && phraseAt(tokens, unit.next, words.andHalf);
	if (!unit || !half) return null;
	const figure = plainFigure(source, "duration", at, half.next, 1.5 * unit.value.times);
	return { figure: { ...figure, unit: unit.value.unit }, next: half.next };
}

function halfAt(source: DateSource, at: number): Read | null {
	const half = halfUnitAt(source, at);
	if (!half) return null;
	const duration = durationAfter(source, half.value, half.unit);
	if (duration) {
		const figure = plainFigure(source, "duration", at, duration.next, duration.value);
		return { figure: { ...figure, unit: duration.duration }, next: duration.next };
	}
	const percent = percentAfter(source, half.unit);
	if (percent) {
		const figure = plainFigure(source, "percent", at, percent.next, half.value);
		return { figure: { ...figure, unit: percent.percent }, next: percent.next };
	}
	const magnitude = phraseAt(source.tokens, half.unit, source.words.magnitudes);
	if (!magnitude) return null;
	const currency = currencyAfter(source, magnitude.next);
	const next = currency?.next ?? magnitude.next;
	const figure = plainFigure(source, currency ? "money" : "number", at, next, half.value * magnitude.value);
	return { figure: { ...figure, currency: currency?.code ?? null }, next };
}

function ratioFigure(source: DateSource, at: number): Read | null {
	const ratio = fractionAt(source, at) ?? (isLabelled(source, at) ? null : ratioAt(source, at));
	if (!ratio) return null;
	const next = Math.max(ratio.next, ratio.noun?.next ?? 0);
	const { bound, each } = modifiersOf(source, at, next, false);
	const figure = plainFigure(source, "ratio", at, next, ratio.value);
	return { figure: { ...figure, of: ratio.of, unit: nounOf(source, ratio), bound, each }, next };
}

function nounOf(source: DateSource, { noun }: Ratio): string | null {
	if (!noun) return null;
	return source.text.slice(source.tokens[noun.from]?.start, source.tokens[noun.next - 1]?.end);
}

function quantity(source: DateSource, at: number): Read | null {
	const read = quantityAt(source, at);
	return read && quantityFigure(source, read);
}
