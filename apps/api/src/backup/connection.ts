import { unlimitedSession } from "@throughline/db/limits/limits";
import postgres from "postgres";
import { StartProblem } from "../start-problem.ts";

/**
 * Two numbers that every version agrees on; they name the lock that a backup or a restore holds on its database. The
 * owner of an embedded database holds another one of this kind.
 */
const maintenanceLock = [742, 2] as const;

/**
 * Works on one connection of its own that holds the lock on maintenance, so that whatever an earlier run has left
 * behind is nobody's. The connection is cut as soon as `signal` fires.
 * @throws {StartProblem} when another backup or restore of this database is under way
 */
export async function withMaintenanceConnection<Result>(
	url: string,
	signal: AbortSignal,
	work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
	const sql = postgres(url, {
		max: 1,
		idle_timeout: 0,
		max_lifetime: null,
		connect_timeout: 5,
		// The driver would ask for the types of arrays first, and end the process where that answer fails.
		fetch_types: false,
		onnotice: () => {},
		connection: {
			application_name: "throughline maintenance",
			// Values as text must mean the same wherever they are read.
			TimeZone: "UTC",
			DateStyle: "ISO",
			IntervalStyle: "postgres",
			extra_float_digits: 3,
			bytea_output: "hex",
			// The product's limits are for people who wait; `Progress` watches over this work.
			...unlimitedSession,
			lock_timeout: 30_000,
		},
	});
	const cut = (): void => void sql.end({ timeout: 0 });
	signal.addEventListener("abort", cut, { once: true });
	try {
		signal.throwIfAborted();
		const [row] = await sql<{ taken: boolean }[]>`
			select pg_try_advisory_lock(${maintenanceLock[0]}::int, ${maintenanceLock[1]}::int) as taken`;
		if (!row?.taken) {
			throw new StartProblem(
				"Another backup or restore of this database is under way. Wait until it has ended.",
			);
		}
		return await work(sql);
	} catch (error) {
		throw signal.aborted ? signal.reason : error;
	} finally {
		signal.removeEventListener("abort", cut);
		await sql.end({ timeout: 1 });
	}
}

/**
 * Works in a transaction, and ends only when the work has: the driver gives up a transaction whose connection has gone
 * while what it began still tidies up after itself.
 */
export async function withTransaction<Result>(
	sql: postgres.Sql,
	mode: string,
	work: (tx: postgres.TransactionSql) => Promise<Result>,
): Promise<Result> {
	let working: Promise<Result> | undefined;
	try {
		await sql.begin(mode, async (tx) => {
			working = work(tx);
			await working;
		});
		if (!working) throw new Error("The transaction was not begun");
		return await working;
	} finally {
		await working?.catch(() => {});
	}
}
