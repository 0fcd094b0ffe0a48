import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a query on a kept connection that the server has closed is refused, and ends nothing else", async () => {
	const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
	const kept = await sql.reserve();
	const [own] = await kept`select pg_backend_pid() as pid`;
	await database.sql`select pg_terminate_backend(${own?.pid})`;
	await expect(async () => {
		for (;;) await kept`select 1`;
	}).rejects.toThrow();
	await expect(kept`select 1`).rejects.toThrow(/CONNECTION_CLOSED/);
	await sql.end({ timeout: 0 });
});
