import { type Match, phraseAt } from "../words/phrases.ts";
import type { Token } from "../words/tokens.ts";
import { nounAt } from "./noun.ts";
import { following, isGlued, type Source } from "./source.ts";
import { bareNumber } from "./term.ts";

export type Ratio = { value: number; of: number; next: number; noun: { from: number; next: number } | null };

type Part = { value: number; next: number };

/** "12 von 40 Stoffen", "one in three", "una de cada tres", "jede dritte", "18/60". */
export function ratioAt(source: Source, at: number): Ratio | null {
	const every = everyAt(source, at);
	if (every) return withNoun(source, every, 1);
	const slash = slashAt(source, at);
	if (slash) return withNoun(source, slash);
	const first = bareNumber(source, at);
	// "Una media de 31 horas": half is no number of things, but a mean.
	if (!first || !Number.isInteger(first.value)) return null;
	const near = ofAt(source, first) ?? inAt(source, first);
	return near ? withNoun(source, near) : farAt(source, first);
}

/** "one job in five", "3 essais réussis sur 11"; what follows the last number is counted by itself. */
function farAt(source: Source, first: Part): Ratio | null {
	for (let next = first.next; next < first.next + 2; next += 1) {
		const word = following(source, next);
		if (word?.kind !== "word" || source.words.functionWords.has(word.folded)) return null;
		// "In two years from 14 to 11": how long it took is no part of it.
		if (phraseAt(source.tokens, next, source.words.durations)) return null;
		const ratio = inAt(source, { ...first, next: next + 1 });
		if (!ratio) continue;
		const isAlone = !following(source, ratio.next) || !nounAt(source, ratio.next, ratio.of);
		return isAlone ? { ...ratio, noun: { from: first.next, next: next + 1 } } : null;
	}
	return null;
}

function withNoun(source: Source, ratio: Part & { of: number }, counted = ratio.of): Ratio {
	const noun = following(source, ratio.next) ? nounAt(source, ratio.next, counted) : null;
	return { ...ratio, noun: noun && { from: ratio.next, next: noun.next } };
}

function ofAt(source: Source, first: Part): (Part & { of: number }) | null {
	const { words } = source;
	const of = following(source, first.next) && phraseAt(source.tokens, first.next, words.ratioOf);
	if (!of) return null;
	return whole(source, first, pastArticles(source, of));
}

function inAt(source: Source, first: Part): (Part & { of: number }) | null {
	const { words } = source;
	if (first.value > 10) return null;
	const joint = following(source, first.next) && phraseAt(source.tokens, first.next, words.oneIn);
	const ratio = joint && whole(source, first, joint.next);
	if (!ratio || ratio.of > 100 || ratio.of <= first.value) return null;
	const isTime = following(source, ratio.next) && phraseAt(source.tokens, ratio.next, words.durations);
	return isTime ? null : ratio;
}

function pastArticles(source: Source, of: Match<true>): number {
	let next = of.next;
	for (
		let turn = 0;
		turn < 2 && source.words.ratioArticles.has(following(source, next)?.folded ?? "");
		turn += 1
	)
		next += 1;
	return next;
}

/** The denominator: a plain number that is not smaller and no year. */
function whole(source: Source, first: Part, at: number): (Part & { of: number }) | null {
	if (!following(source, at)) return null;
	const token = source.tokens[at];
	const last = bareNumber(source, at);
	if (!last || !token || last.value < 2 || last.value < first.value || !Number.isInteger(last.value))
		return null;
	const isYear = /^(?:19|20)\d\d$/.test(token.text) && !nounAt(source, last.next, last.value);
	const after = source.tokens[last.next];
	const isOther = after?.glued && (after.kind === "word" || after.text === "%");
	return isYear || isOther || after?.text === "%"
		? null
		: { value: first.value, of: last.value, next: last.next };
}

function everyAt(source: Source, at: number): (Part & { of: number }) | null {
	const { tokens, words } = source;
	if (!words.every.has(tokens[at]?.folded ?? "") || !following(source, at + 1)) return null;
	const ordinal = phraseAt(tokens, at + 1, words.ordinals);
	return ordinal && { value: 1, of: ordinal.value, next: ordinal.next };
}

/** "18/60", unless it may be a day of a month. */
function slashAt(source: Source, at: number): (Part & { of: number }) | null {
	const { tokens } = source;
	const first = tokens[at];
	const last = tokens[at + 2];
	if (
		!first ||
		first.glued ||
		!isSmallWhole(first) ||
		!isGlued(source, at + 1, "/") ||
		!last?.glued ||
		!isSmallWhole(last)
	) {
		return null;
	}
	const tail = tokens[at + 3];
	if (tail?.glued && !/^[.,;:)]$/.test(tail.text)) return null;
	const value = Number(first.text);
	const of = Number(last.text);
	return value <= of && of < 1900 && !isDayOfMonth(value, of) ? { value, of, next: at + 3 } : null;
}

function isSmallWhole({ kind, text }: Token): boolean {
	return kind === "numeral" && /^[1-9]\d{0,5}$/.test(text);
}

/** 24/7 and what may be a date; 4/5 and 7/10 are rather marks. */
function isDayOfMonth(value: number, of: number): boolean {
	return value <= 31 && of <= 12 && of !== 5 && of !== 10;
}
