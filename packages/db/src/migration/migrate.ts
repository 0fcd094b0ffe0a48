import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { unlimitedSession } from "../limits/limits.ts";
import { migratorName, overseeMigration } from "./overseer.ts";

/** The product's migrations: SQL files named `YYYYMMDDhhmmss_what-it-does.sql`, applied in that order. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** The database cannot be brought to the schema of this code. The message is a sentence for an operator. */
export class MigrationError extends Error {
	override readonly name = "MigrationError";

	/** The one that failed and was rolled back, if one did. */
	readonly migration: string | undefined;

	constructor(message: string, options?: ErrorOptions & { migration?: string }) {
		super(message, options);
		this.migration = options?.migration;
	}
}

type Migration = { name: string; hash: string; statements: string[] };

/** Any number that every version of the product agrees on; it names the lock of whoever changes the schema. */
export const migrationLock = 7_420_260_101n;

export type MigrateOptions = {
	/** Receives a sentence when somebody else's lock has been waited for. */
	report?: (sentence: string) => void;
	/** How long a lock is waited for in silence; 10,000 by default. */
	silentMs?: number;
	/** Ends the work at once: the migration under way is rolled back. */
	signal?: AbortSignal;
};

/**
 * Brings the database at `url` to the schema of this code, each migration in a transaction of its own.
 * Several instances may start at once: an advisory lock lets one migrate while the others wait.
 * @returns the names of the migrations that this call applied, oldest first.
 * @throws {MigrationError} when the database has migrations that this code does not know, or knows
 * otherwise, and when a migration fails. What was applied before it stays applied.
 * @throws the reason of `signal` once that has fired
 */
export async function migrate(
	url: string,
	folder = migrationsFolder,
	options: MigrateOptions = {},
): Promise<{ applied: string[] }> {
	options.signal?.throwIfAborted();
	const migrations = await readMigrations(folder);
	const sql = postgres(url, {
		max: 1,
		connect_timeout: 5,
		idle_timeout: 0,
		max_lifetime: null,
		fetch_types: false,
		onnotice: () => {},
		connection: { application_name: migratorName, ...unlimitedSession },
	});
	const overseer = await overseeMigration(sql, url, options);
	try {
		await sql`select pg_advisory_lock(${migrationLock.toString()}::bigint)`;
		await createMigrationTable(sql);
		const pending = await compare(sql, migrations);
		for (const migration of pending) {
			options.signal?.throwIfAborted();
			await apply(sql, migration);
		}
		return { applied: pending.map(({ name }) => name) };
	} catch (error) {
		throw options.signal?.aborted ? options.signal.reason : error;
	} finally {
		await overseer.close();
		// Ending the connection also gives back the lock.
		await sql.end({ timeout: 5 });
	}
}

/** Makes the list of the migrations that a database has, unless it is there. */
export async function createMigrationTable(sql: postgres.ISql): Promise<void> {
	await sql`
		create table if not exists migration (
			name text primary key,
			hash text not null,
			applied_at timestamptz(3) not null default now()
		)`;
}

async function readMigrations(folder: string): Promise<Migration[]> {
	const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
	return Promise.all(
		files.map(async (file) => {
			// A checkout with other line ends is still the same migration.
			const text = (await readFile(`${folder}/${file}`, "utf8")).replaceAll("\r\n", "\n");
			return {
				name: file.slice(0, -".sql".length),
				hash: createHash("sha256").update(text).digest("hex"),
				statements: text.split("--> statement-breakpoint"),
			};
		}),
	);
}

async function compare(sql: postgres.Sql, migrations: Migration[]): Promise<Migration[]> {
	const applied = await sql<{ name: string; hash: string }[]>`select name, hash from migration order by name`;
	const byName = new Map(migrations.map((migration) => [migration.name, migration]));
	for (const { name, hash } of applied) {
		const migration = byName.get(name);
		if (!migration) {
			throw new MigrationError(
				`The database's schema is newer than this version of Throughline: it has the migration "${name}", which this version does not know. Start the newer version, or restore a backup from before the upgrade.`,
			);
		}
		if (migration.hash !== hash) {
			throw new MigrationError(
				`The migration "${name}" was applied with other contents than it has now. An applied migration never changes: restore the file, and put the change into a new migration.`,
			);
		}
	}
	const done = new Set(applied.map(({ name }) => name));
	return migrations.filter(({ name }) => !done.has(name));
}

async function apply(sql: postgres.Sql, { name, hash, statements }: Migration): Promise<void> {
	let current = "";
	try {
		await sql.begin(async (tx) => {
			for (const statement of statements) {
				current = statement;
				await tx.unsafe(statement);
			}
			await tx`insert into migration (name, hash) values (${name}, ${hash})`;
		});
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		const extension = refusedExtension(current, error);
		if (extension) {
			throw new MigrationError(
				`The database lacks the PostgreSQL extension "${extension}", and it could not be added: ${reason}. Have an administrator run "CREATE EXTENSION ${extension};" in this database, then start again.`,
				{ cause: error },
			);
		}
		const message = `The migration "${name}" failed and was rolled back: ${reason}`;
		throw new MigrationError(message, { cause: error, migration: name });
	}
}

/** Insufficient privilege, not available on the server, its files missing: PostgreSQL's manual, appendix A. */
const extensionRefusals = ["42501", "0A000", "58P01"];

function refusedExtension(statement: string, error: unknown): string | undefined {
	if (!(error instanceof postgres.PostgresError) || !extensionRefusals.includes(error.code)) return undefined;
	return /^create extension if not exists (\w+)/im.exec(statement)?.[1];
}
