import { describe, expect, it } from "vitest";
import { mapColumns, type PasteColumn } from "./map-columns.ts";

const day = (cell: string) => /^\d{4}-\d\d-\d\d$/.test(cell);
const known: PasteColumn[] = [
	{ id: "name", names: ["Name", "Task", "Aufgabe"], fits: null },
	{ id: "description", names: ["Description"], fits: null },
	{ id: "priority", names: ["Priority"], fits: (cell) => ["high", "low"].includes(cell.toLowerCase()) },
	{ id: "start", names: ["Start", "Start date", "Beginn"], fits: day },
	{ id: "end", names: ["End"], fits: day },
];

describe("the columns of a pasted table", () => {
	it("are told by their heads, in any case and order", () => {
		const rows = [
			["beginn", "Nobody knows", "AUFGABE *", "Task"],
			["2026-03-02", "x", "Draft", "y"],
		];
		expect(mapColumns(rows, known)).toEqual({ heads: rows[0], columns: ["start", null, "name", null] });
	});

	it("are told by what is in them where there are no heads", () => {
		const rows = [
			["Draft", "2026-03-02", "High", "2026-03-06", "By hand", "more"],
			["Review", "", "low", "2026-03-09", "", ""],
		];
		const columns = ["name", "start", "priority", "end", "description", null];
		expect(mapColumns(rows, known)).toEqual({ heads: null, columns });
	});

	it("have no head where one word of the first row happens to be a name", () => {
		expect(
			mapColumns(
				[
					["Start", "Do it"],
					["Go", "On"],
				],
				known,
			).heads,
		).toBeNull();
		expect(mapColumns([["Task"]], known).heads).toBeNull();
		expect(mapColumns([["Task"], ["Draft"]], known)).toEqual({ heads: ["Task"], columns: ["name"] });
	});
});
