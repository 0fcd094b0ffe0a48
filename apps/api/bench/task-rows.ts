import type { Connection } from "@throughline/db/connect";
import { program } from "@throughline/db/schema";

/** Adds programs and answers their keys. */
export async function addPrograms({ db }: Connection, count: number): Promise<[string, ...string[]]> {
	const values = Array.from({ length: count }, (_, place) => ({ name: `Program ${place}` }));
	const [first, ...others] = await db.insert(program).values(values).returning({ id: program.id });
	if (!first) throw new Error("no program");
	return [first.id, ...others.map(({ id }) => id)];
}

const rowsPerStatement = 100_000;

/**
 * Adds tasks, spread evenly over the programs; then PostgreSQL looks at them. The search does not hear of them: to
 * take in the words of a million tasks is minutes of work, and nothing that is measured with them searches.
 */
export async function addTasks({ sql }: Connection, programIds: string[], count: number): Promise<void> {
	await sql`alter table task disable trigger task_search_insert`;
	for (let from = 0; from < count; from += rowsPerStatement) {
		await sql`
			insert into task (id, program_id, name, description, status, start_date, end_date, progress, priority, position, owner_id)
			select gen_random_uuid(), (${programIds}::uuid[])[1 + i % ${programIds.length}],
				'Task ' || i, 'What has to be done before the next step can begin, and how to know that it is done',
				(array['Not Started', 'In Progress', 'At Risk', 'Delayed', 'On Hold', 'Completed'])[1 + i % 6],
				date '2026-01-05' + i % 400, date '2026-01-05' + i % 400 + i % 20,
				(array[0, i % 101, i % 101, i % 101, i % 101, 100])[1 + i % 6],
				(array['Critical', 'High', 'Medium', 'Low'])[1 + i % 4], i,
				(array(select id from resource order by id))[1 + i % 20]
			from generate_series(${from}::int, ${Math.min(from + rowsPerStatement, count) - 1}::int) as i`;
	}
	await sql`alter table task enable trigger task_search_insert`;
	await sql`vacuum analyze task`;
	// As the database does by itself within minutes.
	await sql`vacuum analyze program`;
	await sql`vacuum analyze program_totals`;
}
