import type { Block } from "./blocks.ts";
import type { Cell } from "./statement.ts";

/** The first row names the columns where it holds no amounts and the next row looks unlike it. */
export function isHeader({ cells }: Block, next: Block | undefined): boolean {
	const filled = cells.filter(({ text }) => text !== "");
	// "%" and "€" name a column of shares or amounts.
	const names = (text: string) => /^(?:(?:19|20)\d\d|[%€£$])$/u.test(text);
	const numeric = (text: string) => /^[\d.,'\s%€£$+-]+$/u.test(text) && !names(text);
	const priced = (text: string) => /[€£$]\s?\d|\d\s?[€£$%]/u.test(text);
	if (filled.some(({ text }) => numeric(text) || priced(text) || text.length > 60)) return false;
	if (next?.kind !== "row" || next.gap) return filled.length > 2;
	return filled.length > 1 && (next.cells.length === cells.length || filled.length > 2);
}

/** Fewer words in a cell say nothing by themselves. */
export const fewestWords = 4;

const mostLabelWords = 6;

export function wordsIn({ text }: Pick<Cell, "text">): number {
	return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}

/** "Average cost of a return | € 13.80": what the figures beside it are of; only the row says something. */
function isLabelOfFigures(cell: Cell, [first, ...rest]: readonly Cell[]): boolean {
	if (cell !== first || wordsIn(cell) > mostLabelWords || rest.length === 0) return false;
	return rest.every((other) => /\d/.test(other.text) && wordsIn(other) < fewestWords);
}

/** Whether a cell is a statement of its own, beside its row. */
export function saysSomething(cell: Cell, cells: readonly Cell[]): boolean {
	return wordsIn(cell) >= fewestWords && !isLabelOfFigures(cell, cells);
}

/** The cells of a row of which each names its column: "Ticket: 7 | Opened: 3 May | Note: no lock"; null for any other row. */
export function namedCells({ cells }: Pick<Block, "cells">): Cell[] | null {
	const filled = cells.filter(({ text }) => text !== "");
	const named = filled.flatMap(({ text, end }): Cell[] => {
		const [, header = "", value = ""] = /^(\p{L}[^:|.!?]{0,39}):\s+(\S.*)$/u.exec(text) ?? [];
		return value === "" ? [] : [{ header, text: value, start: end - value.length, end }];
	});
	return named.length >= fewestNamed && named.length === filled.length ? named : null;
}

const fewestNamed = 2;
