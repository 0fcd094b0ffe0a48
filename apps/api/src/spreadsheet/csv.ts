import { spreadsheetText } from "@throughline/domain/spreadsheet";
import type { Cell } from "./sheet.ts";

/** RFC 4180 with CRLF; begins with a byte order mark so that spreadsheets read it as UTF-8. No cell is a formula. */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
	return `\uFEFF${[header, ...rows].map((row) => row.map(fieldOf).join(",")).join("\r\n")}\r\n`;
}

function fieldOf(cell: Cell): string {
	if (cell === null) return "";
	if (typeof cell !== "string") return String(Object.values(cell)[0]);
	const text = spreadsheetText(cell);
	return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
