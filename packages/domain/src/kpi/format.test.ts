import { describe, expect, it, test } from "vitest";
import { formatKpiValue, unitWord } from "./format.ts";

describe("a value", () => {
	it.each<[string | number, string | null, string]>([
		["92.5", "%", "92.5%"],
		["1250", "%", "1,250%"],
		["1250.50", "$", "$1,251"],
		["1250000", "$", "$1,250,000"],
		["50", "$", "$50"],
		["4.2", "$", "$4.20"],
		["-0.35", "$", "-$0.35"],
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
	expect(["%", "$", "number", null, "days", "tickets"].map(unitWord)).toEqual([
		null,
		null,
		null,
		null,
		"days",
		"tickets",
	]);
});
