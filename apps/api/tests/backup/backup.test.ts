import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrate, migrationsFolder } from "@throughline/db/migration/migrate";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readArchive } from "../../src/backup/archive-reader.ts";
import { measure } from "../../src/backup/measure.ts";
import { archiveName, rotate } from "../../src/backup/rotate.ts";
import { guards } from "../guards.ts";
import { contents, openWorkspace, storeFile, unwatched, type Workspace } from "./workspace.ts";

let space: Workspace;
beforeEach(async () => {
	space = await openWorkspace();
});
afterEach(() => space.close());

const namesIn = async (file: string): Promise<string[]> => {
	const names: string[] = [];
	for await (const item of readArchive(file, new AbortController().signal)) {
		names.push("name" in item ? `${item.kind} ${item.name}` : item.kind);
		await measure(item.content);
	}
	return names;
};

test("a backup restored elsewhere gives equal rows, equal guards and equal files", async () => {
	const [from, to] = [await space.database({ demo: true }), await space.database()];
	const bytes = Buffer.from([0, 255, 10, 13, 0]);
	const key = await storeFile(from, space.data("data"), bytes);
	const empty = await storeFile(from, space.data("data"), "");
	const manifest = await space.backUp(from);
	await space.restore(to);

	expect(await contents(to)).toEqual(await contents(from));
	expect(await guards(to)).toEqual(await guards(from));
	expect(manifest.tables.find(({ name }) => name === "program")?.rows).toBeGreaterThan(0);
	expect(await readFile(join(space.data("other"), "files", key))).toEqual(bytes);
	expect((await readdir(space.data("other/files"))).sort()).toEqual([key, empty].sort());
	expect(await readdir(space.data("other"))).toEqual(["files"]);
	expect(await readdir(space.data("data"))).toEqual(["files"]);
}, 60_000);

test("ten megabytes over several tables are backed up and restored", async () => {
	const [from, to] = [await space.database({ demo: true }), await space.database()];
	await from.sql`
		insert into audit_entry (id, at, person_name, action, object_type, object_id, object_title, after)
		select gen_random_uuid(), now(), 'Ada', 'changed', 'task', n::text, 'Title ' || n,
			jsonb_build_object('text', repeat(md5(n::text), 30))
		from generate_series(1, 5000) n`;
	await from.sql`
		insert into strategy_session (id, title, input_text)
		select 'session-' || n, 'A text', repeat(md5(n::text) || E' \\\\ \t\n', 1000) from generate_series(1, 150) n`;
	const manifest = await space.backUp(from);
	expect(manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(10_000_000);
	await space.restore(to);
	expect(await contents(to)).toEqual(await contents(from));
}, 120_000);

test("audit rows come back, and are as untouchable as before", async () => {
	const [from, to] = [await space.database(), await space.database()];
	await from.sql`
		insert into audit_entry (id, at, person_name, action, object_type, object_id, object_title, after)
		values (gen_random_uuid(), now(), E'Ada\tLove\\nlace', 'created', 'program', '1', 'A "title"', '{"a": [1, null, "\\n"]}')`;
	await space.backUp(from);
	await space.restore(to);
	expect(await contents(to)).toEqual(await contents(from));
	await expect(to.sql`delete from audit_entry`).rejects.toThrow();
	await expect(to.sql`truncate audit_entry`).rejects.toThrow();
}, 60_000);

test("what is written while a backup runs waits for nothing and is not in it, and a file removed meanwhile is", async () => {
	const from = await space.database();
	const removed = await storeFile(from, space.data("data"), "needed by the snapshot");
	await from.sql`
		insert into strategy_session (id, title, input_text)
		select 'session-' || n, 'A text', repeat(md5(n::text), 30000) from generate_series(1, 30) n`;
	let newer: Promise<string> | undefined;
	const progress = unwatched();
	const moved = (state?: unknown): void => {
		progress.moved(state);
		newer ??= (async () => {
			await rm(join(space.data("data/files"), removed));
			await from.sql`delete from source_document`;
			return await storeFile(from, space.data("data"), "newer");
		})();
	};
	const manifest = await space.backUp(from, { progress: { ...progress, moved } });
	const written = await newer;
	expect(manifest.files.map(({ name }) => name)).toEqual([removed]);
	expect(manifest.tables.find(({ name }) => name === "strategy_session")?.rows).toBe(31);
	expect(await readdir(space.data("data/files"))).toEqual([written]);

	const to = await space.database();
	await space.restore(to);
	expect(await readFile(join(space.data("other/files"), removed), "utf8")).toBe("needed by the snapshot");
}, 60_000);

test("files that no row needs are left out, and a file that is gone is named", async () => {
	const from = await space.database();
	const gone = await storeFile(from, space.data("data"), "lost");
	await rm(join(space.data("data/files"), gone));
	await writeFile(join(space.data("data/files"), "0190a0a0-0000-7000-8000-000000000009"), "nobody's");
	const manifest = await space.backUp(from);
	expect(manifest).toMatchObject({ files: [], missing: [gone] });
}, 60_000);

test("a deletion that can still be undone keeps its file in the backup", async () => {
	const from = await space.database();
	const key = await storeFile(from, space.data("data"), "may come back");
	await from.sql`
		insert into deleted_object (id, object_type, object_id, title, rows)
		select gen_random_uuid(), 'strategy_session', session_id, 'A memo', jsonb_build_object('deleted', jsonb_build_array(
			jsonb_build_object('table', 'source_document', 'rows', jsonb_build_array(to_jsonb(d)))))
		from source_document d`;
	await from.sql`delete from source_document`;
	expect((await space.backUp(from)).files.map(({ name }) => name)).toEqual([key]);
}, 60_000);

test("the session secret is in the archive where the product keeps it, and comes back with it", async () => {
	const [from, to] = [await space.database(), await space.database()];
	await writeFile(join(space.folder, "session-secret"), "kept for forty characters or some more of it");
	const manifest = await space.backUp(from, { secretFile: join(space.folder, "session-secret") });
	expect(manifest.secret).not.toBeNull();
	await space.restore(to, { secretFile: join(space.folder, "restored-secret") });
	expect(await readFile(join(space.folder, "restored-secret"), "utf8")).toMatch(/^kept for forty/);

	await rm(space.archive);
	expect((await space.backUp(from)).secret).toBeNull();
	expect(await namesIn(space.archive)).not.toContain("secret");
}, 60_000);

test("a database that holds something is kept, unless it is to be replaced with its files", async () => {
	const [from, to] = [await space.database(), await space.database({ demo: true })];
	const kept = await storeFile(from, space.data("data"), "restored");
	await space.backUp(from);
	await storeFile(to, space.data("other"), "of before");
	const before = await contents(to);
	await expect(space.restore(to)).rejects.toThrow("--replace");
	expect(await contents(to)).toEqual(before);

	await space.restore(to, { replace: true });
	expect(await contents(to)).toEqual(await contents(from));
	expect(await readdir(space.data("other/files"))).toEqual([kept]);
}, 60_000);

// The rest of them, with rows in every table, are brought to it where upgrades are tested.
test("an archive of the first schema, of one in the middle and of the newest is brought to this version's schema", async () => {
	const old = await space.database();
	const folder = join(space.folder, "migrations");
	await mkdir(folder);
	await old.sql`drop schema public cascade`;
	await old.sql`create schema public`;
	const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort();
	const fresh = await space.database();
	const expected = await guards(fresh);
	const to = await space.database();
	let copied = 0;
	for (const length of [1, Math.ceil(names.length / 2), names.length]) {
		for (const name of names.slice(copied, length))
			await copyFile(join(migrationsFolder, name), join(folder, name));
		await migrate(old.url, folder);
		if (copied === 0) {
			await old.sql`
				insert into program (id, name, status) values ('0190a0a0-0000-7000-8000-000000000001', 'From before', 'Active')`;
		}
		copied = length;
		const manifest = await space.backUp(old);
		expect(manifest.migrations).toHaveLength(length);
		await space.restore(to, { replace: true });
		expect(await guards(to), `at ${length} migrations`).toEqual(expected);
		expect(await to.sql`select name from program`).toEqual([{ name: "From before" }]);
		expect(await to.sql`select count(*)::int as totals from program_totals`).toEqual([{ totals: 1 }]);
		await rm(space.archive);
	}
}, 120_000);

test("an archive of the first format is restored", async () => {
	const to = await space.database();
	await copyFile(join(import.meta.dirname, "../../fixtures/backup-format-1.tar.gz"), space.archive);
	const manifest = await space.restore(to);
	expect(manifest.tables.find(({ name }) => name === "program")?.rows).toBe(1);
	expect(await to.sql`select name from program`).toEqual([{ name: "Backed up in the first format" }]);
	const files = await readdir(space.data("other/files"));
	expect(files).toHaveLength(1);
	const { bytes } = await measure(createReadStream(join(space.data("other/files"), files[0] ?? "")));
	expect(bytes).toBe(13);
}, 60_000);

test("a database with somebody else's tables is never cleared", async () => {
	const [from, to] = [await space.database(), await space.database()];
	await space.backUp(from);
	await to.sql`create table invoices (id int)`;
	await expect(space.restore(to, { replace: true })).rejects.toThrow('"invoices"');
	expect(await to.sql`select * from invoices`).toEqual([]);
}, 60_000);

test("a limit on statements that the database sets does not cut a backup off", async () => {
	const from = await space.database({ demo: true });
	const [name] = await from.sql<{ name: string }[]>`select quote_ident(current_database()) as name`;
	await from.sql.unsafe(`alter database ${name?.name} set statement_timeout = '1ms'`);
	expect((await space.backUp(from)).tables.length).toBeGreaterThan(20);
}, 60_000);

test("of two backups at once the second is refused", async () => {
	const from = await space.database({ demo: true });
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
	let first: Promise<unknown> | undefined;
	await from.sql.begin(async (tx) => {
		// The first one waits for its table until the second has been answered.
		await tx`lock table program`;
		first = space.backUp(from, { progress: { ...unwatched(), phase: () => begin() } });
		await Promise.race([begun, first]);
		const second = space.backUp(from, { file: join(space.folder, "second.tar.gz") });
		await expect(second).rejects.toThrow("is under way");
	});
	await first;
	expect((await readdir(space.folder)).filter((name) => name.endsWith(".tar.gz"))).toEqual(["backup.tar.gz"]);
}, 60_000);

test("what killed runs have left goes with the next backup, and nothing else does", async () => {
	const from = await space.database();
	const { installation } = await space.backUp(from, { file: join(space.folder, "first.tar.gz") });
	const draft = (id: string) => `.throughline-${id}-killed.tar.gz.part`;
	await writeFile(join(space.folder, draft(installation)), "half");
	await writeFile(join(space.folder, draft("ffffffffffffffff")), "another installation's");
	await mkdir(space.data("data/backup-Xa12bc/deeper"), { recursive: true });
	await mkdir(space.data("data/restore-Xa12bc"), { recursive: true });
	await mkdir(space.data("data/postgres"), { recursive: true });
	await space.backUp(from);
	expect((await readdir(space.folder)).sort()).toEqual(
		[draft("ffffffffffffffff"), "backup.tar.gz", "data", "first.tar.gz"].sort(),
	);
	expect(await readdir(space.data("data"))).toEqual(["postgres"]);
}, 60_000);

test("only the oldest archives of this installation are rotated away", async () => {
	const [from, other] = [await space.database(), await space.database()];
	await other.sql`update migration set applied_at = applied_at - interval '1 day'`;
	const made: string[] = [];
	let installation = "";
	for (const [index, database] of [from, from, other, from, from].entries()) {
		const file = join(space.folder, archiveName(new Date(Date.UTC(2026, 0, index + 1))));
		({ installation } = await space.backUp(database, { file }));
		made.push(file);
	}
	await writeFile(join(space.folder, "throughline-backup-20200101-000000.tar.gz"), "no archive of ours");
	await writeFile(join(space.folder, "throughline-backup-mine.tar.gz"), "named by a person");
	// A clock that was set back: the newest archive has the oldest name.
	const newest = join(space.folder, archiveName(new Date(Date.UTC(2025, 0, 1))));
	await copyFile(made[0] ?? "", newest);
	const signal = new AbortController().signal;
	expect(await rotate(space.folder, 3, { newest, installation }, signal)).toEqual([
		"throughline-backup-20260101-000000.tar.gz",
		"throughline-backup-20260102-000000.tar.gz",
	]);
	expect((await readdir(space.folder)).filter((name) => name.endsWith(".tar.gz")).sort()).toEqual([
		"throughline-backup-20200101-000000.tar.gz",
		"throughline-backup-20250101-000000.tar.gz",
		"throughline-backup-20260103-000000.tar.gz",
		"throughline-backup-20260104-000000.tar.gz",
		"throughline-backup-20260105-000000.tar.gz",
		"throughline-backup-mine.tar.gz",
	]);
}, 60_000);

test("a backup that stops moving ends with a sentence and leaves nothing", async () => {
	const from = await space.database();
	const stop = new AbortController();
	const progress = unwatched(stop.signal);
	const moved = (): void => stop.abort(new Error("Nothing has moved"));
	await from.sql`insert into strategy_session (id, title, input_text) values ('session-1', 'A text', 'read')`;
	await expect(space.backUp(from, { progress: { ...progress, moved } })).rejects.toThrow("Nothing has moved");
	expect(await readdir(space.folder)).toEqual(["data"]);
	expect(await readdir(space.data("data"))).toEqual([]);
	// The server takes a moment to see that a connection has ended.
	await expect
		.poll(
			() =>
				from.sql`select from pg_stat_activity where application_name = 'throughline maintenance' and datname = current_database()`,
			{ timeout: 15_000 },
		)
		.toEqual([]);
}, 60_000);
