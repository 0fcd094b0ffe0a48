import type { Database } from "@throughline/db/connect";
import { deletedObject, idempotencyKey, rateLimit, session, signInAttempt } from "@throughline/db/schema";
import type { Log } from "@throughline/trpc/context";
import { lt, sql } from "drizzle-orm";

const hourMs = 3_600_000;
const aDayAgo = sql`now() - interval '1 day'`;

/** Removes what has served its time. Several instances may do it at once. */
export async function tidy(db: Database): Promise<void> {
	await db.delete(session).where(lt(session.expiresAt, sql`now()`));
	await db.delete(signInAttempt).where(lt(signInAttempt.expiresAt, sql`now()`));
	await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, aDayAgo));
	await db.delete(deletedObject).where(lt(deletedObject.createdAt, aDayAgo));
	await db.delete(rateLimit).where(lt(rateLimit.windowStart, aDayAgo));
}

/** Tidies every hour until the returned function is called. An outage is logged; the next hour tries again. */
export function tidyHourly(db: Database, log: Log): () => void {
	const timer = setInterval(() => {
		tidy(db).catch((error) => log.warn({ err: error }, "housekeeping failed; it tries again in an hour"));
	}, hourMs).unref();
	return () => clearInterval(timer);
}
