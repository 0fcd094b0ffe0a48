import { once } from "node:events";
import type { Socket } from "node:net";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../src/testing/database.ts";
import { oneConnection } from "../src/testing/one-connection.ts";

let database: TestDatabase;
const clients: postgres.Sql[] = [];
let sockets: Socket[] = [];

/** A client of one connection, so that what a copy leaves behind meets the next query. */
function client(): postgres.Sql {
	const { sql, sockets: own } = oneConnection(database.url);
	sockets = own;
	clients.push(sql);
	return sql;
}

beforeAll(async () => {
	database = await createTestDatabase();
	await database.sql`create table line (id int primary key, note text not null)`;
});
beforeEach(() => database.sql`truncate line`);
afterEach(() => Promise.all(clients.splice(0).map((sql) => sql.end({ timeout: 1 }))));
afterAll(() => database.drop());

/** A reader that is slower than the server, so that the driver has to hold the server back. */
const slowCounter = (): { into: Writable; bytes: () => number } => {
	let bytes = 0;
	const into = new Writable({
		highWaterMark: 1024,
		write(chunk, _encoding, done) {
			bytes += chunk.length;
			setImmediate(done);
		},
	});
	return { into, bytes: () => bytes };
};

test("tables of several megabytes are copied out one after the other to a slow reader", async () => {
	await database.sql`insert into line select n, repeat('x', 1000) from generate_series(1, 8000) n`;
	const sql = client();
	for (let round = 1; round <= 3; round++) {
		const { into, bytes } = slowCounter();
		await pipeline(await sql`copy line to stdout`.readable(), into);
		expect(bytes()).toBeGreaterThan(8_000_000);
		expect(await sql`select count(*)::int as n from line`).toEqual([{ n: 8000 }]);
	}
});

test("a reader that stops half-way leaves a connection that serves the next query", async () => {
	await database.sql`insert into line select n, repeat('x', 1000) from generate_series(1, 8000) n`;
	const sql = client();
	const rows = await sql`copy line to stdout`.readable();
	for await (const _chunk of rows) break;
	expect(rows.destroyed).toBe(true);
	expect(await sql`select 1 as n`).toEqual([{ n: 1 }]);
});

test("a connection that closes while rows are copied out fails the reader", async () => {
	await database.sql`insert into line select n, repeat('x', 1000) from generate_series(1, 8000) n`;
	const sql = client();
	const rows = await sql`copy line to stdout`.readable();
	const read = pipeline(rows, slowCounter().into);
	sockets.at(-1)?.destroy();
	await expect(read).rejects.toThrow(/CONNECTION_CLOSED/);
	expect(await sql`select 1 as n`).toEqual([{ n: 1 }]);
});

test.each<{ name: string; rows: string[] }>([
	{ name: "at a row that is none", rows: ["1\tfirst\n", "not a number\tsecond\n"] },
	{ name: "at a row that breaks a constraint", rows: ["1\tfirst\n", "1\tagain\n"] },
])("a copy into a table that the server refuses $name fails the writer", async ({ rows }) => {
	const sql = client();
	const target = await sql`copy line from stdin`.writable();
	await expect(pipeline(Readable.from(rows), target)).rejects.toBeInstanceOf(postgres.PostgresError);
	expect(await sql`select count(*)::int as n from line`).toEqual([{ n: 0 }]);
});

test("a copy that only its end shows to be wrong fails the writer", async () => {
	await database.sql`
		create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no more lines'; end $$`;
	await database.sql`
		create constraint trigger refuse_line after insert on line deferrable initially deferred for each row execute function refuse()`;
	try {
		const sql = client();
		const target = await sql`copy line from stdin`.writable();
		await expect(pipeline(Readable.from(["1\tfirst\n"]), target)).rejects.toThrow("no more lines");
		expect(await sql`select count(*)::int as n from line`).toEqual([{ n: 0 }]);
	} finally {
		await database.sql`drop function refuse cascade`;
	}
});

test("a connection that closes while rows are copied in fails the writer", async () => {
	const sql = client();
	const target = await sql`copy line from stdin`.writable();
	const rows = async function* () {
		yield "1\tfirst\n";
		const socket = sockets.at(-1);
		if (!socket) throw new Error("nothing is connected");
		const closed = once(socket, "close");
		socket.destroy();
		await closed;
		yield "2\tsecond\n";
	};
	await expect(pipeline(Readable.from(rows()), target)).rejects.toThrow(/CONNECTION_/);
	expect(await sql`select count(*)::int as n from line`).toEqual([{ n: 0 }]);
});
