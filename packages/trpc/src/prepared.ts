import type { Database, Executor } from "@throughline/db/connect";
import { Column, is } from "drizzle-orm";

/** A query that was built and named once; `execute` binds its placeholders. */
type Prepared<T> = { execute(values?: Record<string, unknown>): Promise<T> };

/**
 * A query for a hot path: built once per database and planned once per connection, instead of both at every call.
 * `build` ends with `.prepare(name)`; what differs between calls is a `sql.placeholder`.
 */
export function prepared<T>(build: (db: Executor) => Prepared<T>) {
	const queries = new WeakMap<Executor, Prepared<T>>();
	return (db: Database | Executor, values?: Record<string, unknown>): Promise<T> => {
		const query = queries.get(db) ?? withFlatRows(build(db));
		queries.set(db, query);
		return query.execute(values);
	};
}

/** Of Drizzle's prepared query what it keeps to itself: what the rows are made of, and who makes them instead. */
type Rows = {
	fields?: { path: string[]; field: unknown }[];
	customResultMapper?: (rows: unknown[][]) => Record<string, unknown>[];
};

/**
 * Looks up once where a column's value goes and how it is read; Drizzle does so for every cell, which takes a sixth of a
 * list's time. What is more than the columns of one table is left to Drizzle.
 */
function withFlatRows<T>(query: Prepared<T>): Prepared<T> {
	const rows: Prepared<T> & Rows = query;
	const fields = rows.fields ?? [];
	const columns = fields.flatMap(({ path: [name, ...deeper], field }) =>
		name !== undefined && deeper.length === 0 && is(field, Column) ? [{ name, column: field }] : [],
	);
	if (columns.length === 0 || columns.length < fields.length) return query;
	rows.customResultMapper = (found) =>
		found.map((values) => {
			const row: Record<string, unknown> = {};
			let place = 0;
			for (const { name, column } of columns) {
				const value = values[place++];
				row[name] = value === null ? null : column.mapFromDriverValue(value);
			}
			return row;
		});
	return query;
}
