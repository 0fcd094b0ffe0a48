import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { readHead } from "./inspect.ts";
import type { Manifest } from "./manifest.ts";

/** The name of an archive, by when its snapshot is to be taken, in UTC. */
export function archiveName(at: Date): string {
	const stamp = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
	return `throughline-backup-${stamp}.tar.gz`;
}

const nameForm = /^throughline-backup-\d{8}-\d{6}\.tar\.gz$/;

/**
 * Removes the oldest archives of a folder, as many as are over `keep`. Only archives of the same installation count
 * and go: a folder may serve several. The newest one stays whatever a clock says.
 * @param newest the file that was just made
 * @returns the names of the removed ones, oldest first
 */
export async function rotate(
	folder: string,
	keep: number,
	{ newest, installation }: { newest: string } & Pick<Manifest, "installation">,
	signal: AbortSignal,
): Promise<string[]> {
	const archives: string[] = [];
	for (const name of (await readdir(folder)).filter((each) => nameForm.test(each)).sort()) {
		if (join(folder, name) === newest) continue;
		const head = await readHead(join(folder, name), signal);
		if (head?.installation === installation) archives.push(name);
	}
	const superfluous = archives.slice(0, Math.max(0, archives.length - (keep - 1)));
	for (const name of superfluous) await rm(join(folder, name));
	return superfluous;
}
