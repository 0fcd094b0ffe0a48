import { expect, test } from "vitest";
import { caseOf } from "../../../../tests/case.ts";
import { figureWords } from "./figure-words.ts";

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
