import { rename, writeFile } from "node:fs/promises";

/** Writes a file for the owner's eyes only, whole and then named: a crash leaves the old one or the new one. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
	await writeFile(`${file}.new`, content, { mode: 0o600, flush: true });
	await rename(`${file}.new`, file);
}
