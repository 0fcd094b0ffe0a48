import type { DateForm, NumberForm } from "@throughline/domain/value/writing";

/** Each form of dates, by the last day of a year: none of it can be mistaken. */
export const dateFormWords: Record<DateForm, string> = {
	"month-first": "Dec 31, 2026",
	"day-first": "31 Dec 2026",
	"year-first": "2026-12-31",
};

export const numberFormWords: Record<NumberForm, string> = {
	"comma-point": "1,234.5",
	"point-comma": "1.234,5",
	"space-comma": "1 234,5",
	"apostrophe-point": "1’234.5",
};
