import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";

/** How much of a table is held in memory, and makes one entry: tar wants to know a length before its bytes. */
const partBytes = 4 * 1024 * 1024;

/** Writes the entries of an archive one after the other, in constant memory. */
export type ArchiveWriter = {
	/** An entry whose length is known. */
	add(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void>;
	/** A stream of unknown length, in as many entries as it takes. @param nameOf the name of the n-th, from 1 */
	addParts(nameOf: (part: number) => string, content: AsyncIterable<Buffer>): Promise<void>;
	/** Writes the end. The archive is on disk when this returns. */
	finish(): Promise<void>;
};

/** Writes a tar.gz into an open file, until `signal` ends it. */
export function writeArchive(handle: FileHandle, signal: AbortSignal): ArchiveWriter {
	const archive = pack();
	const written = pipeline(archive, createGzip(), handle.createWriteStream({ flush: true }), { signal });
	// Whoever adds or finishes meets the failure; until then nobody is to call it unhandled.
	written.catch(() => {});

	const add = async (name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void> => {
		const entry = archive.entry({ name, size: bytes, mode: 0o600 });
		// A disk that takes no more ends `written`, and would leave the entry waiting for room.
		await Promise.race([pipeline(content, entry, { signal }), written.then(() => {})]);
	};

	return {
		add,
		async addParts(nameOf, content) {
			let part = 0;
			let [held, bytes]: [Buffer[], number] = [[], 0];
			const flush = async (): Promise<void> => {
				part += 1;
				await add(nameOf(part), bytes, Readable.from(held));
				[held, bytes] = [[], 0];
			};
			for await (const chunk of content) {
				held.push(chunk);
				bytes += chunk.length;
				if (bytes >= partBytes) await flush();
			}
			// A table without rows has one part, so that it is there.
			if (bytes > 0 || part === 0) await flush();
		},
		async finish() {
			archive.finalize();
			await written;
		},
	};
}
