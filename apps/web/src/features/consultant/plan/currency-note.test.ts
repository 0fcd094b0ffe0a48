import { expect, test } from "vitest";
import { decisions } from "../../../../tests/strategies.ts";
import { currencyNote } from "./currency-note.ts";

const withBasis = (cost_basis: string) =>
	decisions.map((each) => ({ ...each, options: each.options.map((option) => ({ ...option, cost_basis })) }));

test.each([
	[
		"Scaled from “€2.4 million”. Amounts are taken from euros at par, as the material names no rate.",
		"Amounts are taken from euros at par, as the material names no rate.",
	],
	[
		"Aus „900.000 Euro“. Beträge in Euro sind eins zu eins als Dollar gerechnet, da das Material keinen Kurs nennt.",
		"Beträge in Euro sind eins zu eins als Dollar gerechnet, da das Material keinen Kurs nennt.",
	],
])("A plan in another currency than its material says so: %s", (basis, note) =>
	expect(currencyNote(withBasis(basis))).toBe(note),
);

test("Dollars need no word", () => expect(currencyNote(decisions)).toBeNull());
