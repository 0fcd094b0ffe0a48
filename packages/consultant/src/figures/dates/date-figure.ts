import { daysBetween } from "@throughline/domain/value/day";
import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { tellsOfThePast } from "../../languages/time/tense.ts";
import { wordsOf } from "../../languages/words.ts";
import type { DateRelation } from "../figure.ts";
import { following, isGlued } from "../grammar/source.ts";
import { phraseAt } from "../words/phrases.ts";
import { numberedWeekday, partOf, periodAround, type Span, weekdayNear } from "./calendar.ts";
import { byEvent } from "./event-date.ts";
import { dayMonthAt, monthDayAt, monthYearAt, pastOrdinal, spelledDayAt } from "./named-date.ts";
import { numericDateAt } from "./numeric-date.ts";
import { periodAt } from "./period.ts";
import { type DateSource, fixedDate, type ReadDate, resolve } from "./read-date.ts";
import { isSinceEvent, relationBefore } from "./relation.ts";
import { joinedYearAt, yearAfter, yearAt } from "./year.ts";

/** A date of the text; without `span` it is one whose year nothing tells. */
export type DatedSpan = { from: number; next: number; span: Span | null; relation: DateRelation | null };

/** The date that begins at a token, with its range if it has one. */
export function dateAt(text: DateSource, at: number): DatedSpan | null {
	const token = text.tokens[at];
	if (!token || (token.kind !== "numeral" && !text.dates.starts.has(token.folded))) return null;
	const range = dayRangeAt(text, at);
	const read = range?.last ?? singleAt(text, at);
	if (!read) return null;
	const clause = clauseAt(text, at);
	// "Returns are at 9 % now, in May it was 6 %": each clause has its own tense.
	const isPast = text.past || tellsOfThePast(clause, text.dates.language) || isSinceEvent(text, at);
	const source = { ...text, past: isPast };
	const before = isLatest(source, read.next) ? "by" : byEvent(source, at, relationBefore(source, at));
	const isOpen = read.year === null && !source.past && saysWhatMustBe(source, clause);
	const span = resolve(read, source, before, isOpen);
	const isAhead = before === "since" && span !== null && span.from > (source.asOf ?? span.from);
	const relation = isAhead ? "from" : before;
	if (range && span)
		return { from: at, next: read.next, span: { ...span, from: withDay(span.to, range.day) }, relation };
	const until = span && endAfter(source, read, span, relation);
	return until ?? { from: at, next: read.next, span, relation: relationOf(source, at, span, relation) };
}

/** "At the end of November we want to be at 3 %" */
function saysWhatMustBe({ dates: { language } }: DateSource, clause: string): boolean {
	return cuesOf(language).must.count(wordsOf(clause)) > 0;
}

/** The words around a token up to the next mark on either side. */
function clauseAt({ text, tokens }: DateSource, at: number): string {
	const start = tokens[at]?.start ?? 0;
	const mark = /[,;:()!?]|\.\s/u;
	const before =
		text
			.slice(Math.max(0, start - 80), start)
			.split(mark)
			.at(-1) ?? "";
	return `${before} ${text.slice(start, start + 80).split(mark)[0] ?? ""}`;
}

/** "14 December at the latest", with nothing else behind. */
function isLatest(source: DateSource, at: number): boolean {
	const { tokens, dates } = source;
	const start = tokens[at]?.text === "," && following(source, at + 1) ? at + 1 : at;
	const match = following(source, start) ? phraseAt(tokens, start, dates.latest) : null;
	return match !== null && following(source, match.next)?.kind !== "numeral";
}

function relationOf(
	{ tokens, asOf, dates: { language } }: DateSource,
	at: number,
	span: Span | null,
	relation: DateRelation | null,
): DateRelation | null {
	if (isOnPeriod(span, relation)) return null;
	// "97 % a 31 de marzo", "au 1er septembre": what will be so at a day.
	const isComing = span?.precision === "day" && span.to > (asOf ?? "");
	const isDay = isComing && tokens[at]?.kind === "numeral";
	return relation === "in" && isDay && atADay.has(language) ? "by" : relation;
}

const atADay: ReadonlySet<Language> = new Set(["fr", "es", "it"]);

/** "el año pasado": an article that is "on" before a day only. */
function isOnPeriod(span: Span | null, relation: DateRelation | null): boolean {
	return relation === "on" && span?.precision !== "day";
}

function singleAt(source: DateSource, at: number): ReadDate | null {
	if (source.tokens[at]?.kind === "numeral") {
		return numericDateAt(source, at) ?? dayMonthAt(source, at) ?? periodAt(source, at) ?? yearAt(source, at);
	}
	return spelledDayAt(source, at) ?? partAt(source, at) ?? weekdayAt(source, at) ?? besideSide(source, at);
}

/** A month or period, with "next" or "last" before or after it. */
function besideSide(source: DateSource, at: number): ReadDate | null {
	const { tokens, dates } = source;
	const next = phraseAt(tokens, at, dates.next);
	const last = phraseAt(tokens, at, dates.last);
	const side = next ? "future" : last ? "past" : null;
	const plain = wholeAt(source, at);
	if (plain) return withSideAfter(source, plain);
	const start = next?.next ?? last?.next ?? at;
	const read = side && following(source, start) ? wholeAt(source, start) : null;
	return read && read.year === null ? { ...read, from: at, side } : null;
}

function withSideAfter(source: DateSource, read: ReadDate): ReadDate {
	if (read.year !== null || !following(source, read.next)) return read;
	const next = phraseAt(source.tokens, read.next, source.dates.next);
	const last = phraseAt(source.tokens, read.next, source.dates.last);
	if (next) return { ...read, next: next.next, side: "future" };
	return last ? { ...read, next: last.next, side: "past" } : read;
}

function wholeAt(source: DateSource, at: number): ReadDate | null {
	return monthDayAt(source, at) ?? periodAt(source, at) ?? monthYearAt(source, at);
}

/** "end of June", "Mitte Mai", "fin 2026", "Jahresende", "end of the quarter". */
function partAt(source: DateSource, at: number): ReadDate | null {
	const { tokens, dates, asOf } = source;
	const current = partOfPeriodAt(source, at);
	if (current) return current;
	const part = phraseAt(tokens, at, dates.parts);
	if (!part) return null;
	const period =
		asOf !== null && following(source, part.next) ? phraseAt(tokens, part.next, dates.periods) : null;
	if (period && asOf !== null)
		return fixedDate(at, period.next, partOf(periodAround(asOf, period.value, 0), part.value));
	const start = pastLinks(source, part.next);
	const read = following(source, start)
		? (besideSide(source, start) ?? joinedYearAt(source, start) ?? yearAt(source, start))
		: null;
	return read && { ...read, from: at, spanIn: (year) => partOf(read.spanIn(year), part.value) };
}

/** "Jahresende 2026", "fin d'année", "month end" */
function partOfPeriodAt(source: DateSource, at: number): ReadDate | null {
	const current = phraseAt(source.tokens, at, source.dates.partsOfPeriod);
	if (!current) return null;
	const [part, unit] = current.value;
	const behind = source.tokens[current.next];
	if (unit === "year" && behind && source.dates.otherYears.has(behind.folded)) return null;
	const month = unit === "month" && following(source, current.next) ? wholeAt(source, current.next) : null;
	if (month) return { ...month, from: at, spanIn: (year) => partOf(month.spanIn(year), part) };
	const year = unit === "year" ? yearAfter(source, current.next) : null;
	const around = year ? `${year.year}-01-01` : source.asOf;
	return around === null
		? null
		: fixedDate(at, year?.next ?? current.next, partOf(periodAround(around, unit, 0), part));
}

function pastLinks(source: DateSource, at: number): number {
	const { tokens, dates } = source;
	let next = /^[-‑]$/.test(tokens[at]?.text ?? "") && isGlued(source, at) ? at + 1 : at;
	for (let turn = 0; turn < 3; turn += 1) {
		const token = tokens[next];
		if (!token || phraseAt(tokens, next, dates.relative)) break;
		if (!dates.links.has(token.folded) && !dates.articles.has(token.folded) && !/^['’]$/.test(token.text))
			break;
		next += 1;
	}
	return next;
}

/** "Tuesday 11 Nov"; alone only as "next Friday" or "by Friday". */
function weekdayAt(source: DateSource, at: number): ReadDate | null {
	const { tokens, dates, asOf } = source;
	const side = phraseAt(tokens, at, dates.next) ? "future" : phraseAt(tokens, at, dates.last) ? "past" : null;
	const start = side && following(source, at + 1) ? at + 1 : at;
	const weekday = phraseAt(tokens, start, dates.weekdays);
	if (!weekday) return null;
	const day = start === at ? dayAfterWeekday(source, weekday.next) : null;
	if (day) return { ...day, from: at };
	const isBound = /^(?:by|until)$/.test(relationBefore(source, at) ?? "");
	const numbered = side === null && asOf !== null ? numberedDay(source, weekday, { asOf, isBound }) : null;
	if (numbered) return fixedDate(at, numbered.next, numbered.span);
	const isMeant = side !== null || isBound;
	return asOf !== null && isMeant
		? fixedDate(at, weekday.next, weekdayNear(asOf, weekday.value, side === "past"))
		: null;
}

/** "Friday 20", "Freitag, den 20.": the nearest such day of the month on that day of the week, rather one to come. */
function numberedDay(
	source: DateSource,
	weekday: { value: number; next: number },
	{ asOf, isBound }: { asOf: string; isBound: boolean },
): { next: number; span: Span } | null {
	const { tokens, dates } = source;
	const isBetween = (at: number) => tokens[at]?.text === "," || dates.articles.has(tokens[at]?.folded ?? "");
	let at = weekday.next;
	while (isBetween(at) && following(source, at)) at += 1;
	const token = following(source, at);
	if (!token || !/^\d{1,2}$/.test(token.text)) return null;
	const next = pastOrdinal(source, at + 1);
	const behind = following(source, next);
	// "On Friday 20 people came."
	const isOrdinal = next > at + 1;
	if (!isBound && !isOrdinal && behind?.kind === "word" && !dates.articles.has(behind.folded)) return null;
	const span = numberedWeekday(asOf, weekday.value, Number(token.text));
	return span && { next, span };
}

function dayAfterWeekday(source: DateSource, at: number): ReadDate | null {
	const { tokens, dates } = source;
	let next = at;
	for (let turn = 0; turn < 3 && following(source, next); turn += 1) {
		const day = numericDateAt(source, next) ?? dayMonthAt(source, next) ?? monthDayAt(source, next);
		if (day) return day;
		const token = tokens[next];
		const isBetween =
			token?.text === "," ||
			dates.articles.has(token?.folded ?? "") ||
			dates.relations.byLast.has(token?.folded ?? "");
		if (!isBetween) return null;
		next += 1;
	}
	return null;
}

/** "3–7 June 2025", "1. bis 5. Mai": a first day whose month stands at the last. */
function dayRangeAt(source: DateSource, at: number): { day: number; last: ReadDate } | null {
	const token = source.tokens[at];
	if (!token || !/^\d{1,2}$/.test(token.text) || (token.glued && source.tokens[at - 1]?.kind === "word"))
		return null;
	const point = isGlued(source, at + 1, ".") ? at + 2 : at + 1;
	const start = jointAt(source, point);
	if (start === null) return null;
	const last = numericDateAt(source, start) ?? dayMonthAt(source, start);
	const day = Number(token.text);
	if (!last) return null;
	const span = last.spanIn(last.year ?? 2024);
	return span.precision === "day" && day >= 1 && day < Number(span.to.slice(8)) ? { day, last } : null;
}

/** "March to May 2026", "2024–2026", "3 May to 7 June": from one date to another of the same kind. */
function endAfter(
	source: DateSource,
	first: ReadDate,
	span: Span,
	relation: DateRelation | null,
): DatedSpan | null {
	const start = jointAt(source, first.next);
	const last = start === null ? null : (joinedYearAt(source, start) ?? singleAt(source, start));
	if (!last) return null;
	const year = last.year ?? (isJustOver(source, first, last, span) ? yearOf(span) - 1 : yearOf(span));
	const end = last.spanIn(year);
	const begin =
		first.year === null && (last.year !== null || year !== yearOf(span)) ? first.spanIn(year) : span;
	const from =
		begin.from > end.from && last.year !== null && first.year === null ? first.spanIn(last.year - 1) : begin;
	if (end.precision !== from.precision || from.from >= end.from) return null;
	return {
		from: first.from,
		next: last.next,
		span: { from: from.from, to: end.to, precision: end.precision },
		relation,
	};
}

function yearOf({ from }: Span): number {
	return Number(from.slice(0, 4));
}

/** "6.5 days (January to August)", said in September: months in brackets, or told of, that ended not long ago. */
function isJustOver(source: DateSource, first: ReadDate, last: ReadDate, span: Span): boolean {
	const { asOf, past, tokens } = source;
	if (asOf === null || first.year !== null || span.from <= asOf) return false;
	const { to } = last.spanIn(yearOf(span) - 1);
	const isTold = past || tokens[first.from - 1]?.text === "(";
	return isTold && to <= asOf && daysBetween(to, asOf) < daysBetween(asOf, span.from);
}

function jointAt(source: DateSource, at: number): number | null {
	const { tokens, dates } = source;
	if (!following(source, at)) return null;
	const to = phraseAt(tokens, at, dates.to);
	const next = to?.next ?? (/^[-–—]$/.test(tokens[at]?.text ?? "") ? at + 1 : null);
	return next !== null && following(source, next) ? next : null;
}

function withDay(date: string, day: number): string {
	return `${date.slice(0, 8)}${String(day).padStart(2, "0")}`;
}
