import type { Span } from "./passages.ts";

/** Where the cells of a table's row stand in its text; null when the text is no row. */
export function cellsIn(text: string): Span[] | null {
	if (/\t|\|/.test(text.trim())) return between(text, /[^\t|]+/g);
	// Of a file with separated values: no space follows the marks, as it would in a sentence.
	if ((text.match(/;(?=\S)/g)?.length ?? 0) >= 2) return between(text, /[^;]+/g);
	if (
		(text.match(/,(?=[^\s\d]|\d+(?:[,.]|$))/g)?.length ?? 0) >= 2 &&
		!/[.!?]\s/.test(text) &&
		!/, /.test(text)
	)
		return between(text, /[^,]+/g);
	return null;
}

function between(text: string, cell: RegExp): Span[] {
	return [...text.matchAll(cell)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
