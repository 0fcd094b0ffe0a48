import type { Figure } from "../figures/figure.ts";
import { cuesOf } from "../languages/cues.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { wordsOf } from "../languages/words.ts";
import type { Statement } from "../read/statement.ts";

type Said = Statement & { figures: readonly Figure[] };

/** A clause that denies something before a day: its words, and the day (ISO). */
export type Barred = { words: readonly string[]; day: string };

/** "…, so no building work before 24 December": the first such clause of a statement; null for none. */
export function barredIn({ plain, language, figures, text }: Said): Barred | null {
	for (const { date, start, end, relation } of figures) {
		if (date?.precision !== "day") continue;
		if (relation !== "until" && !isBefore(language).test(text.slice(0, start))) continue;
		// "No answer by 15 June: arbitration" says what comes then.
		if (/^\s?:/u.test(text.slice(end))) continue;
		const said = text.slice(start, end);
		const words = wordsOf(plain.split(clauseEnd).find((clause) => clause.includes(said)) ?? "");
		if (cuesOf(language).negation.count(words) > 0) return { words, day: date.from };
	}
	return null;
}

const clauseEnd = /[,;:()]\s|(?<!\d)\.\s|\s[–—-]\s/u;

const isBefore = patternByLanguage(
	({ before }) => new RegExp(`(?<!\\p{L})(?:${before})(?:\\s\\p{L}{1,5}){0,2}\\s$`, "iu"),
);
