import type { Figure } from "../../figures/figure.ts";
import { durationUnitOf } from "../../figures/figures.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";

/** What is paid by the shift is paid by the day. */
const shifts = patternByLanguage(({ shift }) => new RegExp(`^${shift}$`, "iu"));

/** "1 850 € de pénalité par tranche": what the amount is, and then what it is for one of. */
const perBehind = patternByLanguage(
	({ per, each }) => new RegExp(`^\\s(?:\\p{L}+\\s){0,3}(?:${per}|${each})\\s(\\p{L}+)`, "iu"),
);
/** "6,200 for the month", "310,000 of running cost a month", "4.000 im Monat". */
const inOneOf = patternByLanguage(
	({ inAPeriod, period }) => new RegExp(`^\\s(?:\\p{L}+\\s){0,3}${inAPeriod}\\s(${period})(?!\\p{L})`, "iu"),
);
/** "Finance puts the year at about £208,000". */
const yearBefore = patternByLanguage(
	({ yearAt }) => new RegExp(`(?<!\\p{L})(?:${yearAt})(?:\\s\\p{L}+\\.?){0,2}\\s*$`, "iu"),
);
/** "Cada contenedor devuelto nos cuesta", "every late box costs us". */
const eachBefore = patternByLanguage(
	({ each }) => new RegExp(`(?<!\\p{L})${each}\\s(\\p{L}+)(?:\\s[^\\s.;:,]+){0,6}\\s*$`, "iu"),
);
/** "Eine Nachbesetzung kostet uns", "a lost order costs about". */
const oneBefore = patternByLanguage(
	({ one, costsOne }) =>
		new RegExp(
			`(?<!\\p{L})${one}\\s(?:\\p{L}+\\s){1,4}${costsOne}(?:\\s(?:\\p{L}+|\\d+\\s?%)){0,3}\\s*$`,
			"iu",
		),
);

/** What an amount is for one of: "year", "quarter", "month", "week", "day", the text's own word, or null for a sum. */
export function periodOf(figure: Figure, text: string, language: Language): string | null {
	const before = text.slice(0, figure.start);
	const behind = text.slice(figure.end);
	const word =
		figure.per ??
		perBehind(language).exec(behind)?.[1] ??
		inOneOf(language).exec(behind)?.[1] ??
		(yearBefore(language).test(before) ? "year" : undefined) ??
		eachBefore(language).exec(before)?.[1] ??
		(oneBefore(language).test(before) ? "one" : null);
	if (word === null) return null;
	if (word === "shift" || shifts(language).test(word)) return "day";
	return durationUnitOf(word, language) ?? word.toLowerCase();
}
