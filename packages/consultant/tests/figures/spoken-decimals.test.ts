import { expect, it } from "vitest";
import { figuresIn } from "../../src/figures/figures.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";

const readAs = (language: KnownLanguage, text: string) =>
	figuresIn(text, { language, asOf: null, currency: null }).map(({ value, unit, bound }) => [
		value,
		unit,
		bound,
	]);

it.each<[KnownLanguage, string, number, string]>([
	["en", "two point five per cent", 2.5, "%"],
	["en", "one point seven five per cent", 1.75, "%"],
	["en", "half a per cent a month", 0.5, "%"],
	["en", "half a percentage point", 0.5, "percentage points"],
	["en", "four point five hours", 4.5, "hour"],
	["de", "zwei Komma acht Prozent", 2.8, "%"],
	["de", "null Komma null fünf Prozent", 0.05, "%"],
	["de", "ein Komma fünf Stunden", 1.5, "hour"],
	["fr", "deux virgule vingt-cinq pour cent", 2.25, "%"],
	["fr", "2 virgule 8 %", 2.8, "%"],
	["es", "dos coma ocho por ciento", 2.8, "%"],
	["it", "due virgola otto per cento", 2.8, "%"],
	["nl", "nul komma vijf procent", 0.5, "%"],
])("a decimal fraction in words is one figure (%s): %s", (language, text, value, unit) => {
	expect(readAs(language, text)).toEqual([[value, unit, null]]);
});

it("a point that is made is no decimal mark", () => {
	expect(readAs("en", "On this point five people agreed")).toEqual([[5, "people", null]]);
});

it.each<[KnownLanguage, string, string]>([
	["en", "no higher than 2 %", "at most"],
	["en", "no lower than 2 %", "at least"],
	["de", "nicht höher als 2 %", "at most"],
	["de", "geringer als 2 %", "under"],
	["fr", "ne doit pas dépasser 2 %", "at most"],
	["es", "no superior al 2 %", "at most"],
	["it", "non superiore al 2 %", "at most"],
	["nl", "niet hoger dan 2 %", "at most"],
	["nl", "hooguit 2 %", "at most"],
])("a comparison that is denied is a bound (%s): %s", (language, text, bound) => {
	expect(readAs(language, text)).toEqual([[2, "%", bound]]);
});
