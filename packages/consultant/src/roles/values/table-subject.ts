import type { Figure } from "../../figures/figure.ts";
import type { Cell, Statement } from "../../read/statement.ts";

/** "P01", "3", "12-4": it tells rows apart and names none. */
const code = /^\p{L}{0,3}[-.\s]?\d[\d.-]*$/u;

/** The cell that names a row: its first with words, behind a code of its own perhaps; null where it has none. */
export function nameCell(cells: readonly Cell[]): Cell | null {
	const [first, second] = cells;
	const named = first && code.test(first.text) ? second : first;
	return named && /\p{L}{2}/u.test(named.text) && !code.test(named.text) ? named : null;
}

/** What a column holds, without its unit: "Scrap %" is "Scrap". */
function columnName(header: string): string {
	return header
		.replaceAll(/[([][^)\]]*[)\]]/gu, " ")
		.replaceAll(/(?<!\p{L})[tkm]?[€£$%][km]?(?!\p{L})/giu, " ")
		.replaceAll(/\s+/g, " ")
		.replace(/^[\s,:*–-]+|[\s,:*–-]+$/gu, "");
}

/** The cell of a row that holds a figure. */
export function cellOf({ start, cells }: Statement, figure: Figure): Cell | undefined {
	return cells.find((each) => each.start <= start + figure.start && start + figure.start < each.end);
}

/** What a figure in a row of a table is of: the row's name and its column's; null for any other figure. */
export function subjectInTable(statement: Statement, figure: Figure): string | null {
	if (statement.kind !== "row") return null;
	const { cells } = statement;
	const cell = cellOf(statement, figure);
	const named = nameCell(cells);
	if (!cell || cell.header === "" || cell === named) return null;
	const parts = [named && named.start < cell.start ? named.text : "", columnName(cell.header)];
	return parts.filter((part) => part !== "").join(": ") || null;
}
