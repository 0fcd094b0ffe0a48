import type { FigureBound } from "../figure.ts";
import { phraseAt, phraseBefore } from "../words/phrases.ts";
import { skipLink } from "./currency.ts";
import { following, isGlued, type Source } from "./source.ts";

export type Modifiers = { per: string | null; each: boolean; bound: FigureBound | null; next: number };

const boundMarks: ReadonlyMap<string, FigureBound> = new Map([
	["<", "under"],
	[">", "over"],
	["≤", "at most"],
	["≥", "at least"],
	["~", "about"],
	["≈", "about"],
	["±", "about"],
]);

/** What stands before and after a quantity and belongs to its meaning, not to its span. */
export function modifiersOf(source: Source, from: number, next: number, isMoney: boolean): Modifiers {
	const after = modifiersAfter(source, next);
	return {
		per: after.per ?? (isMoney && !after.each ? periodBehindThing(source, after.next) : null),
		each: after.each || phraseBefore(source.tokens, from, source.words.eachBefore) !== null,
		bound: boundBefore(source, from, isMoney) ?? after.bound,
		next: after.next,
	};
}

/** "£2,400 maintenance a year", "2 400 € de maintenance par an": one or two words say what the amount is for. */
function periodBehindThing(source: Source, from: number): string | null {
	let at = skipLink(source, from);
	for (let taken = 0; taken < mostWordsOfThing; taken += 1) {
		if (!isThing(source, at)) return null;
		at += 1;
		const per = perAt(source, at)?.value ?? null;
		if (per !== null) return longPeriods.has(per) ? per : null;
	}
	return null;
}

const mostWordsOfThing = 2;
const longPeriods: ReadonlySet<string> = new Set(["month", "quarter", "year"]);

/** A word that may name what is paid for, not how often. */
function isThing(source: Source, at: number): boolean {
	const { tokens, words } = source;
	const token = following(source, at);
	if (token?.kind !== "word" || token.folded.length < leastLetters) return false;
	if (
		words.functionWords.has(token.folded) ||
		/^(?:once|twice|times|fois|veces|volte|keer)$|mal$/u.test(token.folded)
	)
		return false;
	return phraseAt(tokens, at, words.numbers) === null;
}

const leastLetters = 4;

function modifiersAfter(source: Source, from: number): Modifiers {
	const read: Modifiers = {
		per: null,
		each: false,
		bound: isGlued(source, from, "+") ? "at least" : null,
		next: from,
	};
	for (let turn = 0; turn < 3; turn += 1) {
		const next = takeModifier(source, read);
		if (next === null) break;
		read.next = next;
	}
	return read;
}

/** Takes the next modifier; null where none stands. */
function takeModifier(source: Source, read: Modifiers): number | null {
	const { tokens, words } = source;
	const start = pastComma(source, read.next);
	if (!following(source, start)) return null;
	const per = start === read.next ? perAt(source, start) : null;
	const each = phraseAt(tokens, start, words.eachAfter);
	const bound = boundAfter(source, start, start > read.next);
	read.per ??= per?.value ?? null;
	read.each ||= each !== null;
	read.bound ??= bound?.value ?? null;
	const next = Math.max(per?.next ?? 0, each?.next ?? 0, bound?.next ?? 0);
	return next === 0 ? null : next;
}

/** Behind a comma and before a number it belongs to that: "3,000 €, at most two weeks". */
function boundAfter(
	source: Source,
	at: number,
	isApart: boolean,
): { value: FigureBound; next: number } | null {
	const { tokens, words } = source;
	const bound = phraseAt(tokens, at, words.boundsAfter);
	if (!bound || !isApart) return bound;
	const isOfNext =
		/^\d/.test(following(source, bound.next)?.text ?? "") ||
		phraseAt(tokens, bound.next, words.numbers) !== null;
	return isOfNext ? null : bound;
}

function pastComma(source: Source, at: number): number {
	return isGlued(source, at, ",") && following(source, at + 1) ? at + 1 : at;
}

function perAt(source: Source, at: number): { value: string; next: number } | null {
	const { tokens, words } = source;
	const more = phraseAt(tokens, at, words.more);
	const start = more?.next ?? at;
	if (!following(source, start)) return null;
	const phrase = phraseAt(tokens, start, words.perPhrases);
	if (phrase) {
		const isOver = phraseAt(tokens, phrase.next, words.ago) !== null;
		return isOver || /^\d/.test(following(source, phrase.next)?.text ?? "") ? null : phrase;
	}
	const certain =
		tokens[start]?.text === "/" ? { next: start + 1 } : phraseAt(tokens, start, words.perCertain);
	if (certain) return following(source, certain.next)?.kind === "word" ? named(source, certain.next) : null;
	const doubtful = phraseAt(tokens, start, words.perDoubtful);
	return doubtful && isOneThing(source, doubtful.next) ? named(source, doubtful.next) : null;
}

/** A noun in the singular after "por" or "per", which else mean "for" or "by". */
function isOneThing(source: Source, at: number): boolean {
	const noun = following(source, at);
	if (noun?.kind !== "word" || source.words.functionWords.has(noun.folded)) return false;
	// "Por cinco meses": for so long.
	if (phraseAt(source.tokens, at, source.words.numbers)) return false;
	return /^\p{Ll}/u.test(noun.text) && !/[si]$/.test(noun.folded);
}

function named(source: Source, at: number): { value: string; next: number } {
	const unit = phraseAt(source.tokens, at, source.words.durations);
	return {
		value: unit?.value.unit ?? source.tokens[at]?.text.toLowerCase() ?? "",
		next: unit?.next ?? at + 1,
	};
}

function boundBefore(source: Source, from: number, isMoney: boolean): FigureBound | null {
	const { tokens, words } = source;
	if (tokens[from]?.apart) return null;
	const mark = boundMark(source, from - 1);
	if (mark) return mark;
	const start = tokens[from - 1]?.text === ":" && !tokens[from - 1]?.apart ? from - 1 : from;
	const near = phraseBefore(tokens, start, words.boundsBefore);
	const isOne = near === null && words.ratioArticles.has(tokens[from - 1]?.folded ?? "");
	const match = isOne ? phraseBefore(tokens, from - 1, words.boundsBefore) : near;
	if (!match) return null;
	return isAmountOf(source, match, isMoney) ? null : match.value;
}

function boundMark(source: Source, at: number): FigureBound | null {
	const { tokens } = source;
	const text = tokens[at]?.text ?? "";
	const isArrow = text === ">" && /^[-=–]$/.test(tokens[at - 1]?.text ?? "") && isGlued(source, at);
	if (text === "=" && isGlued(source, at)) {
		const sign = tokens[at - 1]?.text;
		return sign === "<" ? "at most" : sign === ">" ? "at least" : null;
	}
	return isArrow ? null : (boundMarks.get(text) ?? null);
}

/** German "Bescheid über 45.000 €": a paper of that amount, not more than it. */
function isAmountOf(
	source: Source,
	match: { value: FigureBound; from: number; next: number },
	isMoney: boolean,
): boolean {
	if (!isMoney || !source.words.noun.capital || match.value !== "over" || match.next - match.from !== 1)
		return false;
	const before = source.tokens[match.from - 1];
	// "Alles über 500 €" begins a sentence with no noun.
	const isNoun =
		before?.kind === "word" &&
		/^\p{Lu}/u.test(before.text) &&
		!source.words.functionWords.has(before.folded) &&
		!source.words.manyPapers.has(before.folded);
	return isNoun && !source.tokens[match.from]?.apart;
}
