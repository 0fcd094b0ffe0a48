import { readdir } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { migrationsFolder } from "@throughline/db/migration/migrate";
import { z } from "zod";
import { StartProblem } from "../start-problem.ts";
import { readArchive } from "./archive-reader.ts";
import { FirstManifest, Head, type Item, Manifest } from "./manifest.ts";
import { type Measured, measure } from "./measure.ts";
import type { Progress } from "./progress.ts";

/** A list of contents of more than this is refused: it would be a million files and more. */
const longestList = 256 * 1024 * 1024;

/**
 * Reads an archive from beginning to end and checks all of it: that this version can restore it, and that every
 * table and file has the rows, the length and the hash that the archive's own list says. Writes nothing.
 * @throws {StartProblem} naming the first thing that is wrong
 */
export async function inspectArchive(file: string, progress: Progress): Promise<Manifest> {
	try {
		const { manifest, found } = await readWhole(file, progress);
		compare(manifest, found);
		return manifest;
	} catch (error) {
		if (!(error instanceof StartProblem) || error === progress.signal.reason) throw error;
		throw new StartProblem(`${file} cannot be restored: ${error.message}`, { cause: error });
	}
}

/** What an archive says that it holds, and what it was found to hold. */
async function readWhole(
	file: string,
	progress: Progress,
): Promise<{ manifest: Manifest; found: Map<string, Measured> }> {
	const seen = new Set<string>();
	const measured = new Map<string, Measured>();
	let head: Head | null = null;
	let manifest: Manifest | null = null;
	for await (const item of readArchive(file, progress.signal, progress.moved)) {
		const name = nameOf(item);
		if (seen.has(name)) throw new StartProblem(`it holds ${name} twice.`);
		seen.add(name);
		if (item.kind === "head") head = await readList(Head, item.content);
		else if (item.kind === "manifest") {
			manifest = await readList(head ? Manifest : FirstManifest, item.content);
		} else measured.set(name, await measure(item.content));
		head ??= manifest;
		if (!head) throw new StartProblem("it is no backup of Throughline.");
	}
	if (!head) throw new StartProblem("it is empty, or no backup of Throughline.");
	if (!manifest) throw new StartProblem("it is cut off: its list of contents is missing.");
	return { manifest, found: measured };
}

const Format = z.object({ format: z.int() });
const newestFormat = 2;

/** The head of an archive; null for a file that has none, such as one of format 1. */
export async function readHead(file: string, signal: AbortSignal): Promise<Head | null> {
	try {
		for await (const item of readArchive(file, signal)) {
			return item.kind === "head" ? await readList(Head, item.content) : null;
		}
	} catch (error) {
		if (!(error instanceof StartProblem)) throw error;
	}
	return null;
}

function nameOf(item: Item): string {
	if (item.kind === "table") return `the table "${item.name}"`;
	if (item.kind === "file") return `the file "${item.name}"`;
	return item.kind === "secret" ? "the session secret" : `the ${item.kind}`;
}

/**
 * Reads what an archive says of itself.
 * @throws {StartProblem} when it is no list that this version understands, or names a schema that it does not know
 */
async function readList<Shape extends z.ZodType<Head>>(
	shape: Shape,
	content: AsyncIterable<Buffer>,
): Promise<z.output<Shape>> {
	const limited = async function* () {
		let bytes = 0;
		for await (const chunk of content) {
			bytes += chunk.length;
			if (bytes > longestList) throw new StartProblem("its list of contents is too long to be true.");
			yield chunk;
		}
	};
	const value = parseJson((await buffer(limited())).toString());
	const format = Format.safeParse(value);
	if (format.success && format.data.format > newestFormat) throw newer();
	const parsed = shape.safeParse(value);
	if (!parsed.success) {
		throw new StartProblem("its list of contents is not one that this version of Throughline understands.", {
			cause: parsed.error,
		});
	}
	const files = new Set(await readdir(migrationsFolder));
	const unknown = parsed.data.migrations.find((name) => !files.has(`${name}.sql`));
	if (unknown) throw newer(`its database has the migration "${unknown}", which this version does not know`);
	return parsed.data;
}

const newer = (how = "it has another form"): StartProblem =>
	new StartProblem(`it was made by a newer version of Throughline: ${how}. Restore it with that version.`);

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new StartProblem("its list of contents cannot be read.", { cause });
	}
}

/** Holds what an archive lists against what it was found to hold. */
function compare({ tables, files, secret }: Manifest, found: ReadonlyMap<string, Measured>): void {
	const listed = new Map<string, { bytes: number; sha256: string; rows?: number }>();
	for (const table of tables) listed.set(nameOf({ kind: "table", name: table.name }), table);
	for (const file of files) listed.set(nameOf({ kind: "file", name: file.name }), file);
	if (secret) listed.set(nameOf({ kind: "secret" }), secret);
	if (listed.size < tables.length + files.length) throw new StartProblem("its list names something twice.");
	for (const [name, { bytes, sha256, rows }] of listed) {
		const real = found.get(name);
		if (!real) throw new StartProblem(`it lacks ${name}.`);
		if (real.bytes !== bytes || real.sha256 !== sha256) {
			throw new StartProblem(`${name} was changed after the backup was made.`);
		}
		if (rows !== undefined && real.lines !== rows) {
			throw new StartProblem(`it promises ${rows} rows in ${name} and holds ${real.lines}.`);
		}
	}
	const extra = [...found.keys()].find((name) => !listed.has(name));
	if (extra) throw new StartProblem(`it holds ${extra}, which its own list does not.`);
}
