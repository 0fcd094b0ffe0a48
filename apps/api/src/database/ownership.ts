import postgres from "postgres";
import { StartProblem } from "../start-problem.ts";

/**
 * Any two numbers that every version agrees on; they name the lock that the owner of an embedded database
 * holds. PostgreSQL keeps locks of two numbers apart from those of one, which the schema and the demo take.
 */
const ownerLock = [742, 1] as const;

/** This process's hold on an embedded database. */
export type Ownership = { release(): Promise<void> };

/**
 * Makes this process the owner of the embedded database at `url`: the one that serves it and stops it.
 * The hold is a PostgreSQL advisory lock, so that it ends with the process however that dies.
 * @param onLost called once when the connection that holds the lock breaks, which means that the server did
 * @throws {StartProblem} when a living process owns it already.
 */
export async function takeOwnership(url: string, onLost: () => void): Promise<Ownership> {
	let held = false;
	const sql = postgres(url, {
		max: 1,
		idle_timeout: 0,
		max_lifetime: null,
		connect_timeout: 5,
		fetch_types: false,
		onnotice: () => {},
		connection: { application_name: `throughline owner ${process.pid}` },
		onclose: () => {
			if (!held) return;
			held = false;
			// Without this the driver would connect again by itself, without the lock.
			void sql.end({ timeout: 0 });
			onLost();
		},
	});
	try {
		const [row] = await sql<
			{ taken: boolean }[]
		>`select pg_try_advisory_lock(${ownerLock[0]}::int, ${ownerLock[1]}::int) as taken`;
		if (row?.taken) {
			held = true;
			return {
				async release() {
					held = false;
					await sql.end({ timeout: 1 });
				},
			};
		}
		const [owner] = await sql<{ name: string }[]>`
			select application_name as name from pg_stat_activity where application_name like 'throughline owner %' and pid <> pg_backend_pid()`;
		const process = owner ? `process ${owner.name.slice("throughline owner ".length)}` : "another process";
		throw new StartProblem(
			`Throughline already runs on this data folder, as ${process}. Stop that one first, or set DATA_DIR to another folder.`,
		);
	} catch (error) {
		held = false;
		await sql.end({ timeout: 1 });
		throw error;
	}
}
