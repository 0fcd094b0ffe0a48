import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
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
		removeLeft(join(place, name));
	}
}

/** Removes the folder of a run that was killed, a disk that the run had mounted in it first. What cannot go is told, and stays. */
export function removeLeft(folder: string): void {
	try {
		for (const disk of mountedIn(folder)) execFileSync("umount", ["--lazy", disk], { stdio: "ignore" });
		rmSync(folder, { recursive: true, force: true });
	} catch (error) {
		console.warn(`${folder} was left by a run that was killed, and cannot be removed: ${error}`);
	}
}

/** The mount points below a folder, the innermost first; none where the system has no list of them. */
function mountedIn(folder: string): string[] {
	const list = "/proc/self/mountinfo";
	if (!existsSync(list)) return [];
	return readFileSync(list, "utf8")
		.split("\n")
		.map((line) => line.split(" ")[4] ?? "")
		.filter((point) => point.startsWith(`${folder}/`))
		.reverse();
}

/** Where in a run's folder its PostgreSQL lies, if it has one. */
export const serverFolder = (runFolder: string): string => join(runFolder, "postgres");
