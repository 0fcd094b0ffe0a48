import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openRunFolder } from "../../../../scripts/testing/run-folder.ts";
import { end, startProduct } from "./process.ts";

const made = "STARTED_DATA_DIR";
const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "throughline-started-"));

/** Vitest's global set-up: one data folder on which the product was started and ended, for all files to copy. */
export async function setup(): Promise<() => void> {
	const run = await openRunFolder();
	const folder = await newFolder();
	await end(await startProduct({ DATA_DIR: folder }));
	process.env[made] = folder;
	return () => run.remove();
}

/** A copy of that folder, with an empty database at rest, to be removed by the caller. A first start would take seconds. */
export async function startedFolder(): Promise<string> {
	const from = process.env[made];
	if (!from)
		throw new Error(`${made} is unset: run the tests from the root, \`vitest run --project faults\`.`);
	const folder = await newFolder();
	// With its owners: the database's files may belong to another user.
	await promisify(execFile)("cp", ["-a", `${from}/.`, folder]);
	return folder;
}
