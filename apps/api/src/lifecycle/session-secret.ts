import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The secret that sessions are kept with, for a product with an embedded database: made once, and kept in the
 * data folder for the owner's eyes only. The folder must exist and belong to this process alone.
 */
export async function keptSessionSecret(dataDir: string): Promise<string> {
	const file = join(dataDir, "session-secret");
	try {
		return (await readFile(file, "utf8")).trim();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
	}
	const secret = randomBytes(32).toString("hex");
	// Written whole and then named: a crash leaves no secret or all of it.
	await writeFile(`${file}.new`, secret, { mode: 0o600, flush: true });
	await rename(`${file}.new`, file);
	return secret;
}
