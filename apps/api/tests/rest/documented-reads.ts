import type { TestDatabase } from "@throughline/db/testing/database";
import { z } from "zod";
import { addressOf } from "./addresses.ts";

const Parameters = z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }));
const Document = z.object({
	paths: z.record(z.string(), z.object({ get: z.object({ parameters: Parameters.optional() }).optional() })),
});

/** A documented GET, and the names of the search parameters that it needs. */
export type Read = { path: string; needs: string[] };

/** Every GET of an OpenAPI document. */
export function documentedReads(document: unknown): Read[] {
	return Object.entries(Document.parse(document).paths).flatMap(([path, { get }]) => {
		if (!get) return [];
		const needed = (get.parameters ?? []).filter((each) => each.in === "query" && each.required);
		return [{ path, needs: needed.map(({ name }) => name) }];
	});
}

const nobody = "018f0000-0000-7000-8000-000000000000";

/**
 * The address of a read with the keys of a row that is there, or of none where there is none.
 * @param place which of the rows, from 0; past the last it is the last
 */
export async function readAddress(database: TestDatabase, { path, needs }: Read, place = 0): Promise<string> {
	const [task] = await database.sql`select program_id from task limit 1`;
	const given: Record<string, string> = {
		programId: task?.program_id ?? nobody,
		objectType: "program",
		objectId: task?.program_id ?? nobody,
		format: "csv",
		week: "2026-03-02",
		q: "energy",
	};
	const search = new URLSearchParams(Object.fromEntries(needs.map((name) => [name, given[name] ?? ""])));
	return `${await addressOf(database, path, place)}${needs.length > 0 ? `?${search}` : ""}`;
}
