import { expect, test } from "vitest";
import { caseOf } from "../../../../../tests/data/case.ts";
import { figureWords, subjectBeside } from "./figure-words.ts";

const [budget] = caseOf().ledger;

test.each([
	[{ value: 90_000 }, "€90,000"],
	[{ value: 5.2, per: "room" }, "€5.20 per room"],
	[{ value: 5.2, currency: "USD" }, "$5.20"],
	[{ value: 18_000, high: 22_000.5 }, "€18,000 – €22,000.50"],
	[{ value: 120, currency: null }, "120"],
])("A figure of money reads in its own currency, with cents as cents: %j is %s", (given, words) => {
	if (!budget) throw new Error("The case has no figure");
	expect(figureWords({ ...budget, ...given })).toBe(words);
});

test.each([
	[{ value: 10, unit: "hour" }, "10 hours"],
	[{ value: 1, unit: "week" }, "1 week"],
	[{ value: 3, high: 4, unit: "month" }, "3 – 4 months"],
	[{ value: 35, unit: "minute", per: "dienst" }, "35 minutes per dienst"],
	[{ kind: "count" as const, value: 40, unit: "Wagen" }, "40 Wagen"],
])(
	"A duration reads in English, whatever the text's language, and a count in the text's word: %j is %s",
	(given, words) => {
		if (!budget) throw new Error("The case has no figure");
		expect(figureWords({ ...budget, kind: "duration", currency: null, ...given })).toBe(words);
	},
);

test("What a figure is of is not said twice", () => {
	if (!budget?.quote) throw new Error("The case has no quoted figure");
	const quote = { ...budget.quote, text: "35 minuten per dienst" };
	expect(subjectBeside({ ...budget, quote, subject: "dienst" })).toBe("");
	expect(subjectBeside({ ...budget, subject: "month", per: "month" })).toBe("");
	expect(subjectBeside({ ...budget, quote, subject: "reistijd" })).toBe("reistijd");
});
