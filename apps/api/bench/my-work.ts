import { medianMs, withProduct } from "./product.ts";
import { addPrograms, addTasks } from "./task-rows.ts";

const targetMs = 50;
const calls = 200;

/**
 * `GET /api/my-work` of a team member, one call after another, with a million tasks over a thousand programs of which
 * 50,000 are theirs.
 * @returns whether the target was met
 */
export function benchMyWork(print: (line: string) => void): Promise<boolean> {
	return withProduct(async ({ base, headers, connection }) => {
		const programIds = await addPrograms(connection, 1_000);
		await addTasks(connection, programIds, 1_000_000);
		// The owner of a twentieth of them signs in as the Editor.
		const { sql } = connection;
		await sql`update resource set person_id = (select person_id from session order by created_at desc limit 1)
			where id = (select id from resource order by id limit 1)`;
		const median = await medianMs(calls, () => fetch(`${base}/api/my-work`, { headers }));
		const met = median < targetMs;
		print(`My work, median of ${calls} calls one after another`);
		print(
			`50,000 of 1,000,000 tasks            ${median.toFixed(2)} ms  target ${targetMs} ms  ${met ? "met" : "MISSED"}`,
		);
		return met;
	});
}
