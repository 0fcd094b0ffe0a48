import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../connect.ts";
import { migrate, migrationsFolder } from "../migration/migrate.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { Filler } from "./rows/fill.ts";

/** A database as an earlier version left it, with rows in every table that there was. */
export type StartingPoint = {
	/** The newest migration that it has, without `.sql`. */
	newest: string;
	database: TestDatabase;
};

/** The names of the product's migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
	const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort();
	return files.map((name) => name.slice(0, -".sql".length));
}

/**
 * Brings a database to the schema of a version, whose newest migration is `newest`, without `.sql`.
 * @returns the names of the migrations that it lacked, oldest first.
 */
export async function migrateTo(url: string, newest: string): Promise<{ applied: string[] }> {
	const folder = await mkdtemp(join(tmpdir(), "throughline-earlier-"));
	const names = await migrationNames();
	for (const name of names.slice(0, names.indexOf(newest) + 1))
		await copyFile(join(migrationsFolder, `${name}.sql`), join(folder, `${name}.sql`));
	return migrate(url, folder).finally(() => rm(folder, { recursive: true }));
}

/** Makes a database at each migration, the newest included: one grows and is filled, and is copied at each step. */
export async function makeStartingPoints(): Promise<StartingPoint[]> {
	const names = await migrationNames();
	const points: StartingPoint[] = [];
	const folder = await mkdtemp(join(tmpdir(), "throughline-earlier-"));
	const growing = await createTestDatabase({ template: "template0" });
	const filler = new Filler();
	try {
		for (const newest of names) {
			await copyFile(join(migrationsFolder, `${newest}.sql`), join(folder, `${newest}.sql`));
			await migrate(growing.url, folder);
			const connection = connect(growing.url, { max: 1 });
			// A database in use cannot be copied.
			await filler.fill(connection.sql).finally(() => connection.close());
			const database = await createTestDatabase({ template: new URL(growing.url).pathname.slice(1) });
			points.push({ newest, database });
		}
	} finally {
		await growing.drop();
		await rm(folder, { recursive: true });
	}
	return points;
}
