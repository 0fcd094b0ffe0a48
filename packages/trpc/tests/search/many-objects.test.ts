import type { Transaction } from "@throughline/db/connect";
import { program } from "@throughline/db/schema";
import { addSearchEntries, searchesOfMany } from "@throughline/db/testing/search-entries";
import { SearchQuery } from "@throughline/domain/search";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { find } from "../../src/search/find.ts";
import { createWorld, type World } from "../world.ts";

// Fewer than these PostgreSQL rather reads one by one.
const objects = 60_000;

let world: World;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
	const { db } = world;
	const rows = await db
		.insert(program)
		.values(Array.from({ length: 100 }, (_, index) => ({ name: `Program ${index}` })))
		.returning({ id: program.id });
	const programIds = rows.map(({ id }) => id);
	programId = programIds[0] ?? "";
	await db.execute(sql`insert into risk (id, program_id, risk_id, description)
		select gen_random_uuid(), id, 'R-001', 'The supplier fails' from program`);
	await addSearchEntries(db, programIds, objects);
}, 120_000);
afterAll(() => world.drop());

/** How many entries this transaction has looked at, by an index or one by one until it had enough. */
async function looks(tx: Transaction): Promise<number> {
	const [reads] = await tx.execute<{ entries: number }>(sql`
		select (seq_tup_read + idx_tup_fetch)::int as entries
		from pg_stat_xact_user_tables where relname = 'search_entry'`);
	return reads?.entries ?? Number.NaN;
}

describe(`among ${objects} objects`, () => {
	it.each(searchesOfMany)("%s is found by looking at no more than a fifth of them", async (_what, q) => {
		const query = SearchQuery.parse({ q, perKind: 6, limit: 40, programId });
		await world.db.transaction(async (tx) => {
			const before = await looks(tx);
			await find(tx, world.people.Viewer.id, query);
			expect((await looks(tx)) - before).toBeLessThan(objects / 5);
		});
	});

	it("what is alone is found, mistyped or not", async () => {
		for (const q of ["zeppelin", "zepelin", "hanger zeplin"]) {
			const [first] = await world.as("Viewer").search.find({ q });
			expect(first?.title).toContain("zeppelin hangar");
		}
	});
});
