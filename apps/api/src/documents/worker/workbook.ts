import { type CellObject, read, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { limits } from "./limits.ts";
import type { Reading } from "./reading.ts";
import { Refusal, refusals } from "./refusal.ts";
import { TextBuilder } from "./text-builder.ts";

/** Reads a workbook sheet by sheet: each row becomes a line in which every value stands beside the name of its column. */
export function readWorkbook(bytes: Buffer): Reading {
	const book = parse(bytes);
	const builder = new TextBuilder();
	const notes: string[] = [];
	let cells = 0;
	const names = book.SheetNames;
	for (const [at, name] of names.slice(0, limits.sheets).entries()) {
		const sheet = book.Sheets[name];
		if (!sheet) continue;
		builder.page();
		builder.add(name);
		const left = limits.cells - cells;
		const { rows, filled, cut } = rowsOf(sheet, left);
		cells += filled;
		for (const line of linesOf(rows)) builder.add(line.text, line.opens ? "\n\n" : "\n");
		if (book.Workbook?.Sheets?.[at]?.Hidden) notes.push(`The hidden sheet “${name}” was read too.`);
		if (cut) notes.push(`Only the first ${rows.length} rows of the sheet “${name}” were read.`);
	}
	if (names.length > limits.sheets)
		notes.push(`Only the first ${limits.sheets} of ${names.length} sheets were read.`);
	if (cells === 0) throw refusals.nothing();
	return { ...builder.text(), full: builder.full, readBy: "text", notes };
}

function parse(bytes: Buffer): WorkBook {
	try {
		return read(bytes, {
			type: "buffer",
			dense: true,
			cellDates: true,
			UTC: true,
			cellFormula: false,
			cellHTML: false,
			sheetRows: limits.rows + 1,
		});
	} catch (error) {
		if (error instanceof Refusal) throw error;
		const encrypted = error instanceof Error && /password|encrypt/i.test(error.message);
		throw encrypted ? refusals.encrypted() : refusals.damaged(error);
	}
}

type Row = { cells: Map<number, string>; textual: boolean };

/** The filled rows of a sheet, with at most `most` cells, and whether there are more. */
function rowsOf(sheet: WorkSheet, most: number): { rows: Row[]; filled: number; cut: boolean } {
	const data = (sheet["!data"] ?? []) as ((CellObject | undefined)[] | undefined)[];
	const rows: Row[] = [];
	let filled = 0;
	for (const cells of data) {
		if (rows.length >= limits.rows || filled >= most) return { rows, filled, cut: true };
		const row = rowOf(cells ?? []);
		if (row.cells.size === 0) continue;
		filled += row.cells.size;
		rows.push(row);
	}
	const whole = sheet["!fullref"];
	return { rows, filled, cut: whole !== undefined && whole !== sheet["!ref"] };
}

function rowOf(all: readonly (CellObject | undefined)[]): Row {
	const cells = new Map<number, string>();
	let textual = true;
	for (const [column, cell] of all.entries()) {
		const text = cell ? textOf(cell) : "";
		if (text === "") continue;
		cells.set(column, text);
		if (cell?.t !== "s") textual = false;
	}
	return { cells, textual };
}

function textOf(cell: CellObject): string {
	if (cell.t === "z" || cell.v === undefined || cell.v === null) return "";
	if (cell.t === "e") return "";
	if (cell.v instanceof Date) {
		const iso = Number.isNaN(cell.v.getTime()) ? "" : cell.v.toISOString();
		return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 16).replace("T", " ");
	}
	const shown = typeof cell.w === "string" ? cell.w : String(cell.v);
	return shown.replaceAll(/\s+/g, " ").trim();
}

/** The first row of two or more texts under which more rows stand names the columns. */
function* linesOf(rows: readonly Row[]): Iterable<{ text: string; opens: boolean }> {
	const head = rows.findIndex(({ cells, textual }, at) => textual && cells.size > 1 && at < rows.length - 1);
	const names = rows[head]?.cells;
	for (const [at, { cells }] of rows.entries()) {
		if (at === head) continue;
		const named = at > head && names && cells.size > 1;
		const parts = [...cells].map(([column, text]) => {
			const name = named ? names.get(column) : undefined;
			return name ? `${name}: ${text}` : text;
		});
		yield { text: parts.join(" | "), opens: at === 0 || at === head + 1 };
	}
}
