import { isLabelled } from "../grammar/codes.ts";
import { following, isGlued } from "../grammar/source.ts";
import { daySpan, isDay, isoDate, monthsSpan } from "./calendar.ts";
import { type DateSource, fixedDate, type ReadDate } from "./read-date.ts";
import { relationBefore } from "./relation.ts";

/** A date in digits: 31.03.2026, 20.05., 2025-11-03, 31/12/2026, 07/2025, 2026-03. */
export function numericDateAt(source: DateSource, at: number): ReadDate | null {
	const token = source.tokens[at];
	if (token?.kind !== "numeral" || (token.glued && source.tokens[at - 1]?.kind === "word")) return null;
	return dottedAt(source, at, token.text) ?? joinedAt(source, at);
}

function dottedAt(source: DateSource, at: number, written: string): ReadDate | null {
	const full = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)$/.exec(written);
	if (full) {
		const [, day, month, year] = full.map(Number);
		const isShort = full[3]?.length === 2;
		return isShort && isLabelled(source, at)
			? null
			: dayOf(at, at + 1, (year ?? 0) + (isShort ? 2000 : 0), month, day);
	}
	const month = /^(0[1-9]|1[0-2])\.((?:19|20)\d\d)$/.exec(written);
	if (month) return fixedDate(at, at + 1, monthsSpan(Number(month[2]), Number(month[1]), 1, "month"));
	return source.dates.language === "de" ? dayWithoutYear(source, at, written) : null;
}

/** German "20.05." */
function dayWithoutYear(source: DateSource, at: number, written: string): ReadDate | null {
	const parts = /^(\d{1,2})\.(\d{1,2})$/.exec(written);
	if (!parts || !isGlued(source, at + 1, ".") || isWordGlued(source, at + 2)) return null;
	const [, day = 0, month = 0] = parts.map(Number);
	if (!isDay(2024, month, day)) return null;
	const spaced = following(source, at + 2);
	const year = spaced && /^20\d\d$/.test(spaced.text) ? Number(spaced.text) : null;
	return {
		from: at,
		next: at + (year === null ? 2 : 3),
		year,
		spanIn: (each) => daySpan(isoDate(each, month, day)),
		side: null,
	};
}

function isWordGlued(source: DateSource, at: number): boolean {
	return isGlued(source, at) && source.tokens[at]?.kind !== "mark";
}

/** Numerals joined by slashes or hyphens. */
function joinedAt(source: DateSource, at: number): ReadDate | null {
	const mark = source.tokens[at + 1];
	if (!mark?.glued || !/^[-/]$/.test(mark.text)) return null;
	const first = source.tokens[at]?.text ?? "";
	const second = gluedDigits(source, at + 2);
	const third = isGlued(source, at + 3, mark.text) ? gluedDigits(source, at + 4) : null;
	if (second === null) return null;
	if (third !== null) return threeParts(source, at, [first, second, third]);
	if (isGlued(source, at + 3) && source.tokens[at + 3]?.kind === "word") return null;
	if (mark.text === "/" && isYear(second) && isMonth(first)) return monthOf(at, second, first);
	if (mark.text === "/" && third === null && isBound(source, at))
		return dayAndMonth(source, at, first, second);
	return isYear(first) && second.length === 2 && isMonth(second) ? monthOf(at, first, second) : null;
}

/** "By 30/11", "entro il 30/11": only behind such a word are two numbers a day and its month. */
function isBound(source: DateSource, at: number): boolean {
	return /^(?:by|until)$/.test(relationBefore(source, at) ?? "");
}

function dayAndMonth(source: DateSource, at: number, first: string, second: string): ReadDate | null {
	const numbers = [Number(first), Number(second)] as const;
	const [day, month] = source.monthFirst || numbers[1] > 12 ? [numbers[1], numbers[0]] : numbers;
	// "By 1/3" is also by a third.
	const isFraction = source.dates.language === "en" && day <= 12 && !/^0/.test(`${first}${second}`);
	if (isFraction || !isDay(2024, month, day)) return null;
	const spanIn = (year: number) => daySpan(isoDate(year, month, day));
	return { from: at, next: at + 3, year: null, spanIn, side: null };
}

function gluedDigits(source: DateSource, at: number): string | null {
	const text = isGlued(source, at) ? source.tokens[at]?.text : undefined;
	return text !== undefined && /^\d{1,4}$/.test(text) ? text : null;
}

function threeParts(
	source: DateSource,
	at: number,
	[first, second, third]: [string, string, string],
): ReadDate | null {
	if (isYear(first)) return dayOf(at, at + 5, Number(first), Number(second), Number(third));
	const isFull = isYear(third);
	if (!isFull && !(third.length === 2 && source.tokens[at + 1]?.text === "/")) return null;
	const year = isFull ? Number(third) : 2000 + Number(third);
	const swap = Number(second) > 12 || (source.monthFirst && Number(first) <= 12);
	return swap
		? dayOf(at, at + 5, year, Number(first), Number(second))
		: dayOf(at, at + 5, year, Number(second), Number(first));
}

function dayOf(from: number, next: number, year: number, month = 0, day = 0): ReadDate | null {
	const isSensible = year >= 1900 && year <= 2199 && isDay(year, month, day);
	return isSensible ? fixedDate(from, next, daySpan(isoDate(year, month, day))) : null;
}

function monthOf(at: number, year: string, month: string): ReadDate {
	return fixedDate(at, at + 3, monthsSpan(Number(year), Number(month), 1, "month"));
}

function isYear(text: string): boolean {
	return /^(?:19|20)\d\d$/.test(text);
}

function isMonth(text: string): boolean {
	return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 12;
}
