import type { Executor } from "@throughline/db/connect";
import * as schema from "@throughline/db/schema";
import { OntologyTest } from "@throughline/domain/consultant/ontology";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { reads, router } from "../../procedure.ts";

/** A table of the database beside what this version's schema says of it. */
const TableCount = z.object({
	table: z.string(),
	rows: z.int().nullable().describe("Counted now; null when it is missing"),
	known: z.boolean().describe("Whether this version's schema has it"),
});

const { status, tests } = OntologyTest.shape;
export const OntologyReport = z.object({
	status,
	tests: z.object({
		...tests.shape,
		databaseTables: z.object({ valid: z.boolean(), tables: z.array(TableCount) }),
	}),
});

/** Tables of the migrations themselves. */
const ownTables = ["migration"];
const declaredTables: string[] = Object.values(schema).flatMap((table) =>
	is(table, PgTable) ? [getTableName(table)] : [],
);

/** Every table of the schema and of the database, with its rows really counted. */
async function countTables(db: Executor) {
	const tableRows = await db.execute<{ name: string }>(
		sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
	);
	const stored = new Set(tableRows.map(({ name }) => name).filter((name) => !ownTables.includes(name)));
	const names = [...new Set([...declaredTables, ...stored])].sort();
	const tables: z.infer<typeof TableCount>[] = [];
	for (const table of names) {
		const [counted] = stored.has(table)
			? await db.execute<{ rows: string }>(sql`select count(*) as rows from ${sql.identifier(table)}`)
			: [];
		tables.push({
			table,
			rows: counted ? Number(counted.rows) : null,
			known: declaredTables.includes(table),
		});
	}
	return { valid: tables.every((table) => table.known && table.rows !== null), tables };
}

export const ontologyRouter = router({
	/** Whether the consultant's rules hold together for a fixed example, and the database has the schema's tables. */
	test: reads("read")
		.output(OntologyReport)
		.query(async ({ ctx }) => {
			// The whole consultant, which otherwise lives in threads of its own: a server that is not asked does not read it.
			const { testOntology } = await import("@throughline/consultant/ontology/test-ontology");
			const tested = testOntology();
			const databaseTables = await countTables(ctx.db);
			return {
				status: databaseTables.valid ? tested.status : ("failed" as const),
				tests: { ...tested.tests, databaseTables },
			};
		}),
});
