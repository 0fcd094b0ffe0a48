import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import postgres from "postgres";
import { StartProblem } from "../lifecycle/start-problem.ts";
import { measure, type Source, writeArchive } from "./archive.ts";
import { dumpDatabase } from "./dump.ts";
import { filesPrefix, type Manifest } from "./manifest.ts";

/**
 * Writes everything into one archive: the database as of one instant, and the uploaded files.
 * @param url the database
 * @param dataDir where the uploaded files lie, in `files`
 * @param file the archive, which must not exist yet. It appears only when it is whole.
 */
export async function backUp(url: string, dataDir: string, file: string): Promise<Manifest> {
	const work = await mkdtemp(join(dirname(file), `.${basename(file)}-`)).catch((cause) => {
		throw new StartProblem(`The backup cannot be written to ${dirname(file)}: ${cause.message}.`, { cause });
	});
	const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
	try {
		const { sources, ...dump } = await dumpDatabase(sql, work);
		const all = [...sources, ...(await uploadedFiles(dataDir))];
		const entries: Manifest["entries"] = [];
		for (const { name, path } of all) entries.push({ name, ...(await measure(path)) });
		const manifest: Manifest = { format: 1, ...dump, entries };
		const draft = join(work, randomBytes(4).toString("hex"));
		await writeArchive(draft, manifest, all);
		await rename(draft, file);
		return manifest;
	} finally {
		await sql.end({ timeout: 5 });
		await rm(work, { recursive: true, force: true });
	}
}

async function uploadedFiles(dataDir: string): Promise<Source[]> {
	const folder = join(dataDir, "files");
	const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
	return found
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort()
		.map((path) => ({ name: filesPrefix + path.slice(folder.length + 1).replaceAll(sep, "/"), path }));
}
