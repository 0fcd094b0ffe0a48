/** A line of a list that is typed row by row. The key is unique in its list, and stays when rows come and go. */
export type Row = { readonly key: number; readonly text: string };

/** A list that was not begun, with a row to type into. */
export const oneRow: readonly Row[] = [{ key: 1, text: "" }];

export function rowsOf(texts: readonly string[]): readonly Row[] {
	return texts.map((text, index) => ({ key: index + 1, text }));
}

/** What was typed: trimmed, without blank rows. */
export function textsOf(rows: readonly Row[]): string[] {
	return rows.map(({ text }) => text.trim()).filter((text) => text !== "");
}

export function withText(rows: readonly Row[], key: number, text: string): readonly Row[] {
	return rows.map((row) => (row.key === key ? { ...row, text } : row));
}

/** The rows with another one after that of this key, or at the end. Answers the new row's key too. */
export function withRowAfter(
	rows: readonly Row[],
	key = rows.at(-1)?.key,
): { rows: readonly Row[]; added: number } {
	const added = highestKey(rows) + 1;
	const row = { key: added, text: "" };
	return {
		rows: rows.length === 0 ? [row] : rows.flatMap((each) => (each.key === key ? [each, row] : [each])),
		added,
	};
}

/** The rows without one of them, unless so many must remain. */
export function withoutRow(rows: readonly Row[], key: number, least: number): readonly Row[] {
	return rows.length <= least ? rows : rows.filter((row) => row.key !== key);
}

/**
 * The rows after several lines were pasted into one of them, in place of what stood between `before` and `after`: a row
 * for each line that says something, without list marks. Answers the key of the last of them. Null for a single line,
 * which the browser pastes by itself.
 */
export function withPasted(
	rows: readonly Row[],
	key: number,
	{ before, pasted, after }: { before: string; pasted: string; after: string },
): { rows: readonly Row[]; last: number } | null {
	const lines = pasted
		.split(/[\r\n\u2028\u2029]+/)
		.map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/, "").trim())
		.filter((line) => line !== "");
	if (lines.length < 2) return null;
	const highest = highestKey(rows);
	const added = lines.map((line, index) => ({
		key: index === 0 ? key : highest + index,
		text: `${index === 0 ? before : ""}${line}${index === lines.length - 1 ? after : ""}`,
	}));
	return {
		rows: rows.flatMap((row) => (row.key === key ? added : [row])),
		last: added.at(-1)?.key ?? key,
	};
}

function highestKey(rows: readonly Row[]): number {
	return Math.max(0, ...rows.map(({ key }) => key));
}
