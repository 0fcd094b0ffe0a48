import { grantRuntime } from "@throughline/db/migration/grant";
import {
	type MigrateOptions,
	MigrationError,
	migrate,
	migrationsFolder,
} from "@throughline/db/migration/migrate";
import postgres from "postgres";
import type { Config } from "../config.ts";
import { StartProblem } from "../start-problem.ts";

/** One database as the role that uses it and as the role that owns its tables, which may be the same. */
export type DatabaseRoles = { url: string; migrationUrl: string };

/** Something that the database refused the role of MIGRATION_DATABASE_URL; the `cause` is the driver's error. */
export class OwnerFailure extends Error {
	override readonly name = "OwnerFailure";
}

/**
 * Brings the database to the schema of this code as the role that owns it, and gives the other one what it needs. A restore
 * makes the tables anew, and calls it afterwards.
 * @returns the names of the migrations that this call applied, oldest first.
 * @throws {StartProblem} when the addresses lead to different databases
 * @throws {MigrationError} see `migrate` and `grantRuntime`
 * @throws {OwnerFailure} when the owner's role cannot connect or lacks a right
 * @throws the reason of the signal once that has fired
 */
export async function bringToSchema(
	{ url, migrationUrl }: DatabaseRoles,
	options: MigrateOptions = {},
): Promise<{ applied: string[] }> {
	if (url === migrationUrl) return await migrate(url, migrationsFolder, options);
	const runtime = await identify(url);
	return await namingOwner(async () => {
		const owner = await identify(migrationUrl);
		if (owner.database !== runtime.database) {
			throw new StartProblem(
				"DATABASE_URL and MIGRATION_DATABASE_URL lead to different databases. Both must name the same one, each with a role of its own.",
			);
		}
		const migrated = await migrate(migrationUrl, migrationsFolder, options);
		if (owner.role !== runtime.role) await grantRuntime(migrationUrl, runtime.role);
		return migrated;
	}, options.signal);
}

/** Does what the owner of the tables alone may do, such as a restore, with a configuration that names that role. */
export async function asOwner<Result>(
	config: Config,
	work: (config: Config) => Promise<Result>,
): Promise<Result> {
	const { database } = config;
	if (database.kind === "embedded" || database.url === database.migrationUrl) return await work(config);
	return await namingOwner(() => work({ ...config, database: { ...database, url: database.migrationUrl } }));
}

async function namingOwner<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
	try {
		return await work();
	} catch (cause) {
		if (signal?.aborted || cause instanceof StartProblem || cause instanceof MigrationError) throw cause;
		throw new OwnerFailure("The role of MIGRATION_DATABASE_URL met an error", { cause });
	}
}

/** Who one is at an address, and in which database: two names may lead to one server, as through a pooler. */
async function identify(url: string): Promise<{ role: string; database: string }> {
	const sql = postgres(url, { max: 1, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
	try {
		const [row] = await sql<{ role: string; database: string }[]>`
			select current_user as role, d.oid || ' ' || pg_postmaster_start_time() as database
			from pg_database d where d.datname = current_database()`;
		if (!row) throw new Error("The database does not know itself.");
		return row;
	} finally {
		await sql.end({ timeout: 1 });
	}
}
