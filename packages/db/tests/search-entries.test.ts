import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Executor, Transaction } from "../src/connect.ts";
import { randomFrom } from "../src/demo/random.ts";
import { resource, risk, riskMitigation, task } from "../src/schema.ts";
import { createTestDatabase, type TestDatabase } from "../src/testing/database.ts";
import { expectedEntries, keptEntries } from "../src/testing/derived.ts";

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase({ demo: true });
});
afterAll(() => database.drop());

async function expectEntriesToBeRight(db: Executor): Promise<number> {
	const entries = await db.execute(keptEntries);
	expect([...entries]).toEqual([...(await db.execute(expectedEntries))]);
	return entries.length;
}

test("the whole demo can be found", async () => {
	expect(await expectEntriesToBeRight(database.db)).toBeGreaterThan(200);
});

test("whatever is written, renamed, moved and deleted, alone and in bulk, the entries follow", async () => {
	const random = randomFrom(7);
	const some = sql.raw("get_byte(uuid_send(id), 15) % 4 = 1");
	const statements: ((tx: Transaction) => Promise<unknown>)[] = [
		(tx) =>
			tx.execute(
				sql`insert into task (id, program_id, name) select gen_random_uuid(), id, 'Added' from program`,
			),
		(tx) => tx.execute(sql`update task set name = name || ' again' where ${some}`),
		(tx) => tx.execute(sql`update task set status = 'Delayed', updated_at = now()`),
		(tx) => tx.execute(sql`update kpi set program_id = (select id from program order by random() limit 1)`),
		(tx) => tx.execute(sql`update risk set description = 'It rains' where ${some}`),
		(tx) => tx.execute(sql`update risk_mitigation set description = 'Umbrella' where ${some}`),
		(tx) => tx.execute(sql`delete from risk where ${some}`),
		(tx) => tx.execute(sql`delete from resource where ${some}`),
		(tx) => tx.execute(sql`delete from expense where ${some}`),
		(tx) => tx.execute(sql`update strategy_session set title = 'Another title'`),
		(tx) =>
			tx.execute(sql`insert into task (id, program_id, name) select id, program_id, 'Upserted' from task where ${some}
				on conflict (id) do update set name = excluded.name`),
		(tx) =>
			tx.execute(sql`delete from program where id = (select id from program order by random() limit 1)`),
	];
	await database.db.transaction(async (tx) => {
		await tx.execute(sql`select setseed(0.7)`);
		for (let step = 0; step < 60; step += 1) {
			const statement = statements[random.integer(0, statements.length - 2)];
			await statement?.(tx);
			await expectEntriesToBeRight(tx);
		}
		await statements.at(-1)?.(tx);
		await expectEntriesToBeRight(tx);
	});
});

test("a text of any length and shape is kept as one line that can be found", async () => {
	const [program] = await database.sql<{ id: string }[]>`select id from program limit 1`;
	const description = `First line\n\n${"long ".repeat(3_990)}`;
	const [row] = await database.db
		.insert(risk)
		.values({ programId: program?.id ?? "", riskId: "R-999", description })
		.returning();
	await database.db.insert(riskMitigation).values({ riskId: row?.id ?? "", description });
	const entries = await database.sql<{ title: string; parent_id: string | null }[]>`
		select title, parent_id from search_entry where title like 'First line long%' order by object_type`;
	expect(entries.map(({ title, parent_id }) => [title.length, parent_id])).toEqual([
		[500, row?.id],
		[500, null],
	]);
});

test("a change that leaves the words alone writes no entry", async () => {
	const writes = async (tx: Transaction) => {
		const [count] = await tx.execute<{
			xids: string;
		}>(sql`select string_agg(xmin::text, ' ' order by object_id) as xids
			from search_entry where object_type in ('task', 'team member')`);
		return count?.xids;
	};
	await database.db.transaction(async (tx) => {
		const before = await writes(tx);
		await tx.update(task).set({ status: "On Hold", position: sql`position + 1` });
		await tx.update(resource).set({ personId: null });
		expect(await writes(tx)).toBe(before);
		await tx.update(task).set({ name: "Renamed" });
		expect(await writes(tx)).not.toBe(before);
	});
});

/** Words of a list, units and keys: nobody looks for an object by them. */
const notSearched = [
	"benefit.status",
	"kpi.direction",
	"kpi.frequency",
	"kpi.unit",
	"kpi.unit_label",
	"program.currency",
	"program.status",
	"risk.impact",
	"risk.likelihood",
	"risk.priority",
	"risk.residual_impact",
	"risk.residual_likelihood",
	"risk.status",
	"risk_mitigation.status",
	"strategy_session.id",
	"strategy_session.provider",
	"task.priority",
	"task.scheduling",
	"task.status",
];

test("whatever people write on an object finds it; a new text column joins its triggers or the list above", async () => {
	const columns = await database.sql<{ name: string }[]>`
		select written.relname || '.' || attname as name
		from pg_trigger
		join pg_class as written on written.oid = tgrelid
		join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped and atttypid = 'text'::regtype
		where tgname = written.relname || '_search_insert'
			and replace(encode(tgargs, 'escape'), '\\000', ' ') !~ ('\\m' || attname || '\\M')
		order by name`;
	expect(columns.map(({ name }) => name)).toEqual(notSearched);
});
