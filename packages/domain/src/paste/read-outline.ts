import { readCells } from "./read-cells.ts";

/** Pasted rows with the level on which each stands: 0 at the top, and never more than one deeper than the row before. */
export type Outline = { cells: string[][]; levels: number[] };

/** `1`, `1.1`, `2.10.3.`: where a row stands by its number. */
const number = /^\d{1,4}(?:\.\d{1,4})*\.?$/;
/** The same before a text; a plain `1.` before each line is the sign of a list. */
const numbered = /^(\d{1,4}(?:\.\d{1,4})*)\.?\s+(?=\S)/;

/**
 * Rows as `readCells` reads them, with the outline that they tell of: by numbers (`1`, `1.1`) in the first column or
 * before its texts, else by what the rows or the texts of the first column are indented by. The numbers are left out of
 * the cells. Where neither is there all rows stand at the top.
 */
export function readOutline(text: string): Outline {
	// Tabs at the beginnings of lines alone: a list, and no table.
	const isList = !/[^\t\r\n ] *\t/.test(text);
	const plain = isList ? text.replaceAll("\t", "    ") : text;
	const cells = readCells(plain);
	return byNumberColumn(cells) ?? byNumbersInTexts(cells) ?? byIndent(plain, cells);
}

function byNumberColumn(cells: string[][]): Outline | null {
	const [head, ...body] = cells;
	if (!head || head.length < 2) return null;
	const hasHead = !number.test(head[0] ?? "");
	const numbers = (hasHead ? body : cells).map(([first = ""]) => first);
	if (!numbers.every((each) => number.test(each)) || !numbers.some(isNested)) return null;
	const levels = nested(numbers.map(depthOf));
	return { cells: cells.map(([, ...rest]) => rest), levels: hasHead ? [0, ...levels] : levels };
}

function byNumbersInTexts(cells: string[][]): Outline | null {
	const body = cells.length > 1 && !numbered.test(cells[0]?.[0] ?? "") ? cells.slice(1) : cells;
	const numbers = body.map(([first = ""]) => numbered.exec(first)?.[1] ?? "");
	if (!numbers.every(Boolean) || !numbers.some(isNested)) return null;
	const levels = nested(numbers.map(depthOf));
	const heads = cells.length - body.length;
	return {
		cells: cells.map(([first = "", ...rest], place) => [
			place < heads ? first : first.replace(numbered, ""),
			...rest,
		]),
		levels: heads > 0 ? [0, ...levels] : levels,
	};
}

/** Only where each row is one line: a cell of several lines says nothing of its row's place. */
function byIndent(text: string, cells: string[][]): Outline {
	const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
	const widths = lines.length === cells.length ? lines.map(indentOf) : cells.map(() => 0);
	return { cells, levels: nested(widths) };
}

/** The blanks before a line's text; a first cell that is empty is none of them. */
function indentOf(line: string): number {
	const blanks = /^[ \u00a0]*(?=\S)/.exec(line);
	return blanks ? blanks[0].length : 0;
}

const isNested = (each: string) => depthOf(each) > 1;

function depthOf(each: string): number {
	return each.replace(/\.$/, "").split(".").length;
}

/** Levels from how far rows are set in: each is a part of the last one before it that is set in less. */
function nested(widths: readonly number[]): number[] {
	const open: number[] = [];
	return widths.map((width) => {
		while ((open.at(-1) ?? -1) >= width) open.pop();
		return open.push(width) - 1;
	});
}

/** For each row the place of the one of which it is a part, the last before it on a higher level; null at the top. */
export function parentPlaces(levels: readonly number[]): (number | null)[] {
	const open: number[] = [];
	return levels.map((level, place) => {
		while (open.length > 0 && (levels[open.at(-1) ?? 0] ?? 0) >= level) open.pop();
		const parent = open.at(-1) ?? null;
		open.push(place);
		return parent;
	});
}
