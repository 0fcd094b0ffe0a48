import { execFile } from "node:child_process";
import { readFile, readlink, realpath } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** What a running PostgreSQL server says of itself in its folder. */
export type Postmaster = { pid: number; port: number; status: "starting" | "stopping" | "ready" | "standby" };

/** Reads `postmaster.pid`; null when there is none, or when the server has not yet written all of it. */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
	const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(
		(error: NodeJS.ErrnoException) => {
			if (error.code === "ENOENT") return null;
			throw error;
		},
	);
	// PostgreSQL documents the lines: pid, folder, start time, port, socket folder, address, shared memory, status.
	const lines = text?.split("\n") ?? [];
	const pid = Number(lines[0]);
	const port = Number(lines[3]);
	const status = lines[7]?.trim();
	if (!pid || !port) return null;
	if (status !== "starting" && status !== "stopping" && status !== "ready" && status !== "standby")
		return null;
	return { pid, port, status };
}

/** Whether a process has this number. */
export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// It lives and belongs to another user.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/**
 * Whether a process is the PostgreSQL server of a folder, and not a dead one or another program that was given
 * the same number later.
 */
export async function isServer(pid: number, folder: string): Promise<boolean> {
	if (!isAlive(pid)) return false;
	if (process.platform === "win32") return true;
	return process.platform === "linux" ? await isServerOnLinux(pid, folder) : await isServerByPs(pid);
}

async function isServerOnLinux(pid: number, folder: string): Promise<boolean> {
	try {
		const stat = await readFile(`/proc/${pid}/stat`, "utf8");
		// "123 (postgres) S …": Z is a process that has ended and is only not yet buried.
		const state = stat.slice(stat.lastIndexOf(")") + 2)[0];
		if (state === "Z" || !stat.includes("(postgres)")) return false;
	} catch {
		return false;
	}
	// A server's working directory is its folder. Not everybody may see it; then the name has to do.
	const directory = await readlink(`/proc/${pid}/cwd`).catch(() => null);
	return directory === null || directory === (await realpath(folder));
}

async function isServerByPs(pid: number): Promise<boolean> {
	try {
		const { stdout } = await promisify(execFile)("ps", ["-o", "stat=,command=", "-p", String(pid)]);
		return !stdout.trim().startsWith("Z") && stdout.includes("postgres");
	} catch {
		// ps exits with 1 for a process that has gone.
		return false;
	}
}
