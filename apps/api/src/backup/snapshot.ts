import { createHash } from "node:crypto";
import { neededFileKeys, tablesThatNeedFiles } from "@throughline/db/stored-files";
import type postgres from "postgres";
import { StartProblem } from "../start-problem.ts";
import { withTransaction } from "./connection.ts";
import type { Manifest } from "./manifest.ts";
import { type Progress, statementPauseMs } from "./progress.ts";

/** The database as of one instant. */
export type Snapshot = Pick<Manifest, "madeAt" | "installation" | "migrations" | "sequences"> & {
	tables: { name: string; columns: string[] }[];
	/** The storage keys of the uploaded files that the rows need. */
	fileKeys: Set<string>;
};

/**
 * Holds the database at one instant while `work` reads it. Writers go on; a migration waits for the end, and this for
 * the end of one that is under way.
 */
export async function withSnapshot<Result>(
	sql: postgres.Sql,
	progress: Progress,
	work: (tx: postgres.TransactionSql, snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
	const names = (await storedTables(sql)).map(({ name }) => `"${name}"`).join(", ");
	if (names === "") throw new StartProblem("The database holds no table yet: there is nothing to back up.");
	return await withTransaction(sql, "isolation level repeatable read read only", async (tx) => {
		// The lock comes before the snapshot: else a migration could change a table between the two.
		await tx.unsafe(`lock table ${names} in access share mode`);
		progress.phase("Listing what there is", statementPauseMs);
		return await work(tx, await describe(tx));
	});
}

async function describe(tx: postgres.TransactionSql): Promise<Snapshot> {
	const [now] = await tx<{ at: Date }[]>`select now() as at`;
	const tables = await storedTables(tx);
	if (!now || !tables.some(({ name }) => name === "migration")) {
		throw new StartProblem("This is no database of Throughline: it has no list of migrations.");
	}
	const migrations = await tx<{ name: string }[]>`select name from migration order by name`;
	// A restore brings the list along, so that this stays the same wherever an installation moves to.
	const [first] = await tx<{ appliedAt: string }[]>`
		select min(applied_at)::text || min(name) as "appliedAt" from migration`;
	const sequences = await tx<{ name: string; value: string }[]>`
		select sequencename as name, last_value::text as value from pg_sequences
		where schemaname = 'public' and last_value is not null order by sequencename`;
	const hasFiles = tablesThatNeedFiles.every((needed) => tables.some(({ name }) => name === needed));
	const keys = hasFiles ? await tx.unsafe<{ key: string }[]>(neededFileKeys) : [];
	return {
		madeAt: now.at.toISOString(),
		installation: createHash("sha256")
			.update(first?.appliedAt ?? "")
			.digest("hex")
			.slice(0, 16),
		migrations: migrations.map(({ name }) => name),
		tables,
		sequences: [...sequences],
		fileKeys: new Set(keys.map(({ key }) => key)),
	};
}

/** Every table of the product and its columns, without those that PostgreSQL computes. */
export async function storedTables(sql: postgres.ISql): Promise<{ name: string; columns: string[] }[]> {
	const tables = await sql<{ name: string; columns: string }[]>`
		select c.relname as name, string_agg(a.attname, ',' order by a.attnum) as columns
		from pg_class c join pg_attribute a on a.attrelid = c.oid
		where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
			and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		group by c.relname order by c.relname`;
	return tables.map(({ name, columns }) => ({ name, columns: columns.split(",") }));
}
