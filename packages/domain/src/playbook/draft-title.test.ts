import { expect, test } from "vitest";
import { DraftWriter } from "./draft-writer.ts";

/** Nothing with a figure in it can be said. */
const say = (text: string) =>
	/\d/.test(text) ? { text: null, leftOut: [{ text, because: "figure" as const }] } : { text, leftOut: [] };

test.each([
	["Late routes: to 3", "Late routes"],
	["Pesées cantines – Grammes : de 142 à 80", "Pesées cantines"],
	["Late routes: fewer", "Late routes: fewer"],
	["12 routes", null],
	[`Late routes - ${"because nobody says so ".repeat(4)}`.trim(), "Late routes"],
])("the name of %j is %j", (name, expected) => {
	expect(new DraftWriter({ line: say, prose: say }, "en").title(name)).toBe(expected);
});
