import { cuesOf } from "../../languages/cues.ts";
import { wordsOf } from "../../languages/words.ts";
import type { LedgerEntry } from "../../ledger/entry.ts";
import type { Read } from "../../roles/statements.ts";
import { cellOf } from "../../roles/values/table-subject.ts";

/**
 * The amounts of a table's column are one cost: the row that says the total, or all rows together. Holds what is added to the
 * first of each such column, and null for amounts that another one holds.
 */
export function columnCosts(
	entries: readonly LedgerEntry[],
	byId: ReadonlyMap<string, Read>,
): ReadonlyMap<LedgerEntry, readonly LedgerEntry[] | null> {
	const columns = Map.groupBy(entries, (entry) => columnOf(entry, byId.get(entry.statementId)) ?? entry);
	return new Map(
		[...columns.values()].flatMap((column): [LedgerEntry, readonly LedgerEntry[] | null][] => {
			const [first, ...others] = column;
			if (!first || others.length === 0) return [];
			const total = column.find((entry) => isTotal(entry, column, byId.get(entry.statementId)));
			if (total) return column.map((entry) => [entry, entry === total ? [] : null]);
			return [[first, others], ...others.map((entry): [LedgerEntry, null] => [entry, null])];
		}),
	);
}

/** Names the column of a row's amount; null for any other amount, and for one that a person confirmed. */
function columnOf({ figure, confirmed }: LedgerEntry, statement: Read | undefined): string | null {
	if (confirmed || statement?.kind !== "row") return null;
	const header = cellOf(statement, figure)?.header ?? "";
	const { documentId, headings, lead } = statement;
	return header === ""
		? null
		: [documentId, ...headings.slice(0, lead === null ? undefined : -1), header].join("\n");
}

/** Said to be, or what all others add up to. */
function isTotal(
	{ figure }: LedgerEntry,
	column: readonly LedgerEntry[],
	statement: Read | undefined,
): boolean {
	const name = statement?.cells[0]?.text ?? "";
	if (statement && cuesOf(statement.language).total.count(wordsOf(name)) > 0) return true;
	const sum = column.reduce((whole, other) => whole + other.figure.value, 0);
	return column.length > fewestRows && 2 * figure.value === sum;
}

/** Of two rows with the same amount neither is the total. */
const fewestRows = 2;

/** The column that a row's amount stands in, behind the name of its table; null for an amount of prose. */
export function columnName(entry: LedgerEntry, statement: Read): string | null {
	if (statement.kind !== "row") return null;
	const header = cellOf(statement, entry.figure)?.header ?? "";
	const table = statement.headings.at(statement.lead === null ? -1 : -2);
	return header === "" || table === undefined ? header || null : `${table}: ${header}`;
}
