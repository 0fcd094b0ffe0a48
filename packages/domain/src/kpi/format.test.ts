import { describe, expect, it, test } from "vitest";
import { formatKpiTick, formatKpiValue, kpiValueInWords, unitWord } from "./format.ts";

describe("a value", () => {
	it.each<[string | number, string | null, string]>([
		["92.5", "%", "92.5%"],
		["1250", "%", "1,250%"],
		["1250.50", "$", "$1,251"],
		["1250000", "$", "$1,250,000"],
		["50", "$", "$50"],
		["4.2", "$", "$4.20"],
		["-0.35", "$", "-$0.35"],
		["1250.50", "EUR", "€1,251"],
		["4.2", "PLN", "PLN\u00a04.20"],
		["7", "eur", "7"],
		["1234.5678", "number", "1,234.568"],
		["12", "days", "12"],
		["7.5", "hours", "7.5"],
		["1000", null, "1,000"],
		["3", "tickets", "3"],
		["123456789012345.5", null, "123,456,789,012,345.5"],
		[88.25, "%", "88.25%"],
	])("of %s in %s reads %s", (value, unit, expected) => expect(formatKpiValue(value, unit)).toBe(expected));
});

test("A unit stands beside the number where the number does not say it", () => {
	expect(
		["%", "$", "EUR", "number", null, "days", "tickets", "count", "ratio", "points"].map(unitWord),
	).toEqual([null, null, null, null, null, "days", "tickets", null, null, "points"]);
});

test.each<[number, string | null, string]>([
	[0, "hours", "0 hours"],
	[1, "hours", "1 hour"],
	[1.5, "days", "1.5 days"],
	[1, "sales", "1 sales"],
	[1, "points", "1 point"],
	[3, "count", "3"],
	[1200, "$", "$1,200"],
	[7, "number", "7"],
])("In a sentence %d in %s reads %s", (value, unit, words) => {
	expect(kpiValueInWords(value, unit)).toBe(words);
});

test.each([
	{ value: 1250, unit: "count", text: "1,250" },
	{ value: 1_215_000, unit: "count", text: "1.215M" },
	{ value: -120_000, unit: "EUR", text: "-€120K" },
	{ value: 250_000, unit: "%", text: "250K%" },
])("$value in $unit at an axis is $text", ({ value, unit, text }) => {
	expect(formatKpiTick(value, unit)).toBe(text);
});
