import postgres from "postgres";
import { unlimitedSession } from "../limits/limits.ts";
import type { MigrateOptions } from "./migrate.ts";

/** How a connection that migrates calls itself in `pg_stat_activity`. */
export const migratorName = "throughline migration";

/** Who holds the lock that a migration waits for. */
type Blocker = { pid: number; name: string; role: string | null };

/**
 * Watches over a migration on the one connection of `sql`: says whom it waits for, and ends it when it is to stop.
 */
export async function overseeMigration(
	sql: postgres.Sql,
	url: string,
	{ report, silentMs = 10_000, signal }: MigrateOptions,
): Promise<{ close(): Promise<void> }> {
	const pid = await prepare(sql).catch(async (error) => {
		await sql.end({ timeout: 1 });
		throw error;
	});
	const beside = postgres(url, {
		max: 1,
		connect_timeout: 5,
		idle_timeout: 5,
		onnotice: () => {},
		connection: unlimitedSession,
		// Asked at the beginning, and by then refused or cut off, the driver would end the process.
		fetch_types: false,
	});
	let reported = "";
	const look = async (): Promise<void> => {
		const blockers = await beside<Blocker[]>`
			select pid, application_name as name, usename as role from pg_stat_activity
			where pid = any(pg_blocking_pids(${pid})) order by pid`;
		const sentence = blockers.map(waitingFor).join("\n");
		if (sentence !== "" && sentence !== reported) report?.(sentence);
		reported = sentence;
	};
	// Watching must not fail the work: what is wrong with the database, the migration itself meets.
	const timer = setInterval(() => void look().catch(() => {}), silentMs);
	// Its end as a whole: a statement that is cancelled may be followed by the next one.
	const stop = (): void => void beside`select pg_terminate_backend(${pid})`.catch(() => {});
	signal?.addEventListener("abort", stop, { once: true });
	if (signal?.aborted) stop();
	return {
		async close() {
			clearInterval(timer);
			signal?.removeEventListener("abort", stop);
			await beside.end({ timeout: 1 });
		},
	};
}

/** @returns the number of the server's process */
async function prepare(sql: postgres.Sql): Promise<number> {
	const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
	// Lets go within a second of what a killed instance has locked; not every server's system can.
	await sql`select set_config('client_connection_check_interval', '1000', false)`.catch(() => {});
	return row?.pid ?? 0;
}

function waitingFor({ pid, name, role }: Blocker): string {
	if (name === migratorName) {
		return `Waiting for another instance, database process ${pid}, which brings the database to its schema.`;
	}
	const who = [`database process ${pid}`, name && `"${name}"`, role && `user "${role}"`]
		.filter(Boolean)
		.join(", ");
	return `Waiting for ${who}, which locks a table that has to change. The start goes on when it ends; an administrator can end it with SELECT pg_terminate_backend(${pid}).`;
}
