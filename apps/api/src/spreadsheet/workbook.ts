import type { CellObject } from "@e965/xlsx";
import { dayNumber } from "@throughline/domain/value/day";
import { moneyFormat } from "@throughline/domain/value/money";
import { spreadsheetText } from "@throughline/domain/value/spreadsheet";
import type { Cell, Sheet } from "./sheet.ts";

/** An Excel workbook (.xlsx) of these tables, amounts in one currency (ISO 4217). Texts stay texts: no cell is a formula. */
export async function workbookOf(sheets: readonly Sheet[], currency: string): Promise<Buffer> {
	// Half a megabyte of code that only an export needs.
	const { utils, write } = await import("@e965/xlsx");
	const book = utils.book_new();
	const amounts = `"${moneyFormat(currency).exact("0").replace("0.00", "")}"#,##0.00`;
	for (const { name, header, rows } of sheets) {
		const cells = [[...header], ...rows].map((row) => row.map((cell) => cellOf(cell, amounts)));
		const sheet = utils.aoa_to_sheet(cells);
		sheet["!cols"] = header.map((_, column) => ({ wch: widthOf(cells.map((row) => row[column])) }));
		utils.book_append_sheet(book, sheet, name);
	}
	return write(book, { type: "buffer", bookType: "xlsx", compression: true });
}

/** `amounts` is the format of a number that is money. */
function cellOf(cell: Cell, amounts: string): CellObject | null {
	if (cell === null) return null;
	if (typeof cell === "string") return { t: "s", v: spreadsheetText(cell) };
	if ("day" in cell) return { t: "n", v: serialOf(cell.day), z: "yyyy-mm-dd" };
	if ("percent" in cell) return { t: "n", v: cell.percent, z: '0.0"%"' };
	if ("count" in cell) return { t: "n", v: cell.count, z: "0" };
	const value = Number(cell.amount);
	// A spreadsheet's number has 15 digits. What does not fit stays exact, as a text.
	if (cell.amount.replace(/\D/g, "").length > 15) return { t: "s", v: cell.amount };
	return { t: "n", v: value, z: amounts };
}

/** Excel's number of a day: days since 30 December 1899. */
function serialOf(day: string): number {
	return dayNumber(day) + 25_569;
}

function widthOf(cells: readonly (CellObject | null | undefined)[]): number {
	const longest = Math.max(...cells.map((cell) => String(cell?.v ?? "").length));
	return Math.min(Math.max(longest + 2, 12), 60);
}
