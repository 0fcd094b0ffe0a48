import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { takeToken } from "@throughline/trpc/rate-limit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

let database: TestDatabase;

beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(async () => {
	await database.drop();
});
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-01T10:00:10.000Z") });
});
afterEach(() => {
	vi.useRealTimers();
});

const rule = { limit: 3, windowSeconds: 60 };

test("lets through as many as the limit says, however many ask at once", async () => {
	const answers = await Promise.all(Array.from({ length: 20 }, () => takeToken(database.db, "burst", rule)));
	expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
	expect(answers.find(({ allowed }) => !allowed)).toEqual({ allowed: false, retryAfterSeconds: 50 });
});

test("counts each bucket for itself", async () => {
	for (let turn = 0; turn < 4; turn++) await takeToken(database.db, "one", rule);
	expect(await takeToken(database.db, "other", rule)).toEqual({ allowed: true, retryAfterSeconds: 0 });
});

test("begins again with the next window", async () => {
	for (let turn = 0; turn < 4; turn++) await takeToken(database.db, "again", rule);
	vi.setSystemTime("2026-05-01T10:00:59.999Z");
	expect(await takeToken(database.db, "again", rule)).toEqual({ allowed: false, retryAfterSeconds: 1 });
	vi.setSystemTime("2026-05-01T10:01:00.000Z");
	expect((await takeToken(database.db, "again", rule)).allowed).toBe(true);
});

test("writes nothing for a refused turn", async () => {
	for (let turn = 0; turn < 10; turn++) await takeToken(database.db, "quiet", rule);
	expect(await database.sql`select count from rate_limit where bucket = 'quiet'`).toEqual([{ count: 3 }]);
});
