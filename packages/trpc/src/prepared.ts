import type { Database, Executor } from "@throughline/db/connect";

/** A query that was built and named once; `execute` binds its placeholders. */
type Prepared<T> = { execute(values?: Record<string, unknown>): Promise<T> };

/**
 * A query for a hot path: built once per database and planned once per connection, instead of both at every call.
 * `build` ends with `.prepare(name)`; what differs between calls is a `sql.placeholder`.
 */
export function prepared<T>(build: (db: Executor) => Prepared<T>) {
	const known = new WeakMap<Executor, Prepared<T>>();
	return (db: Database | Executor, values?: Record<string, unknown>): Promise<T> => {
		const query = known.get(db) ?? build(db);
		known.set(db, query);
		return query.execute(values);
	};
}
