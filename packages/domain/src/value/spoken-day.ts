import { addDays, dayNumber, weekdayOf } from "./day.ts";
import { sameDayIn } from "./month.ts";
import { readCalendarWeek } from "./spoken-day/calendar-week.ts";
import { dayInYear, existingDay } from "./spoken-day/day-in-year.ts";
import { type DayWords, dayWords, plainWord } from "./spoken-day/day-words.ts";
import { readEnd, readMonthName, readStart, readWeekday, type Spoken } from "./spoken-day/named-day.ts";
import { type Unit, unitOf } from "./spoken-day/unit-words.ts";

/** Who speaks: their day, `YYYY-MM-DD`, and their language, a BCP 47 tag such as `en-US`. */
export type Speaker = { today: string; locale: string };

/**
 * The day that a person means, `YYYY-MM-DD` from 1900 to 2199; null where nothing can be made of it.
 *
 * - `2026-12-04`, also `2026/12/4`, `2026.12.04`, `20261204`
 * - `15.3.` and `15.3.26`: the day first. `3/15` and `3-15-2026`: as the locale orders them, else the only way there is
 * - `15 mar`, `March 15th`, `15. März 2027`, also behind the weekday on which they fall
 * - `today`, `tomorrow`, `yesterday`; `+3d`, `-1d`, `+2w`, `in 2 weeks`, `in 10 Tagen`, `dans 3 mois`, `+1m` (the same
 *   day of that month, or its last)
 * - `fri`: the next one after today; `next fri`: that of the week after this one, weeks begin on Monday; `last fri`
 * - `next week`, `nächsten Monat`: its first day; `KW 12`, `week 12`: the Monday of that week of ISO 8601
 * - `end of june`, `end of month` or `eom`, `end of next month`, `Monatsende`, `fin du mois`, `end of Q1`; so for the week
 *   (its Friday), the quarter and the year
 *
 * Names may be those of the locale, or English, German, French, Spanish, Italian and Dutch. A day without a year is the
 * one between two months ago and ten months ahead: who plans looks ahead, and reports what has just been. A year of two
 * digits is in this century.
 */
export function readSpokenDay(text: string, { today, locale }: Speaker): string | null {
	const day = readSpoken(text.trim().toLowerCase(), { ...dayWords(locale), today });
	return day !== null && day >= "1900-01-01" && day <= "2199-12-31" ? day : null;
}

const readers = [
	readYearFirst,
	readDigits,
	readOffset,
	readNear,
	readWeekday,
	readStart,
	readCalendarWeek,
	readEnd,
	readMonthName,
];

function readSpoken(text: string, known: DayWords & { today: string }): string | null {
	const words = text.split(/[\s,]+/).flatMap((word) => plainWord(word) || []);
	const spoken: Spoken = { ...known, text, words };
	for (const reader of readers) {
		const day = reader(spoken);
		if (day !== null) return day;
	}
	const [first = "", ...more] = words;
	const weekday = more.length > 0 ? known.weekdayOf(first) : null;
	if (weekday === null) return null;
	const rest = readSpoken(text.replace(/^\S+\s+/, ""), known);
	return rest !== null && weekdayOf(dayNumber(rest)) === weekday ? rest : null;
}

function readYearFirst({ text }: Spoken): string | null {
	const parts = /^(\d{4})(?:[-/. ](\d{1,2})[-/. ](\d{1,2})|(\d{2})(\d{2}))$/.exec(text);
	if (!parts) return null;
	const [, year, month = parts[4], day = parts[5]] = parts;
	return existingDay(Number(year), Number(month), Number(day));
}

function readDigits({ text, today, monthFirst }: Spoken): string | null {
	const parts = /^(\d{1,2})(\. ?|\/|-)(\d{1,2})(?:\.?|(?:\. ?|\/|-)(\d{4}|\d{2}))$/.exec(text);
	if (!parts) return null;
	const [, one, sign = "", other, year] = parts;
	const dayFirst = dayInYear(Number(one), Number(other), year, today);
	if (sign.startsWith(".")) return dayFirst;
	const monthBefore = dayInYear(Number(other), Number(one), year, today);
	return monthFirst ? (monthBefore ?? dayFirst) : (dayFirst ?? monthBefore);
}

const offset = /^(in|dans|en|tra|fra|over|vor|il y a|hace|\+|-|−)? ?(\d{1,3}) ?(\p{L}+)( ago)?$/u;

function readOffset({ words, today }: Spoken): string | null {
	const parts = offset.exec(words.join(" "));
	if (!parts) return null;
	const [, before = "", digits, word = "", after] = parts;
	const isPast = after !== undefined || /^(?:[-−]|vor|il y a|hace)$/.test(before);
	return inUnits(Number(digits) * (isPast ? -1 : 1), unitOf(word), today);
}

function inUnits(count: number, unit: Unit | null, today: string): string | null {
	if (unit === null) return null;
	if (unit === "day") return addDays(today, count);
	if (unit === "week") return addDays(today, count * 7);
	return sameDayIn(today, count * { month: 1, quarter: 3, year: 12 }[unit]);
}

function readNear({ words, today, daysAhead }: Spoken): string | null {
	const days = daysAhead(words.join(" "));
	return days === null ? null : addDays(today, days);
}
