import { jumpDatabaseClock, withinOneWindow } from "@throughline/db/testing/clock";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { type RateAnswer, takeToken } from "@throughline/trpc/rate-limit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

let database: TestDatabase;

beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(async () => {
	await database.drop();
});
beforeEach(async () => {
	await database.sql`delete from rate_limit`;
});
afterEach(() => {
	vi.useRealTimers();
});

const hour = 3_600_000;
const rule = { limit: 3, windowSeconds: 60 };
const take = () => takeToken(database.db, "bucket", rule);
const inOneWindow = (work: () => Promise<void>) => withinOneWindow(database.sql, rule.windowSeconds, work);

test("lets through as many as the limit says, however many ask at once, and says when the window ends", async () => {
	await inOneWindow(async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, take));
		expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
		const refused = answers.find(({ allowed }) => !allowed);
		expect(refused?.retryAfterSeconds).toBeGreaterThan(0);
		const [row] = await database.sql`
			select extract(epoch from window_start + interval '60 seconds' - now())::float8 as left from rate_limit`;
		expect(refused?.retryAfterSeconds).toBeGreaterThanOrEqual(Math.ceil(row?.left));
		expect(refused?.retryAfterSeconds).toBeLessThanOrEqual(60);
	});
});

test("counts each bucket for itself", async () => {
	for (let turn = 0; turn < 4; turn++) await take();
	expect(await takeToken(database.db, "other", rule)).toEqual({ allowed: true, retryAfterSeconds: 0 });
});

test("begins again with the next window", async () => {
	await inOneWindow(async () => {
		for (let turn = 0; turn < 3; turn++) await take();
		expect((await take()).allowed).toBe(false);
		await jumpDatabaseClock(database.sql, 60_000);
		expect((await take()).allowed).toBe(true);
	});
});

test("writes nothing for a refused turn", async () => {
	await inOneWindow(async () => {
		for (let turn = 0; turn < 10; turn++) await take();
		expect(await database.sql`select count from rate_limit`).toEqual([{ count: 3 }]);
	});
});

test("instances whose clocks are hours and days apart count together, and name the same time to wait", async () => {
	await inOneWindow(async () => {
		const answers: RateAnswer[] = [];
		for (const hours of [1, -1, 48, -48, 0]) {
			vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * hour });
			answers.push(await take());
			vi.useRealTimers();
		}
		expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false]);
		for (const { retryAfterSeconds } of answers.slice(3)) expect(retryAfterSeconds).toBeLessThanOrEqual(60);
	});
});

test.each([1, 48])(
	"neither locks out nor vanishes when the database's clock jumps %s h and back",
	async (hours) => {
		await inOneWindow(async () => {
			await take();
			await jumpDatabaseClock(database.sql, hours * hour);
			for (let turn = 0; turn < 4; turn++) await take();
			expect((await take()).allowed).toBe(false);
			await jumpDatabaseClock(database.sql, -hours * hour);
			expect((await take()).allowed).toBe(true);
			expect((await take()).allowed).toBe(true);
			expect((await take()).allowed).toBe(false);
		});
	},
);
