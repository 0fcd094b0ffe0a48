import { program } from "@throughline/db/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, type World } from "../world.ts";

const objects = 60_000;

/** How long one look through every entry takes: what a search without an index would cost at the least. */
const lookThroughAll = sql`select count(*) from search_entry where lower(title || coalesce(body, '')) like '%conveior%'`;

const words =
	"supplier invoice pallet conveyor scanner cutover rehearsal training pilot rollout budget review portal network security audit release payment warehouse automation migration catalogue service region platform contract acceptance interface";

let world: World;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
	const { db } = world;
	const rows = await db
		.insert(program)
		.values(Array.from({ length: 100 }, (_, index) => ({ name: `Program ${index}` })))
		.returning({ id: program.id });
	programId = rows[0]?.id ?? "";
	// Every word in a tenth of the names, "task" in all of them, and one name that is alone.
	await db.execute(sql`select setseed(0.5)`);
	await db.execute(sql`
		with words as (select string_to_array(${words}, ' ') as all),
			owners as (select array_agg(id) as all from program)
		insert into search_entry (object_type, object_id, updated_at, program_id, title, body)
		select 'task', gen_random_uuid()::text, now(), owners.all[1 + n % 100],
			concat_ws(' ', 'Task', n, words.all[1 + floor(random() * 28)], words.all[1 + floor(random() * 28)],
				words.all[1 + floor(random() * 28)], case when n = 7777 then 'zeppelin hangar' end),
			concat_ws(' ', words.all[1 + floor(random() * 28)], words.all[1 + floor(random() * 28)])
		from generate_series(1, ${objects}) as n, words, owners`);
	await db.execute(sql`insert into risk (id, program_id, risk_id, description)
		select gen_random_uuid(), id, 'R-001', 'The supplier fails' from program`);
	await db.execute(sql`vacuum analyze search_entry`);
}, 120_000);
afterAll(() => world.drop());

describe(`among ${objects} objects`, () => {
	it.each([
		["a letter", "t"],
		["a word that every name begins with", "task"],
		["a number in all that", "task 4711"],
		["a word in a tenth of the names", "conveyor"],
		["the beginning of words", "conv pal"],
		["a word that stands once", "zeppelin"],
		["a code", "r-001"],
		["a word that nothing has", "quaternion"],
		["a mistyped word in a tenth of the names", "conveior"],
		["a mistyped word that stands once", "zepelin hanger"],
		["three mistyped words", "suplier conveior palett"],
	])("%s is found in less than a look through all of them takes", async (_what, q) => {
		const search = () => world.as("Viewer").search.find({ q, perKind: 6, limit: 40, programId });
		const scan = () => world.db.execute(lookThroughAll);
		let [found, scanned] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
		// Side by side, and the best of several: other tests use the machine at the same time.
		for (let round = 0; round < 30 && found >= scanned; round++) {
			found = Math.min(found, await time(search));
			scanned = Math.min(scanned, await time(scan));
		}
		expect(found).toBeLessThan(scanned);
	});

	it("what is alone is found, mistyped or not", async () => {
		for (const q of ["zeppelin", "zepelin", "hanger zeplin"]) {
			const [first] = await world.as("Viewer").search.find({ q });
			expect(first?.title).toContain("zeppelin hangar");
		}
	});
});

async function time(work: () => Promise<unknown>): Promise<number> {
	const before = performance.now();
	await work();
	return performance.now() - before;
}
