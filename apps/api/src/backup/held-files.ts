import { copyFile, link, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "./error-code.ts";

/** Uploaded files that stay readable here, also when the product removes them in the meantime. */
export type HeldFiles = {
	/** Holds every file that is stored now and not held yet. */
	hold(): Promise<void>;
	pathOf(key: string): string | null;
	release(): Promise<void>;
};

/** What the work folders in a data folder are called. */
export const workPrefix = { backup: "backup-", restore: "restore-" };

/**
 * Holds files by links beside the stored ones, which take no room. Where the file system has no links they are copied.
 * @param dataDir where the uploaded files lie, in `files`
 */
export async function holdFiles(dataDir: string): Promise<HeldFiles> {
	await mkdir(dataDir, { recursive: true });
	const folder = await mkdtemp(join(dataDir, workPrefix.backup));
	const stored = join(dataDir, "files");
	const held = new Set<string>();
	const take = async (name: string): Promise<void> => {
		const [from, to] = [join(stored, name), join(folder, name)];
		try {
			await link(from, to).catch((error) => {
				if (errorCode(error) === "ENOENT") throw error;
				return copyFile(from, to);
			});
			held.add(name);
		} catch (error) {
			// Removed since it was listed: either no row needs it, or it is reported as missing.
			if (errorCode(error) !== "ENOENT") throw error;
		}
	};
	return {
		async hold() {
			for (const entry of await listed(stored))
				if (entry.isFile() && !held.has(entry.name)) await take(entry.name);
		},
		pathOf: (key) => (held.has(key) ? join(folder, key) : null),
		release: () => rm(folder, { recursive: true, force: true }),
	};
}

async function listed(folder: string) {
	try {
		return await readdir(folder, { withFileTypes: true });
	} catch (error) {
		if (errorCode(error) === "ENOENT") return [];
		throw error;
	}
}

/** Removes what runs that were killed have left in a data folder. Only who holds the maintenance lock may. */
export async function removeLeftovers(dataDir: string): Promise<void> {
	for (const entry of await listed(dataDir)) {
		const isOurs = Object.values(workPrefix).some((prefix) => entry.name.startsWith(prefix));
		if (isOurs && entry.isDirectory()) await rm(join(dataDir, entry.name), { recursive: true, force: true });
	}
}
