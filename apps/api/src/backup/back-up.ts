import { access, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type postgres from "postgres";
import { StartProblem } from "../start-problem.ts";
import { writeArchive } from "./archive-writer.ts";
import { withMaintenanceConnection } from "./connection.ts";
import { writeContents } from "./contents.ts";
import { errorCode } from "./error-code.ts";
import { type HeldFiles, holdFiles, removeLeftovers } from "./held-files.ts";
import { inspectArchive } from "./inspect.ts";
import type { Manifest } from "./manifest.ts";
import { type Progress, statementPauseMs } from "./progress.ts";
import { type Snapshot, withSnapshot } from "./snapshot.ts";

export type BackUpOptions = {
	/** The database, as a role that may read all of it. */
	url: string;
	/** Where the uploaded files lie, in `files`. */
	dataDir: string;
	/** The archive, which must not exist yet. It appears only when it is whole and verified. */
	file: string;
	/** The secret that sessions are kept with, where the product keeps it itself; null where somebody else does. */
	secretFile: string | null;
	progress: Progress;
};

/**
 * Writes everything into one archive: the database as of one instant and every uploaded file that its rows need, also one
 * that is removed meanwhile. Memory stays constant, writers are not held up, and whatever ends it leaves nothing behind
 * that the next backup does not remove.
 * @throws {StartProblem} with a sentence for the operator
 */
export async function backUp(options: BackUpOptions): Promise<Manifest> {
	const { url, dataDir, file, progress } = options;
	await mkdir(dirname(file), { recursive: true, mode: 0o700 });
	if (await exists(file))
		throw new StartProblem(`${file} exists already, and a backup never overwrites one.`);
	return await withMaintenanceConnection(url, progress.signal, async (sql) => {
		await removeLeftovers(dataDir);
		const files = await holdFiles(dataDir);
		try {
			return await withCompleteSnapshot(sql, files, progress, (tx, snapshot) =>
				writeVerified(tx, snapshot, files, options),
			);
		} catch (error) {
			if (errorCode(error) !== "ENOSPC") throw error;
			throw new StartProblem(`There is no room left in ${dirname(file)}: the backup was given up.`, {
				cause: error,
			});
		} finally {
			await files.release();
		}
	});
}

/** A snapshot whose files are held. One that went between the two is either lost for good, or not needed any more. */
async function withCompleteSnapshot<Result>(
	sql: postgres.Sql,
	files: HeldFiles,
	progress: Progress,
	work: (tx: postgres.TransactionSql, snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
	progress.phase("Listing what there is", statementPauseMs);
	for (let attempt = 1; ; attempt++) {
		await files.hold();
		const result = await withSnapshot(sql, progress, async (tx, snapshot) => {
			await files.hold();
			const complete = [...snapshot.fileKeys].every((key) => files.pathOf(key) !== null);
			return complete || attempt === 3 ? { value: await work(tx, snapshot) } : null;
		});
		if (result) return result.value;
	}
}

async function writeVerified(
	tx: postgres.TransactionSql,
	snapshot: Snapshot,
	files: HeldFiles,
	{ file, secretFile, progress }: BackUpOptions,
): Promise<Manifest> {
	const draft = draftOf(file, snapshot.installation);
	await removeDrafts(dirname(file), snapshot.installation);
	const handle = await open(draft, "wx", 0o600);
	try {
		const archive = writeArchive(handle, progress.signal);
		const manifest = await writeContents(tx, { snapshot, files, secretFile }, archive, progress);
		progress.phase("Verifying the archive");
		await inspectArchive(draft, progress);
		progress.signal.throwIfAborted();
		if (await exists(file))
			throw new StartProblem(`${file} exists already, and a backup never overwrites one.`);
		await rename(draft, file);
		return manifest;
	} finally {
		await handle.close();
		await rm(draft, { force: true });
	}
}

// Named after the installation, whose only backup holds the lock: what else bears the name is from one that was killed.
const draftPrefix = (installation: string): string => `.throughline-${installation}-`;

const draftOf = (file: string, installation: string): string =>
	join(dirname(file), `${draftPrefix(installation)}${basename(file)}.part`);

async function removeDrafts(folder: string, installation: string): Promise<void> {
	for (const name of await readdir(folder)) {
		if (name.startsWith(draftPrefix(installation)) && name.endsWith(".part")) await rm(join(folder, name));
	}
}

async function exists(file: string): Promise<boolean> {
	return await access(file).then(
		() => true,
		() => false,
	);
}
