import { expect, it } from "vitest";
import { figuresIn } from "../../src/figures/figures.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";

it.each([
	["en", "We want to be there next year in December."],
	["de", "Wir wollen nächstes Jahr im Dezember dort sein."],
	["fr", "Nous y serons l'an prochain en décembre."],
	["es", "Estaremos allí el año que viene en diciembre."],
	["it", "Ci saremo l'anno prossimo a dicembre."],
	["nl", "We willen volgend jaar december zover zijn."],
] as const)("reads the month of a year that stands before it, %s", (language: KnownLanguage, text) => {
	const about = {
		language,
		asOf: "2026-11-12",
		currency: null,
		past: false,
		decimal: "." as const,
	};
	expect(figuresIn(text, about).map(({ date }) => date?.from)).toEqual(["2027-12-01"]);
});

it.each([
	["en", "On average 6.5 days pass (January to August)."],
	["de", "Im Mittel vergehen 6,5 Tage (Januar bis August)."],
	["fr", "En moyenne 6,5 jours (janvier à août)."],
	["es", "De media 6,5 días (enero a agosto)."],
	["it", "In media 6,5 giorni (gennaio-agosto)."],
	["nl", "Gemiddeld 6,5 dagen (januari tot en met augustus)."],
] as const)(
	"reads months in brackets as those that ended not long ago, %s",
	(language: KnownLanguage, text) => {
		const about = { language, asOf: "2026-09-28", currency: null, past: false, decimal: "." as const };
		expect(figuresIn(text, about).flatMap(({ date }) => date ?? [])).toMatchObject([
			{ from: "2026-01-01", to: "2026-08-31" },
		]);
		const ahead = figuresIn(text, { ...about, asOf: "2026-11-28" }).flatMap(({ date }) => date?.from ?? []);
		expect(ahead).toEqual(["2027-01-01"]);
	},
);
