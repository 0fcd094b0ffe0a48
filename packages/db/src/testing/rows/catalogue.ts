import type { ISql } from "postgres";
import { derivedTables } from "../../trash/catalog.ts";
import { earlyReferences } from "./rules.ts";

export type Column = {
	name: string;
	/** As SQL writes it, such as `numeric(16,2)` or `text[]`. */
	type: string;
	nullable: boolean;
	/** Part of a primary key or of a unique index. */
	unique: boolean;
};

/** A rule of one row. */
export type Check = { expression: string; columns: string[] };

export type ForeignKey = { columns: string[]; table: string; keys: string[] };

export type Table = { name: string; columns: Column[]; checks: Check[]; foreignKeys: ForeignKey[] };

/** Nobody writes these but triggers and the migrations. */
const unwritten = ["migration", ...derivedTables];

/** What PostgreSQL says of the tables that a person's or the product's writes fill, each after those it refers to. */
export async function readCatalogue(sql: ISql): Promise<Table[]> {
	const tables = await sql<Table[]>`
		select c.relname as name,
			(select jsonb_agg(jsonb_build_object(
					'name', attname, 'type', format_type(atttypid, atttypmod), 'nullable', not attnotnull,
					'unique', exists (select from pg_index where indrelid = c.oid and indisunique and attnum = any(indkey)))
				order by attnum)
				from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
			(select coalesce(jsonb_agg(jsonb_build_object(
					'expression', pg_get_expr(conbin, conrelid), 'columns', ${columnNames(sql, "conkey", "conrelid")})), '[]')
				from pg_constraint where conrelid = c.oid and contype = 'c') as checks,
			(select coalesce(jsonb_agg(jsonb_build_object(
					'table', confrelid::regclass::text, 'columns', ${columnNames(sql, "conkey", "conrelid")},
					'keys', ${columnNames(sql, "confkey", "confrelid")})
				order by cardinality(conkey) desc, conname), '[]')
				from pg_constraint where conrelid = c.oid and contype = 'f') as "foreignKeys"
		from pg_class c
		where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${unwritten})
		order by relname`;
	for (const table of tables) {
		// The reference of most columns is chosen first: it decides what the others may be.
		table.foreignKeys.unshift(...(earlyReferences[table.name] ?? []));
	}
	return referredFirst(tables);
}

/** The names of the columns that an array of numbers names, in its order. */
function columnNames(sql: ISql, numbers: string, table: string) {
	return sql.unsafe(`(select jsonb_agg(attname order by place)
		from unnest(${numbers}) with ordinality as listed (number, place)
		join pg_attribute on attrelid = ${table} and attnum = number)`);
}

function referredFirst(tables: readonly Table[]): Table[] {
	const sorted: Table[] = [];
	const place = (table: Table, waiting: readonly Table[]): void => {
		if (sorted.includes(table) || waiting.includes(table)) return;
		for (const { table: name } of table.foreignKeys) {
			const referred = tables.find((each) => each.name === name);
			if (referred) place(referred, [...waiting, table]);
		}
		sorted.push(table);
	};
	for (const table of tables) place(table, []);
	return sorted;
}
