/**
 * Rows of cells as they are copied from a spreadsheet: apart by tabs, a cell with line breaks or tabs in quotes. Lines
 * without any tab are rows of one cell, without the sign that a list puts before them (`- `, `• `, `1. `, `[ ] `). Blank
 * rows are left out; cells have no blanks around them.
 */
export function readCells(text: string): string[][] {
	const rows = text.includes("\t") ? tabbed(text) : text.split(/\r\n|\r|\n/).map((line) => [bare(line)]);
	return rows
		.map((cells) => cells.map((cell) => cell.trim()))
		.filter((cells) => cells.some((cell) => cell !== ""));
}

/** A sign of a list, and a box to tick behind it. */
const bullet = /^\s*(?:(?:[-*•–]|\d{1,3}[.)])\s+)?(?:\[[ xX]?\]\s+)?/;

function bare(line: string): string {
	return line.replace(bullet, "");
}

/** A cell in quotes, in which a quote is written twice, or anything up to the next sign; then that sign. */
const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;

function tabbed(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	for (const [, quoted, plain = "", sign] of text.matchAll(cell)) {
		row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
		if (sign === "\t") continue;
		rows.push(row);
		row = [];
	}
	return rows;
}
