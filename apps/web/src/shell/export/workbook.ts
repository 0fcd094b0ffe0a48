import type { CellObject } from "@e965/xlsx";
import type { CsvValue } from "@throughline/domain/value/spreadsheet";
import type { Sheet } from "@throughline/ui/sheets";

const day = /^\d{4}-\d{2}-\d{2}$/;
/** As many digits as a spreadsheet keeps. */
const decimal = /^-?\d{1,15}(\.\d{1,6})?$/;
/** What a spreadsheet takes as the name of a sheet. */
const longestName = 31;

/** The sheets as one workbook (.xlsx): days are dates, decimals are numbers, and no text is a formula. */
export async function workbookOf(sheets: readonly Sheet[]): Promise<Blob> {
	const { utils, write } = await import("@e965/xlsx");
	const book = utils.book_new();
	const names = new Set<string>();
	for (const { title, columns, rows } of sheets) {
		const cells = [columns.map(text), ...rows.map((row) => row.map(cellOf))];
		const sheet = utils.aoa_to_sheet(cells);
		sheet["!cols"] = columns.map((column, index) => ({ wch: widthOf(column, rows, index) }));
		utils.book_append_sheet(book, sheet, nameOf(title, names));
	}
	const bytes: ArrayBuffer = write(book, { bookType: "xlsx", type: "array", compression: true });
	return new Blob([bytes], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}

const text = (value: string): CellObject => ({ t: "s", v: value });

function cellOf(value: CsvValue): CellObject | null {
	if (value === null || value === undefined || value === "") return null;
	if (typeof value === "number") return { t: "n", v: value };
	if (typeof value === "boolean") return { t: "b", v: value };
	if (day.test(value)) return { t: "d", v: new Date(`${value}T00:00:00Z`), z: "yyyy-mm-dd" };
	return decimal.test(value) ? { t: "n", v: Number(value) } : text(value);
}

/** In characters: as wide as what stands in it, within reason. */
function widthOf(column: string, rows: Sheet["rows"], index: number): number {
	const lengths = rows.slice(0, 200).map((row) => String(row[index] ?? "").length);
	return Math.min(60, Math.max(column.length, ...lengths) + 2);
}

/** A name that a spreadsheet takes and that no other sheet of the book has. */
function nameOf(title: string, taken: Set<string>): string {
	const clean = title.replace(/[\\/?*[\]:]/g, " ").trim() || "Sheet";
	for (let nth = 1; ; nth++) {
		const end = nth === 1 ? "" : ` ${nth}`;
		const name = `${clean.slice(0, longestName - end.length)}${end}`;
		if (taken.has(name.toLowerCase())) continue;
		taken.add(name.toLowerCase());
		return name;
	}
}
