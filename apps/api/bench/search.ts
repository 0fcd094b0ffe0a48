import { addSearchEntries, searchesOfMany } from "@throughline/db/testing/search-entries";
import { medianMs, withProduct } from "./product.ts";
import { addPrograms } from "./task-rows.ts";

const objects = 100_000;
const targetMs = 50;

/**
 * `GET /api/search` among 100,000 objects, one call after another: what is found is answered while one types.
 * @returns whether every search met the target
 */
export function benchSearch(print: (line: string) => void): Promise<boolean> {
	return withProduct(async ({ base, headers, connection }) => {
		const programIds = await addPrograms(connection, 100);
		await addSearchEntries(connection.db, programIds, objects);
		print(`Search among ${objects.toLocaleString("en")} objects, median of 21 calls one after another`);
		let met = true;
		for (const [what, q] of searchesOfMany) {
			const query = new URLSearchParams({ q, perKind: "6", limit: "40", programId: programIds[0] });
			const ms = await medianMs(21, () => fetch(`${base}/api/search?${query}`, { headers }));
			met &&= ms <= targetMs;
			print(
				`${what.padEnd(44)}${ms.toFixed(1).padStart(6)} ms  target ${targetMs} ms  ${ms <= targetMs ? "met" : "MISSED"}`,
			);
		}
		return met;
	});
}
