import { databaseDay } from "@throughline/db/clock";
import type { Database } from "@throughline/db/connect";
import { notifyDaily } from "@throughline/trpc/notification/daily";
import { sql } from "drizzle-orm";

/** Any number that every version of the product agrees on; it names the lock of the look at the day. */
const lockKey = 7_420_260_103;

/**
 * Tells everybody what is due, overdue or too much today (in UTC). Doing it again tells nobody twice, so that it may be
 * done at every start and every hour; of several instances that do it at once, one does.
 */
export async function remind(db: Database): Promise<void> {
	await db.transaction(async (tx) => {
		const [lock] = await tx.execute<{ mine: boolean }>(
			sql`select pg_try_advisory_xact_lock(${lockKey}::bigint) as mine`,
		);
		if (lock?.mine) await notifyDaily(tx, await databaseDay(tx));
	});
}
