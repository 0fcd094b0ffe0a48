import { open, readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type postgres from "postgres";
import { StartProblem } from "../start-problem.ts";
import type { ArchiveWriter } from "./archive-writer.ts";
import { errorCode } from "./error-code.ts";
import type { HeldFiles } from "./held-files.ts";
import {
	filesPrefix,
	type Head,
	headName,
	type Manifest,
	manifestName,
	secretName,
	tablePart,
} from "./manifest.ts";
import { measuring } from "./measure.ts";
import { megabytes, type Progress, statementPauseMs } from "./progress.ts";
import type { Snapshot } from "./snapshot.ts";

/** What goes into an archive. */
export type Contents = {
	snapshot: Snapshot;
	files: HeldFiles;
	/** Where the session secret is kept; null where somebody else keeps it. */
	secretFile: string | null;
};

/** Writes the head, the rows, the files and the list of it all into an archive, and ends it. */
export async function writeContents(
	tx: postgres.TransactionSql,
	{ snapshot, files, secretFile }: Contents,
	archive: ArchiveWriter,
	progress: Progress,
): Promise<Manifest> {
	const { madeAt, installation, migrations, sequences } = snapshot;
	const head: Head = { product: "Throughline", format: 2, madeAt, installation, migrations };
	await addText(archive, headName, head);
	const tables = await addTables(tx, snapshot, archive, progress);
	const added = await addFiles(snapshot, files, archive, progress);
	const secret = await addSecret(secretFile, archive);
	const manifest: Manifest = { ...head, format: 2, tables, sequences, ...added, secret };
	await addText(archive, manifestName, manifest);
	await archive.finish();
	return manifest;
}

async function addTables(
	tx: postgres.TransactionSql,
	snapshot: Snapshot,
	archive: ArchiveWriter,
	progress: Progress,
): Promise<Manifest["tables"]> {
	const tables: Manifest["tables"] = [];
	let before = 0;
	for (const { name, columns } of snapshot.tables) {
		progress.phase("Saving the rows", statementPauseMs);
		const [counted] = await tx<{ rows: number }[]>`select count(*)::int as rows from ${tx(name)}`;
		progress.phase("Saving the rows");
		const { pass, result } = measuring();
		const rows = await tx`copy ${tx(name)} (${tx(columns)}) to stdout`.readable();
		const followed = async function* () {
			let bytes = 0;
			for await (const chunk of pass(rows)) {
				bytes += chunk.length;
				progress.moved(
					`table ${tables.length + 1} of ${snapshot.tables.length}, ${megabytes(before + bytes)}`,
				);
				yield chunk;
			}
		};
		await archive.addParts((part) => tablePart(name, part), followed());
		const { bytes, sha256, lines } = result();
		if (lines !== counted?.rows) {
			throw new StartProblem(
				`The table "${name}" has ${counted?.rows} rows, and ${lines} of them were read.`,
			);
		}
		tables.push({ name, columns, rows: lines, bytes, sha256 });
		before += bytes;
	}
	return tables;
}

async function addFiles(
	{ fileKeys }: Snapshot,
	held: HeldFiles,
	archive: ArchiveWriter,
	progress: Progress,
): Promise<Pick<Manifest, "files" | "missing">> {
	const files: Manifest["files"] = [];
	const missing: string[] = [];
	progress.phase("Saving the files");
	for (const name of [...fileKeys].sort()) {
		const path = held.pathOf(name);
		if (path === null) {
			missing.push(name);
			continue;
		}
		const { pass, result } = measuring();
		const handle = await open(path);
		try {
			const { size } = await handle.stat();
			const content = handle.createReadStream({ autoClose: false });
			await archive.add(filesPrefix + name, size, pass(content));
		} finally {
			await handle.close();
		}
		const { bytes, sha256 } = result();
		files.push({ name, bytes, sha256 });
		progress.moved(`${files.length} of ${fileKeys.size}`);
	}
	return { files, missing };
}

async function addSecret(file: string | null, archive: ArchiveWriter): Promise<Manifest["secret"]> {
	if (file === null) return null;
	const content = await readFile(file).catch((error) => {
		// A data folder that no server has used yet has none.
		if (errorCode(error) === "ENOENT") return null;
		throw error;
	});
	if (content === null) return null;
	const { pass, result } = measuring();
	await archive.add(secretName, content.length, pass(Readable.from([content])));
	const { bytes, sha256 } = result();
	return { bytes, sha256 };
}

async function addText(archive: ArchiveWriter, name: string, value: unknown): Promise<void> {
	const content = Buffer.from(JSON.stringify(value, null, "\t"));
	await archive.add(name, content.length, Readable.from([content]));
}
