import { type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../connect.ts";
import {
	type Catalog,
	derivedTables,
	type ForeignKey,
	primaryKeyOf,
	readCatalog,
	typeOf,
} from "./catalog.ts";
import { Deletion, pick } from "./deletion.ts";
import type { SnapshotRow, SnapshotRows } from "./snapshot-rows.ts";

/**
 * Everything that deleting these rows of `tableName` together would take away, read before they are deleted and
 * in their transaction: the rows, what the database would delete with them, and the references that it would
 * set to null. Empty when there are no such rows. They are locked until the transaction ends.
 */
export async function snapshot(tx: Transaction, tableName: string, ...ids: string[]): Promise<SnapshotRows> {
	const catalog = await readCatalog(tx);
	const deletion = new Deletion(catalog);
	const [key] = primaryKeyOf(catalog, tableName);
	const start = await read(
		tx,
		catalog,
		tableName,
		sql`${column(key)} = any(${sql.param(ids)}::${typeOf(catalog, tableName, key)}[])`,
	);
	const queue = [{ table: tableName, rows: deletion.keep(tableName, start) }];
	for (let next = queue.shift(); next; next = queue.shift()) {
		const { table, rows } = next;
		if (rows.length === 0) continue;
		for (const foreignKey of referringTo(catalog, table)) {
			const referring = await read(tx, catalog, foreignKey.table, pointsAt(catalog, foreignKey, rows));
			if (foreignKey.onDelete === "cascade") {
				queue.push({ table: foreignKey.table, rows: deletion.keep(foreignKey.table, referring) });
			} else {
				for (const row of referring) deletion.unlink(foreignKey, row);
			}
		}
	}
	return deletion.rows();
}

/** The foreign keys by which a delete in `table` reaches further. */
function referringTo({ foreignKeys }: Catalog, table: string): ForeignKey[] {
	return foreignKeys.filter(
		(key) => key.target === table && key.onDelete !== "refuse" && !derivedTables.includes(key.table),
	);
}

/** The rows of `table` that meet `condition`, every column as text. */
async function read(db: Executor, catalog: Catalog, table: string, condition: SQL): Promise<SnapshotRow[]> {
	const names = [...(catalog.columns.get(table)?.keys() ?? [])];
	const values = names.map((name) => sql`${column(name)}::text as ${sql.identifier(name)}`);
	const rows = await db.execute<SnapshotRow>(
		sql`select ${sql.join(values, sql`, `)} from ${sql.identifier(table)} as t where ${condition} for update`,
	);
	return rows.map((row) => ({ ...row }));
}

/** That a row of the referring table points at one of `rows`. */
function pointsAt(catalog: Catalog, { table, columns, targetColumns }: ForeignKey, rows: SnapshotRow[]): SQL {
	const keys = JSON.stringify(rows.map((row) => pick(row, targetColumns)));
	const targets = targetColumns.map(
		(name, index) => sql`(captured_key ->> ${name})::${typeOf(catalog, table, columns[index])}`,
	);
	return sql`(${sql.join(columns.map(column), sql`, `)}) in (
		select ${sql.join(targets, sql`, `)} from jsonb_array_elements(${keys}::jsonb) as captured_key)`;
}

function column(name: string): SQL {
	return sql`t.${sql.identifier(name)}`;
}
