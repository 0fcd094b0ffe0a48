import { execFile, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { appendFile, chmod, mkdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { isServer, type Postmaster, readPostmaster } from "./postmaster.ts";

/** A folder with a PostgreSQL cluster in it, the programs that serve it and who runs them. */
export type Cluster = { folder: string; binaries: Binaries; account: Account };

/** The superuser of every cluster made here. */
export const clusterUser = "throughline";

const startLog = (cluster: Cluster): string => join(cluster.folder, "start.log");

/**
 * Makes a cluster in a folder that does not exist yet: UTF-8, scram passwords for every connection, sorted by
 * PostgreSQL's own collation, because the operating system's changes with its upgrades and breaks indexes.
 */
export async function initialise(
	cluster: Cluster,
	password: string,
	{ durable }: { durable: boolean },
): Promise<void> {
	const { account, binaries, folder } = cluster;
	await mkdir(folder, { mode: 0o700 });
	await account.own(folder);
	const passwordFile = `${folder}.password`;
	try {
		await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
		await account.own(passwordFile);
		const { program, args } = account.command(binaries.initdb, [
			`--pgdata=${folder}`,
			`--username=${clusterUser}`,
			`--pwfile=${passwordFile}`,
			"--auth=scram-sha-256",
			"--encoding=UTF8",
			"--locale=C",
			"--locale-provider=builtin",
			"--builtin-locale=C.UTF-8",
			...(durable ? [] : ["--no-sync"]),
		]);
		await promisify(execFile)(program, args, { ...account.ids, cwd: folder });
	} finally {
		await rm(passwordFile, { force: true });
	}
}

/**
 * Starts the server of a cluster, detached from this process and its terminal, on a loopback port.
 * @param settings PostgreSQL settings beside the address, for example `{ fsync: "off" }`
 * @returns the running server. @throws when it does not come up within a minute, with what it wrote.
 */
export async function startServer(
	cluster: Cluster,
	port: number,
	settings: Readonly<Record<string, string>> = {},
): Promise<Postmaster> {
	const all = {
		port: String(port),
		listen_addresses: "127.0.0.1",
		// Only the loopback port is open: a socket file would need a folder that both users may enter.
		unix_socket_directories: "",
		...settings,
	};
	const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	await emptyStartLog(cluster);
	const exit =
		process.platform === "win32" ? await startOnWindows(cluster, flags) : startDetached(cluster, flags);
	const deadline = performance.now() + 60_000;
	while (performance.now() < deadline && exit.code === null) {
		const postmaster = await readPostmaster(cluster.folder);
		if (postmaster?.status === "ready" && (exit.pid === null || postmaster.pid === exit.pid))
			return postmaster;
		await pause(20);
	}
	throw new Error(`PostgreSQL did not start on ${cluster.folder}:\n${await readStartLog(cluster)}`);
}

/** Stops a server: open transactions are rolled back, everything committed is kept. Waits until it has gone. */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
	// SIGINT is PostgreSQL's "fast" stop, SIGQUIT its "immediate" one, after which the next start recovers.
	for (const [signal, seconds] of [["SIGINT", 20] as const, ["SIGQUIT", 5] as const]) {
		await signalServer(cluster, pid, signal);
		const deadline = performance.now() + seconds * 1000;
		while (performance.now() < deadline) {
			if (!(await isServer(pid, cluster.folder))) return;
			await pause(20);
		}
	}
	throw new Error(`PostgreSQL, process ${pid}, did not stop.`);
}

type Exit = { pid: number | null; code: number | null };

function startDetached(cluster: Cluster, flags: string[]): Exit {
	const { account, binaries, folder } = cluster;
	const { program, args } = account.command(binaries.postgres, ["-D", folder, ...flags]);
	const log = openSync(startLog(cluster), "a");
	// A session of its own: Ctrl-C and a closing terminal reach this process only, which then stops the server.
	const child = spawn(program, args, {
		...account.ids,
		cwd: folder,
		detached: true,
		stdio: ["ignore", log, log],
	});
	closeSync(log);
	const exit: Exit = { pid: child.pid ?? null, code: null };
	child.once("error", (error) => {
		exit.code = 1;
		appendFile(startLog(cluster), `${error.message}\n`).catch(() => {});
	});
	child.once("exit", (code) => {
		exit.code = code ?? 1;
	});
	child.unref();
	return exit;
}

/** On Windows only pg_ctl knows how to drop an administrator's rights and how to signal the server. */
async function startOnWindows({ binaries, folder }: Cluster, flags: string[]): Promise<Exit> {
	const options = flags.map((flag) => (/\s/.test(flag) ? `"${flag}"` : flag)).join(" ");
	const args = ["start", "-W", "-D", folder, "-l", join(folder, "start.log"), "-o", options];
	await new Promise<void>((resolve, reject) => {
		spawn(binaries.pgCtl, args, { stdio: "ignore", windowsHide: true })
			.once("error", reject)
			.once("exit", (code) =>
				code === 0 ? resolve() : reject(new Error(`pg_ctl start ended with ${code}`)),
			);
	});
	return { pid: null, code: null };
}

async function signalServer(cluster: Cluster, pid: number, signal: "SIGINT" | "SIGQUIT"): Promise<void> {
	try {
		if (process.platform === "win32") {
			await promisify(execFile)(cluster.binaries.pgCtl, ["kill", signal.slice("SIG".length), String(pid)]);
		} else {
			process.kill(pid, signal);
		}
	} catch (error) {
		if (await isServer(pid, cluster.folder)) throw error;
	}
}

async function emptyStartLog(cluster: Cluster): Promise<void> {
	const log = startLog(cluster);
	await appendFile(log, "", { mode: 0o600 });
	await truncate(log);
	await chmod(log, 0o600);
	await cluster.account.own(log);
}

async function readStartLog(cluster: Cluster): Promise<string> {
	return (await readFile(startLog(cluster), "utf8")).trim().split("\n").slice(-12).join("\n");
}
