import { createReadStream, type ReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "@throughline/db/id";

/** Keys are made here, so that no name from outside becomes a path. */
const keyForm = /^[0-9a-f-]{36}$/;

/** Where uploaded files lie. Instances on one database share the folder. */
export type FileStore = {
	/** Where a stored file lies. Throws for a key that is none. */
	pathOf(key: string): string;
	/** A place for a file that arrives: it is stored once `keep` has been called. */
	arriving(): Promise<Arriving>;
	/** Its bytes, and how many they are. Throws when it is not there. */
	open(key: string): Promise<{ stream: ReadStream; bytes: number }>;
	discard(key: string): Promise<void>;
	/** The keys of what is stored, and of what is arriving or never arrived because its server went down. */
	list(): Promise<{ stored: string[]; arriving: string[] }>;
	/** Removes what never arrived. */
	abandon(key: string): Promise<void>;
	/** A file could not be stored because the disk is full. */
	reportFull(): void;
	/** Whether the disk is full still: tries to write a megabyte when it was, and removes that. */
	isFull(): Promise<boolean>;
};

export const filesFull =
	"The disk for uploaded files is full. Whoever runs this server has to make room; then send the file again.";
const mebibyte = 1024 * 1024;

export type Arriving = {
	path: string;
	/** Puts the whole file in its place, on disk. @returns its key */
	keep(): Promise<string>;
	abandon(): Promise<void>;
};

/**
 * Opens the store below `dataDir`: `files` holds what is stored and goes into a backup, `uploads` what is arriving.
 */
export async function openFileStore(dataDir: string): Promise<FileStore> {
	const [stored, incoming] = [join(dataDir, "files"), join(dataDir, "uploads")];
	for (const folder of [stored, incoming]) await mkdir(folder, { recursive: true, mode: 0o700 });

	function pathOf(key: string): string {
		if (!keyForm.test(key)) throw new Error(`${key} is no key of a stored file`);
		return join(stored, key);
	}

	let full = false;
	/** Whether a megabyte can be written where files arrive. */
	async function hasRoom(): Promise<boolean> {
		const path = join(incoming, newId());
		try {
			await writeFile(path, Buffer.alloc(mebibyte), { flush: true });
			return true;
		} catch {
			return false;
		} finally {
			await rm(path, { force: true });
		}
	}

	return {
		pathOf,
		reportFull() {
			full = true;
		},
		async isFull() {
			if (full) full = !(await hasRoom());
			return full;
		},
		async arriving() {
			const key = newId();
			const path = join(incoming, key);
			return {
				path,
				async keep() {
					const handle = await open(path, "r+");
					await handle.sync();
					await handle.close();
					// A restore may have put another folder in its place.
					await mkdir(stored, { recursive: true, mode: 0o700 });
					await rename(path, pathOf(key));
					return key;
				},
				abandon: () => rm(path, { force: true }),
			};
		},
		async open(key) {
			const path = pathOf(key);
			const { size } = await stat(path);
			return { stream: createReadStream(path), bytes: size };
		},
		discard: (key) => rm(pathOf(key), { force: true }),
		list: async () => ({ stored: await keysIn(stored), arriving: await keysIn(incoming) }),
		abandon: (key) => rm(join(incoming, key), { force: true }),
	};
}

async function keysIn(folder: string): Promise<string[]> {
	return (await readdir(folder)).filter((name) => keyForm.test(name));
}
