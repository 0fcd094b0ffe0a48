import { cuesOf } from "../languages/cues.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import type { Read } from "../roles/statements.ts";

/** "With two nurses she can run the shift": what something could be done with, and nothing that cannot be. */
export function tellsMeans({ plain, words, signals, language }: Read): boolean {
	return (
		signals.scarce === 0 &&
		cuesOf(language).negation.count(words) === 0 &&
		cuesOf(language).reason.count(words) === 0 &&
		withMeans(language).test(plain)
	);
}

const withMeans = patternByLanguage(
	({ withMeans: said }) => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, "iu"),
);

/** "… with two nurses she can run the shift. Two nurses cost 1.3 million": the price of what was just told, no harm. */
export function isPriceOfMeans({ block, stems }: Read, before: Read | undefined): boolean {
	return (
		before !== undefined &&
		before.block === block &&
		tellsMeans(before) &&
		before.stems.some((stem) => stems.includes(stem))
	);
}
