import { expect, test } from "vitest";
import { Currency, currencyName } from "./currency.ts";
import { currencies } from "./currency-codes.ts";

test("Each currency is listed once, by its code, and has a name", () => {
	expect(new Set(currencies).size).toBe(currencies.length);
	expect(currencies.filter((code) => !Currency.safeParse(code).success)).toEqual([]);
	expect(currencyName("EUR")).toBe("Euro");
	expect(currencyName("PLN")).toBe("Polish Zloty");
	expect(currencies.filter((code) => currencyName(code) === code)).toEqual([]);
});

test.each(["eur", "EURO", "€", "XXX", "XAU", "", null])("%j is no currency", (code) => {
	expect(Currency.safeParse(code).success).toBe(false);
});
