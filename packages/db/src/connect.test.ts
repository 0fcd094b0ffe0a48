import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "./connect.ts";
import { kpi, person, program, session } from "./schema.ts";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.drop());

test("instants are ISO 8601 in UTC with milliseconds, whatever form they came in", async () => {
	const written = ["2026-11-21T00:00:00.000Z", "2026-11-21T01:30:00+01:30", "2026-11-21T09:08:07.06Z"];
	for (const archivedAt of written) {
		const [row] = await database.db.insert(program).values({ name: "x", archivedAt }).returning();
		expect(row?.archivedAt).toBe(new Date(archivedAt).toISOString());
		const [equal] = await database.db
			.select()
			.from(program)
			.where(eq(program.archivedAt, archivedAt))
			.limit(1);
		expect(equal?.archivedAt).toBe(new Date(archivedAt).toISOString());
	}
});

test("a day is a day in UTC, whatever time zone the server was set up with", async () => {
	await database.sql.unsafe(
		`alter database ${new URL(database.url).pathname.slice(1)} set timezone to 'Asia/Kolkata'`,
	);
	const connection = connect(database.url, { max: 1 });
	const [row] = await connection.db.execute(
		sql`select '2026-11-20T23:00:00Z'::timestamptz::date::text as day`,
	);
	await connection.close();
	expect(row).toEqual({ day: "2026-11-20" });
});

test("an update stamps updatedAt and leaves createdAt", async () => {
	const past = "2020-01-01T00:00:00.000Z";
	const [row] = await database.db
		.insert(program)
		.values({ name: "x", createdAt: past, updatedAt: past })
		.returning();
	const [after] = await database.db
		.update(program)
		.set({ name: "y" })
		.where(eq(program.id, row?.id ?? ""))
		.returning();
	expect(after?.createdAt).toBe(past);
	expect(after?.updatedAt).toMatch(/^20[2-9]\d-.*Z$/);
	expect(after?.updatedAt).not.toBe(past);
});

test("numbers are exact decimals as text", async () => {
	const [home] = await database.db.insert(program).values({ name: "x" }).returning();
	const currentValue = "123456789012345678901234567890.123456789";
	const [row] = await database.db
		.insert(kpi)
		.values({ programId: home?.id ?? "", name: "x", currentValue })
		.returning();
	expect(row?.currentValue).toBe(currentValue);
});

test("a session expires at a Date, as its library wants", async () => {
	const [someone] = await database.db.insert(person).values({}).returning();
	const expiresAt = new Date("2026-12-01T10:00:00.123Z");
	const [row] = await database.db
		.insert(session)
		.values({ id: "hash", personId: someone?.id ?? "", expiresAt })
		.returning();
	expect(row?.expiresAt).toEqual(expiresAt);
});

test("after the server ended a connection, the next query works", async () => {
	const connection = connect(database.url, { max: 1, applicationName: "to be ended" });
	await connection.db.execute(sql`select 1`);
	await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be ended'`;
	await expect
		.poll(() =>
			connection.db.execute(sql`select 1 as alive`).then(
				([row]) => row,
				() => null,
			),
		)
		.toEqual({ alive: 1 });
	await connection.close();
});

test("without a server a query fails soon and says why", async () => {
	const connection = connect("postgres://nobody@127.0.0.1:1/nowhere");
	await expect(connection.db.select().from(program)).rejects.toMatchObject({
		cause: { code: "ECONNREFUSED" },
	});
	await connection.close();
});
