import { expect, test } from "vitest";
import { amount, decimal, pastedProse, pastedText, requiredProse } from "./shape.ts";

test.each([
	["1250.5", "1250.50"],
	[1250.5, "1250.50"],
	["0007", "7.00"],
	[" 0.05 ", "0.05"],
	["99999999999999.99", "99999999999999.99"],
	["-1", null],
	["1.005", null],
	["1,250", null],
	["1e3", null],
	["", null],
	[0.1 + 0.2, null],
	[Number.NaN, null],
	["100000000000000", null],
	[null, null],
])("the amount %j is %j", (given, exact) => {
	const parsed = amount.safeParse(given);
	expect(parsed.success ? parsed.data : null).toBe(exact);
});

test.each([
	["12.50", "12.5"],
	["-0.0", "0"],
	["+3", "3"],
	["100", "100"],
	[-2.25, "-2.25"],
	["0.30000000000000004", null],
	["NaN", null],
	["1e21", null],
	[1e21, null],
	["", null],
])("the number %j is %j", (given, exact) => {
	const parsed = decimal.safeParse(given);
	expect(parsed.success ? parsed.data : null).toBe(exact);
});

test.each([
	["-100", "The amount must not be negative"],
	["999999999999999", "The amount is too large"],
	["1.005", "Enter an amount with at most two decimal places, such as 1250.50"],
])("the amount %j is refused for what is wrong with it", (given, sentence) => {
	expect(amount.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test("a number with too many digits is called too large", () => {
	const issues = decimal.safeParse("99999999999999999999").error?.issues;
	expect(issues?.map(({ message }) => message)).toEqual(["The number is too large"]);
});

test.each([
	["\u202eWe lose \u2066orders\u2069", "We lose orders"],
	["a\u0000b\u009b", "ab"],
	["page one\fpage two\vline", "page one\npage two\nline"],
	["a\u200fb \u200bc", "a\u200fb \u200bc"],
	[" \u0000\u202e ", null],
	["half\ud800", null],
])("what nobody sees of the pasted %j is left out", (given, cleaned) => {
	for (const shape of [pastedText("Write it"), pastedProse(100, "Write it")]) {
		const parsed = shape.safeParse(given);
		expect(parsed.success ? parsed.data : null).toBe(cleaned);
	}
});

test("a control character elsewhere is refused by its code and line", () => {
	const { error } = requiredProse(100, "Write it").safeParse("one\ntwo\u202e");
	expect(error?.issues.map(({ message }) => message)).toEqual([
		"Remove the control character U+202E in line 2",
	]);
});
