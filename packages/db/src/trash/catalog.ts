import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "../connect.ts";

/** Tables that triggers keep, which nobody else writes: they follow by themselves when rows come back. */
export const derivedTables = ["program_totals", "program_day_totals", "program_owner_totals", "search_entry"];

/** A foreign key: `columns` of `table` point at `targetColumns` of `target`. */
export type ForeignKey = {
	table: string;
	columns: string[];
	target: string;
	targetColumns: string[];
	/** What the database does to the row when its target is deleted. */
	onDelete: "cascade" | "set null" | "refuse";
	/** The columns that "set null" makes null. */
	cleared: string[];
};

/** What the database says about its own tables. */
export type Catalog = {
	/** Column name to SQL type, per table. */
	columns: Map<string, Map<string, string>>;
	/** Of columns that must not be null, what they hold unless something is said, as SQL: column name by table. */
	defaults: Map<string, Map<string, string>>;
	primaryKeys: Map<string, string[]>;
	foreignKeys: ForeignKey[];
};

type CatalogRow = { table: string; column: string; type: string; key: boolean; default: string | null };

/** Reads the tables of the current schema with their columns and keys. */
export async function readCatalog(db: Executor): Promise<Catalog> {
	const columns = new Map<string, Map<string, string>>();
	const defaults = new Map<string, Map<string, string>>();
	const primaryKeys = new Map<string, string[]>();
	for (const row of await db.execute<CatalogRow>(sql`
		select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
			coalesce(a.attnum = any (k.conkey), false) as "key",
			case when a.attnotnull then pg_get_expr(d.adbin, d.adrelid) end as "default"
		from pg_class c
		join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
		left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
		left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
		where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
		order by c.relname, a.attnum`)) {
		entry(columns, row.table, () => new Map()).set(row.column, row.type);
		if (row.default !== null) entry(defaults, row.table, () => new Map()).set(row.column, row.default);
		if (row.key) entry(primaryKeys, row.table, () => []).push(row.column);
	}
	const foreignKeys = await db.execute<ForeignKey>(sql`
		select k.conrelid::regclass::text as "table", k.confrelid::regclass::text as "target",
			${names("k.conrelid", "k.conkey")} as "columns",
			${names("k.confrelid", "k.confkey")} as "targetColumns",
			case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'refuse' end as "onDelete",
			${names("k.conrelid", "coalesce(k.confdelsetcols, k.conkey)")} as "cleared"
		from pg_constraint k
		where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
		order by k.oid`);
	return { columns, defaults, primaryKeys, foreignKeys: [...foreignKeys] };
}

/** The names of a table's columns whose numbers are in an array, in its order. */
function names(table: string, numbers: string) {
	return sql.raw(`(select array_agg(a.attname::text order by n.place)
		from unnest(${numbers}) with ordinality as n (number, place)
		join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number)`);
}

/** The value of `key`, made on first use. */
export function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
	const existing = map.get(key);
	if (existing !== undefined) return existing;
	const made = make();
	map.set(key, made);
	return made;
}

/** The columns of a table's primary key. */
export function primaryKeyOf({ primaryKeys }: Catalog, table: string): [string, ...string[]] {
	const [first, ...others] = primaryKeys.get(table) ?? [];
	if (first === undefined) throw new Error(`There is no table "${table}" with a primary key.`);
	return [first, ...others];
}

/** The SQL type of a column. */
export function typeOf({ columns }: Catalog, table: string, name: string | undefined): SQL {
	const type = name === undefined ? undefined : columns.get(table)?.get(name);
	if (type === undefined) throw new Error(`The table "${table}" has no column "${name}".`);
	return sql.raw(type);
}
