import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { countedTotals, expectedEntries, keptEntries, keptTotals } from "@throughline/db/testing/derived";
import {
	makeStartingPoints,
	migrateTo,
	migrationNames,
	type StartingPoint,
} from "@throughline/db/testing/starting-points";
import { changes, columnsOf, lostColumns, lostRows, rowHashes } from "@throughline/db/testing/surviving";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guards } from "../guards.ts";
import { documentedReads, type Read, readAddress } from "../rest/documented-reads.ts";
import { startOn, type UpgradedProduct } from "./upgraded-product.ts";

const names = await migrationNames();
const [oldest = "", newestName = ""] = [names[0], names.at(-1)];

let points: Map<string, StartingPoint>;
/** Of each starting point, before it is migrated. */
let columns: Map<string, Awaited<ReturnType<typeof columnsOf>>>;
let newest: TestDatabase;
beforeAll(async () => {
	newest = await createTestDatabase();
	points = new Map((await makeStartingPoints()).map((point) => [point.newest, point]));
	columns = new Map();
	for (const [name, { database }] of points) columns.set(name, await columnsOf(database.sql));
}, 180_000);
afterAll(async () => {
	for (const { database } of points.values()) await database.drop();
	await newest.drop();
});

function pointAt(name: string): StartingPoint {
	const point = points.get(name);
	if (!point) throw new Error(`no database was made at ${name}`);
	return point;
}

/** Of which rows of a table each read is asked: an early one, and one that another schema has filled in. */
const rowsRead = [0, 20];

/** Reads what the documentation offers. @returns what was not answered well, and how much was */
async function readAll(product: UpgradedProduct, database: TestDatabase) {
	const reads = documentedReads(await (await product.get("/api/openapi.json")).json());
	const failed: string[] = [];
	let answered = 0;
	const readAt = async (address: string): Promise<void> => {
		const answer = await product.get(address);
		// What is live never ends.
		const isLive = answer.headers.get("content-type")?.startsWith("text/event-stream");
		const body = isLive ? "" : await answer.text();
		if (isLive) await answer.body?.cancel();
		if (answer.status >= 500) failed.push(`${answer.status} ${address}: ${body.slice(0, 200)}`);
		if (answer.ok) answered++;
	};
	const readRows = async (read: Read): Promise<void> => {
		const addresses = new Set<string>();
		for (const place of rowsRead) addresses.add(await readAddress(database, read, place));
		await Promise.all([...addresses].map(readAt));
	};
	for (const read of reads) await readRows(read);
	return { failed, answered };
}

/** Brings a database with rows in every table along. */
async function expectNothingLost(from: string, to: string): Promise<void> {
	const { database } = pointAt(from);
	const pending = names.slice(names.indexOf(from) + 1, names.indexOf(to) + 1);
	const [before = new Map(), after = new Map()] = [columns.get(from), columns.get(to)];
	const rows = await rowHashes(database.sql, { before, after, pending });
	expect([...rows].filter(([, hashes]) => hashes.length === 0)).toEqual([]);
	const dropped = pending.flatMap((each) => changes[each]?.drops ?? []);
	expect(lostColumns(before, after).filter((column) => !dropped.includes(column))).toEqual([]);

	expect((await migrateTo(database.url, to)).applied).toEqual(pending);
	expect(lostRows(rows, await rowHashes(database.sql, { before, after, pending: [] }))).toEqual({});
}

// Each has rows of every schema before it, so one step shows what that migration does to all of them.
test.each(
	names
		.slice(1)
		.map((to, at) => ({ from: names[at] ?? "", to }))
		.slice(1),
)(
	"a database at $from with rows in every table loses nothing on its way to $to",
	async ({ from, to }) => expectNothingLost(from, to),
	60_000,
);

test.each([oldest, newestName])(
	"a database at %s with rows in every table loses nothing on its way to the newest schema",
	async (name) => {
		await expectNothingLost(name, newestName);
		const { database } = pointAt(name);
		const { db } = database;
		expect(await guards(database)).toEqual(await guards(newest));
		expect([...(await db.execute(keptTotals))]).toEqual([...(await db.execute(countedTotals))]);
		expect([...(await db.execute(keptEntries))]).toEqual([...(await db.execute(expectedEntries))]);
	},
	60_000,
);

// It has rows of every schema before it, each brought along by the migrations after it.
test("a database at the newest schema with rows of every schema before it is served", async () => {
	const { database } = pointAt(newestName);
	const product = await startOn(database.url);
	try {
		expect((await product.get("/readyz")).status).toBe(200);
		const { failed, answered } = await readAll(product, database);
		expect(failed).toEqual([]);
		expect(answered).toBeGreaterThan(20);
	} finally {
		await product.stop();
	}
}, 120_000);
