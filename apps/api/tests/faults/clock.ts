import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A clock of the processes that get its environment, and of those that they start: it can be set off from the machine's. */
export type OwnClock = {
	environment: Record<string, string>;
	/** @param offset as libfaketime reads it: `+2h`, `-2d`, `+0` */
	set(offset: string): Promise<void>;
	remove(): Promise<void>;
};

/** Null where libfaketime is not installed (Debian's package `libfaketime`). */
export async function openOwnClock(): Promise<OwnClock | null> {
	const library = await findLibrary();
	if (library === null) return null;
	const folder = await mkdtemp(join(tmpdir(), "throughline-clock-"));
	// The database server runs as another user where this one is root.
	await chmod(folder, 0o755);
	const file = join(folder, "offset");
	const set = async (offset: string): Promise<void> => {
		await writeFile(`${file}.new`, offset, { mode: 0o644 });
		await rename(`${file}.new`, file);
	};
	await set("+0");
	return {
		environment: {
			LD_PRELOAD: library,
			FAKETIME_TIMESTAMP_FILE: file,
			FAKETIME_NO_CACHE: "1",
			FAKETIME_DONT_FAKE_MONOTONIC: "1",
		},
		set,
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}

async function findLibrary(): Promise<string | null> {
	for (const place of ["/usr/lib", "/usr/local/lib"]) {
		// Debian keeps it in the folder of the machine's kind, others do not.
		for (const folder of ["", ...(await readdir(place).catch(() => []))]) {
			const library = join(place, folder, "faketime", "libfaketime.so.1");
			if (existsSync(library)) return library;
		}
	}
	return null;
}
