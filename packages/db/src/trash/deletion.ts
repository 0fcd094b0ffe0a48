import { type Catalog, entry, type ForeignKey, primaryKeyOf } from "./catalog.ts";
import type { SnapshotRow, SnapshotRows } from "./snapshot-rows.ts";

/** What was found so far on the way from a row to everything that goes with it. */
export class Deletion {
	readonly #catalog: Catalog;
	readonly #found = new Map<string, Map<string, SnapshotRow>>();
	readonly #unlinked = new Map<string, SnapshotRows["unlinked"][number]>();

	constructor(catalog: Catalog) {
		this.#catalog = catalog;
	}

	/** Remembers rows that will be deleted, and answers those that are new. */
	keep(table: string, rows: SnapshotRow[]): SnapshotRow[] {
		const captured = entry(this.#found, table, () => new Map<string, SnapshotRow>());
		return rows.filter((row) => {
			const key = JSON.stringify(this.#keyOf(table, row));
			if (captured.has(key)) return false;
			captured.set(key, row);
			return true;
		});
	}

	/** Remembers what a row loses when the target of `foreignKey` is deleted. */
	unlink({ table, cleared }: ForeignKey, row: SnapshotRow): void {
		const key = this.#keyOf(table, row);
		const lost = entry(this.#unlinked, `${table} ${JSON.stringify(key)}`, () => ({
			table,
			key,
			columns: {},
		}));
		Object.assign(lost.columns, pick(row, cleared));
	}

	/** Everything, with the rows in an order in which they can be inserted again. */
	rows(): SnapshotRows {
		const tables = [...this.#found].filter(([, rows]) => rows.size > 0).map(([table]) => table);
		return {
			deleted: referencedFirst(tables, this.#catalog).map((table) => ({
				table,
				rows: [...(this.#found.get(table)?.values() ?? [])],
			})),
			unlinked: [...this.#unlinked.values()].filter(
				({ table, key }) => !this.#found.get(table)?.has(JSON.stringify(key)),
			),
		};
	}

	#keyOf(table: string, row: SnapshotRow): SnapshotRow {
		return pick(row, primaryKeyOf(this.#catalog, table));
	}
}

/** The given columns of a row. */
export function pick(row: SnapshotRow, names: string[]): SnapshotRow {
	return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

function referencedFirst(tables: string[], { foreignKeys }: Catalog): string[] {
	const ordered: string[] = [];
	const visit = (table: string) => {
		if (ordered.includes(table)) return;
		for (const foreignKey of foreignKeys) {
			const { target } = foreignKey;
			if (foreignKey.table === table && target !== table && tables.includes(target)) visit(target);
		}
		ordered.push(table);
	};
	tables.forEach(visit);
	return ordered;
}
