import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convert, ExchangeRateChange, NewExchangeRate, rateOn } from "./exchange-rate.ts";

const entered = (fromCurrency: string, toCurrency: string, rate: string, validFrom: string) => ({
	fromCurrency,
	toCurrency,
	rate,
	validFrom,
});

const rates = [
	entered("USD", "EUR", "0.92", "2026-01-01"),
	entered("USD", "EUR", "0.86", "2026-07-01"),
	entered("EUR", "USD", "1.2", "2026-09-01"),
	entered("GBP", "EUR", "1.15", "2026-01-01"),
];

describe("The rate of a day", () => {
	test.each([
		["USD", "EUR", "2025-12-31", null],
		["USD", "EUR", "2026-01-01", "0.92"],
		["USD", "EUR", "2026-06-30", "0.92"],
		["USD", "EUR", "2026-07-01", "0.86"],
		["EUR", "USD", "2026-07-01", "0.86 turned"],
		["USD", "EUR", "2026-09-01", "1.2 turned"],
		["EUR", "USD", "2026-09-01", "1.2"],
		["GBP", "USD", "2026-09-01", null],
	])("%s in %s on %s is %s", (from, to, day, expected) => {
		const used = rateOn(rates, from, to, day);
		expect(used && `${used.rate}${used.inverse ? " turned" : ""}`).toBe(expected);
	});

	test("is the asked direction where both have one of the same day", () => {
		const both = [entered("EUR", "USD", "1.1", "2026-01-01"), entered("USD", "EUR", "0.9", "2026-01-01")];
		for (const order of [both, both.toReversed()])
			expect(rateOn(order, "USD", "EUR", "2026-02-01")).toMatchObject({ rate: "0.9", inverse: false });
	});
});

describe("An amount at a rate", () => {
	test.each([
		["100.00", "0.92", false, "92.00"],
		["0.05", "0.5", false, "0.03"],
		["-0.05", "0.5", false, "-0.03"],
		["92.00", "0.92", true, "100.00"],
		["1.00", "3", true, "0.33"],
		["99999999999999.99", "0.0000000001", false, "10000.00"],
	])("%s at %s (turned: %s) is %s", (amount, rate, inverse, expected) => {
		expect(convert(amount, { rate, inverse })).toBe(expected);
	});

	test("comes back to the cent where the rate is near 1", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 10 ** 12 }),
				fc.integer({ min: 10_000, max: 20_000 }),
				(cents, n) => {
					const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
					const rate = (n / 10_000).toFixed(4);
					const there = convert(amount, { rate, inverse: false });
					const back = convert(there, { rate, inverse: true });
					return Math.abs(Number(back) - Number(amount)) <= 0.0101;
				},
			),
		);
	});
});

describe("What is entered", () => {
	const given = { fromCurrency: "USD", toCurrency: "EUR", rate: "0.92", validFrom: "2026-01-01" };
	test.each([
		[{ ...given, rate: "0" }, "rate"],
		[{ ...given, rate: "-1" }, "rate"],
		[{ ...given, rate: "x" }, "rate"],
		[{ ...given, toCurrency: "USD" }, "toCurrency"],
		[{ ...given, toCurrency: "XXX" }, "toCurrency"],
		[{ ...given, validFrom: "soon" }, "validFrom"],
	])("%j is refused at %s", (input, path) => {
		expect(NewExchangeRate.safeParse(input).error?.issues.map((issue) => issue.path[0])).toEqual([path]);
	});

	test("is kept without zeros that say nothing", () => {
		expect(NewExchangeRate.parse({ ...given, rate: 0.92, source: " " })).toEqual({ ...given, source: null });
		expect(ExchangeRateChange.parse({ version: 1, rate: "0.9200" })).toEqual({ version: 1, rate: "0.92" });
	});
});
