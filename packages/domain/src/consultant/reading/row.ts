import { cellsIn } from "../text/cells.ts";
import type { Span } from "../text/passages.ts";

/** A cell of a row, with the label that it brings along: `Region: London`. */
export type Cell = { label: string; value: string; start: number; end: number };

const labelled = /^(\s*)([^:.|]{2,40}?):\s+/;

/** The cells of a table's row; null when the text is no row. */
export function rowIn(text: string): Cell[] | null {
	return (
		cellsIn(text)?.map(({ start, end }) => {
			const whole = text.slice(start, end);
			const head = labelled.exec(whole);
			const from = start + (head?.[0].length ?? /^\s*/.exec(whole)?.[0].length ?? 0);
			const value = text.slice(from, end).trimEnd();
			return { label: head?.[2] ?? "", value, start: from, end: from + value.length };
		}) ?? null
	);
}

/** Where a passage says something: all of a sentence, of a row the cell that holds the most words; null when none does. */
export function saidIn(text: string): Span | null {
	const cells = rowIn(text);
	if (cells === null) return { start: 0, end: text.length };
	const told = cells.filter(({ value }) => (value.match(/\p{L}{2,}/gu)?.length ?? 0) >= 4);
	const [most] = told.toSorted(
		(one, other) =>
			Number(/[.!?]$/u.test(other.value)) - Number(/[.!?]$/u.test(one.value)) ||
			other.value.length - one.value.length,
	);
	return most ? { start: most.start, end: most.end } : null;
}
