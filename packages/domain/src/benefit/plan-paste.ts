import { decimalSignOfColumn, readNumber } from "../paste/read-number.ts";
import { amount } from "../shape.ts";

/** A cell that holds no amount: where it is in what was pasted (from 1), and why. */
export type CellProblem = { row: number; column: number; text: string; problem: string };

/** Amounts as pasted, row by row: an exact amount, "" for an empty cell, null for one that could not be read. */
export type PastedAmounts = { rows: (string | null)[][]; problems: CellProblem[] };

/** A block of cells from a spreadsheet: rows apart by line breaks, columns by tabs. */
export function readAmounts(text: string): PastedAmounts {
	const cells = text
		.replace(/(?:\r\n|\r|\n)$/, "")
		.split(/\r\n|\r|\n/)
		.map((line) => line.split("\t"));
	const decimalSign = decimalSignOfColumn(cells.flat());
	const problems: CellProblem[] = [];
	const rows = cells.map((line, row) =>
		line.map((cell, column) => {
			if (cell.trim() === "" || /^[-–—]$/.test(cell.trim())) return "";
			const number = readNumber(cell, decimalSign);
			const read = "problem" in number ? number : readAmount(number.value);
			if ("value" in read) return read.value;
			problems.push({ row: row + 1, column: column + 1, text: cell, problem: read.problem });
			return null;
		}),
	);
	return { rows, problems };
}

function readAmount(value: string): { value: string } | { problem: string } {
	if (value.startsWith("-")) return { problem: `${value} is below zero` };
	const parsed = amount.safeParse(value);
	return parsed.success
		? { value: parsed.data }
		: { problem: `${value} has more than two decimal places or is too large` };
}
