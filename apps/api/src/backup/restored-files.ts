import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { StartProblem } from "../start-problem.ts";
import type { Manifest } from "./manifest.ts";
import { measuring } from "./measure.ts";

/** Unpacks an uploaded file into the work folder, and holds it against its hash again. */
export async function unpack(
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
export async function placeFiles({ files }: Manifest, work: string, stored: string): Promise<string[]> {
	await mkdir(stored, { recursive: true, mode: 0o700 });
	const present = await readdir(stored);
	for (const { name } of files) {
		await mkdir(dirname(join(stored, name)), { recursive: true, mode: 0o700 });
		await rename(join(work, name), join(stored, name));
	}
	const wanted = new Set(files.map(({ name }) => name.split("/", 1)[0]));
	return present.filter((name) => !wanted.has(name));
}
