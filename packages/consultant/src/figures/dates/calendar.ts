import { addDays, daysBetween, mondayOf } from "@throughline/domain/value/day";
import type { DatePrecision } from "../figure.ts";
import type { Feast, Part, PeriodUnit, Season } from "../words/date-words.ts";

/** Days as ISO dates, both inclusive. */
export type Span = { from: string; to: string; precision: DatePrecision };

export function isoDate(year: number, month: number, day: number): string {
	return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export function isDay(year: number, month: number, day: number): boolean {
	return month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month);
}

export function daySpan(date: string): Span {
	return { from: date, to: date, precision: "day" };
}

/** Months of a year, the first being 1; a month after December is one of the next year. */
export function monthsSpan(year: number, first: number, count: number, precision: DatePrecision): Span {
	return { from: isoDate(year, first, 1), to: isoDate(year, first + count, 0), precision };
}

/** A week by its ISO number, from Monday to Sunday. */
export function weekSpan(year: number, week: number): Span {
	const monday = mondayOf(isoDate(year, 1, 4));
	const from = addDays(monday, (week - 1) * 7);
	return { from, to: addDays(from, 6), precision: "day" };
}

export function seasonSpan(season: Season, year: number): Span {
	const first = { spring: 3, summer: 6, autumn: 9, winter: 12 }[season];
	return monthsSpan(year, first, 3, "season");
}

export function feastDay(feast: Feast, year: number): Span {
	if (feast === "christmas") return daySpan(isoDate(year, 12, 25));
	if (feast === "new year") return daySpan(isoDate(year, 1, 1));
	if (feast === "halloween") return daySpan(isoDate(year, 10, 31));
	if (feast === "all saints") return daySpan(isoDate(year, 11, 1));
	if (feast === "assumption") return daySpan(isoDate(year, 8, 15));
	return daySpan(addDays(easterSunday(year), feast === "easter" ? 0 : 49));
}

/** The period of a unit that lies so many of them from the one around a date. */
export function periodAround(date: string, unit: PeriodUnit, offset: number): Span {
	const year = Number(date.slice(0, 4));
	const month = Number(date.slice(5, 7));
	if (unit === "week") {
		const from = addDays(mondayOf(date), offset * 7);
		return { from, to: addDays(from, 6), precision: "day" };
	}
	if (unit === "month") return monthsSpan(year, month + offset, 1, "month");
	if (unit === "quarter")
		return monthsSpan(year, Math.floor((month - 1) / 3) * 3 + 1 + offset * 3, 3, "quarter");
	if (unit === "half-year") return monthsSpan(year, (month > 6 ? 7 : 1) + offset * 6, 6, "season");
	return monthsSpan(year + offset, 1, 12, "year");
}

/** Thirds of a period; its end is its last day. */
export function partOf(span: Span, part: Part): Span {
	if (part === "end") return daySpan(span.to);
	const third = Math.floor((daysBetween(span.from, span.to) + 1) / 3);
	const first = part === "early" ? 0 : part === "mid" ? third : third * 2;
	const from = addDays(span.from, first);
	return { from, to: part === "late" ? span.to : addDays(from, third - 1), precision: span.precision };
}

/** The first such day of the week after a date, or the last one before it; Monday is 0. */
export function weekdayNear(date: string, weekday: number, isBefore: boolean): Span {
	const today = (new Date(Date.parse(date)).getUTCDay() + 6) % 7;
	const ahead = (weekday - today + 7) % 7 || 7;
	return daySpan(addDays(date, isBefore ? (ahead === 7 ? -7 : ahead - 7) : ahead));
}

/** The nearest day with that number in its month and on that day of the week, rather behind a date than before it. */
export function numberedWeekday(date: string, weekday: number, day: number): Span | null {
	const days = [...Array(daysAround).keys()];
	const near = [...days, ...days.map((each) => -each)].map((each) => addDays(date, each));
	const found = near.find(
		(each) => Number(each.slice(8)) === day && (new Date(Date.parse(each)).getUTCDay() + 6) % 7 === weekday,
	);
	return found === undefined ? null : daySpan(found);
}

/** About two months. */
const daysAround = 62;

function lastDay(year: number, month: number): number {
	return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Western Easter by the calculation of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const rest = year % 100;
	const leap = Math.floor(century / 4);
	const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact = (19 * golden + century - leap - shift + 15) % 30;
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
	const sum = epact + weekday - 7 * late + 114;
	return isoDate(year, Math.floor(sum / 31), (sum % 31) + 1);
}
