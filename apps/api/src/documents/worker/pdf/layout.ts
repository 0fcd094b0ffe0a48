import { isTitle } from "@throughline/domain/consultant/text/passages";
import { joinLines } from "../paragraph.ts";

/** A stretch of letters on a page. Lengths in points, from the lower left corner. */
export type Glyphs = { text: string; x: number; y: number; width: number; size: number; font: string };

/** What stands on a page, in reading order: paragraphs and rows of tables. */
export type LaidOut = { kind: "paragraph" | "row" | "item"; text: string };

/** A piece of a line without a gap in it. */
type Fragment = { text: string; x: number; right: number; y: number; size: number; font: string };

/** Stands below each other: a paragraph, or a cell of a table. */
type Cell = Fragment[];

const listMarker = /^\s*(?:[-–•*▪◦‣●■]|\d{1,3}[.)]|[a-z]\))\s+/;
/** A cell of a table has no more lines than these; what has more is a column of text. */
const tallestCell = 10;

/** Where, in points from the left, columns begin: a gap before one of these parts two cells however narrow it is. */
type Columns = ReadonlySet<number>;

/** Joins what stands next to each other. pdf.js gives the pieces in the order in which they were drawn. */
function fragmentsOf(glyphs: readonly Glyphs[], columns: Columns = new Set()): Fragment[] {
	const fragments: Fragment[] = [];
	let open: Fragment | null = null;
	for (const { text, x, y, width, size, font } of glyphs) {
		if (text.trim() === "") continue;
		const gap: number = open ? x - open.right : 0;
		const widest = columns.has(Math.round(x)) ? 0.4 : 1.1;
		if (open && Math.abs(y - open.y) < open.size * 0.45 && gap > -open.size && gap < open.size * widest) {
			const space = gap > open.size * 0.16 && !/\s$/.test(open.text) && !/^\s/.test(text);
			open.text += space ? ` ${text}` : text;
			open.right = x + width;
		} else {
			open = { text, x, right: x + width, y, size, font };
			fragments.push(open);
		}
	}
	return fragments;
}

/** Where at least three fragments begin that stand beside another one. */
function columnsOf(fragments: readonly Fragment[]): Columns {
	const counts = new Map<number, number>();
	for (const [at, { x, y, size }] of fragments.entries()) {
		const before = fragments[at - 1];
		if (!before || Math.abs(before.y - y) > size * 1.6 || x < before.right) continue;
		counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
	}
	return new Set([...counts].filter(([, count]) => count >= 3).map(([x]) => x));
}

/** Groups fragments into rows of cells; a row with one cell is running text. */
function rowsOf(fragments: readonly Fragment[]): Cell[][] {
	const rows: Cell[][] = [];
	let row: Cell[] = [];
	const close = () => {
		if (row.length > 0) rows.push(row);
		row = [];
	};
	for (const next of fragments) {
		const cell = row.at(-1);
		const last = cell?.at(-1);
		if (!cell || !last) row = [[next]];
		else if (isBelow(last, next)) cell.push(next);
		else if (!isBeside(cell, last, next)) {
			close();
			row = [[next]];
		} else {
			// Of the lines above, those that are higher than this cell are text before the table.
			const level = row.length > 1 ? 0 : levelOf(cell, next);
			if (level > 0) {
				rows.push([cell.slice(0, level)]);
				row = [cell.slice(level)];
			}
			row.push([next]);
		}
	}
	close();
	return rows;
}

function isBelow(last: Fragment, next: Fragment): boolean {
	const down = last.y - next.y;
	const overlaps = next.x < last.right && next.right > last.x;
	const aligned = Math.abs(next.x - last.x) < last.size * 2.5 || (overlaps && next.x < last.x);
	return aligned && down > last.size * 0.5 && down < last.size * 3;
}

/** The first line of a cell that is not higher than what stands beside it. */
function levelOf(cell: Cell, { y }: Fragment): number {
	return Math.max(
		0,
		cell.findIndex((line) => line.y < y + line.size * 0.6),
	);
}

function isBeside(cell: Cell, last: Fragment, next: Fragment): boolean {
	const beside = cell.slice(levelOf(cell, next));
	if (beside.length > tallestCell) return false;
	const right = Math.max(...beside.map((line) => line.right));
	const top = cell[0] ?? last;
	return (
		next.x > right + last.size * 0.35 &&
		next.y <= top.y + last.size * 0.6 &&
		next.y >= last.y - last.size * 0.6
	);
}

/** Cuts running text into its paragraphs, by the distance of lines, letters and shapes. */
function paragraphsOf(lines: readonly Fragment[]): Fragment[][] {
	const paragraphs: Fragment[][] = [];
	let open: Fragment[] = [];
	const widest = Math.max(...lines.map(({ right }) => right));
	for (const [at, line] of lines.entries()) {
		const before = lines[at - 1];
		if (before && opensParagraph(before, line, open, widest)) {
			paragraphs.push(open);
			open = [];
		}
		open.push(line);
	}
	return [...paragraphs, open];
}

function opensParagraph(
	before: Fragment,
	line: Fragment,
	open: readonly Fragment[],
	widest: number,
): boolean {
	if (Math.abs(line.size - before.size) > 0.12 * before.size) return true;
	if (listMarker.test(line.text)) return true;
	const short = before.right < widest - before.size * 6;
	if (line.font !== before.font && short) return true;
	if (open.length === 1 && isTitle(before.text.trim(), line.text.trim())) return true;
	const second = open.at(-2);
	const usual = second ? second.y - before.y : before.size * 1.75;
	const down = before.y - line.y;
	if (down > usual * 1.25 + 0.5) return true;
	return short && /[.!?:]["”“»)]?$/.test(before.text.trimEnd());
}

/** Reads a page's letters as paragraphs, list items and rows of tables. */
export function layOut(glyphs: readonly Glyphs[]): LaidOut[] {
	const columns = columnsOf(fragmentsOf(glyphs));
	return rowsOf(fragmentsOf(glyphs, columns)).flatMap((row): LaidOut[] => {
		const [only] = row;
		if (row.length > 1 || !only) {
			const cells = row.map((cell) => joinLines(cell.map(({ text }) => text)));
			return [{ kind: "row", text: cells.join(" | ") }];
		}
		return paragraphsOf(only).map((lines) => ({
			kind: listMarker.test(lines[0]?.text ?? "") ? "item" : "paragraph",
			text: joinLines(lines.map(({ text }) => text)),
		}));
	});
}
