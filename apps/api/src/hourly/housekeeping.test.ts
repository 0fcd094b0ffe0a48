import { newId } from "@throughline/db/id";
import {
	deletedObject,
	idempotencyKey,
	person,
	rateLimit,
	session,
	signInAttempt,
} from "@throughline/db/schema";
import { jumpDatabaseClock } from "@throughline/db/testing/clock";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { trashDays } from "@throughline/domain/history/trashed-object";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tidy } from "./housekeeping.ts";

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.drop());

it("housekeeping removes what has served its time, and keeps what may still be needed", async () => {
	const { db } = database;
	const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
	const [somebody] = await db.insert(person).values({ firstName: "Kim" }).returning();
	if (!somebody) throw new Error("no person");
	const personId = somebody.id;
	for (const [name, hours] of [
		["old", 25],
		["young", 23],
	] as const) {
		const createdAt = hoursAgo(hours).toISOString();
		await db.insert(idempotencyKey).values({ personId, key: name, requestHash: "hash", createdAt });
		await db.insert(rateLimit).values({ bucket: name, windowStart: createdAt, count: 1 });
	}
	for (const [name, days] of [
		["old", trashDays + 1],
		["young", trashDays - 1],
	] as const) {
		const createdAt = hoursAgo(24 * days).toISOString();
		const rows = { deleted: [], unlinked: [] };
		await db
			.insert(deletedObject)
			.values({ personId, objectType: "program", objectId: newId(), title: name, rows, createdAt });
	}
	for (const [name, hours] of [
		["old", 1],
		["young", -1],
	] as const) {
		await db.insert(session).values({ id: name, personId, expiresAt: hoursAgo(hours) });
		const attempt = {
			nonce: "n",
			codeVerifier: "v",
			returnTo: "/",
			expiresAt: hoursAgo(hours).toISOString(),
		};
		await db.insert(signInAttempt).values({ stateHash: name, ...attempt });
	}

	await tidy(db);

	const kept = [
		...(await db.select({ name: idempotencyKey.key }).from(idempotencyKey)),
		...(await db.select({ name: rateLimit.bucket }).from(rateLimit)),
		...(await db.select({ name: deletedObject.title }).from(deletedObject)),
		...(await db.select({ name: session.id }).from(session)),
		...(await db.select({ name: signInAttempt.stateHash }).from(signInAttempt)),
	];
	expect(kept.map(({ name }) => name)).toEqual(["young", "young", "young", "young", "young"]);
});

it("what was made while the database's clock was far ahead serves its time from when the clock is right", async () => {
	const { db, sql } = database;
	const [somebody] = await db.insert(person).values({ firstName: "Robin" }).returning();
	const personId = somebody?.id ?? "";
	const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
	const rows = { deleted: [], unlinked: [] };
	await db.insert(session).values({
		id: "ahead",
		personId,
		createdAt: inAYear,
		lastSeenAt: inAYear,
		expiresAt: new Date(Date.parse(inAYear) + 7 * 86_400_000),
	});
	await db.insert(signInAttempt).values({
		stateHash: "ahead",
		nonce: "n",
		codeVerifier: "v",
		returnTo: "/",
		expiresAt: inAYear,
	});
	await db.insert(idempotencyKey).values({ personId, key: "ahead", requestHash: "hash", createdAt: inAYear });
	await db.insert(rateLimit).values({ bucket: "ahead", windowStart: inAYear, count: 1 });
	await db
		.insert(deletedObject)
		.values({ personId, objectType: "program", objectId: newId(), title: "ahead", rows, createdAt: inAYear });

	await tidy(db);
	expect(
		await sql`
		select (select count(*)::int from session where id = 'ahead') as sessions,
			(select count(*)::int from idempotency_key where key = 'ahead') as keys,
			(select count(*)::int from deleted_object where title = 'ahead') as undo,
			(select count(*)::int from sign_in_attempt where state_hash = 'ahead') as attempts,
			(select count(*)::int from rate_limit where bucket = 'ahead') as windows`,
	).toEqual([{ sessions: 1, keys: 1, undo: 1, attempts: 0, windows: 0 }]);

	await jumpDatabaseClock(sql, trashDays * 86_400_000 + 1000);
	await tidy(db);
	expect(await sql`select from session where id = 'ahead'`).toHaveLength(0);
	expect(await sql`select from idempotency_key where key = 'ahead'`).toHaveLength(0);
	expect(await sql`select from deleted_object where title = 'ahead'`).toHaveLength(0);
});
