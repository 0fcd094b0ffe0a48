// @vitest-environment node
import { describe, expect, test } from "vitest";
import { csv, csvCell } from "../src/files/csv.ts";

describe("a cell of an export", () => {
	test.each([
		{ name: "plain text stays", input: "Atlas", expected: "Atlas" },
		{ name: "nothing is empty", input: null, expected: "" },
		{ name: "a number stays a number", input: -12.5, expected: "-12.5" },
		{ name: "a negative decimal string stays a number", input: "-1250.00", expected: "-1250.00" },
		{ name: "a formula becomes text", input: "=SUM(A1:A9)", expected: "'=SUM(A1:A9)" },
		{ name: "a plus formula becomes text", input: "+1+cmd|' /C calc'!A0", expected: "'+1+cmd|' /C calc'!A0" },
		{ name: "a minus formula becomes text", input: "-2+3", expected: "'-2+3" },
		{ name: "an at formula becomes text", input: "@SUM(1)", expected: "'@SUM(1)" },
		{ name: "a leading tab becomes text", input: "\t=1", expected: "'\t=1" },
		{ name: "a full-width equals sign becomes text", input: "＝1", expected: "'＝1" },
		{ name: "a comma is quoted", input: "Risk, high", expected: '"Risk, high"' },
		{ name: "a quote is doubled", input: 'the "red" zone', expected: '"the ""red"" zone"' },
		{ name: "a line break is quoted", input: "one\ntwo", expected: '"one\ntwo"' },
		{
			name: "a quoted formula is escaped inside its quotes",
			input: '=HYPERLINK("x","y")',
			expected: '"\'=HYPERLINK(""x"",""y"")"',
		},
	])("$name", ({ input, expected }) => {
		expect(csvCell(input)).toBe(expected);
	});
});

test("a file begins with a byte order mark and ends each line as spreadsheets expect", () => {
	expect(csv(["Task", "Budget"], [["Map", 10]])).toBe("\uFEFFTask,Budget\r\nMap,10\r\n");
});
