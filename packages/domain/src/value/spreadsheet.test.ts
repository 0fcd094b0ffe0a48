import { expect, it } from "vitest";
import { type CsvValue, csvOf, spreadsheetText } from "./spreadsheet.ts";

it.each([
	["=1+1", "'=1+1"],
	["+CMD", "'+CMD"],
	["-2+3", "'-2+3"],
	["@SUM(A1)", "'@SUM(A1)"],
	["\t=1", "'\t=1"],
	["\r=1", "'\r=1"],
	["＝1", "'＝1"],
	["-12.50", "-12.50"],
	["Licences = seats", "Licences = seats"],
	["", ""],
])("a spreadsheet reads %j as the text %j", (text, cell) => expect(spreadsheetText(text)).toBe(cell));

it.each<[CsvValue, string]>([
	["Atlas", "Atlas"],
	[null, ""],
	[undefined, ""],
	[-12.5, "-12.5"],
	["-1250.00", "-1250.00"],
	["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
	["Risk, high", '"Risk, high"'],
	['the "red" zone', '"the ""red"" zone"'],
	["one\ntwo", '"one\ntwo"'],
	[" ahead", '" ahead"'],
	['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])("a CSV has %j as %j", (value, field) => expect(csvOf([], [[value]])).toBe(`\uFEFF\r\n${field}\r\n`));

it("a CSV begins with a byte order mark and ends each line as spreadsheets expect", () => {
	expect(csvOf(["Task", "Budget"], [["Map", 10]])).toBe("\uFEFFTask,Budget\r\nMap,10\r\n");
});
