import type { Executor } from "@throughline/db/connect";
import { rateLimit } from "@throughline/db/schema";
import { lt, sql } from "drizzle-orm";
import { CodedError } from "./error.ts";

export type RateRule = {
	/** How many are let through in one window. */
	limit: number;
	windowSeconds: number;
};

export type RateAnswer = {
	allowed: boolean;
	/** Whole seconds until the window ends; 0 when allowed. */
	retryAfterSeconds: number;
};

/**
 * Takes one of the bucket's turns in the running window; all instances on one database count together. A bucket names
 * its rule and whom it counts: `login:203.0.113.7`. A refused turn writes nothing.
 */
export async function takeToken(
	db: Executor,
	bucket: string,
	{ limit, windowSeconds }: RateRule,
): Promise<RateAnswer> {
	const windowMs = windowSeconds * 1000;
	const now = Date.now();
	const windowStart = Math.floor(now / windowMs) * windowMs;
	const [taken] = await db
		.insert(rateLimit)
		.values({ bucket, windowStart: new Date(windowStart).toISOString(), count: 1 })
		.onConflictDoUpdate({
			target: [rateLimit.bucket, rateLimit.windowStart],
			set: { count: sql`${rateLimit.count} + 1` },
			setWhere: lt(rateLimit.count, limit),
		})
		.returning({ count: rateLimit.count });
	if (taken) return { allowed: true, retryAfterSeconds: 0 };
	return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((windowStart + windowMs - now) / 1000)) };
}

/**
 * Takes one of a person's turns in the running hour. `what` names them in the plural, as in `uploads`. Throws
 * RATE_LIMITED with the time to wait. In a transaction a turn is given back when that rolls back.
 */
export async function takeTurn(
	db: Executor,
	personId: string,
	{ what, perHour }: { what: string; perHour: number },
): Promise<void> {
	const rule = { limit: perHour, windowSeconds: 3_600 };
	const { allowed, retryAfterSeconds } = await takeToken(db, `${what}:${personId}`, rule);
	if (allowed) return;
	const minutes = Math.ceil(retryAfterSeconds / 60);
	throw new CodedError(
		"RATE_LIMITED",
		`You have reached the rate limit of ${perHour.toLocaleString("en")} ${what} an hour. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
		{ retryAfterSeconds },
	);
}
