import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { unlimitedSession } from "./limits/limits.ts";
import * as schema from "./schema.ts";

export type Database = PostgresJsDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Anything that runs a query: inside a transaction or on its own. */
export type Executor = Database | Transaction;

export type Connection = {
	db: Database;
	/** The driver under `db`, for LISTEN, NOTIFY and SQL by hand. It shares the pool of `db`. */
	sql: postgres.Sql;
	/** Waits up to five seconds for running queries, then closes every connection. */
	close(): Promise<void>;
};

export type ConnectOptions = {
	/** Most connections at once; 10 by default. */
	max?: number;
	/** How this process calls itself in `pg_stat_activity`. */
	applicationName?: string;
};

/**
 * A pool of connections to the PostgreSQL at `url`, for tools and tests: work takes as long as it takes. The server
 * connects by `openDatabase`. Connecting happens at the first query, and again by itself after an outage. A query that
 * finds no server fails within five seconds; Drizzle's error has the driver's as its `cause`, whose `code` says why
 * (`ECONNREFUSED`, `CONNECTION_CLOSED`, `CONNECT_TIMEOUT`, `57P01`, …).
 */
export function connect(url: string, options: ConnectOptions = {}): Connection {
	const sql = postgres(url, {
		max: options.max ?? 10,
		connect_timeout: 5,
		onnotice: () => {},
		// A day is a day in UTC, whatever time zone the server was set up with.
		connection: {
			TimeZone: "UTC",
			application_name: options.applicationName ?? "throughline",
			...unlimitedSession,
		},
	});
	return { db: databaseOn(sql), sql, close: () => sql.end({ timeout: 5 }) };
}

/** Drizzle over a client. */
export function databaseOn(sql: postgres.Sql): Database {
	return drizzle(sql, { schema, casing: "snake_case" });
}

/**
 * Has the driver learn the types of arrays, once. By itself it asks at each new connection, and a server that goes away in
 * the middle of that answer ends the process: postgres.js 3.4 leaves the rejection unhandled. Connections that read no array do not ask (`fetch_types`).
 */
export async function learnTypes(sql: postgres.Sql): Promise<void> {
	await sql`select`;
	sql.options.fetch_types = false;
}

/** Has PostgreSQL notice within half a minute that the machine at the other end is gone; settings in seconds. */
const keptAlive = { tcp_keepalives_idle: 15, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

/**
 * A connection of its own beside the pool of `sql`, for what PostgreSQL ties to a connection, such as an advisory lock.
 * It is kept open, and made again by itself at the next query; `onLost` hears each time that it has ended.
 */
export function connectAlone(sql: postgres.Sql, onLost: () => void): postgres.Sql {
	const options = sql.options as unknown as postgres.Options<Record<string, never>>;
	return postgres({
		...options,
		connection: { ...options.connection, ...unlimitedSession, ...keptAlive },
		max: 1,
		idle_timeout: 0,
		max_lifetime: null,
		fetch_types: false,
		onclose: onLost,
	});
}
