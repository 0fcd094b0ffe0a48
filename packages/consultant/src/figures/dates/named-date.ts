import { nounAt } from "../grammar/noun.ts";
import { ratioAt } from "../grammar/ratio.ts";
import { following, isGlued } from "../grammar/source.ts";
import { readTerm } from "../grammar/term.ts";
import { phraseAt, phraseBefore } from "../words/phrases.ts";
import { isLower } from "../words/tokens.ts";
import { daySpan, isDay, isoDate, monthsSpan } from "./calendar.ts";
import { type DateSource, datedBefore, type ReadDate } from "./read-date.ts";
import { relationBefore } from "./relation.ts";
import { yearAfter } from "./year.ts";

/** "12. März 2026", "2 de julio", "1er mars", "12th of March". */
export function dayMonthAt(source: DateSource, at: number): ReadDate | null {
	const { tokens } = source;
	const token = tokens[at];
	if (!token || !/^\d{1,2}$/.test(token.text) || (token.glued && tokens[at - 1]?.kind === "word"))
		return null;
	if (source.tokens[at + 1]?.kind === "numeral") return null;
	return beforeMonth(source, at, pastOrdinal(source, at + 1), Number(token.text));
}

/** "the thirtieth of October", "am dreißigsten Oktober", "le trente octobre" */
export function spelledDayAt(source: DateSource, at: number): ReadDate | null {
	const day = phraseAt(source.tokens, at, source.dates.days);
	if (!day) return null;
	// "First March deliveries": English joins a day in words to its month.
	const isJoined = source.dates.links.has(following(source, day.next)?.folded ?? "");
	if (source.dates.language === "en" && !isJoined) return null;
	const read = beforeMonth(source, at, day.next, day.value);
	return read && !isGlued(source, read.next, "-") ? read : null;
}

function beforeMonth(source: DateSource, from: number, at: number, day: number): ReadDate | null {
	const { links } = source.dates;
	let next = at;
	for (let turn = 0; turn < 2 && links.has(following(source, next)?.folded ?? ""); turn += 1) next += 1;
	const month = following(source, next) && (monthAt(source, next) ?? smallMonthAt(source, next));
	if (!month || !isDay(2024, month.value, day)) return null;
	return dayOf(source, from, month.next, month.value, day);
}

/** "March 12, 2026", "March the twelfth", in English only. */
export function monthDayAt(source: DateSource, at: number): ReadDate | null {
	if (source.dates.language !== "en") return null;
	const month = monthAt(source, at) ?? smallMonthAt(source, at);
	const token = month && following(source, month.next);
	if (!month || !token) return null;
	const named = token.folded === "the" ? phraseAt(source.tokens, month.next + 1, source.dates.days) : null;
	if (named) return dayOf(source, at, named.next, month.value, named.value);
	if (!/^\d{1,2}$/.test(token.text)) return null;
	const day = Number(token.text);
	const next = pastOrdinal(source, month.next + 1);
	if (!isDay(2024, month.value, day) || (next === month.next + 1 && isCounted(source, month.next)))
		return null;
	return dayOf(source, at, next, month.value, day);
}

/** A month with or without a year. */
export function monthYearAt(source: DateSource, at: number): ReadDate | null {
	const month = monthAt(source, at) ?? (hasYearOrTime(source, at) ? smallMonthAt(source, at) : null);
	if (!month) return null;
	const year = yearAfter(source, month.next);
	const isDoubtful = source.dates.doubtfulMonths.has(source.tokens[at]?.folded ?? "");
	if (!year && isDoubtful && !isInTime(source, at)) return null;
	return datedBefore(at, month.next, year, (each) => monthsSpan(each, month.value, 1, "month"));
}

/** The month whose name stands there, with a capital where the language has one. */
function monthAt(source: DateSource, at: number): { value: number; next: number } | null {
	const token = source.tokens[at];
	if (token?.kind !== "word" || (source.dates.capital && isLower(token.text))) return null;
	return phraseAt(source.tokens, at, source.dates.months);
}

/** The same in small letters, as chats have it: "14 december"; "may" and "march" only before a year. */
function smallMonthAt(source: DateSource, at: number): { value: number; next: number } | null {
	const token = source.tokens[at];
	if (token?.kind !== "word" || !source.dates.capital) return null;
	const month = phraseAt(source.tokens, at, source.dates.months);
	if (!month || (source.dates.doubtfulMonths.has(token.folded) && !yearAfter(source, month.next)))
		return null;
	return month;
}

function hasYearOrTime(source: DateSource, at: number): boolean {
	const token = source.tokens[at];
	if (token?.kind !== "word" || !source.dates.starts.has(token.folded)) return false;
	const month = phraseAt(source.tokens, at, source.dates.months);
	return month !== null && (yearAfter(source, month.next) !== null || relationBefore(source, at) !== null);
}

function dayOf(source: DateSource, from: number, next: number, month: number, day: number): ReadDate {
	const year = yearAfter(source, next);
	return datedBefore(from, next, year, (each) => daySpan(isoDate(each, month, day)));
}

/** Past "st", "er", "º" or a point after the digits. */
export function pastOrdinal(source: DateSource, at: number): number {
	const token = source.tokens[at];
	if (!token?.glued) return at;
	if (token.text === "." || token.text === "°") return at + 1;
	return token.kind === "word" && (source.dates.ordinalEndings.has(token.folded) || /^[ºª]$/.test(token.text))
		? at + 1
		: at;
}

/** "In March 12 people left", "in September 10 of 14 tickets": the number belongs to what follows. */
function isCounted(source: DateSource, at: number): boolean {
	if (ratioAt(source, at)) return true;
	const term = readTerm(source, at);
	if (!term || term.isMoney || term.percent || term.duration || term.measure || term.scale > 1) return true;
	return following(source, at + 1) !== null && nounAt(source, at + 1, 2) !== null;
}

function isInTime(source: DateSource, at: number): boolean {
	const { tokens, dates } = source;
	const isBeside = relationBefore(source, at) !== null || phraseBefore(tokens, at, dates.parts) !== null;
	return (
		isBeside ||
		phraseBefore(tokens, at, dates.next) !== null ||
		isGlued(source, at) ||
		isMonthRange(source, at) ||
		isBehindMonth(source, at)
	);
}

/** "January to August" */
function isBehindMonth(source: DateSource, at: number): boolean {
	const to = phraseBefore(source.tokens, at, source.dates.to);
	return to !== null && monthAt(source, to.from - 1) !== null;
}

/** "Jan–Mar 2026" */
function isMonthRange(source: DateSource, at: number): boolean {
	return /^[-–]$/.test(source.tokens[at + 1]?.text ?? "") && monthAt(source, at + 2) !== null;
}
