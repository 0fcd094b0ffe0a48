import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { slowness } from "../../../scripts/testing/slowness.ts";
import { asKind } from "./limits/kind.ts";
import { bulkLimits, requestLimits } from "./limits/limits.ts";
import { openDatabase, type ServedDatabase } from "./open-database.ts";
import { program } from "./schema.ts";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";

let database: TestDatabase;
let served: ServedDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
	served = await openDatabase(database.url);
});
afterAll(async () => {
	await served.close();
	await database.drop();
});

const settings = (db: ServedDatabase["db"]) =>
	db.execute(sql`
		select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
			current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`);

test("PostgreSQL keeps the limits of requests and of bulk work, each on connections of its own", async () => {
	expect(await settings(served.db)).toEqual([
		{ statement: "3500ms", lock: "2500ms", idle: "5s", zone: "UTC" },
	]);
	expect(await settings(served.bulk.db)).toEqual([
		{ statement: "1min", lock: "3500ms", idle: "1min", zone: "UTC" },
	]);
	for (const { startMs, lockMs, totalMs } of [requestLimits, { ...bulkLimits, totalMs: 0 }]) {
		expect(Math.max(startMs, lockMs, totalMs)).toBeLessThan(5_000);
	}
});

test("tools have no limits, whatever the database's role is set to", async () => {
	const name = new URL(database.url).pathname.slice(1);
	await database.sql.unsafe(`alter database ${name} set statement_timeout to '1s'`);
	const { connect } = await import("./connect.ts");
	const tool = connect(database.url, { max: 1 });
	const [row] = await tool.db.execute(sql`select current_setting('statement_timeout') as statement`);
	await tool.close();
	await database.sql.unsafe(`alter database ${name} reset statement_timeout`);
	expect(row).toEqual({ statement: "0" });
});

test("PostgreSQL plans a transaction's statements once per connection, and none of very many parameters", async () => {
	const few = sql`select ${"few"}::text as word`;
	const many = sql`select ${sql.join(
		Array.from({ length: 30 }, (_, place) => sql`${place}::int`),
		sql` + `,
	)} as many`;
	const planned = await served.db.transaction(async (tx) => {
		for (const query of [few, few, many, many]) await tx.execute(query);
		return await tx.execute(sql`
			select statement from pg_prepared_statements where statement like 'select $1::text as word' or statement like '%as many'`);
	});
	expect([...planned]).toEqual([{ statement: "select $1::text as word" }]);
});

test("what a transaction has done is gone when its caller has been told that it took too long", async () => {
	const told = Promise.withResolvers<void>();
	const late = served.db.transaction(async (tx) => {
		await tx.insert(program).values({ name: "Too late" });
		await told.promise;
	});
	await expect(late).rejects.toMatchObject({ code: "DATABASE_TOO_SLOW" });
	told.resolve();
	const open = () => database.sql`
		select from pg_stat_activity where application_name = 'throughline' and xact_start is not null
		and datname = current_database() and pid <> pg_backend_pid()`;
	await expect.poll(open).toEqual([]);
	expect(await database.db.$count(program)).toBe(0);
});

test("a process that was busy for longer than every limit takes no answer for missing", async () => {
	const before = served.db.$count(program);
	const bulk = served.bulk.db.transaction((tx) => tx.$count(program));
	await new Promise((resolve) => setTimeout(resolve, 900));
	const during = served.db.$count(program);
	await new Promise(setImmediate);
	const end = performance.now() + requestLimits.totalMs + 500;
	while (performance.now() < end);
	await expect(Promise.all([before, during, bulk])).resolves.toEqual([0, 0, 0]);
	expect(served.pulse.ready).toBe(true);
});

test("work that waits for a lock is ended by its limit and leaves connections to other kinds", async () => {
	const held = Promise.withResolvers<void>();
	const over = Promise.withResolvers<void>();
	const lock = database.sql.begin(async (tx) => {
		await tx`lock table program in access exclusive mode`;
		held.resolve();
		await over.promise;
	});
	await held.promise;
	const locked = Array.from({ length: 30 }, () =>
		asKind("programs", () => served.db.$count(program)).then(
			() => "served",
			() => "refused",
		),
	);
	const before = performance.now();
	await asKind("other", () => served.db.execute(sql`select 1`));
	expect(performance.now() - before).toBeLessThan(1_000 * slowness("wall"));
	expect(new Set(await Promise.all(locked))).toEqual(new Set(["refused"]));
	expect(performance.now() - before).toBeLessThan(5_000 * slowness("wall"));
	over.resolve();
	await lock;
	expect(await asKind("programs", () => served.db.$count(program))).toBe(0);
});
