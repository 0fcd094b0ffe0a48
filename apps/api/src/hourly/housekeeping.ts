import type { Database } from "@throughline/db/connect";
import { deletedObject, idempotencyKey, rateLimit, session, signInAttempt } from "@throughline/db/schema";
import { trashDays } from "@throughline/domain/history/trashed-object";
import { gt, lt, or, sql } from "drizzle-orm";
import { renewed } from "../auth/session/adapter.ts";

const now = sql`now()`;
const aDayAgo = sql`now() - interval '1 day'`;
const leavesTrash = sql`now() - make_interval(days => ${trashDays})`;
const inADay = sql`now() + interval '1 day'`;

/** Removes what has served its time. Several instances may do it at once. */
export async function tidy(db: Database): Promise<void> {
	await restartTimes(db);
	await db.delete(session).where(lt(session.expiresAt, now));
	await db
		.delete(signInAttempt)
		.where(or(lt(signInAttempt.expiresAt, now), gt(signInAttempt.expiresAt, inADay)));
	await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, aDayAgo));
	await db.delete(deletedObject).where(lt(deletedObject.createdAt, leavesTrash));
	await db.delete(rateLimit).where(or(lt(rateLimit.windowStart, aDayAgo), gt(rateLimit.windowStart, inADay)));
}

/** What is dated later than now was made while the database's clock was ahead: its time begins now. */
async function restartTimes(db: Database): Promise<void> {
	await db.update(session).set(renewed).where(gt(session.lastSeenAt, now));
	await db.update(idempotencyKey).set({ createdAt: now }).where(gt(idempotencyKey.createdAt, now));
	await db.update(deletedObject).set({ createdAt: now }).where(gt(deletedObject.createdAt, now));
}
