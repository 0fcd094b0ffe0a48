import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type Extract, extract, type Pack, pack } from "tar-stream";
import { StartProblem } from "../lifecycle/start-problem.ts";
import { filesPrefix, Manifest, manifestName } from "./manifest.ts";

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

/** A file on this machine and its name in the archive. */
export type Source = { name: string; path: string };

/** Length and SHA-256 of a file. */
export async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const chunk of createReadStream(path)) {
		bytes += chunk.length;
		hash.update(chunk);
	}
	return { bytes, sha256: hash.digest("hex") };
}

/** Writes manifest and files into one tar.gz that only its owner may read, on disk when this returns. */
export async function writeArchive(
	file: string,
	manifest: Manifest,
	sources: readonly Source[],
): Promise<void> {
	const archive = pack();
	const handle = await open(file, "wx", 0o600);
	const written = pipeline(archive, createGzip(), handle.createWriteStream({ flush: true }));
	try {
		await Promise.all([written, fill(archive, manifest, sources)]);
	} finally {
		await handle.close();
	}
}

async function fill(archive: Pack, manifest: Manifest, sources: readonly Source[]): Promise<void> {
	archive.entry({ name: manifestName, mode: 0o600 }, JSON.stringify(manifest, null, "\t"));
	const sizes = new Map(manifest.entries.map(({ name, bytes }) => [name, bytes]));
	for (const { name, path } of sources) {
		const size = sizes.get(name);
		await pipeline(
			createReadStream(path),
			archive.entry({ name, mode: 0o600, ...(size === undefined ? {} : { size }) }),
		);
	}
	archive.finalize();
}

/**
 * Unpacks an archive into an empty folder and checks all of it: that nothing is missing, added, changed or
 * named so that it would land elsewhere.
 * @throws {StartProblem} when the archive is not whole, not ours or not harmless; nothing was used then.
 */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
	const refuse = (reason: string, cause?: unknown): StartProblem =>
		new StartProblem(`${file} cannot be restored: ${reason} Nothing was changed.`, { cause });
	const archive = extract();
	const unpacked = pipeline(createReadStream(file), createGunzip(), archive);
	// The loop below meets the same failure; without this it would also count as unhandled.
	unpacked.catch(() => {});
	let manifest: Manifest | null = null;
	let next = 0;
	try {
		for await (const entry of archive) {
			if (manifest === null) {
				manifest = await readManifest(entry);
				continue;
			}
			const expected = manifest.entries[next++];
			if (!expected || expected.name !== entry.header.name) {
				throw new StartProblem(`it holds "${entry.header.name}" where its own list does not.`);
			}
			await unpack(entry, expected, folder);
		}
		await unpacked;
	} catch (error) {
		if (error instanceof StartProblem) throw refuse(error.message);
		if (isReadFailure(error)) throw refuse(`it cannot be read (${error.code}).`, error);
		throw refuse("it is damaged or cut off, or no backup of Throughline.", error);
	}
	if (!manifest) throw refuse("it is empty.");
	if (next < manifest.entries.length) {
		throw refuse(`it is cut off: "${manifest.entries[next]?.name}" and what follows is missing.`);
	}
	return manifest;
}

async function readManifest(entry: Entry): Promise<Manifest> {
	if (entry.header.name !== manifestName || entry.header.type !== "file") {
		throw new StartProblem("it is no backup of Throughline.");
	}
	if (entry.header.size > 64 * 1024 * 1024) {
		throw new StartProblem("its list of contents is too long to be true.");
	}
	const parsed = Manifest.safeParse(JSON.parse(await text(entry)));
	if (!parsed.success) {
		throw new StartProblem("its list of contents is not one that this version of Throughline understands.");
	}
	const unsafe = parsed.data.entries.find(({ name }) => !isSafe(name));
	if (unsafe)
		throw new StartProblem(`it holds "${unsafe.name}", which would land outside of the data folder.`);
	return parsed.data;
}

async function unpack(entry: Entry, expected: Manifest["entries"][number], folder: string): Promise<void> {
	const { name, bytes, sha256 } = expected;
	if (entry.header.type !== "file")
		throw new StartProblem(`"${name}" is a ${entry.header.type}, not a file.`);
	if (entry.header.size !== bytes) throw new StartProblem(`"${name}" has another length than its list says.`);
	const target = join(folder, name);
	await mkdir(dirname(target), { recursive: true, mode: 0o700 });
	const hash = createHash("sha256");
	const hashing = new Transform({
		transform(chunk, _encoding, done) {
			hash.update(chunk);
			done(null, chunk);
		},
	});
	await pipeline(entry, hashing, createWriteStream(target, { flags: "wx", mode: 0o600 }));
	if (hash.digest("hex") !== sha256)
		throw new StartProblem(`"${name}" was changed after the backup was made.`);
}

/** Whether a name stays below the folder that it is unpacked in, on every operating system. */
function isSafe(name: string): boolean {
	if (/^database\/[a-z_][a-z\d_]*\.copy$/.test(name)) return true;
	if (!name.startsWith(filesPrefix) || /[\\:\0]/.test(name)) return false;
	return name.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

function isReadFailure(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "syscall" in error && "code" in error;
}
