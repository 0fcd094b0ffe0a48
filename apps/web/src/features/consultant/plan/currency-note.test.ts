import { expect, test } from "vitest";
import { decisions } from "../../../../tests/data/strategies.ts";
import { currencyNote } from "./currency-note.ts";

const note = "Amounts are taken from euros at par, as the material names no rate.";
const [first] = decisions;
if (!first) throw new Error("There is no decision to test with.");
const [chosen, ...others] = first.options.map(({ id }) => id);
const noted = decisions.map((each) => ({
	...each,
	options: each.options.map((option) => ({ ...option, cost_note: option.id === chosen ? note : null })),
}));

test("A plan in another currency than its material says so", () =>
	expect(currencyNote(noted, { [first.id]: chosen ?? "" })).toBe(note));

test("A decision that is in its own currency needs no note", () => {
	const inEuros = noted.map((each) => ({ ...each, currency: "EUR" }));
	expect(currencyNote(inEuros, { [first.id]: chosen ?? "" })).toBeNull();
});

test("What was not chosen says nothing of the plan's currency", () =>
	expect(currencyNote(noted, { [first.id]: others[0] ?? "" })).toBeNull());

test("Dollars need no word", () => expect(currencyNote(decisions, { [first.id]: chosen ?? "" })).toBeNull());
