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
 * Takes one of the bucket's turns in the running window, by the database's clock; all instances on one database count
 * together. A bucket names its rule and whom it counts: `login:203.0.113.7`. A refused turn writes nothing.
 */
export async function takeToken(
	db: Executor,
	bucket: string,
	{ limit, windowSeconds }: RateRule,
): Promise<RateAnswer> {
	const epoch = sql`extract(epoch from now())`;
	const [taken] = await db
		.insert(rateLimit)
		.values({
			bucket,
			windowStart: sql`to_timestamp(${epoch} - mod(${epoch}, ${windowSeconds}::integer))`,
			count: 1,
		})
		.onConflictDoUpdate({
			target: [rateLimit.bucket, rateLimit.windowStart],
			set: { count: sql`${rateLimit.count} + 1` },
			setWhere: lt(rateLimit.count, limit),
		})
		.returning({ count: rateLimit.count });
	if (taken) return { allowed: true, retryAfterSeconds: 0 };
	const [row] = await db.execute<{ left: number }>(
		sql`select ceil(${windowSeconds}::integer - mod(${epoch}, ${windowSeconds}::integer))::integer as left`,
	);
	return { allowed: false, retryAfterSeconds: row?.left ?? windowSeconds };
}

/** Whom a turn counts for; the address is null where nobody calls from one. */
export type Counted = { person: { id: string }; address: string | null };

/** How many people's turns one address has: an office behind one address is not locked out. */
const peoplePerAddress = 20;

/**
 * Takes one of a person's turns in the running hour, and one of those that their address has. `what` names them in the
 * plural, as in `uploads`. Throws RATE_LIMITED with the time to wait. In a transaction a turn is given back when that
 * rolls back.
 */
export async function consumeTurn(
	db: Executor,
	{ person, address }: Counted,
	{ what, perHour }: { what: string; perHour: number },
): Promise<void> {
	const perAddress = perHour * peoplePerAddress;
	for (const { who, bucket, limit } of [
		{ who: "You have", bucket: `${what}:${person.id}`, limit: perHour },
		...(address === null
			? []
			: [{ who: "Your network address has", bucket: `${what}@${address}`, limit: perAddress }]),
	]) {
		const { allowed, retryAfterSeconds } = await takeToken(db, bucket, { limit, windowSeconds: 3_600 });
		if (!allowed) throw limitReached(`${who} reached the rate limit of`, what, limit, retryAfterSeconds);
	}
}

function limitReached(reached: string, what: string, limit: number, retryAfterSeconds: number): CodedError {
	const minutes = Math.ceil(retryAfterSeconds / 60);
	return new CodedError(
		"RATE_LIMITED",
		`${reached} ${limit.toLocaleString("en")} ${limit === 1 ? what.replace(/s$/, "") : what} an hour. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
		{ retryAfterSeconds },
	);
}
