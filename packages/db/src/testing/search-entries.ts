import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../connect.ts";

const words =
	"supplier invoice pallet conveyor scanner cutover rehearsal training pilot rollout budget review portal network security audit release payment warehouse automation migration catalogue service region platform contract acceptance interface";

const word: SQL = sql.raw("words.all[1 + floor(random() * 28)]");

/**
 * Adds as many tasks to what is searched, spread evenly over the programs: "task" in all of the names, each word in a
 * tenth of them, and "zeppelin hangar" in that of number 7,777. Then PostgreSQL looks at them.
 */
export async function addSearchEntries(db: Database, programIds: string[], count: number): Promise<void> {
	await db.execute(sql`select setseed(0.5)`);
	await db.execute(sql`
		with words as (select string_to_array(${words}, ' ') as all)
		insert into search_entry (object_type, object_id, updated_at, program_id, title, body)
		select 'task', gen_random_uuid()::text, now(),
			(${sql.param(programIds)}::uuid[])[1 + n % ${programIds.length}::int],
			concat_ws(' ', 'Task', n, ${word}, ${word}, ${word}, case when n = 7777 then 'zeppelin hangar' end),
			concat_ws(' ', ${word}, ${word})
		from generate_series(1, ${count}::int) as n, words`);
	await db.execute(sql`vacuum analyze search_entry`);
}

/** What is typed into a search among them, and what of. */
export const searchesOfMany = [
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
] as const;
