import { daysBetween } from "@throughline/domain/value/day";
import type { DateRelation } from "../figure.ts";
import type { Source } from "../grammar/source.ts";
import type { Span } from "./calendar.ts";
import type { DateLexicon } from "./date-lexicon.ts";

/** A text as its dates are read. */
export type DateSource = Source & {
	dates: DateLexicon;
	asOf: string | null;
	past: boolean;
	/** The year that stands just before what is read: "term 2027, which is 30 August"; null where none does. */
	year: number | null;
	monthFirst: boolean;
};

/** A date as written: the days that it means in a year, which may be written or not. */
export type ReadDate = {
	from: number;
	next: number;
	year: number | null;
	spanIn: (year: number) => Span;
	/** Whether it lies before or after the text's own date: "last March". */
	side: "past" | "future" | null;
};

/** A date whose days are known whatever the year. */
export function fixedDate(from: number, next: number, span: Span): ReadDate {
	return { from, next, year: Number(span.from.slice(0, 4)), spanIn: () => span, side: null };
}

/** A date of the year that is written behind it, if one is. */
export function datedBefore(
	from: number,
	next: number,
	year: { year: number; next: number } | null,
	spanIn: ReadDate["spanIn"],
): ReadDate {
	return { from, next: year?.next ?? next, year: year?.year ?? null, spanIn, side: null };
}

/**
 * Days that a date means: in its own year, else in the sensible one near the text's date, before it where the sentence
 * tells of the past, and after it
 * where its clause says what must be (`open`); null without either.
 */
export function resolve(
	date: ReadDate,
	{ asOf, past, year: said }: Pick<DateSource, "asOf" | "past" | "year">,
	relation: DateRelation | null,
	open = false,
): Span | null {
	if (date.year !== null) return date.spanIn(date.year);
	if (said !== null && date.side === null) return date.spanIn(said);
	if (asOf === null) return null;
	const year = Number(asOf.slice(0, 4));
	const spans = [year - 1, year, year + 1].map((each) => date.spanIn(each));
	const justOver = spans.some(({ to }) => isShortlyBefore(to, asOf));
	const isOver = past && date.side !== "future" && relation !== "from" && (relation !== "until" || justOver);
	const isComing =
		relation === "by" || relation === "until" || (open && relation !== "since" && relation !== "from");
	const isAhead = date.side === "future" || (date.side === null && !isOver && isComing);
	if (isAhead)
		return (
			spans.find((span) => (date.side ? span.from : span.to) >= asOf && span.to !== asOf) ?? spans[2] ?? null
		);
	const isPast = date.side === "past" || relation === "since" || isOver;
	if (isPast) return spans.findLast((span) => (date.side ? span.to : span.from) <= asOf) ?? spans[0] ?? null;
	return spans.reduce((best, span) => (distance(span, asOf) < distance(best, asOf) ? span : best));
}

/** "Up to and including November we hired for a million", said in December. */
function isShortlyBefore(day: string, asOf: string): boolean {
	const days = daysBetween(day, asOf);
	return days >= 0 && days <= mostDaysBefore;
}

const mostDaysBefore = 62;

function distance({ from, to }: Span, asOf: string): number {
	const day = Date.parse(asOf);
	return Math.abs((Date.parse(from) + Date.parse(to)) / 2 - day);
}
