import { expect, test } from "vitest";
import { type ReadEntry, readEntry } from "./read-entry.ts";

test.each<[string, string, "." | ",", ReadEntry]>([
	[" Hosting ", "1.200,50", ",", { entry: { text: "Hosting", amount: "1200.5" } }],
	["Hosting", "1,200.50", ".", { entry: { text: "Hosting", amount: "1200.5" } }],
	["Hosting", "1.200", ",", { entry: { text: "Hosting", amount: "1200" } }],
	[
		"Hosting",
		"1.200",
		".",
		{ problem: "“1.200” can be read in two ways: write 1200 or 1.2", field: "amount" },
	],
	["Hosting", "much", ".", { problem: "“much” is no number", field: "amount" }],
	["Hosting", "", ".", { asks: { text: "Hosting", amount: "" } }],
	["Server hosting 1.200,50", "", ",", { asks: { text: "Server hosting", amount: "1.200,50" } }],
	["Server hosting $500", "", ".", { asks: { text: "Server hosting", amount: "$500" } }],
	["Server hosting 500 €", "", ",", { asks: { text: "Server hosting", amount: "500 €" } }],
	["Phase 2", "", ".", { asks: { text: "Phase 2", amount: "" } }],
	["Licences 2026", "", ".", { asks: { text: "Licences 2026", amount: "" } }],
])("“%s” with “%s” is read where decimals are written with %j", (text, amount, sign, expected) => {
	expect(readEntry({ text, amount }, "required", sign)).toEqual(expected);
});

test("a list without numbers takes the text as it is, and a number that may be missing is not looked for in it", () => {
	const typed = { text: "Availability above 99.50", amount: "" };
	const entry = { text: "Availability above 99.50", amount: null };
	expect(readEntry(typed, "none", ".")).toEqual({ entry });
	expect(readEntry(typed, "optional", ".")).toEqual({ entry });
});
