import { describe, expect, it } from "vitest";
import { recurringText } from "../../src/decisions/cost-parts.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";

const yearly = (months: number, once: number) => ({
	max: once + (6_384 * months) / 12,
	parts: {
		once: { min: once, max: once },
		yearly: { min: 6_384, max: 6_384 },
		counted_months: months,
	},
});

describe("what is paid every year, in brackets behind a sum", () => {
	it.each<[KnownLanguage, string]>([
		["en", "of it €2,128 for what costs €6,384 a year"],
		["de", "davon 2.128 € für das, was 6.384 € im Jahr kostet"],
		["fr", "dont 2 128 € pour ce qui coûte 6 384 € par an"],
		["es", "de ello 2128 € por lo que cuesta 6384 € al año"],
		["it", "di cui 2128 € per ciò che costa 6384 € l'anno"],
		["nl", "waarvan € 2.128 voor wat € 6.384 per jaar kost"],
	])("is no more than the sum where less than a year is counted (%s)", (language, text) => {
		const said = recurringText(yearly(4, 3_200), "EUR", language);
		expect(said.replaceAll(/[\u00a0\u202f]/gu, " ")).toContain(`(${text}, `);
	});

	it("is the whole year where a year or more is counted", () => {
		expect(recurringText(yearly(24, 0), "GBP", "en")).toContain("of it £6,384 a year, counted");
	});

	it("is nothing where nothing recurs", () => {
		expect(recurringText({ max: 500 }, "GBP", "en")).toBe("");
	});
});
