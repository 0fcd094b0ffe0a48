import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive, isServer, readPostmaster } from "../../apps/api/src/database/postmaster.ts";

const prefix = "throughline-test-";
const gibibyte = 1024 ** 3;

/** In memory, a copy of a database's files takes a twentieth of the processor time that it takes on a disk. */
const inMemory = "/dev/shm";

/** Where a run of tests writes: in memory where there is room for all of it, else where temporary files go. */
function placeOfRuns(): string {
	if (process.env.TMPDIR || !existsSync(inMemory) || process.availableMemory() < 4 * gibibyte)
		return tmpdir();
	const { bavail, bsize } = statfsSync(inMemory);
	return bavail * bsize < 2 * gibibyte ? tmpdir() : inMemory;
}

export type RunFolder = {
	path: string;
	/** Removes all of it; temporary files then go again where they went before. */
	remove(): void;
};

/**
 * Makes the folder of a run of tests, named after this process; until it is removed, temporary files of this process and
 * of those that it starts go there. What runs left that were killed goes first.
 */
export async function openRunFolder(): Promise<RunFolder> {
	await removeAbandoned();
	const before = process.env.TMPDIR;
	const path = mkdtempSync(join(placeOfRuns(), `${prefix}${process.pid}-`));
	// The databases in it may belong to another user.
	chmodSync(path, 0o711);
	process.env.TMPDIR = path;
	return {
		path,
		remove() {
			if (before === undefined) delete process.env.TMPDIR;
			else process.env.TMPDIR = before;
			rmSync(path, { recursive: true, force: true });
		},
	};
}

/** Stops and removes the servers of runs that were killed. The folder's name holds the run's process. */
async function removeAbandoned(): Promise<void> {
	const place = placeOfRuns();
	for (const name of readdirSync(place)) {
		const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length).split("-")[0]) : Number.NaN;
		if (!Number.isInteger(owner) || isAlive(owner)) continue;
		const folder = serverFolder(join(place, name));
		const postmaster = await readPostmaster(folder);
		if (postmaster && (await isServer(postmaster.pid, folder))) process.kill(postmaster.pid, "SIGQUIT");
		rmSync(join(place, name), { recursive: true, force: true });
	}
}

/** Where in a run's folder its PostgreSQL lies, if it has one. */
export const serverFolder = (runFolder: string): string => join(runFolder, "postgres");
