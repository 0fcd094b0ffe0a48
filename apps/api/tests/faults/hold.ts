import { connect } from "@throughline/db/connect";

/** A table that nobody writes to but one row's worth at a time. */
export type Hold = {
	/** Waits until somebody wants to write. Throws when nobody does for five minutes. */
	reached(): Promise<void>;
	/** Lets one transaction through; the next one is held again. */
	pass(): Promise<void>;
	/** Lets everybody go on. */
	release(): Promise<void>;
};

/**
 * Holds every write to a table, so that a process can be killed at a known place in the middle of its work and not
 * wherever it happens to be. PostgreSQL serves locks in the order in which they were asked for.
 */
export async function hold(url: string, table: string): Promise<Hold> {
	const connection = connect(url, { max: 3 });
	const { sql } = connection;
	let letGo = (await locked()).letGo;

	/** Takes the lock as soon as those before have it behind them. */
	async function locked(): Promise<{ letGo: () => Promise<void> }> {
		const got = Promise.withResolvers<void>();
		const over = Promise.withResolvers<void>();
		const transaction = sql
			.begin(async (tx) => {
				await tx`lock table ${tx(table)} in share row exclusive mode`;
				got.resolve();
				await over.promise;
			})
			.catch(got.reject);
		await got.promise;
		return {
			async letGo() {
				over.resolve();
				await transaction;
			},
		};
	}

	async function waiting(least: number): Promise<void> {
		const end = Date.now() + 300_000;
		for (;;) {
			const [row] = await sql<{ count: number }[]>`
				select count(*)::int as count from pg_locks
				where not granted and relation = ${table}::regclass`;
			if ((row?.count ?? 0) >= least) return;
			if (Date.now() > end) throw new Error(`nobody writes to ${table}`);
			await new Promise((resolve) => setTimeout(resolve, 10));
		}
	}

	return {
		reached: () => waiting(1),
		async pass() {
			await waiting(1);
			const next = locked();
			await waiting(2);
			await letGo();
			letGo = (await next).letGo;
		},
		async release() {
			await letGo();
			await connection.close();
		},
	};
}
