import { describe, expect, it } from "vitest";
import { isCutIn, joinLines } from "./paragraph.ts";

describe("the lines of a paragraph", () => {
	it.each<[string[], string]>([
		[
			["Die Aufträge kommen ohne feste Reihen-", "folge in die Halle."],
			"Die Aufträge kommen ohne feste Reihenfolge in die Halle.",
		],
		[["Der Ein-", "und Ausgang der Ware"], "Der Ein- und Ausgang der Ware"],
		[["The F-", "Gas rule"], "The F-Gas rule"],
		[["first", "", " second "], "first second"],
	])("%j become one line", (lines, text) => {
		expect(joinLines(lines)).toBe(text);
	});
});

it("a sentence that the end of a page has cut goes on; a finished one does not", () => {
	const cut = "The stock list of each van is refreshed only once a month because it";
	expect(isCutIn(cut, "is typed by hand.")).toBe(true);
	expect(isCutIn(cut, "Who is responsible")).toBe(false);
	expect(isCutIn(`${cut} is typed.`, "and so on")).toBe(false);
	expect(isCutIn("A heading", "and so on")).toBe(false);
});
