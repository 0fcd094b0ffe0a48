import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { migrate, migrationsFolder } from "@throughline/db/migrate";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { extract, type Header, pack } from "tar-stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { backUp } from "./back-up.ts";
import { storedTables } from "./dump.ts";
import { restore } from "./restore.ts";

let folder: string;
let archive: string;
const databases: TestDatabase[] = [];

const database = async (options?: { demo?: boolean }): Promise<TestDatabase> => {
	const made = await createTestDatabase(options);
	databases.push(made);
	return made;
};

/** Every row of every table as text, in a fixed order. */
const contents = async ({ sql }: TestDatabase): Promise<Record<string, string[]>> => {
	const all: Record<string, string[]> = {};
	for (const { name } of await storedTables(sql)) {
		const rows = await sql<{ row: string }[]>`select t::text as row from ${sql(name)} t order by 1`;
		all[name] = rows.map(({ row }) => row);
	}
	return all;
};

/** The constraints, triggers and indexes of the schema. */
const guards = ({ sql }: TestDatabase): Promise<unknown> => sql`
	select conrelid::regclass::text as on, pg_get_constraintdef(oid) as definition from pg_constraint
	where connamespace = 'public'::regnamespace
	union all select tgrelid::regclass::text, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
	union all select tablename, indexdef from pg_indexes where schemaname = 'public'
	order by 1, 2`;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "throughline-backup-"));
	archive = join(folder, "backup.tar.gz");
	await mkdir(join(folder, "data/files/2026"), { recursive: true });
	await writeFile(join(folder, "data/files/2026/Müller & Söhne.pdf"), Buffer.from([0, 255, 10, 13, 0]));
	await writeFile(join(folder, "data/files/empty.txt"), "");
});

afterEach(async () => {
	for (const made of databases.splice(0)) await made.drop();
	await rm(folder, { recursive: true, force: true });
});

test("a backup restored elsewhere gives equal rows, equal guards and equal files", async () => {
	const [from, to] = [await database({ demo: true }), await database()];
	const manifest = await backUp(from.url, join(folder, "data"), archive);
	await restore(to.url, join(folder, "other"), archive, { replace: false });

	expect(await contents(to)).toEqual(await contents(from));
	expect(await guards(to)).toEqual(await guards(from));
	expect(manifest.tables.find(({ name }) => name === "program")?.rows).toBeGreaterThan(0);
	expect(await readFile(join(folder, "other/files/2026/Müller & Söhne.pdf"))).toEqual(
		Buffer.from([0, 255, 10, 13, 0]),
	);
	expect((await readdir(join(folder, "other/files"))).sort()).toEqual(["2026", "empty.txt"]);
	expect(await readdir(join(folder, "other"))).toEqual(["files"]);
}, 60_000);

test("a backup of twenty megabytes over several tables ends, and restores to equal rows", async () => {
	const [from, to] = [await database({ demo: true }), await database()];
	await from.sql`
		insert into audit_entry (id, at, person_name, action, object_type, object_id, object_title, after)
		select gen_random_uuid(), now(), 'Ada', 'changed', 'task', n::text, 'Title ' || n,
			jsonb_build_object('text', repeat(md5(n::text), 30))
		from generate_series(1, 10000) n`;
	await from.sql`
		insert into task (id, program_id, name, description, status)
		select gen_random_uuid(), (select id from program limit 1), 'Task ' || n, repeat(md5(n::text), 60), 'In Progress'
		from generate_series(1, 5000) n`;
	await backUp(from.url, join(folder, "data"), archive);
	await restore(to.url, join(folder, "other"), archive, { replace: false });
	for (const { name } of await storedTables(from.sql)) {
		const digest = ({ sql }: TestDatabase) =>
			sql`select count(*)::int as rows, md5(string_agg(t::text, E'\n' order by t::text)) as hash from ${sql(name)} t`;
		expect(await digest(to), name).toEqual(await digest(from));
	}
}, 120_000);

test("audit rows come back, and are as untouchable as before", async () => {
	const [from, to] = [await database(), await database()];
	await from.sql`
		insert into audit_entry (id, at, person_name, action, object_type, object_id, object_title, after)
		values (gen_random_uuid(), now(), E'Ada\tLove\\nlace', 'created', 'program', '1', 'A "title"', '{"a": [1, null, "\\n"]}')`;
	await backUp(from.url, folder, archive);
	await restore(to.url, folder, archive, { replace: false });
	expect(await contents(to)).toEqual(await contents(from));
	await expect(to.sql`delete from audit_entry`).rejects.toThrow();
	await expect(to.sql`truncate audit_entry`).rejects.toThrow();
}, 60_000);

test("a database that holds something is kept, unless it is to be replaced", async () => {
	const [from, to] = [await database(), await database({ demo: true })];
	await backUp(from.url, join(folder, "data"), archive);
	const before = await contents(to);
	await expect(restore(to.url, join(folder, "other"), archive, { replace: false })).rejects.toThrow(
		"--replace",
	);
	expect(await contents(to)).toEqual(before);

	await restore(to.url, join(folder, "other"), archive, { replace: true });
	expect(await contents(to)).toEqual(await contents(from));
}, 60_000);

test("an archive of an older version is brought to this version's schema", async () => {
	const [old, to] = [await database(), await database()];
	const oldMigrations = join(folder, "migrations");
	await mkdir(oldMigrations);
	const [first = ""] = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort();
	await copyFile(join(migrationsFolder, first), join(oldMigrations, first));
	await old.sql`drop schema public cascade`;
	await old.sql`create schema public`;
	await migrate(old.url, oldMigrations);
	const id = "0190a0a0-0000-7000-8000-000000000001";
	await old.sql`insert into program (id, name, status) values (${id}, 'From before', 'Active')`;
	const manifest = await backUp(old.url, folder, archive);
	expect(manifest.migrations).toHaveLength(1);

	await restore(to.url, folder, archive, { replace: false });
	const fresh = await database();
	expect(await guards(to)).toEqual(await guards(fresh));
	expect(await to.sql`select name from program`).toEqual([{ name: "From before" }]);
	expect(await to.sql`select count(*)::int as totals from program_totals`).toEqual([{ totals: 1 }]);
}, 60_000);

test("a database with somebody else's tables is never cleared", async () => {
	const [from, to] = [await database(), await database()];
	await backUp(from.url, folder, archive);
	await to.sql`create table invoices (id int)`;
	await expect(restore(to.url, folder, archive, { replace: true })).rejects.toThrow('"invoices"');
	expect(await to.sql`select * from invoices`).toEqual([]);
}, 60_000);

test("a restore that fails half-way leaves rows and files as they were", async () => {
	const [from, to] = [await database(), await database({ demo: true })];
	await backUp(from.url, join(folder, "data"), archive);
	await rewrite((name, body) => {
		if (name !== "manifest.json") return { name, body };
		const manifest = JSON.parse(body.toString());
		manifest.tables[0].rows += 1;
		return { name, body: Buffer.from(JSON.stringify(manifest)) };
	});
	const before = await contents(to);
	await mkdir(join(folder, "other/files"), { recursive: true });
	await writeFile(join(folder, "other/files/mine.txt"), "mine");
	await expect(restore(to.url, join(folder, "other"), archive, { replace: true })).rejects.toThrow(
		"The archive promises",
	);
	expect(await contents(to)).toEqual(before);
	expect(await readdir(join(folder, "other/files"))).toEqual(["mine.txt"]);
}, 60_000);

/** One database and its archive for all refusals: none of them changes anything. */
let sound: { database: TestDatabase; archive: string };

beforeAll(async () => {
	const made = await createTestDatabase();
	const home = await mkdtemp(join(tmpdir(), "throughline-backup-"));
	await mkdir(join(home, "files/2026"), { recursive: true });
	await writeFile(join(home, "files/2026/scan.pdf"), "scan");
	await writeFile(join(home, "files/empty.txt"), "");
	sound = { database: made, archive: join(home, "sound.tar.gz") };
	await backUp(made.url, home, sound.archive);
});

afterAll(async () => {
	await sound.database.drop();
	await rm(dirname(sound.archive), { recursive: true, force: true });
});

/** Writes the archive again with each entry as `change` gives it; null leaves it out. */
async function rewrite(
	change: (name: string, body: Buffer) => (Pick<Header, "name"> & Partial<Header> & { body: Buffer }) | null,
): Promise<void> {
	const input = extract();
	const output = pack();
	const reading = pipeline(createReadStream(archive), createGunzip(), input);
	const writing = pipeline(output, createGzip(), createWriteStream(`${archive}.new`));
	for await (const entry of input) {
		const changed = change(entry.header.name, await buffer(entry));
		if (!changed) continue;
		const { body, ...header } = changed;
		output.entry({ mode: 0o600, ...header }, body);
	}
	output.finalize();
	await Promise.all([reading, writing]);
	await writeFile(archive, await readFile(`${archive}.new`));
}

test.each<{ name: string; spoil: () => Promise<void>; says: string }>([
	{
		name: "is cut off",
		spoil: async () => truncate(archive, Math.floor((await readFile(archive)).length / 2)),
		says: "damaged or cut off",
	},
	{ name: "is empty", spoil: () => truncate(archive, 0), says: "cannot be restored" },
	{ name: "is another file", spoil: () => writeFile(archive, "<html>"), says: "no backup of Throughline" },
	{ name: "is missing", spoil: () => rm(archive), says: "ENOENT" },
	{
		name: "lacks its last entry",
		spoil: () => rewrite((name, body) => (name === "files/empty.txt" ? null : { name, body })),
		says: '"files/empty.txt" and what follows is missing',
	},
	{
		name: "was changed",
		spoil: () =>
			rewrite((name, body) => ({ name, body: name.endsWith(".pdf") ? Buffer.from("scam") : body })),
		says: "was changed after the backup was made",
	},
	{
		name: "holds more than it lists",
		spoil: () => rewrite((name, body) => ({ name: name.replace("empty", "other"), body })),
		says: 'holds "files/other.txt" where its own list does not',
	},
	...["files/../../evil.sh", "/etc/evil", "files/a\\..\\..\\evil", "files//etc/evil", "files/C:evil"].map(
		(evil) => ({
			name: `leads outside by ${evil}`,
			spoil: () =>
				rewrite((name, body) => ({
					name: name === "files/empty.txt" ? evil : name,
					body: Buffer.from(
						body.toString("latin1").replace('"files/empty.txt"', JSON.stringify(evil)),
						"latin1",
					),
				})),
			says: "would land outside of the data folder",
		}),
	),
	{
		name: "holds a link",
		spoil: () =>
			rewrite((name, body) =>
				name === "files/empty.txt"
					? { name, type: "symlink", linkname: "/etc/passwd", body: Buffer.alloc(0) }
					: { name, body },
			),
		says: "is a symlink, not a file",
	},
	{
		name: "comes from a newer version",
		spoil: () =>
			rewrite((name, body) => ({
				name,
				body: Buffer.from(
					body.toString("latin1").replace(/"migrations": \[/, '"migrations": ["29990101000000_future",'),
					"latin1",
				),
			})),
		says: "made by a newer version",
	},
])("an archive that $name is refused before anything changes", async ({ spoil, says }) => {
	await copyFile(sound.archive, archive);
	const made = sound.database;
	await spoil();
	const before = await contents(made);
	const attempt = restore(made.url, join(folder, "data"), archive, { replace: true });
	await expect(attempt).rejects.toThrow(says);
	await expect(attempt).rejects.toThrow("Nothing was changed.");
	expect(await contents(made)).toEqual(before);
	expect((await readdir(join(folder, "data/files"))).sort()).toEqual(["2026", "empty.txt"]);
});
