import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "./connect.ts";

// The database's clock decides what is stored and what is compared with it: several servers, whose own clocks may
// differ or jump, then agree. How long something takes is measured by `performance.now()`.

/** The moment by the database's clock; in a transaction, when it began. */
export async function databaseTime(db: Executor): Promise<Date> {
	const [row] = await db.execute<{ ms: number }>(
		// Rounded as PostgreSQL does when it stores it.
		sql`select round(extract(epoch from now()) * 1000)::float8 as ms`,
	);
	if (!row) throw new Error("The database did not tell the time");
	return new Date(row.ms);
}

/** The calendar day in UTC (`YYYY-MM-DD`) by the database's clock. */
export async function databaseDay(db: Executor): Promise<string> {
	return (await databaseTime(db)).toISOString().slice(0, 10);
}

/** Whether the moment in a column is over a minute ago. One that is still to come was noted by a clock that was ahead. */
export function isStale(column: PgColumn): SQL<boolean> {
	return sql<boolean>`coalesce(${column} not between now() - interval '1 minute' and now() + interval '1 minute', true)`;
}

/**
 * A moment for a new row that comes after all others of its kind, also when the clock went back since those were made:
 * for what is ordered by time and whose last one counts.
 * @param others a query of one value: the newest moment so far, or null
 */
export function laterThan(others: SQL): SQL {
	return sql`greatest(clock_timestamp(), (${others}) + interval '1 millisecond')`;
}
