import { readNumber } from "../paste/read-number.ts";
import { amount } from "../shape.ts";

export type ReadAmount = { value: string } | { problem: string };

/**
 * An amount as it is typed or pasted, exact: `1,250.5`, `1.250,50`, `$1,250`; "" for an empty cell and for the dash
 * that stands for nothing. An amount has two decimals at most, so that `1,250` is no riddle.
 */
export function readAmount(text: string): ReadAmount {
	const written = text.trim();
	if (written === "" || /^[-–—]$/.test(written)) return { value: "" };
	const grouped = /^[^.,]*([.,])\d{3}\D*$/.exec(written)?.[1];
	const number = readNumber(written, grouped === "." ? "," : grouped === "," ? "." : null);
	if ("problem" in number) return number;
	if (number.value.startsWith("-")) return { problem: `“${written}” is below zero` };
	const parsed = amount.safeParse(number.value);
	if (parsed.success) return { value: parsed.data };
	return { problem: `“${written}” has more than two decimal places or is too large` };
}

/** A block of cells from a spreadsheet as it was pasted: rows apart by line breaks, columns by tabs. */
export function readBlock(text: string): string[][] {
	return text
		.replace(/(?:\r\n|\r|\n)$/, "")
		.split(/\r\n|\r|\n/)
		.map((line) => line.split("\t").map((cell) => cell.trim()));
}
