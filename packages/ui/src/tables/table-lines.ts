import type { Row } from "@tanstack/react-table";
import type { DataTableFeatures } from "./data-table-column.ts";

export type TableGrouping<Item> = {
	/** In the order of display; one without rows is left out. */
	groups: readonly { id: string; label: string }[];
	/** The id of the group that a row belongs to. Below another row it stands in that one's group. */
	of: (item: Item) => string;
};

/** Rows that are parts of others and stand below them, siblings in the order of the table. */
export type TableTree<Item> = {
	/** The id of the row of which a row is a part; null, or one that is not there: of none. */
	parentOf: (item: Item) => string | null;
	/** The ids of rows whose parts are folded away. */
	folded: ReadonlySet<string>;
};

/** Where a row stands in the tree. */
export type RowPlace = {
	/** 0 at the top. */
	level: number;
	/** Whether it has any, and whether they are in sight. */
	parts: "none" | "open" | "folded";
	/** The id of the row before it under the same one, or in its group at the top; null for the first. */
	previous: string | null;
};

type TableRow<Item extends object> = Row<DataTableFeatures, Item>;
type PlacedRow<Item extends object> = { row: TableRow<Item>; place: RowPlace };

/** A line of a table's body: a row with its place among the rows, or the head of a group. */
export type TableLine<Item extends object> =
	| (PlacedRow<Item> & { index: number })
	| { group: { id: string; label: string }; count: number };

/** The rows group by group and each below the one of which it is a part, as they came else, and the lines that show them. */
export function tableLines<Item extends object>(
	rows: readonly TableRow<Item>[],
	grouping: TableGrouping<Item> | undefined,
	tree: TableTree<Item> | undefined,
): { lines: TableLine<Item>[]; body: readonly TableRow<Item>[] } {
	const { tops, below, leavesOf } = nest(rows, tree);
	const lines: TableLine<Item>[] = [];
	const body: TableRow<Item>[] = [];
	const add = (placed: readonly PlacedRow<Item>[]) => {
		for (const each of placed) lines.push({ ...each, index: body.push(each.row) - 1 });
	};
	if (!grouping) {
		add(below(tops));
		return { lines, body };
	}
	const members = Map.groupBy(tops, (row) => grouping.of(row.original));
	for (const group of grouping.groups) {
		const heads = members.get(group.id);
		if (!heads) continue;
		lines.push({ group, count: heads.reduce((count, head) => count + leavesOf(head), 0) });
		add(below(heads));
	}
	return { lines, body };
}

/** The rows at the top, and how to get what is shown of some with their parts. */
function nest<Item extends object>(rows: readonly TableRow<Item>[], tree: TableTree<Item> | undefined) {
	const known = new Set(tree && rows.map(({ id }) => id));
	const parts = Map.groupBy(rows, ({ original }) => {
		const parent = tree?.parentOf(original) ?? null;
		return parent !== null && known.has(parent) ? parent : null;
	});
	const below = (siblings: readonly TableRow<Item>[], level = 0): PlacedRow<Item>[] =>
		siblings.flatMap((row, at) => {
			const own = parts.get(row.id);
			const isFolded = tree?.folded.has(row.id) ?? false;
			const place: RowPlace = {
				level,
				parts: own ? (isFolded ? "folded" : "open") : "none",
				previous: siblings[at - 1]?.id ?? null,
			};
			return own && !isFolded ? [{ row, place }, ...below(own, level + 1)] : [{ row, place }];
		});
	const leavesOf = (row: TableRow<Item>): number =>
		parts.get(row.id)?.reduce((count, part) => count + leavesOf(part), 0) ?? 1;
	return { tops: parts.get(null) ?? [], below, leavesOf };
}
