import type { Figure } from "../figures/figure.ts";
import { figuresIn } from "../figures/figures.ts";
import type { Language } from "../languages/language.ts";
import { paperWords } from "../languages/papers/papers.ts";
import { decisionDaysOf } from "../languages/time/decision-days.ts";
import { wordsOf } from "../languages/words.ts";
import { yearByWeekday } from "./year-by-weekday.ts";

/**
 * The date of a text that a line of its beginning names, as an ISO date; null for none. It is none of things to come,
 * but where the head of a mail (`isHead`) writes its year; only such heads, and those of a paper, have one without a year.
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
	const whole = days(figuresIn(line, { ...about, asOf: null }));
	const [written] = whole;
	if (written !== undefined) return whole.find((day) => day <= today) ?? (isHead ? written : null);
	const [partial] = isHead || headsPaper(line, language) ? days(figuresIn(line, about)) : [];
	return partial ? yearByWeekday(line, partial, today, language) : null;
}

/** "Minutes of the meeting of 6 November": the first words of a paper say what it is. */
function headsPaper(line: string, language: Language): boolean {
	const [head = ""] = line.split("\n", 1);
	if (language === "unknown" || head.length > longestHead) return false;
	return (
		new RegExp(`^\\P{L}*(?:${paperWords[language].paper})(?!\\p{L})`, "iu").test(head) ||
		(decisionDaysOf(language)?.meets.count(wordsOf(head)) ?? 0) > 0
	);
}

const longestHead = 120;
