import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../../apps/api/src/database/postmaster.ts";

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
 * of those that it starts go there.
 */
export function openRunFolder(): RunFolder {
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

/** The folders that runs left which were killed. */
export function abandonedFolders(): string[] {
	const place = placeOfRuns();
	return readdirSync(place)
		.filter((name) => {
			const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length).split("-")[0]) : Number.NaN;
			return Number.isInteger(owner) && !isAlive(owner);
		})
		.map((name) => join(place, name));
}
