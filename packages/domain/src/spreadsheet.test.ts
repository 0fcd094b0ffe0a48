import { expect, it } from "vitest";
import { spreadsheetText } from "./spreadsheet.ts";

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
