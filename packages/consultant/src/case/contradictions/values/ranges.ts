import type { Figure } from "../../../figures/figure.ts";
import { disputedWords } from "../../../languages/subjects/disputed-words.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";

/** The values that a figure may stand for, both inclusive. */
export type Range = { low: number; high: number };

/** "4,000 odd" is 4,000 to 5,000, "about 4,000" a tenth below or above; any other figure is its value. */
export function rangeOf(figure: Figure, { text, language }: Read): Range {
	const { value, bound, end } = figure;
	const next = wordsOf(text.slice(end, end + longestMark));
	const isMore = disputedWords(language)?.rounded.at(next, 0) || bound === "over";
	if (!Number.isInteger(value) || value < leastRound) return { low: value, high: value };
	if (isMore) return { low: value, high: value + roundingOf(value) };
	return bound === "about"
		? { low: value * (1 - aboutBy), high: value * (1 + aboutBy) }
		: { low: value, high: value };
}

const longestMark = 25;
const leastRound = 10;
const aboutBy = 0.1;

/** What a round number leaves out: a thousand of 4,000, ten of 40. */
function roundingOf(value: number): number {
	let step = 1;
	while (value % (step * 10) === 0) step *= 10;
	return step;
}

/** A number of nothing that it names itself; what is read as money without a currency is none that is known to be. */
export function isBare({ kind, unit, currency }: Figure): boolean {
	return (kind === "number" && unit === null) || (kind === "money" && currency === null);
}
