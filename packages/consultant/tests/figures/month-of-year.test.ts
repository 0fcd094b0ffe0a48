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
