import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type postgres from "postgres";
import type { Source } from "./archive.ts";
import { type Manifest, tableEntry } from "./manifest.ts";

/** The rows of every table as files, and what has to be known to load them again. */
export type Dump = Pick<Manifest, "madeAt" | "migrations" | "tables" | "sequences"> & { sources: Source[] };

/**
 * Copies every table of the database into files below `folder`, all as of one instant. PostgreSQL's own text
 * format of COPY keeps each value exact.
 */
export async function dumpDatabase(sql: postgres.Sql, folder: string): Promise<Dump> {
	return await sql.begin("isolation level repeatable read read only", async (tx) => {
		const [now] = await tx<{ at: Date }[]>`select now() as at`;
		const migrations = await tx<{ name: string }[]>`select name from migration order by name`;
		const tables: Dump["tables"] = [];
		const sources: Source[] = [];
		for (const table of await storedTables(tx)) {
			const source = { name: tableEntry(table.name), path: join(folder, tableEntry(table.name)) };
			await mkdir(dirname(source.path), { recursive: true, mode: 0o700 });
			const rows = await tx`copy ${tx(table.name)} (${tx(table.columns)}) to stdout`.readable();
			await pipeline(rows, createWriteStream(source.path, { mode: 0o600 }));
			const [counted] = await tx<{ rows: number }[]>`select count(*)::int as rows from ${tx(table.name)}`;
			tables.push({ ...table, rows: counted?.rows ?? 0 });
			sources.push(source);
		}
		const sequences = await tx<{ name: string; value: string }[]>`
			select sequencename as name, last_value::text as value from pg_sequences
			where schemaname = 'public' and last_value is not null order by sequencename`;
		return {
			madeAt: (now?.at ?? new Date()).toISOString(),
			migrations: migrations.map(({ name }) => name),
			tables,
			sequences: [...sequences],
			sources,
		};
	});
}

/** Every table of the product and its columns, without those that PostgreSQL computes. */
export async function storedTables(sql: postgres.ISql): Promise<{ name: string; columns: string[] }[]> {
	return await sql<{ name: string; columns: string[] }[]>`
		select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
		from pg_class c join pg_attribute a on a.attrelid = c.oid
		where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
			and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		group by c.relname order by c.relname`;
}
