import type { Database } from "@throughline/db/connect";
import { deletedObject, idempotencyKey, rateLimit, session, signInAttempt } from "@throughline/db/schema";
import { lt, sql } from "drizzle-orm";

const aDayAgo = sql`now() - interval '1 day'`;

/** Removes what has served its time. Several instances may do it at once. */
export async function tidy(db: Database): Promise<void> {
	await db.delete(session).where(lt(session.expiresAt, sql`now()`));
	await db.delete(signInAttempt).where(lt(signInAttempt.expiresAt, sql`now()`));
	await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, aDayAgo));
	await db.delete(deletedObject).where(lt(deletedObject.createdAt, aDayAgo));
	await db.delete(rateLimit).where(lt(rateLimit.windowStart, aDayAgo));
}
