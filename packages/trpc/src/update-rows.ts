import type { Transaction } from "@throughline/db/connect";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { EditableTable, RowOf } from "./entity.ts";

/** The new values of one row, by its key. */
export type RowChange<T extends EditableTable> = { id: string; changed: Partial<RowOf<T>> };

/**
 * Gives rows their new values and counts their versions up: one statement for all rows that change in the same
 * fields, so that a change of thousands of rows is not thousands of ways to the database and back.
 * @returns the rows as they are now, by key
 */
export async function updateRows<T extends EditableTable>(
	tx: Transaction,
	table: T,
	changes: readonly RowChange<T>[],
): Promise<Map<string, RowOf<T>>> {
	const rows = new Map<string, RowOf<T>>();
	const alike = Map.groupBy(changes, ({ changed }) => Object.keys(changed).sort().join());
	for (const group of alike.values()) {
		const fields = Object.keys(group[0]?.changed ?? {});
		const given = JSON.stringify(group.map(({ id, changed }) => ({ ...changed, id })));
		const after = await tx
			.update(table)
			.set(newValues(table, fields))
			.from(sql`jsonb_array_elements(${given}::jsonb) as given`)
			.where(eq(table.id, sql`(given ->> 'id')::uuid`))
			.returning(getTableColumns<EditableTable>(table));
		for (const row of after as RowOf<T>[]) rows.set(row.id, row);
	}
	return rows;
}

/** Each field's value from `given`, in its column's type; the version one higher. */
function newValues<T extends EditableTable>(table: T, fields: string[]): PgUpdateSetSource<T> {
	const columns = getTableColumns<EditableTable>(table);
	const values = fields.map((field) => {
		const type = sql.raw(columns[field]?.getSQLType() ?? "text");
		return [field, sql`(given ->> ${field}::text)::${type}`];
	});
	return {
		...Object.fromEntries(values),
		version: sql`${table.version} + 1`,
		updatedAt: sql`now()`,
	} as PgUpdateSetSource<T>;
}
