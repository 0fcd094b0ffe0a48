import * as chrono from "chrono-node";
import fc from "fast-check";
import { expect, it } from "vitest";
import { figuresIn } from "../../src/figures/figures.ts";
import { type Language, languages } from "../../src/languages/language.ts";

const language = fc.constantFrom<Language>(...languages);

/** Pieces that figures are made of, so that a random row of them is a hostile one. */
const piece = fc.constantFrom(
	..."1 12 2026 1.200 1,5 007 0,3 99.999,99 € $ CHF EUR k M Mio. million % percent - – -> → / : . , ( ) + ' ’ \n \t | §".split(
		" ",
	),
	..."von auf bis zwischen und from to between and of in one half third a the Ende Juni May 3. März Q3 KW h10 h min each je per".split(
		" ",
	),
	" ",
	"  ",
	"İ",
	"ß",
	"é",
	"\ud83d\ude00",
	"\ud800",
	"½",
);
const text = fc.oneof(
	fc.string({ unit: "grapheme", maxLength: 200 }),
	fc.string({ unit: "binary", maxLength: 200 }),
	fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
	fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(" ")),
);

it("places every figure inside the text, in order and without overlap, whatever the text is", () => {
	fc.assert(
		fc.property(text, language, fc.constantFrom("2025-11-11", "2024-02-29", null), (written, own, asOf) => {
			let end = 0;
			for (const figure of figuresIn(written, { language: own, asOf, currency: "EUR" })) {
				expect(figure.start).toBeGreaterThanOrEqual(end);
				expect(figure.end).toBeGreaterThan(figure.start);
				expect(written.slice(figure.start, figure.end).trim()).not.toBe("");
				expect(Number.isFinite(figure.value)).toBe(true);
				if (figure.date) expect(figure.date.from <= figure.date.to).toBe(true);
				end = figure.end;
			}
			expect(end).toBeLessThanOrEqual(written.length);
		}),
		{ numRuns: 3000 },
	);
});

const locales: [Language, string, string][] = [
	["en", "en-GB", "GBP"],
	["en", "en-US", "USD"],
	["en", "en-IN", "INR"],
	["de", "de-DE", "EUR"],
	["de", "de-CH", "CHF"],
	["de", "de-AT", "EUR"],
	["fr", "fr-FR", "EUR"],
	["fr", "fr-CH", "CHF"],
	["es", "es-ES", "EUR"],
	["it", "it-IT", "EUR"],
	["nl", "nl-NL", "EUR"],
];

it.each(locales)("reads an amount in %s as %s writes it", (own, locale, currency) => {
	const format = new Intl.NumberFormat(locale, { style: "currency", currency });
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
			const written = format.format(cents / 100);
			const [figure, ...others] = figuresIn(`(${written})`, { language: own, asOf: null, currency: null });
			expect(others).toEqual([]);
			expect(figure).toMatchObject({ kind: "money", value: cents / 100, currency });
			expect(`(${written})`.slice(figure?.start, figure?.end)).toBe(written);
		}),
	);
});

it.each(locales)("reads a percentage in %s as %s writes it", (own, locale) => {
	const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 9999 }), (tenths) => {
			const [figure] = figuresIn(format.format(tenths / 1000), { language: own, asOf: null, currency: null });
			expect(figure).toMatchObject({ kind: "percent", value: tenths / 10, unit: "%" });
		}),
	);
});

/** Another reader of dates; of Spanish it does not know the short "sept". */
const calendars = {
	en: chrono.en,
	de: chrono.de,
	fr: chrono.fr,
	es: chrono.es,
	it: chrono.it,
	nl: chrono.nl,
};

it.each(Object.entries(calendars))("reads a written-out day in %s as chrono-node does", (own, calendar) => {
	const locale = own === "en" ? "en-GB" : own;
	const known = languages.find((each) => each === own) ?? "unknown";
	fc.assert(
		fc.property(
			fc.date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true }),
			fc.constantFrom<"long" | "short">("long", own === "es" ? "long" : "short"),
			(date, month) => {
				const format = new Intl.DateTimeFormat(locale, {
					day: "numeric",
					month,
					year: "numeric",
					timeZone: "UTC",
				});
				const written = format.format(date);
				const [other] = calendar.parse(written, date);
				const theirs =
					other && iso(other.start.get("year"), other.start.get("month"), other.start.get("day"));
				const [figure] = figuresIn(written, { language: known, asOf: null, currency: null });
				expect(figure?.date).toEqual({ from: theirs, to: theirs, precision: "day" });
			},
		),
		{ numRuns: 200 },
	);
});

function iso(...parts: (number | null)[]): string {
	return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
