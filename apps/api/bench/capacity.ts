import { resource } from "@throughline/db/schema";
import { medianMs, withProduct } from "./product.ts";
import { addPrograms } from "./task-rows.ts";

const members = 1_000;
const targetMs = 500;

/**
 * The weeks of a thousand team members with ten tasks each, and their work in one program: what the screen Resources
 * loads.
 * @returns whether both met the target
 */
export function benchCapacity(print: (line: string) => void): Promise<boolean> {
	return withProduct(async ({ base, headers, connection }) => {
		const { db, sql } = connection;
		const [programId] = await addPrograms(connection, 1);
		const values = Array.from({ length: members }, (_, index) => ({ name: `Member ${index}` }));
		const ids = (await db.insert(resource).values(values).returning({ id: resource.id })).map(({ id }) => id);
		await sql`
			insert into task (id, program_id, owner_id, name, status, start_date, end_date, progress, priority, position)
			select gen_random_uuid(), ${programId}, owner, 'Task ' || i, 'In Progress',
				current_date + 7, current_date + 47, 0, 'Medium', i
			from unnest(${ids}::uuid[]) as owner, generate_series(1, 10) as i`;
		await sql`vacuum analyze task`;

		print(`Capacity of ${members} members with 10 tasks each, median of 21 calls one after another`);
		let met = true;
		for (const path of ["capacity", `workload?programId=${programId}`]) {
			const ms = await medianMs(21, () => fetch(`${base}/api/resources/${path}`, { headers }));
			met &&= ms <= targetMs;
			const [name = ""] = path.split("?");
			print(
				`${name.padEnd(12)}${ms.toFixed(1).padStart(6)} ms  target ${targetMs} ms  ${ms <= targetMs ? "met" : "MISSED"}`,
			);
		}
		return met;
	});
}
