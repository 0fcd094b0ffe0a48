import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as schema from "../schema.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { MigrationError, migrate, migrationsFolder } from "./migrate.ts";

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
	database = await createTestDatabase();
	folder = join(await mkdtemp(join(tmpdir(), "migrations-")), "migrations");
	await cp(migrationsFolder, folder, { recursive: true });
});
afterEach(async () => {
	await database.drop();
	await rm(join(folder, ".."), { recursive: true });
});

async function addMigration(name: string, statements: string): Promise<void> {
	await writeFile(join(folder, `${name}.sql`), statements);
}

test("a database with the newest schema has nothing to migrate", async () => {
	expect(await migrate(database.url)).toEqual({ applied: [] });
});

test("a new migration is applied once, and named", async () => {
	await addMigration("29991231000000_add-a-table", "create table added (id int)");
	expect(await migrate(database.url, folder)).toEqual({ applied: ["29991231000000_add-a-table"] });
	expect(await migrate(database.url, folder)).toEqual({ applied: [] });
	expect(await database.sql`select * from added`).toEqual([]);
});

test("of several instances that start at once, one migrates and the others wait for it", async () => {
	await addMigration("29991231000000_add-a-table", "create table added (id int); select pg_sleep(0.1)");
	const results = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder)));
	expect(results.map(({ applied }) => applied.length).sort()).toEqual([0, 0, 0, 1]);
});

test("a migration takes as long as it needs, whatever limits the database sets, and says for whom it waits", async () => {
	const name = new URL(database.url).pathname.slice(1);
	for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
		await database.sql`alter database ${database.sql(name)} set ${database.sql.unsafe(limit)} = 50`;
	await addMigration(
		"29991231000000_add-a-column",
		"alter table program add column added int; select pg_sleep(0.1)",
	);
	const said = Promise.withResolvers<string>();
	const holder = await database.sql.reserve();
	await holder`begin`;
	await holder`set local idle_in_transaction_session_timeout = 0`;
	await holder`lock table program`;
	const [row] = await holder<{ pid: number }[]>`select pg_backend_pid() as pid`;
	const migrated = migrate(database.url, folder, { report: said.resolve, silentMs: 100 });
	expect(await Promise.race([said.promise, migrated])).toContain(
		`Waiting for database process ${row?.pid}, "throughline"`,
	);
	await holder`commit`;
	holder.release();
	expect((await migrated).applied).toEqual(["29991231000000_add-a-column"]);
});

test("a migration that fails leaves nothing of itself and keeps the ones before it", async () => {
	await addMigration("29991231000000_add-a-table", "create table added (id int)");
	await addMigration(
		"29991231000001_break",
		"create table half_made (id int);\n--> statement-breakpoint\nselect 1 / 0",
	);
	await expect(migrate(database.url, folder)).rejects.toThrow(
		/migration "29991231000001_break" failed and was rolled back: division by zero/,
	);
	expect(
		await database.sql`select to_regclass('added') as added, to_regclass('half_made') as half`,
	).toMatchObject([{ added: expect.anything(), half: null }]);
});

test("an extension that the server does not have is asked of the administrator", async () => {
	await addMigration("29991231000000_extend", "create extension if not exists no_such_extension");
	await expect(migrate(database.url, folder)).rejects.toThrow(
		/lacks the PostgreSQL extension "no_such_extension".*Have an administrator run "CREATE EXTENSION no_such_extension;"/,
	);
});

test("so is one that the database user may not create", async () => {
	const role = `limited_${Date.now()}`;
	await database.sql.unsafe(
		`create role ${role} login password 'limited'; grant create on schema public to ${role}; grant select on migration to ${role}`,
	);
	const url = new URL(database.url);
	Object.assign(url, { username: role, password: "limited" });
	await addMigration("29991231000000_extend", "create extension if not exists citext");
	try {
		await expect(migrate(url.href, folder)).rejects.toThrow(
			/permission denied to create extension "citext".*Have/,
		);
	} finally {
		await database.sql.unsafe(`drop owned by ${role}; drop role ${role}`);
	}
});

test("a database that is newer than the code is refused with a sentence for the operator", async () => {
	await addMigration("29991231000000_from-the-future", "select 1");
	await migrate(database.url, folder);
	const attempt = migrate(database.url);
	await expect(attempt).rejects.toBeInstanceOf(MigrationError);
	await expect(attempt).rejects.toThrow(
		/schema is newer than this version of Throughline: it has the migration "29991231000000_from-the-future"/,
	);
});

test("an applied migration whose file changed is refused", async () => {
	await addMigration("29991231000000_add-a-table", "create table added (id int)");
	await migrate(database.url, folder);
	await addMigration("29991231000000_add-a-table", "create table added (id bigint)");
	await expect(migrate(database.url, folder)).rejects.toThrow(/was applied with other contents/);
});

test("the schema in TypeScript and the migrations agree", async () => {
	const snapshots = await readdir(join(migrationsFolder, "meta"));
	const newest =
		snapshots
			.filter((file) => file.endsWith("_snapshot.json"))
			.sort()
			.at(-1) ?? "";
	const migrated = JSON.parse(await readFile(join(migrationsFolder, "meta", newest), "utf8"));
	const written = generateDrizzleJson(schema, migrated.id, undefined, "snake_case");
	expect(await generateMigration(migrated, written)).toEqual([]);
	for (const table of Object.values(schema)) {
		await expect(database.db.select().from(table).limit(1)).resolves.toBeInstanceOf(Array);
	}
});
