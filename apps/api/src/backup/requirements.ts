import { readdir, statfs } from "node:fs/promises";
import * as schema from "@throughline/db/schema";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type postgres from "postgres";
import { StartProblem } from "../start-problem.ts";
import { errorCode } from "./error-code.ts";
import type { Manifest } from "./manifest.ts";
import { megabytes } from "./progress.ts";
import { storedTables } from "./snapshot.ts";

/** An archive may unpack to a thousand times its size; what does not fit is refused before anything is written. */
export async function requireRoom(
	manifest: Manifest,
	{ dataDir, embedded }: { dataDir: string; embedded: boolean },
): Promise<void> {
	const listed = embedded ? [...manifest.files, ...manifest.tables] : manifest.files;
	const needed = listed.reduce((sum, { bytes }) => sum + bytes, 0);
	const { bavail, bsize } = await statfs(dataDir);
	if (needed <= bavail * bsize) return;
	throw new StartProblem(
		`The archive unpacks to ${megabytes(needed)}, and ${dataDir} has room for ${megabytes(bavail * bsize)}. Nothing was changed.`,
	);
}

/** A restore clears the schema, so that nobody else's tables may be in it. */
export async function requireOwn(tx: postgres.TransactionSql, manifest: Manifest): Promise<void> {
	const ours = new Set(["migration", ...manifest.tables.map(({ name }) => name)]);
	for (const table of Object.values(schema)) if (is(table, PgTable)) ours.add(getTableName(table));
	const foreign = (await storedTables(tx)).find(({ name }) => !ours.has(name));
	if (!foreign) return;
	throw new StartProblem(
		`The database also holds the table "${foreign.name}", which is not Throughline's, and a restore clears the database. Restore into a database of Throughline's own.`,
	);
}

export async function requireEmpty(tx: postgres.TransactionSql, stored: string): Promise<void> {
	const tables = (await storedTables(tx)).map(({ name }) => name);
	let rows = false;
	for (const name of ["program", "person"].filter((each) => tables.includes(each))) {
		const [table] = await tx<{ rows: boolean }[]>`select exists (select from ${tx(name)}) as rows`;
		rows ||= table?.rows ?? false;
	}
	const files = await readdir(stored).catch((error) => {
		if (errorCode(error) === "ENOENT") return [];
		throw error;
	});
	if (!rows && files.length === 0) return;
	const what = rows ? "The database holds programs or people" : `${stored} holds files`;
	throw new StartProblem(
		`${what}, and a restore replaces everything. To do so add --replace: npm run restore -- FILE --replace.`,
	);
}
