import { expect, test } from "vitest";
import { monthsInWords } from "./months.ts";

test("One month is not several", () => {
	expect([monthsInWords(1), monthsInWords(13), monthsInWords(1.5)]).toEqual([
		"1 month",
		"13 months",
		"1.5 months",
	]);
});

test("A quarter of a month is the same here as in the plan's sentences", () => {
	expect(monthsInWords(1.25)).toBe("1.25 months");
});
