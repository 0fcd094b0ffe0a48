import { describe, expect, test } from "vitest";
import { rowsOf, textsOf, withoutRow, withPasted, withRowAfter } from "./rows.ts";

const rows = rowsOf(["First", "Second"]);

describe("Rows of requirements", () => {
	test("are added behind the one in which Enter was pressed", () => {
		const { rows: three, added } = withRowAfter(rows, 1);
		expect(three.map(({ text }) => text)).toEqual(["First", "", "Second"]);
		expect(three.map(({ key }) => key)).toEqual([1, added, 2]);
		expect(new Set(three.map(({ key }) => key)).size).toBe(3);
	});

	test("are added at the end otherwise, also to none", () => {
		expect(withRowAfter(rows).rows.map(({ text }) => text)).toEqual(["First", "Second", ""]);
		expect(withRowAfter([]).rows).toHaveLength(1);
	});

	test("go away but for the last remaining one", () => {
		const one = withoutRow(rows, 1, 1);
		expect(one).toEqual([{ key: 2, text: "Second" }]);
		expect(withoutRow(one, 2, 1)).toEqual(one);
		expect(withoutRow(one, 2, 0)).toEqual([]);
	});

	test("are sent trimmed, without those that are blank", () => {
		expect(textsOf(rowsOf(["  one ", "   ", "two"]))).toEqual(["one", "two"]);
	});

	test("come of a pasted list, a row for each line without its mark, around what was typed", () => {
		const pasted = "- Shows the owner\r\n\r\n 2. Sorts by date\n• Exports CSV";
		const result = withPasted(rows, 1, { before: "It ", pasted, after: " soon" });
		expect(result?.rows.map(({ text }) => text)).toEqual([
			"It Shows the owner",
			"Sorts by date",
			"Exports CSV soon",
			"Second",
		]);
		expect(new Set(result?.rows.map(({ key }) => key)).size).toBe(4);
		expect(result?.rows.find(({ key }) => key === result.last)?.text).toBe("Exports CSV soon");
	});

	test("leave a single pasted line to the browser", () => {
		expect(withPasted(rows, 1, { before: "", pasted: "Only one\n", after: "" })).toBeNull();
	});
});
