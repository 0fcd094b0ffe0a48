import { describe, expect, it } from "vitest";
import { figuresIn } from "../../src/figures/figures.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";

const figureIn = (language: KnownLanguage, text: string) =>
	figuresIn(text, { language, asOf: "2026-11-03", currency: null })[0];

describe("a sum as it is spoken", () => {
	it.each<[KnownLanguage, string, number]>([
		["de", "etwa 30 Mille", 30_000],
		["fr", "une vingtaine de mille", 20_000],
		["fr", "une trentaine de milliers d'euros", 30_000],
		["es", "una veintena de miles de euros", 20_000],
		["it", "una cinquantina di mila euro", 50_000],
		["it", "una trentina di migliaia di euro", 30_000],
	])("is read in full (%s): %s", (language, text, value) => {
		expect(figureIn(language, text)?.value).toBe(value);
	});

	it("counts no years where it is paid by the year", () => {
		expect(figureIn("nl", "9.000 per jaar")).toMatchObject({ kind: "number", value: 9000, per: "year" });
	});
});
