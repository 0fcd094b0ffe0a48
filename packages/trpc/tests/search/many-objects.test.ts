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

/** How often this transaction has read all entries one by one, and how many it has fetched by an index. */
async function readsOf(tx: Transaction): Promise<{ throughAll: number; fetched: number }> {
	const [reads] = await tx.execute<{ throughAll: number; fetched: number }>(sql`
		select seq_scan::int as "throughAll", idx_tup_fetch::int as fetched
		from pg_stat_xact_user_tables where relname = 'search_entry'`);
	return reads ?? { throughAll: Number.NaN, fetched: Number.NaN };
}

describe(`among ${objects} objects`, () => {
	it.each(searchesOfMany)(
		"%s is found by an index, and looks at no more than a fifth of them",
		async (_what, q) => {
			const query = SearchQuery.parse({ q, perKind: 6, limit: 40, programId });
			await world.db.transaction(async (tx) => {
				const before = await readsOf(tx);
				await find(tx, world.people.Viewer.id, query);
				const after = await readsOf(tx);
				expect(after.throughAll).toBe(before.throughAll);
				expect(after.fetched - before.fetched).toBeLessThan(objects / 5);
			});
		},
	);

	it("what is alone is found, mistyped or not", async () => {
		for (const q of ["zeppelin", "zepelin", "hanger zeplin"]) {
			const [first] = await world.as("Viewer").search.find({ q });
			expect(first?.title).toContain("zeppelin hangar");
		}
	});
});
