import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { migrate, migrationsFolder } from "@throughline/db/migrate";
import * as schema from "@throughline/db/schema";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import postgres from "postgres";
import { StartProblem } from "../lifecycle/start-problem.ts";
import { readArchive } from "./archive.ts";
import { storedTables } from "./dump.ts";
import { loadDatabase } from "./load.ts";
import { filesPrefix, type Manifest } from "./manifest.ts";

/**
 * Makes database and uploaded files what an archive says. The archive is unpacked and checked wholly first;
 * the database changes in one transaction, and the files with it. An archive of an older version is then
 * brought to this version's schema.
 * @param options.replace whether what is there may go; without it only an empty database is filled
 * @throws {StartProblem} when archive or database is not fit for it. Nothing was changed then.
 */
export async function restore(
	url: string,
	dataDir: string,
	file: string,
	options: { replace: boolean },
): Promise<Manifest> {
	await mkdir(dataDir, { recursive: true });
	const work = await mkdtemp(join(dataDir, "restore-"));
	const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
	let swapBack = async (): Promise<void> => {};
	try {
		const manifest = await readArchive(file, work);
		await checkSchema(manifest, file);
		// Brings an empty database the list of migrations, and is what every start does to one that is not.
		await migrate(url);
		await sql.begin(async (tx) => {
			// The same lock as migrations take: a starting instance waits, or we do.
			await tx`select pg_advisory_xact_lock(7420260101)`;
			await tx`set local lock_timeout = '30s'`;
			await checkOwn(tx, manifest);
			if (!options.replace) await checkEmpty(tx, dataDir);
			await loadDatabase(tx, manifest, work);
			swapBack = await swapFiles(work, join(dataDir, "files"));
		});
		swapBack = async () => {};
		await migrate(url);
		return manifest;
	} catch (error) {
		await swapBack();
		throw error;
	} finally {
		await sql.end({ timeout: 5 });
		await rm(work, { recursive: true, force: true });
	}
}

async function checkSchema(manifest: Manifest, file: string): Promise<void> {
	const known = new Set(await readdir(migrationsFolder));
	const unknown = manifest.migrations.find((name) => !known.has(`${name}.sql`));
	if (!unknown) return;
	throw new StartProblem(
		`${file} was made by a newer version of Throughline: its database has the migration "${unknown}", which this version does not know. Restore it with that version. Nothing was changed.`,
	);
}

async function checkEmpty(tx: postgres.TransactionSql, dataDir: string): Promise<void> {
	const [found] = await tx<{ rows: boolean }[]>`
		select exists (select from program) or exists (select from person) as rows`;
	const folder = join(dataDir, "files");
	const files = existsSync(folder) && (await readdir(folder)).length > 0;
	if (!found?.rows && !files) return;
	const what = found?.rows ? "The database holds programs or people" : `${folder} holds files`;
	throw new StartProblem(
		`${what}, and a restore replaces everything. To do so add --replace: npm run restore -- FILE --replace. Nothing was changed.`,
	);
}

/** Puts the unpacked files in place of the present ones. @returns what undoes it, until `work` is removed. */
async function swapFiles(work: string, current: string): Promise<() => Promise<void>> {
	const [restored, replaced] = [join(work, filesPrefix), join(work, "replaced")];
	await mkdir(restored, { recursive: true, mode: 0o700 });
	const had = existsSync(current);
	if (had) await rename(current, replaced);
	await rename(restored, current);
	return async () => {
		await rm(current, { recursive: true, force: true });
		if (had) await rename(replaced, current);
	};
}

/** A restore clears the schema, so that nobody else's tables may be in it. */
async function checkOwn(tx: postgres.TransactionSql, manifest: Manifest): Promise<void> {
	const ours = new Set(["migration", ...manifest.tables.map(({ name }) => name)]);
	for (const table of Object.values(schema)) if (is(table, PgTable)) ours.add(getTableName(table));
	const foreign = (await storedTables(tx)).find(({ name }) => !ours.has(name));
	if (!foreign) return;
	throw new StartProblem(
		`The database also holds the table "${foreign.name}", which is not Throughline's, and a restore clears the database. Restore into a database of Throughline's own. Nothing was changed.`,
	);
}
