import { measure } from "./load.ts";
import { withProduct } from "./product.ts";
import { reportRatios } from "./report.ts";
import { addPrograms, addTasks } from "./task-rows.ts";

/**
 * Authenticated `GET /api/tasks` with 100 and with 1,000 rows against the floor, in one run on one database.
 * @returns whether every target was met
 */
export function benchTasks(print: (line: string) => void): Promise<boolean> {
	return withProduct(async ({ base, floor, headers, connection }) => {
		let met = true;
		for (const rows of [100, 1_000]) {
			const [programId] = await addPrograms(connection, 1);
			await addTasks(connection, [programId], rows);
			const path = `/api/tasks?programId=${programId}`;
			const measured = await measure(
				[
					{ name: "bare Fastify (floor)", url: `${floor}${path}`, headers },
					{ name: "GET /api/tasks", url: `${base}${path}`, headers },
				],
				5,
				4,
			);
			print(`Authenticated list of ${rows} tasks, 16 connections, median of 5 rounds in turn`);
			met = reportRatios(measured, { "GET /api/tasks": 0.7 }, print) && met;
		}
		return met;
	});
}
