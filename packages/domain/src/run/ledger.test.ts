import { expect, test } from "vitest";
import { dollars } from "./ledger.ts";

test.each([
	["0", "$0.00"],
	["0.005500", "$0.0055"],
	["1.2", "$1.20"],
	[1234.5, "$1,234.50"],
])("A cost of %s reads %s", (amount, words) => {
	expect(dollars(amount)).toBe(words);
});
