import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import type { Sql } from "postgres";
import { backUp } from "../../src/backup/back-up.ts";
import type { Manifest } from "../../src/backup/manifest.ts";
import { type Progress, showProgress } from "../../src/backup/progress.ts";
import { restore } from "../../src/backup/restore.ts";
import { storedTables } from "../../src/backup/snapshot.ts";

/** Databases, data folders and archives of one test, and the ways between them. */
export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

/** Progress that nobody watches. */
export const unwatched = (stop = new AbortController().signal): Progress =>
	showProgress({ write: () => {} }, stop);

export async function openWorkspace() {
	const folder = await mkdtemp(join(tmpdir(), "throughline-backup-"));
	const databases: TestDatabase[] = [];
	return {
		folder,
		archive: join(folder, "backup.tar.gz"),
		/** A data folder of this workspace. */
		data: (name: string) => join(folder, name),
		async database(options?: { demo?: boolean }): Promise<TestDatabase> {
			const made = await createTestDatabase(options);
			databases.push(made);
			return made;
		},
		async backUp(
			from: TestDatabase,
			options: { data?: string; secretFile?: string; file?: string; progress?: Progress } = {},
		): Promise<Manifest> {
			return await backUp({
				url: from.url,
				dataDir: join(folder, options.data ?? "data"),
				file: options.file ?? join(folder, "backup.tar.gz"),
				secretFile: options.secretFile ?? null,
				progress: options.progress ?? unwatched(),
			});
		},
		async restore(
			to: TestDatabase,
			options: { data?: string; secretFile?: string; replace?: boolean; progress?: Progress } = {},
		): Promise<Manifest> {
			return await restore({
				url: to.url,
				dataDir: join(folder, options.data ?? "other"),
				file: join(folder, "backup.tar.gz"),
				replace: options.replace ?? false,
				secretFile: options.secretFile ?? null,
				embedded: false,
				progress: options.progress ?? unwatched(),
			});
		},
		async close(): Promise<void> {
			for (const made of databases.splice(0)) await made.drop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** A hash of the rows of each table, whatever their order. */
export async function contents({ sql }: { sql: Sql }): Promise<Record<string, string>> {
	const all: Record<string, string> = {};
	for (const { name } of await storedTables(sql)) {
		const [row] = await sql<{ digest: string }[]>`
			select count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
			from ${sql(name)} t`;
		all[name] = row?.digest ?? "";
	}
	return all;
}

/** Stores an uploaded file, and the row that names it. @returns its key */
export async function storeFile(
	{ sql }: TestDatabase,
	dataDir: string,
	content: string | Buffer,
): Promise<string> {
	const [key, session] = [randomUUID(), `session-${randomUUID()}`];
	await mkdir(join(dataDir, "files"), { recursive: true });
	await writeFile(join(dataDir, "files", key), content);
	await sql`insert into strategy_session (id, title, input_text) values (${session}, 'A memo', 'read')`;
	await sql`
		insert into source_document (id, session_id, kind, name, media_type, byte_size, sha256, storage_key, content)
		values (${randomUUID()}, ${session}, 'file', 'Memo', 'text/plain', 1, ${"0".repeat(64)}, ${key}, 'read')`;
	return key;
}
