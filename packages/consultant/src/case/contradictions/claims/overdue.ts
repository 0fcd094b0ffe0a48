import { daysBetween } from "@throughline/domain/value/day";
import type { Figure } from "../../../figures/figure.ts";
import { durationUnitOf } from "../../../figures/figures.ts";
import { cuesOf } from "../../../languages/cues.ts";
import type { Language } from "../../../languages/language.ts";
import { stillWords } from "../../../languages/time/still.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { hoursIn, hoursOf } from "../values/hours.ts";

/** So many statements behind a promise may tell how it is kept. */
const reach = 3;
const score = 0.7;
/** A month more or less is no other time. */
const clearlyLonger = 1.3;
const hoursOfDay = 24;

/**
 * "Each case is decided within a week" – "212 are open, the oldest dates from 3 March"; "the routes are new every six
 * weeks" – "that one has hung there since 2 July"; "calibrated every month" – "the last sticker is of March 2024": what is
 * done within a time, or so often, and what has waited longer.
 */
export function overduePairs(statements: readonly Read[]): Clash[] {
	return statements.flatMap((one, at): Clash[] => {
		const longest = promisedHours(one);
		if (longest === 0) return [];
		const other = statements
			.slice(at + 1, at + 1 + reach)
			.find((later) => later.documentId === one.documentId && isOlder(one, later, longest));
		return other ? [{ one, other, kind: "claims", score }] : [];
	});
}

/** How many hours something takes at most, or lies between two times of it; 0 where nothing is said of all. */
function promisedHours({ text, figures, signals, words, language, kind }: Read): number {
	if (kind === "row" || kind === "title" || kind === "letterhead") return 0;
	const { every, asserts } = cuesOf(language);
	const isOfAll = signals.every > 0 || asserts.count(words) > 0;
	const isEach = ({ start }: Figure) => every.has(wordsOf(text.slice(0, start)).at(-1) ?? "");
	const promised = figures.filter(
		(figure) =>
			figure.change === null &&
			(isEach(figure) || (isOfAll && (figure.bound === "at most" || figure.bound === "under"))),
	);
	return Math.max(0, ...promised.map(hoursOf), ...everyHours(words, language));
}

/** "Every month", without a number */
function everyHours(words: readonly string[], language: Language): number[] {
	const { every, negation } = cuesOf(language);
	if (negation.count(words) > 0) return [];
	return words.flatMap((word, at) => {
		const unit = every.has(words[at - 1] ?? "") ? durationUnitOf(word, language) : null;
		return unit === null ? [] : hoursIn(unit);
	});
}

/** It tells of the oldest, of what is still so, or of the last of the same, and of its day or how long it has been. */
function isOlder(
	one: Read,
	{ figures, words, stems, signals, language, asOf, forbids }: Read,
	longest: number,
): boolean {
	const isLast = signals.latest > 0 && stems.some((stem) => one.stems.includes(stem));
	const isOldest = isLast || (stillWords(language)?.oldest.count(words) ?? 0) > 0;
	const isLonger = (figure: Figure) => ageOf(figure, asOf) > longest * clearlyLonger;
	return isOldest && !forbids && figures.some(isLonger);
}

function ageOf(figure: Figure, asOf: string | null): number {
	const { date, relation } = figure;
	if (date === null) return hoursOf(figure);
	if (asOf === null || relation === "by" || relation === "until" || date.precision === "year") return 0;
	return daysBetween(date.to, asOf) * hoursOfDay;
}
