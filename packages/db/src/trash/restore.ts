import { kpiUnits } from "@throughline/domain/kpi/unit";
import { completedStatus, isCompleted } from "@throughline/domain/task/completion";
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../connect.ts";
import { type Catalog, type ForeignKey, readCatalog } from "./catalog.ts";
import type { SnapshotRow, SnapshotRows } from "./snapshot-rows.ts";

/**
 * Undoes a delete: inserts the rows of the snapshot as they were, and gives surviving rows back their
 * references unless those were set anew since. What became of their targets meanwhile counts: a reference
 * that may be null becomes null, and a row that would have gone with its target stays away. The object
 * itself comes back, or the database refuses: 23503 when what it belongs to is gone, 23505 when its place
 * is taken. A column that came after the snapshot takes its default,
 * and so does one that was empty and may not be any more; one that is gone is left out. What a migration moved
 * elsewhere goes there.
 */
export async function restore(tx: Transaction, { deleted, unlinked }: SnapshotRows): Promise<void> {
	const catalog = await readCatalog(tx);
	for (const [index, { table, rows: stored }] of deleted.entries()) {
		const rows = await withoutGoneParents(tx, table, convertRows(table, stored));
		// The first table holds the object itself, which comes back or is refused.
		await insert(tx, catalog, table, rows, index === 0 ? sql`true` : everyOwnerExists(catalog, table));
	}
	for (const { table, key, columns } of unlinked) await relink(tx, catalog, table, key, columns);
}

/** A task whose parent is gone meanwhile, or in another program, comes back at the top. */
async function withoutGoneParents(
	tx: Transaction,
	table: string,
	rows: readonly SnapshotRow[],
): Promise<SnapshotRow[]> {
	if (table !== "task") return [...rows];
	const parentIds = rows.flatMap(({ parent_id: parentId }) => parentId ?? []);
	const found = await tx.execute<SnapshotRow>(
		sql`select id::text, program_id::text from task where id = any(${sql.param(parentIds)}::uuid[])`,
	);
	const placeOf = (id: unknown, { program_id: programId }: SnapshotRow) => `${id} ${programId}`;
	const there = new Set([...found, ...rows].map((row) => placeOf(row.id, row)));
	return rows.map((row) => (there.has(placeOf(row.parent_id, row)) ? row : { ...row, parent_id: null }));
}

async function insert(
	tx: Transaction,
	catalog: Catalog,
	table: string,
	rows: SnapshotRow[],
	condition: SQL,
): Promise<void> {
	const types = typesOf(catalog, table);
	const names = Object.keys(rows[0] ?? {}).filter((name) => types.has(name));
	if (names.length === 0) return;
	const loose = catalog.foreignKeys.filter(
		(key) => key.table === table && key.target !== table && key.onDelete === "set null",
	);
	const defaults = catalog.defaults.get(table);
	const values = names.map((name) => {
		const otherwise = defaults?.get(name);
		if (otherwise !== undefined) return sql`coalesce(${value(types, name)}, ${sql.raw(otherwise)})`;
		const references = loose.filter(({ cleared }) => cleared.includes(name));
		const conditions = references.map((foreignKey) => targetExists(foreignKey, types));
		if (conditions.length === 0) return value(types, name);
		return sql`case when ${sql.join(conditions, sql` and `)} then ${value(types, name)} end`;
	});
	const columns = names.map((name) => sql.identifier(name));
	await tx.execute(sql`
		insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)})
		select ${sql.join(values, sql`, `)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as r
		where ${condition}`);
}

/** That nothing is gone with which the row would have gone. */
function everyOwnerExists(catalog: Catalog, table: string): SQL {
	const types = typesOf(catalog, table);
	const conditions = catalog.foreignKeys
		.filter((key) => key.table === table && key.target !== table && key.onDelete === "cascade")
		.map((foreignKey) => {
			const unset = foreignKey.columns.map((name) => sql`${value(types, name)} is null`);
			return sql`(${sql.join(unset, sql` or `)} or ${targetExists(foreignKey, types)})`;
		});
	return sql.join([sql`true`, ...conditions], sql` and `);
}

async function relink(
	tx: Transaction,
	catalog: Catalog,
	table: string,
	key: SnapshotRow,
	columns: SnapshotRow,
): Promise<void> {
	const types = typesOf(catalog, table);
	const ofRow = (name: string) => sql`t.${sql.identifier(name)}`;
	for (const name of Object.keys(columns)) {
		if (!types.has(name)) continue;
		const isRow = Object.keys(key).map((part) => sql`${ofRow(part)} = ${value(types, part)}`);
		await tx.execute(sql`
			update ${sql.identifier(table)} as t set ${sql.identifier(name)} = ${value(types, name)}
			from (select ${JSON.stringify({ ...key, ...columns })}::jsonb as r) as captured
			where ${sql.join(isRow, sql` and `)} and ${ofRow(name)} is null`);
	}
}

function targetExists({ target, columns, targetColumns }: ForeignKey, types: Map<string, string>): SQL {
	const matches = columns.map((name, index) => {
		const targetColumn = targetColumns[index];
		if (targetColumn === undefined) throw new Error(`The foreign key on "${name}" has no target column.`);
		return sql`p.${sql.identifier(targetColumn)} = ${value(types, name)}`;
	});
	return sql`exists (select from ${sql.identifier(target)} as p where ${sql.join(matches, sql` and `)})`;
}

/** A value of the snapshot in its column's type again. */
function value(types: Map<string, string>, name: string): SQL {
	const type = types.get(name);
	if (type === undefined) throw new Error(`There is no column "${name}".`);
	return sql`(r ->> ${name})::${sql.raw(type)}`;
}

function typesOf({ columns }: Catalog, table: string): Map<string, string> {
	const types = columns.get(table);
	if (!types) throw new Error(`There is no table "${table}" to put rows back into.`);
	return types;
}

/** What migrations made of stored rows, for older snapshots, by table. */
const conversions: Readonly<Record<string, (row: SnapshotRow) => SnapshotRow>> = {
	task: ({ status = null, progress = null, ...row }) => {
		const isOver =
			isCompleted({ status: String(status) }) || (status === "Not Started" && progress === "100");
		return isOver ? { ...row, status: completedStatus, progress: "100" } : { ...row, status, progress };
	},
	kpi: ({ unit = null, ...row }) => {
		if ("unit_label" in row) return { ...row, unit };
		const isNamed = unit === null || namedUnits.has(unit);
		return { ...row, unit: isNamed ? unit : "custom", unit_label: isNamed ? null : unit };
	},
};

const namedUnits: ReadonlySet<unknown> = new Set(kpiUnits.filter((unit) => unit !== "custom"));

/** Rows of a snapshot in the shape that their table has today. All of them have the same columns. */
function convertRows(table: string, rows: SnapshotRow[]): SnapshotRow[] {
	const convert = conversions[table];
	return convert === undefined ? rows : rows.map(convert);
}
