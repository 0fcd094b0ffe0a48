import type { Language } from "../languages/language.ts";
import type { Figure } from "../ledger/figure.ts";
import { figuresIn } from "../ledger/figures.ts";
import { yearByWeekday } from "./year-by-weekday.ts";

/**
 * The date of a text that a line of its beginning names, as an ISO date; null for none. It is none of things to come; only
 * the head of a mail (`isHead`) has one without its year.
 */
export function textDate(
	line: string,
	{ language, today, isHead }: { language: Language; today: string; isHead: boolean },
): string | null {
	const about = { language, asOf: today, currency: null };
	const days = (figures: readonly Figure[]) =>
		figures.flatMap(({ date, relation }) =>
			date?.precision === "day" && relation !== "by" && relation !== "until" ? [date.from] : [],
		);
	const whole = days(figuresIn(line, { ...about, asOf: null })).find((day) => day <= today);
	const [partial] = isHead ? days(figuresIn(line, about)) : [];
	return whole ?? (partial ? yearByWeekday(line, partial, today, language) : null);
}
