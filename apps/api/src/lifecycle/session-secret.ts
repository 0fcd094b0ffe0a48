import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { replaceFile } from "./replace-file.ts";

/** Where a product with an embedded database keeps the secret that its sessions are kept with. */
const secretFileIn = (dataDir: string): string => join(dataDir, "session-secret");

/** That place, where this configuration uses it; null where the operator keeps the secret. */
export function keptSecretFile({ database, sessionSecret, dataDir }: Config): string | null {
	return database.kind === "embedded" && sessionSecret === null ? secretFileIn(dataDir) : null;
}

/**
 * The secret that sessions are kept with, for a product with an embedded database: made once, and kept in the
 * data folder for the owner's eyes only. The folder must exist and belong to this process alone.
 */
export async function keptSessionSecret(dataDir: string): Promise<string> {
	const file = secretFileIn(dataDir);
	try {
		return (await readFile(file, "utf8")).trim();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
	}
	const secret = randomBytes(32).toString("hex");
	await replaceFile(file, secret);
	return secret;
}
