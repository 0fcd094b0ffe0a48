import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { migrate, migrationLock } from "@throughline/db/migration/migrate";
import type postgres from "postgres";
import { replaceFile } from "../lifecycle/replace-file.ts";
import { StartProblem } from "../start-problem.ts";
import { type ArchivedItem, readArchive } from "./archive-reader.ts";
import { withMaintenanceConnection, withTransaction } from "./connection.ts";
import { errorCode } from "./error-code.ts";
import { removeLeftovers, workPrefix } from "./held-files.ts";
import { inspectArchive } from "./inspect.ts";
import { type LoadTable, loadDatabase } from "./load.ts";
import type { Manifest } from "./manifest.ts";
import { measure, measuring } from "./measure.ts";
import { type Progress, statementPauseMs } from "./progress.ts";
import { requireEmpty, requireOwn, requireRoom } from "./requirements.ts";

export type RestoreOptions = {
	/** The database, as the role that owns its tables. */
	url: string;
	/** Where the uploaded files are to lie, in `files`. */
	dataDir: string;
	file: string;
	/** Whether what is there may go; without it only an empty database is filled. */
	replace: boolean;
	/** Where the product keeps its session secret; null where somebody else does, and the archive's is not used. */
	secretFile: string | null;
	/** Whether the database's own files lie in `dataDir` too. */
	embedded: boolean;
	progress: Progress;
};

/**
 * Makes database and uploaded files what an archive says. All of the archive is verified first, then the database
 * changes in one transaction. An archive of an older version is then brought to this version's schema.
 *
 * Files are put in place before that transaction ends and superfluous ones go after it: whenever it is killed, rows
 * have their files.
 * @throws {StartProblem} when archive or database is not fit for it. Nothing was changed then.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
	const { url, dataDir, file, progress } = options;
	progress.phase("Verifying the archive");
	const manifest = await unchangedOnFailure(inspectArchive(file, progress), dataDir);
	await mkdir(dataDir, { recursive: true });
	await unchangedOnFailure(requireRoom(manifest, options), dataDir);
	return await withMaintenanceConnection(url, progress.signal, async (sql) => {
		await removeLeftovers(dataDir);
		const work = await mkdtemp(join(dataDir, workPrefix.restore));
		try {
			await replaceAll(sql, manifest, work, options);
		} finally {
			await rm(work, { recursive: true, force: true });
		}
		progress.phase("Bringing the database to this version's schema", statementPauseMs);
		await migrate(url);
		return manifest;
	});
}

async function replaceAll(
	sql: postgres.Sql,
	manifest: Manifest,
	work: string,
	{ dataDir, file, replace, secretFile, progress }: RestoreOptions,
): Promise<void> {
	const stored = join(dataDir, "files");
	const listed = new Map(manifest.files.map((each) => [each.name, each.sha256]));
	let secret: Buffer | null = null;
	const use = async (item: ArchivedItem, loadTable: LoadTable): Promise<void> => {
		if (item.kind === "table") await loadTable(item.name, item.content);
		else if (item.kind === "file") await unpack(item, work, listed.get(item.name));
		else if (item.kind === "secret") secret = await buffer(item.content);
		else await measure(item.content);
	};
	const replacing = withTransaction(sql, "read write", async (tx) => {
		progress.phase("Waiting for the database", statementPauseMs);
		// The same lock as migrations take: a starting instance waits, or we do.
		await tx`select pg_advisory_xact_lock(${migrationLock.toString()}::bigint)`;
		await requireOwn(tx, manifest);
		if (!replace) await requireEmpty(tx, stored);
		await loadDatabase(tx, manifest, progress, async (loadTable) => {
			for await (const item of readArchive(file, progress.signal, progress.moved)) await use(item, loadTable);
		});
		return await placeFiles(manifest, work, stored);
	});
	const superfluous = await unchangedOnFailure(replacing, dataDir);
	for (const name of superfluous) await rm(join(stored, name), { recursive: true, force: true });
	if (secret && secretFile) await replaceFile(secretFile, secret);
}

/** Says of a failure that nothing was changed by it, and of what an operator can mend what it is. */
async function unchangedOnFailure<Result>(work: Promise<Result>, dataDir: string): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		const reason = reasonOf(error, dataDir);
		throw reason ? new StartProblem(`${reason} Nothing was changed.`, { cause: error }) : error;
	}
}

function reasonOf(error: unknown, dataDir: string): string | null {
	if (error instanceof StartProblem) return error.message;
	const code = errorCode(error) ?? "";
	if (code === "ENOSPC") return `There is no room left in ${dataDir}.`;
	if (code === "53100") return "There is no room left where the database keeps its files.";
	// Data exceptions and broken constraints: Appendix A of PostgreSQL's manual.
	const refused = /^2[23]...$/.test(code) && error instanceof Error;
	return refused ? `The rows of the archive do not fit its schema: ${error.message}.` : null;
}

/** Unpacks an uploaded file into the work folder, and holds it against its hash again. */
async function unpack(
	{ name, content }: { name: string; content: AsyncIterable<Buffer> },
	work: string,
	sha256: string | undefined,
): Promise<void> {
	const target = join(work, name);
	await mkdir(dirname(target), { recursive: true, mode: 0o700 });
	const { pass, result } = measuring();
	await pipeline(content, pass, createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }));
	if (result().sha256 !== sha256) {
		throw new StartProblem(`The file "${name}" changed while the archive was restored.`);
	}
}

/**
 * Puts the unpacked files beside the present ones; a key means the same bytes for ever, so that nothing is lost by it.
 * @returns what lies there and belongs to no restored row
 */
async function placeFiles({ files }: Manifest, work: string, stored: string): Promise<string[]> {
	await mkdir(stored, { recursive: true, mode: 0o700 });
	const present = await readdir(stored);
	for (const { name } of files) {
		await mkdir(dirname(join(stored, name)), { recursive: true, mode: 0o700 });
		await rename(join(work, name), join(stored, name));
	}
	const wanted = new Set(files.map(({ name }) => name.split("/", 1)[0]));
	return present.filter((name) => !wanted.has(name));
}
