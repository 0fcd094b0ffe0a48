import type { DateSource } from "./dates/read-date.ts";
import { isGlued } from "./grammar/source.ts";
import { currencyCodes, currencyShorts, currencySigns } from "./words/currencies.ts";

/** Whether a figure may begin at a token: most words of a text begin none. Digits and marks always may. */
export function mayOpenFigure(source: DateSource, at: number): boolean {
	const token = source.tokens[at];
	if (token?.kind !== "word" || token.text.length < 2) return true;
	const { words, dates } = source;
	const { folded, text } = token;
	return (
		dates.starts.has(folded) ||
		words.numbers.byFirst.has(folded) ||
		words.fractions.byFirst.has(folded) ||
		words.currencies.byFirst.has(folded) ||
		words.articleOne.has(folded) ||
		words.durations.byFirst.has(folded) ||
		words.every.has(folded) ||
		isJoined(folded, words.joined) ||
		currencyShorts.has(text) ||
		currencyCodes.has(text.slice(-3)) ||
		(isGlued(source, at + 1) && currencySigns.has(source.tokens[at + 1]?.text ?? ""))
	);
}

/** "zweihundert", "tweeduizend" */
function isJoined(folded: string, { hundred, thousand }: DateSource["words"]["joined"]): boolean {
	return hundred !== "" && (folded.includes(hundred) || folded.includes(thousand));
}
