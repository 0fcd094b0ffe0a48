import { expect, test } from "vitest";
import { parentPlaces, readOutline } from "./read-outline.ts";

const outlined = (text: string) => {
	const { cells, levels } = readOutline(text);
	return cells.map((row, place) => `${levels[place]} ${row.join(" | ")}`);
};

test.each<[string, string, string[]]>([
	["lines alone", "Dig\nPour", ["0 Dig", "0 Pour"]],
	[
		"spaces",
		"Build\n  Walls\n    Brick\n  Roof\nOpen",
		["0 Build", "1 Walls", "2 Brick", "1 Roof", "0 Open"],
	],
	["tabs", "Build\n\tWalls\n\t\tBrick\nOpen", ["0 Build", "1 Walls", "2 Brick", "0 Open"]],
	["a list set in", "- Build\n  - Walls\n- Open", ["0 Build", "1 Walls", "0 Open"]],
	[
		"numbers before texts",
		"1 Build\n1.1 Walls\n1.1.1 Brick\n2 Open",
		["0 Build", "1 Walls", "2 Brick", "0 Open"],
	],
	["numbers of a list are none", "1. Build\n2. Open", ["0 Build", "0 Open"]],
	[
		"a column of numbers, under a head",
		"WBS\tTask\tStart\n1\tBuild\t\n1.1\tWalls\t1.3.2027\n2\tOpen\t",
		["0 Task | Start", "0 Build | ", "1 Walls | 1.3.2027", "0 Open | "],
	],
	[
		"texts set in in a table",
		"Task\tStart\nBuild\t\n   Walls\t1.3.\nOpen\t",
		["0 Task | Start", "0 Build | ", "1 Walls | 1.3.", "0 Open | "],
	],
	[
		"a table with an empty first cell",
		"Task\tStart\n\t1.3.\nOpen\t2.3.",
		["0 Task | Start", "0  | 1.3.", "0 Open | 2.3."],
	],
	["a level left out counts as one", "Build\n      Brick\n   Roof", ["0 Build", "1 Brick", "1 Roof"]],
	["numbers that are names", "2026\tPlan\n2027\tDo", ["0 2026 | Plan", "0 2027 | Do"]],
])("an outline is told by %s", (_, text, expected) => expect(outlined(text)).toEqual(expected));

test("a row is a part of the last one before it on a higher level, whichever rows were left out", () => {
	expect(parentPlaces([0, 1, 2, 1, 0, 2])).toEqual([null, 0, 1, 0, null, 4]);
	expect(parentPlaces([2, 1])).toEqual([null, null]);
});
