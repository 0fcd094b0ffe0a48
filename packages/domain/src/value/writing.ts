/** How a person reads a day: `Nov 30, 2026`, `30 Nov 2026` or `2026-11-30`. */
export const dateForms = ["month-first", "day-first", "year-first"] as const;
export type DateForm = (typeof dateForms)[number];

/** How a person reads a number, by what groups its thousands and what begins its decimals: `1,234.5`, `1.234,5`, … */
export const numberForms = ["comma-point", "point-comma", "space-comma", "apostrophe-point"] as const;
export type NumberForm = (typeof numberForms)[number];

/** How days and numbers are written for somebody. */
export type Writing = { dateForm: DateForm; numberForm: NumberForm };

/** The header in which the web app says so: both words with a space between. */
export const writingHeader = "x-writing";

/** The header in which the answer on who is signed in says so: both words and the first day of the week, with spaces. */
export const readingHeader = "x-reading";

export const standardWriting: Writing = { dateForm: "month-first", numberForm: "comma-point" };

/** The sign between the thousands, and that before the decimals. */
const numberSigns: Record<NumberForm, { group: string; decimal: string }> = {
	"comma-point": { group: ",", decimal: "." },
	"point-comma": { group: ".", decimal: "," },
	// Not broken at the end of a line.
	"space-comma": { group: "\u202F", decimal: "," },
	"apostrophe-point": { group: "’", decimal: "." },
};

let source = () => standardWriting;

/** Says where it is known for whom things are written now: the page's reader, or the caller of the request. */
export function readWritingFrom(of: () => Writing): void {
	source = of;
}

/** How days and numbers are written now. */
export const writing = (): Writing => source();

/** The sign before the decimals that is meant by what somebody types; as in their browser's language until they chose. */
export function typedDecimalSign(browser: string): "." | "," {
	const { numberForm } = source();
	const sign =
		numberForm === standardWriting.numberForm
			? new Intl.NumberFormat(languageOf(browser)).format(1.5).charAt(1)
			: numberSigns[numberForm].decimal;
	return sign === "," ? "," : ".";
}

/** A decimal string such as `1250.5` as its reader would type it: `1250,5`; anything else as it is. */
export function typedNumber(value: string, browser: string): string {
	const isDecimal = /^-?\d+\.\d+$/.test(value);
	return isDecimal && typedDecimalSign(browser) === "," ? value.replace(".", ",") : value;
}

export type NumberWriter = { format(value: number | bigint | Intl.StringNumericLiteral): string };

/** Writes numbers in English words with the signs of whoever reads them. Made once, at the start of a module. */
export function numberWriter(options?: Intl.NumberFormatOptions): NumberWriter {
	const english = new Intl.NumberFormat("en-US", options);
	return {
		format(value) {
			const { numberForm } = source();
			if (numberForm === "comma-point") return english.format(value);
			const signs = numberSigns[numberForm];
			return english
				.formatToParts(value)
				.map(({ type, value: part }) => (type === "group" || type === "decimal" ? signs[type] : part))
				.join("");
		},
	};
}

const plain = numberWriter();

/** A count or another number, with up to three decimals: `12,480`. */
export function formatNumber(value: number): string {
	return plain.format(value);
}

export type DayWriter = { format(date: Date): string; formatRange(start: Date, end: Date): string };

/** Writes dates in English words in the order of whoever reads them. Made once, at the start of a module. */
export function dayWriter(options: Intl.DateTimeFormatOptions): DayWriter {
	const formats = {
		"month-first": new Intl.DateTimeFormat("en-US", options),
		"day-first": new Intl.DateTimeFormat("en-GB", options),
	};
	const now = () => formats[source().dateForm === "day-first" ? "day-first" : "month-first"];
	return {
		format: (date) => now().format(date),
		formatRange: (start, end) => now().formatRange(start, end),
	};
}

/** The language whose order of day and month is meant by what somebody types; `browser`: that of their browser. */
export function typedLocale(browser: string): string {
	const { dateForm } = source();
	const language = languageOf(browser);
	return dateForm !== "month-first" && /^en(-US)?$/i.test(language) ? "en-GB" : language;
}

/** A browser's language; English where it names none that exists, as Chromium does without a locale: `en-US@posix`. */
export function languageOf(browser: string): string {
	try {
		return Intl.getCanonicalLocales(browser)[0] ?? "en-US";
	} catch {
		return "en-US";
	}
}

const medium = dayWriter({ dateStyle: "medium", timeZone: "UTC" });
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** A calendar day `YYYY-MM-DD`, the same in every time zone: `Nov 21, 2026`. */
export function formatDay(day: string): string {
	return source().dateForm === "year-first" ? day : medium.format(midnight(day));
}

/** From one day to another, saying nothing twice: `Mar 2 – 13, 2026`, `Mar 2 – Apr 1, 2026`, `Mar 2, 2026` for one day. */
export function formatRange(start: string, end: string): string {
	if (source().dateForm === "year-first") return start === end ? start : `${start} – ${end}`;
	// The standard puts thin spaces around the dash, which most fonts draw too narrow.
	return medium.formatRange(midnight(start), midnight(end)).replace(/\s*–\s*/, " – ");
}
