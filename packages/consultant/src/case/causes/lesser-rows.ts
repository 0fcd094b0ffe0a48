import type { Read } from "../../roles/statements.ts";

/**
 * Tells what says less than another cell of its table: the name of a row beside what the row says, and a row of nothing but
 * figures beside rows that say something.
 */
export function lesserRows(statements: readonly Read[]): (statement: Read) => boolean {
	const saying = statements.filter(({ kind }) => kind === "cell");
	const tables = new Set(saying.map(tableOf));
	const rows = Map.groupBy(saying, ({ block }) => block);
	return (statement) => {
		const { kind, cells, start, block, scores } = statement;
		if (kind === "row") return tables.has(tableOf(statement)) && isOfFigures(statement);
		const isName = kind === "cell" && start === cells[0]?.start;
		return (
			isName &&
			(rows.get(block) ?? []).some((other) => other.start > start && other.scores.cause > scores.cause)
		);
	};
}

function tableOf({ documentId, headings, cells: [first] }: Read): string {
	return [documentId, ...headings, first?.header].join("\n");
}

/** "No reason given | 930 | 13,020" */
function isOfFigures({ cells: [, ...others] }: Read): boolean {
	return others.length > 0 && others.every(({ text }) => /^[\d.,'’\s%€£$+-]+$/u.test(text));
}
