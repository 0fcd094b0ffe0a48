import { expect, it } from "vitest";
import { currencyCodes } from "../../src/figures/words/currencies.ts";
import { effortCost } from "../../src/money/effort.ts";

const tenDays = (currency: string) => effortCost([10, 10], currency, "en", "M");

it("has a day rate of its own in every currency that a text may name", () => {
	expect([...currencyCodes].filter((currency) => tenDays(currency).max === 0)).toEqual([]);
	expect(tenDays("THB").arithmetic.replaceAll(/\s/gu, " ")).toBe(
		"assumed: 10 person-days × THB 5,000 a day (M)",
	);
});

it("takes no dollars for another currency", () => {
	expect(tenDays("XPF")).toEqual({
		min: 0,
		max: 0,
		arithmetic: "assumed: 10 person-days, without a price: no day rate is assumed in XPF (M)",
	});
});

it.each([
	["en", "assumed: 1 person-day × "],
	["de", "angenommen: 1 Personentag × "],
] as const)("says one day as one (%s)", (language, words) => {
	expect(effortCost([1, 1], "EUR", language, "S").arithmetic).toContain(words);
});
