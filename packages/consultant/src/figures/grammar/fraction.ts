import { phraseAt } from "../words/phrases.ts";
import type { Ratio } from "./ratio.ts";
import { following, type Source } from "./source.ts";
import { spelledAt } from "./spelled.ts";

const signs = new Map([
	["½", [1, 2]],
	["⅓", [1, 3]],
	["⅔", [2, 3]],
	["¼", [1, 4]],
	["¾", [3, 4]],
]);

/** "half", "a third", "two thirds", "die Hälfte", "una quinta parte", "¾"; not "the first half" or "a third supplier". */
export function fractionAt(source: Source, at: number): Ratio | null {
	const { tokens, words } = source;
	const token = tokens[at];
	if (!token) return null;
	const sign = signs.get(token.text);
	if (sign && !token.glued) return { value: sign[0] ?? 1, of: sign[1] ?? 1, next: at + 1, noun: null };
	if (token.kind !== "word" || words.notFractionAfter.has(previousWord(source, at))) return null;
	const bare = phraseAt(tokens, at, words.fractions);
	if (bare) return bare.value === 2 && isWholePart(source, bare.next) ? ratio(1, bare) : null;
	return countedFraction(source, at);
}

/** A fraction with its numerator: "two thirds", "un quart". */
function countedFraction(source: Source, at: number): Ratio | null {
	const { tokens, words } = source;
	const isOne = words.articleOne.has(tokens[at]?.folded ?? "");
	const number = isOne ? { value: 1, next: at + 1 } : spelledAt(source, at);
	// "A quarter of a million" is an amount.
	if (!number || !Number.isInteger(number.value) || phraseAt(tokens, number.next, words.magnitudes))
		return null;
	const start = pastHyphen(source, number.next);
	const part = following(source, start) && phraseAt(tokens, start, words.fractions);
	return part && number.value < part.value && isWholePart(source, part.next)
		? ratio(number.value, part)
		: null;
}

function ratio(value: number, part: { value: number; next: number }): Ratio {
	return { value, of: part.value, next: part.next, noun: null };
}

function previousWord(source: Source, at: number): string {
	const token = source.tokens[at];
	return token?.apart ? "" : (source.tokens[at - 1]?.folded ?? "");
}

function pastHyphen(source: Source, at: number): number {
	return source.tokens[at]?.text === "-" && source.tokens[at]?.glued ? at + 1 : at;
}

/** What follows does not make an ordinal or another unit of it: "a third supplier", "half a year", "half-time". */
function isWholePart(source: Source, at: number): boolean {
	const { words, tokens } = source;
	const after = following(source, at);
	if (after?.kind !== "word") return !(after?.glued && after.text === "-");
	if (phraseAt(tokens, at, words.durations) || phraseAt(tokens, at, words.magnitudes)) return false;
	if (words.functionWords.has(after.folded)) return !isArticleOfUnit(source, at);
	return words.noun.capital && /^\p{Ll}/u.test(after.text);
}

function isArticleOfUnit(source: Source, at: number): boolean {
	const { words, tokens } = source;
	if (!words.articleOne.has(tokens[at]?.folded ?? "")) return false;
	const { durations, magnitudes, percent, percentagePoints } = words;
	return (
		phraseAt(tokens, at + 1, durations) !== null ||
		phraseAt(tokens, at + 1, magnitudes) !== null ||
		phraseAt(tokens, at + 1, percent) !== null ||
		phraseAt(tokens, at + 1, percentagePoints) !== null
	);
}

/** "half a year", "half an hour", "half a million", "half a per cent": half of a unit. */
export function halfUnitAt(source: Source, at: number): { value: number; unit: number } | null {
	const { words, tokens } = source;
	const half = phraseAt(tokens, at, words.fractions);
	if (half?.value !== 2 || words.notFractionAfter.has(previousWord(source, at))) return null;
	const article = following(source, half.next);
	const start = article && words.articleOne.has(article.folded) ? half.next + 1 : half.next;
	return following(source, start) && isArticleOfUnit(source, half.next) ? { value: 0.5, unit: start } : null;
}
