import { expect, test } from "vitest";
import { inThousands, monthsInWords, rangeInThousands } from "./thousands.ts";

test.each([
	[1_700_000, "$1,700K"],
	[90_400, "$90K"],
	[4_500, "$4.5K"],
	[0, "$0K"],
])("%d dollars read %s", (dollars, expected) => {
	expect(inThousands(dollars)).toBe(expected);
});

test("A range says nothing twice", () => {
	expect(rangeInThousands({ min: 1_700_000, max: 2_100_000 })).toBe("$1,700K – $2,100K");
	expect(rangeInThousands({ min: 50_000, max: 50_000 })).toBe("$50K");
});

test("One month is not several", () => {
	expect([monthsInWords(1), monthsInWords(13), monthsInWords(1.5)]).toEqual([
		"1 month",
		"13 months",
		"1.5 months",
	]);
});
