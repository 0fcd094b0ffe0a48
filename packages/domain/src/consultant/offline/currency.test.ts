import { expect, test } from "vitest";
import { withParNote } from "./currency.ts";

test.each([
	["900.000 Euro", "de", "Budget. Beträge in Euro sind eins zu eins als Dollar gerechnet"],
	["€2.4 million", "en", "Budget. Amounts are taken from euros at par"],
	["£80,000", "en", "Budget. Amounts are taken from pounds at par"],
	["CHF 80’000", "de", "Budget. Beträge in Schweizer Franken"],
] as const)("An amount of %s is not relabelled in silence", (amount, language, said) => {
	expect(withParNote("Budget", amount, language)).toContain(said);
});

test("Dollars need no word", () => {
	expect(withParNote("Budget", "$2.4 million", "en")).toBe("Budget");
});
