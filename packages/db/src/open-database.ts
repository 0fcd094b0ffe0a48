import { type Connection, type Database, databaseOn, learnTypes } from "./connect.ts";
import { bulkLimits, requestLimits } from "./limits/limits.ts";
import { openPool } from "./limits/pool.ts";
import { openPulse, type Pulse } from "./limits/pulse.ts";
import { type Storage, watchStorage } from "./limits/storage.ts";

/** The database as the server uses it: nothing waits for it longer than the limits say. */
export type ServedDatabase = {
	/** For requests that read or change a few rows. */
	db: Database;
	/** For requests that touch many rows, for runs, and for work beside requests, with connections of its own. */
	bulk: Pick<Connection, "db" | "sql">;
	pulse: Pulse;
	storage: Storage;
	/** Waits up to five seconds for what is under way, then closes every connection. */
	close(): Promise<void>;
};

/** Most connections at once, beside the three that listen, hold the locks of runs and feel the pulse. */
const most = { requests: 10, bulk: 6 };

/**
 * Opens the pools of a server on the PostgreSQL at `url`. After an outage they connect again by themselves.
 * @throws when the database cannot be reached
 */
export async function openDatabase(url: string): Promise<ServedDatabase> {
	const pulse = openPulse(url);
	const pools = [
		openPool(url, {
			max: most.requests,
			applicationName: "throughline",
			limits: requestLimits,
			pulse,
			onDiskFull: () => storage.report(),
		}),
		openPool(url, {
			max: most.bulk,
			applicationName: "throughline bulk",
			limits: bulkLimits,
			pulse,
			onDiskFull: () => storage.report(),
		}),
	] as const;
	const [requests, bulk] = pools;
	const db = databaseOn(requests.client);
	const storage = watchStorage(db);
	const close = async () => {
		await Promise.all(pools.map((pool) => pool.close()));
		await pulse.close();
	};
	try {
		for (const { client } of pools) await learnTypes(client);
	} catch (error) {
		await close();
		throw error;
	}
	return { db, bulk: { db: databaseOn(bulk.client), sql: bulk.client }, pulse, storage, close };
}
