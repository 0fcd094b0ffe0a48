import { describe, expect, it } from "vitest";
import { readAmounts } from "./plan-paste.ts";

describe("amounts pasted from a spreadsheet", () => {
	it.each<[string, string, (string | null)[][]]>([
		["one cell", "1,250.50", [["1250.50"]]],
		["a column, with the line break that spreadsheets add", "10\r\n20\r\n", [["10.00"], ["20.00"]]],
		[
			"a block with empty cells",
			"10\t12.5\n20\t\n\t7",
			[
				["10.00", "12.50"],
				["20.00", ""],
				["", "7.00"],
			],
		],
		["as accountants write nothing", "-\t5", [["", "5.00"]]],
		[
			"in the German way",
			"1.234,50\t2.000,00\n3.000\t4,5",
			[
				["1234.50", "2000.00"],
				["3000.00", "4.50"],
			],
		],
		["with a currency", "$1,250.00\t$3", [["1250.00", "3.00"]]],
	])("are read: %s", (_what, text, rows) => expect(readAmounts(text)).toEqual({ rows, problems: [] }));

	it("name each cell that holds none", () => {
		expect(readAmounts("10\tn/a\n-5\t1.234,567")).toEqual({
			rows: [
				["10.00", null],
				[null, null],
			],
			problems: [
				{ row: 1, column: 2, text: "n/a", problem: "“n/a” is no number" },
				{ row: 2, column: 1, text: "-5", problem: "-5 is below zero" },
				{
					row: 2,
					column: 2,
					text: "1.234,567",
					problem: "1234.567 has more than two decimal places or is too large",
				},
			],
		});
	});
});
