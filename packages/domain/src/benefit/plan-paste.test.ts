import { describe, expect, it, test } from "vitest";
import { readAmount, readBlock } from "./plan-paste.ts";

describe("an amount", () => {
	it.each([
		["1250", "1250.00"],
		["1,250.50", "1250.50"],
		["1.250,50", "1250.50"],
		["1,250", "1250.00"],
		["1.250", "1250.00"],
		["$1,250", "1250.00"],
		["1.250 €", "1250.00"],
		["12.5", "12.50"],
		["12,5", "12.50"],
		["0,05", "0.05"],
		["1.234.567", "1234567.00"],
		["", ""],
		["  ", ""],
		["-", ""],
		["–", ""],
	])("written %j is %j", (text, value) => expect(readAmount(text)).toEqual({ value }));

	it.each([
		["n/a", "“n/a” is no number"],
		["-5", "“-5” is below zero"],
		["1.234,567", "“1.234,567” has more than two decimal places or is too large"],
		["1234.567", "“1234.567” has more than two decimal places or is too large"],
		["123456789012345", "“123456789012345” has more than two decimal places or is too large"],
	])("written %j is refused", (text, problem) => expect(readAmount(text)).toEqual({ problem }));
});

test.each<[string, string[][]]>([
	["10", [["10"]]],
	["10\r\n20\r\n", [["10"], ["20"]]],
	[
		"10\t 12.5\n\t7",
		[
			["10", "12.5"],
			["", "7"],
		],
	],
])("A block of %j has its rows and columns", (text, cells) => expect(readBlock(text)).toEqual(cells));
