import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptOf, SearchQuery, searchWords, stretches, typedCode } from "./search.ts";

test.each([
	["R-001", "r-001"],
	["r1", "r-001"],
	[" r 12 ", "r-012"],
	["R-1000", "r-1000"],
	["r", "r"],
	["G2", "g2"],
	["risk 1", "risk 1"],
])("The code typed as %j is %j", (typed, code) => {
	expect(typedCode(typed)).toBe(code);
});

test.each([
	["Data  Migration\tplan", ["data", "migration", "plan"]],
	["  ", []],
])("%j has the words %j", (q, words) => {
	expect(searchWords(q)).toEqual(words);
});

test("A query needs something to search for, and gives thirty objects unless it says otherwise", () => {
	expect(SearchQuery.parse({ q: " pallets " })).toEqual({ q: "pallets", limit: 30, perKind: 100 });
	expect(SearchQuery.safeParse({ q: " " }).success).toBe(false);
	expect(SearchQuery.safeParse({ q: "x", limit: 101 }).success).toBe(false);
});

const long = `${"The supplier delivers late. ".repeat(8)}A second conveyor would carry it. ${"Nobody knows. ".repeat(9)}`;

test("An excerpt shows the words in their surroundings", () => {
	expect(excerptOf("One conveyor", ["conveyor"])).toBe("One conveyor");
	const shown = excerptOf(long, ["conveyor"]) ?? "";
	expect(shown).toMatch(/^… .*A second conveyor would carry it.* …$/);
	expect(shown.length).toBeLessThanOrEqual(124);
	expect(excerptOf("One\nconveyor", ["pallet", "conveyor"])).toBe("One conveyor");
	expect(excerptOf("One conveyor", ["pallet"])).toBeNull();
	expect(excerptOf(null, ["pallet"])).toBeNull();
});

test("What was searched for is marked at the beginning of words, whatever its case", () => {
	expect(stretches("Data migration: data model", ["data", "mig"])).toEqual([
		{ text: "Data", matched: true },
		{ text: " ", matched: false },
		{ text: "mig", matched: true },
		{ text: "ration: ", matched: false },
		{ text: "data", matched: true },
		{ text: " model", matched: false },
	]);
	expect(stretches("Übergabe (Müll)", ["über", "("])[0]).toEqual({ text: "Über", matched: true });
	expect(stretches("update", ["date"])).toEqual([{ text: "update", matched: false }]);
});

test("Marking never changes the text", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, words) => {
			expect(
				stretches(text, words.flatMap(searchWords))
					.map((stretch) => stretch.text)
					.join(""),
			).toBe(text);
		}),
	);
});
