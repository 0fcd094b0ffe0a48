import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../src/testing/database.ts";
import { oneConnection } from "../src/testing/one-connection.ts";

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
	await database.sql`create table written (note text not null)`;
});
beforeEach(() => database.sql`truncate written`);
afterAll(() => database.drop());

/** A client of one connection whose socket a test can end. */
function client() {
	const { sql, sockets } = oneConnection(database.url);
	const cut = () => {
		const socket = sockets.at(-1);
		if (!socket) throw new Error("nothing is connected");
		const closed = once(socket, "close");
		socket.destroy();
		return closed;
	};
	return { sql, cut };
}

test("a connection that closes with a query waiting to be written refuses it, and connects again for the next", async () => {
	const { sql, cut } = client();
	await sql`select 1`;
	// Of one round of the event loop: the query is taken, the close is heard, and only the next round would write.
	await new Promise(setImmediate);
	const closed = cut();
	await expect(sql`select 2`).rejects.toThrow(/CONNECTION_CLOSED/);
	await closed;
	expect(await sql`select 3 as n`).toEqual([{ n: 3 }]);
	await sql.end();
});

test("a query on a kept connection that has closed is refused, and ends nothing else", async () => {
	const { sql, cut } = client();
	const kept = await sql.reserve();
	await kept`select 1`;
	await cut();
	await expect(kept`select 2`).rejects.toThrow(/CONNECTION_CLOSED/);
	await expect(kept`select 3`).rejects.toThrow(/CONNECTION_CLOSED/);
	await sql.end({ timeout: 0 });
});

test("what a transaction does after its connection has closed is written neither by it nor outside it", async () => {
	const { sql, cut } = client();
	const late = Promise.withResolvers<unknown>();
	const transaction = sql.begin(async (tx) => {
		await tx`insert into written values ('before')`;
		await cut();
		// The pool's only connection is open again, for somebody else.
		await sql`select 1`;
		await tx`insert into written values ('after')`.then(late.resolve, late.reject);
	});
	await expect(transaction).rejects.toThrow(/CONNECTION_CLOSED/);
	await expect(late.promise).rejects.toThrow(/CONNECTION_CLOSED/);
	expect(await sql`select note from written`).toEqual([]);
	await sql.end();
});
