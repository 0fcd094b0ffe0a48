import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { decimalSignOfColumn, readAmount, readNumber } from "./read-number.ts";

describe("a number", () => {
	it.each<[string, "." | "," | null, string]>([
		["12", null, "12"],
		["12.5", null, "12.5"],
		["12,5", null, "12.5"],
		["1.234", null, "1.234"],
		["1.234", ",", "1234"],
		["1,234", ".", "1234"],
		["1,234", ",", "1.234"],
		["1,234.50", null, "1234.5"],
		["1.234,50", null, "1234.5"],
		["1.234.567", null, "1234567"],
		["1,234,567", null, "1234567"],
		["1 234,5", null, "1234.5"],
		["1'234.5", null, "1234.5"],
		["0,125", null, "0.125"],
		[",5", null, "0.5"],
		["-3", null, "-3"],
		["−3,5 %", null, "-3.5"],
		["$1,250.00", null, "1250"],
		["12,50 €", null, "12.5"],
		["007", null, "7"],
		["-0.0", null, "0"],
		["100", null, "100"],
	])("written %j, with %j for decimals, is %s", (text, sign, value) => {
		expect(readNumber(text, sign)).toEqual({ value });
	});

	it.each<[string, string]>([
		["", "The value is missing"],
		["n/a", "“n/a” is no number"],
		["1,2,3", "“1,2,3” is no number"],
		["1.2.3", "“1.2.3” is no number"],
		["12.34.567", "“12.34.567” is no number"],
		["12 5", "“12 5” is no number"],
		["1e3", "“1e3” is no number"],
		["1,234", "“1,234” can be read in two ways: write 1234 or 1.234"],
		["1234567890123456", "“1234567890123456” has too many digits"],
		["0.12345678901", "“0.12345678901” has too many digits"],
	])("written %j is refused", (text, problem) => expect(readNumber(text, null)).toEqual({ problem }));

	it("is read as it was written, in the American and in the German way", () => {
		const value = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 9 }));
		fc.assert(
			fc.property(value, ([whole, tenth]) => {
				const number = whole + (whole < 0 ? -tenth : tenth) / 10;
				const expected = { value: String(Object.is(number, -0) ? 0 : number) };
				const format = (locale: string) =>
					new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
						number,
					);
				expect(readNumber(format("en-US"), ".")).toEqual(expected);
				expect(readNumber(format("de-DE"), ",")).toEqual(expected);
				expect(readNumber(format("en-US"), null)).toEqual(expected);
				expect(readNumber(format("de-DE"), null)).toEqual(expected);
			}),
		);
	});
});

test.each<[string[], "." | "," | null]>([
	[["1,234", "12,5"], ","],
	[["1,234", "98.5"], "."],
	[["1.234,5"], ","],
	[["1,234.5"], "."],
	[["0,125"], ","],
	[["1,234", "2,345"], null],
	[["1,234,567"], null],
	[["12", "n/a", ""], null],
])("A column of %j writes decimals with %j", (texts, sign) => expect(decimalSignOfColumn(texts)).toBe(sign));

test.each<[string, "." | "," | null, object]>([
	["1,300", ",", { problem: "“1,300” can be read in two ways: write 1300 or 1.3" }],
	["$1.200", ".", { problem: "“$1.200” can be read in two ways: write 1200 or 1.2" }],
	["1,300", ".", { value: "1300" }],
	["1.300", ",", { value: "1300" }],
	["1,300.50", ".", { value: "1300.5" }],
	["0.125", ".", { value: "0.125" }],
	["12,5", ",", { value: "12.5" }],
	["250k", ".", { value: "250000" }],
	["$1.2M", ".", { value: "1200000" }],
	["1,25 Mio. €", ",", { value: "1250000" }],
	["-0.5 k", ".", { value: "-500" }],
	["3bn", ".", { value: "3000000000" }],
	["1,300m", ",", { problem: "“1,300m” can be read in two ways: write 1300m or 1.3m" }],
	["k", ".", { problem: "“k” is no number" }],
	["12 kg", ".", { problem: "“12 kg” is no number" }],
	["9999999999m", ".", { problem: "“9999999999m” has too many digits" }],
])("The amount %j, with %j for decimals, is %j", (text, sign, read) =>
	expect(readAmount(text, sign)).toEqual(read),
);

test.each<[string, string, object]>([
	["$500", "USD", { value: "500" }],
	["500 EUR", "EUR", { value: "500" }],
	["€ 1,250.50", "EUR", { value: "1250.5" }],
	["$500", "CAD", { value: "500" }],
	["500", "EUR", { value: "500" }],
	["€ 500", "USD", { problem: "“€ 500” is no amount in USD, in which this program counts" }],
	["500 GBP", "EUR", { problem: "“500 GBP” is no amount in EUR, in which this program counts" }],
	["₽500", "EUR", { problem: "“₽500” is no amount in EUR, in which this program counts" }],
	["12 ABC", "EUR", { problem: "“12 ABC” is no number" }],
])("The amount %j of a program in %s is %j", (text, currency, read) =>
	expect(readAmount(text, ".", currency)).toEqual(read),
);
