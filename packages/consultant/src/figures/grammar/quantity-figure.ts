import { bareFigure, type Figure, type FigureKind } from "../figure.ts";
import { phraseAt } from "../words/phrases.ts";
import { currencyBefore, skipLink } from "./currency.ts";
import { modifiersOf } from "./modifiers.ts";
import { nounAt } from "./noun.ts";
import type { Quantity } from "./pair.ts";
import { following, isGlued, type Source } from "./source.ts";
import { isAfterSpending } from "./spend.ts";
import type { Term } from "./term.ts";

/** A figure with nothing known of it but its place and value. */
export function plainFigure(
	source: Source,
	kind: FigureKind,
	from: number,
	next: number,
	value: number,
): Figure {
	return {
		...bareFigure(kind, value),
		start: source.tokens[from]?.start ?? 0,
		end: source.tokens[next - 1]?.end ?? 0,
	};
}

type Meaning = { kind: FigureKind; unit: string | null; next: number; times: number };

/** The figure of an amount, range or change, with what is counted, for what, and how it is bounded. */
export function quantityFigure(
	source: Source,
	{ term, other, link }: Quantity,
): { figure: Figure; next: number } {
	const last = other ?? term;
	const meaning = meaningOf(source, term.from, last);
	const modifiers = modifiersOf(source, term.from, meaning.next, meaning.kind === "money");
	const value = term.value * meaning.times;
	const high = other && other.value * meaning.times;
	const isChange = link === "change" && high !== null;
	const figure: Figure = {
		...plainFigure(source, meaning.kind, term.from, meaning.next, isChange ? high : value),
		high: link === "range" ? high : null,
		unit: meaning.unit,
		currency: last.currency,
		per: modifiers.per,
		each: modifiers.each,
		bound: modifiers.bound ?? (isGlued(source, last.next, "+") ? "at least" : null),
		change: isChange ? { from: value, to: high } : null,
	};
	return { figure, next: modifiers.next };
}

function meaningOf(source: Source, from: number, term: Term): Meaning {
	const { next } = term;
	if (term.isMoney) return { kind: "money", unit: null, next: pastTax(source, next), times: 1 };
	if (term.percent) return { kind: "percent", unit: term.percent, next, times: 1 };
	if (term.duration) return { kind: "duration", unit: term.duration, next, times: 1 };
	if (term.measure) return { kind: "count", unit: term.measure, next, times: 1 };
	if (term.isMetre) return metreOrMillion(source, from, term);
	if (isTally(source, next))
		return { kind: "count", unit: source.tokens[next]?.text ?? null, next: next + 1, times: 1 };
	const noun = countedNoun(source, term);
	const isSpent = isAfterSpending(source, from);
	if (noun && !(isSpent && term.isShort))
		return { kind: "count", unit: noun.unit, next: noun.next, times: 1 };
	return { kind: isBareMoney(source, term, isSpent) ? "money" : "number", unit: null, next, times: 1 };
}

/** "480 € netto je Platz": whether the tax is in it belongs to the amount. */
function pastTax({ tokens, words }: Source, at: number): number {
	return phraseAt(tokens, at, words.tax)?.next ?? at;
}

/** "402 x too loud, 118 x price": how often something was said; "3 x £410" and "2 x daily" multiply. */
function isTally(source: Source, at: number): boolean {
	const mark = following(source, at);
	if (!mark || !/^[x×]$/u.test(mark.text)) return false;
	const said = following(source, at + 1);
	if (!said || said.kind === "numeral") return false;
	const isWord = said.kind === "word" || /^["“„«]$/u.test(said.text);
	return (
		isWord && !currencyBefore(source, at + 1) && !phraseAt(source.tokens, at + 1, source.words.perPhrases)
	);
}

/** "2.1m a year" is money, "a 60m hall" is not. */
function metreOrMillion(source: Source, from: number, term: Term): Meaning {
	const isMoney =
		isAfterSpending(source, from) || modifiersOf(source, from, term.next + 1, true).per !== null;
	return isMoney
		? { kind: "money", unit: null, next: term.next + 1, times: 1e6 }
		: { kind: "count", unit: "m", next: term.next + 1, times: 1 };
}

function countedNoun(source: Source, term: Term): { unit: string; next: number } | null {
	const plus = isGlued(source, term.next, "+") ? term.next + 1 : term.next;
	const start = term.scale > 1 || term.isSpelled ? skipLink(source, plus) : plus;
	const first = following(source, start);
	// "9.000 per jaar" counts no years.
	if (first && phraseAt(source.tokens, start, source.words.perPhrases)) return null;
	const noun = first && nounAt(source, start, term.value);
	const last = noun && source.tokens[noun.next - 1];
	return first && last ? { unit: source.text.slice(first.start, last.end), next: noun.next } : null;
}

/** An amount without currency: by its k, beside a word of spending, or written as a price per something. */
function isBareMoney(source: Source, term: Term, isSpent: boolean): boolean {
	if (term.isShort) return true;
	if (term.isSpelled && term.value < 1000) return false;
	if (isSpent) return (Math.abs(term.value) >= 100 || term.hasCents) && !isCountOfPriced(source, term);
	return term.hasCents && modifiersOf(source, term.from, term.next, true).per !== null;
}

/** "Penalty £350 a run, 118 late runs": behind an amount and a comma, what a word is said of counts something. */
function isCountOfPriced(source: Source, term: Term): boolean {
	const { tokens, words } = source;
	if (tokens[term.from - 1]?.text !== "," || following(source, term.next)?.kind !== "word") return false;
	if (phraseAt(tokens, term.next, words.perPhrases)) return false;
	const clause = tokens.slice(Math.max(0, term.from - reach), term.from);
	return clause.some((_, at) => currencyBefore(source, term.from - clause.length + at) !== null);
}

const reach = 8;
