import type { Row } from "@tanstack/react-table";
import type { DataTableFeatures } from "./data-table-column.ts";

export type TableGrouping<Item> = {
	/** In the order of display; one without rows is left out. */
	groups: readonly { id: string; label: string }[];
	/** The id of the group that a row belongs to. */
	of: (item: Item) => string;
};

type TableRow<Item extends object> = Row<DataTableFeatures, Item>;

/** A line of a table's body: a row with its place among the rows, or the head of a group. */
export type TableLine<Item extends object> =
	| { row: TableRow<Item>; index: number }
	| { group: { id: string; label: string }; count: number };

/** The rows group by group, each in the order that it came, and the lines that show them. */
export function tableLines<Item extends object>(
	rows: readonly TableRow<Item>[],
	grouping: TableGrouping<Item> | undefined,
): { lines: TableLine<Item>[]; body: readonly TableRow<Item>[] } {
	if (!grouping) return { lines: rows.map((row, index) => ({ row, index })), body: rows };
	const members = new Map<string, TableRow<Item>[]>();
	for (const row of rows) {
		const id = grouping.of(row.original);
		const group = members.get(id);
		if (group) group.push(row);
		else members.set(id, [row]);
	}
	const lines: TableLine<Item>[] = [];
	const body: TableRow<Item>[] = [];
	for (const group of grouping.groups) {
		const groupRows = members.get(group.id);
		if (!groupRows) continue;
		lines.push({ group, count: groupRows.length });
		for (const row of groupRows) lines.push({ row, index: body.push(row) - 1 });
	}
	return { lines, body };
}
