import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartProblem } from "../start-problem.ts";
import { chooseAccount } from "./account.ts";
import { findBinaries, majorOf } from "./binaries.ts";
import { type Cluster, clusterUser, initialise, startServer, stopServer } from "./cluster.ts";
import { freePort } from "./free-port.ts";
import { takeOwnership } from "./ownership.ts";
import { isAlive, isServer, type Postmaster, readPostmaster } from "./postmaster.ts";

/** The running embedded database, owned by this process until `stop`. */
export type EmbeddedDatabase = {
	url: string;
	/** Whether this start made a new cluster, found one at rest, or found one that a killed process left running. */
	found: "none" | "at rest" | "running";
	/** Stops the server and waits until its processes have gone. */
	stop(): Promise<void>;
};

/** The database in the cluster. */
const databaseName = "postgres";

/**
 * Starts the embedded PostgreSQL of a data folder, making it at first use, or adopts the one that runs there.
 * Should the server die later, it is started again on the same port.
 * @param dataDir absolute; the cluster lies in `postgres` below it
 * @param report receives a sentence about what takes long or went wrong without ending the product
 * @param stop fires when it is not wanted any more; a server that is not started yet then is not, and its reason is thrown
 * @throws {StartProblem} when another process uses the folder, or another major version made it.
 */
export async function startEmbedded(
	dataDir: string,
	report: (sentence: string) => void,
	stop?: AbortSignal,
): Promise<EmbeddedDatabase> {
	const cluster = await openCluster(dataDir);
	const found = existsSync(cluster.folder) ? "at rest" : "none";
	if (found === "none") {
		report(`Making a new database in ${cluster.folder}.`);
		await makeCluster(cluster);
	}
	stop?.throwIfAborted();
	await checkMajor(cluster);
	const password = await readPassword(cluster);
	const adopted = await runningServer(cluster);
	let server = adopted ?? (await startOrJoin(cluster));
	const { port } = server;
	const url = addressOf(password, port);

	let stopping = false;
	const revive = async (): Promise<void> => {
		report("The embedded database went away; starting it again.");
		while (!stopping) {
			try {
				server = (await runningServer(cluster)) ?? (await startServer(cluster, port));
				ownership = await takeOwnership(url, onLost);
				if (stopping) await ownership.release();
				return;
			} catch (error) {
				report(`The embedded database does not start: ${error instanceof Error ? error.message : error}`);
				await pause(2000);
			}
		}
	};
	let reviving = Promise.resolve();
	const onLost = (): void => {
		if (!stopping) reviving = revive();
	};
	let ownership = await takeOwnership(url, onLost).catch(async (error) => {
		// A start that fails leaves nothing behind; a server that somebody else owns is theirs.
		if (!(error instanceof StartProblem) && !adopted) await stopServer(cluster, server.pid);
		throw error;
	});

	return {
		url,
		found: adopted ? "running" : found,
		async stop() {
			stopping = true;
			await reviving;
			await ownership.release();
			await stopServer(cluster, server.pid);
		},
	};
}

/** The address of the database that runs in a data folder, whoever started it; null when none does. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
	if (!existsSync(clusterFolder(dataDir))) return null;
	const cluster = await openCluster(dataDir);
	const server = await runningServer(cluster);
	return server && addressOf(await readPassword(cluster), server.port);
}

const clusterFolder = (dataDir: string): string => join(dataDir, "postgres");

const addressOf = (password: string, port: number): string =>
	`postgres://${clusterUser}:${password}@127.0.0.1:${port}/${databaseName}`;

// Inside the cluster's folder, so that both come into being by one rename.
const passwordFile = (cluster: Cluster): string => join(cluster.folder, "throughline-password");

async function openCluster(dataDir: string): Promise<Cluster> {
	// As root the server runs as another user, who has to pass this folder; what lies in it is closed file by file.
	await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
	const binaries = await findBinaries();
	return {
		folder: clusterFolder(dataDir),
		binaries,
		account: await chooseAccount(binaries.postgres, dataDir),
	};
}

/** Makes the cluster under another name first: a start that is killed half-way leaves nothing that looks whole. */
async function makeCluster(cluster: Cluster): Promise<void> {
	const draft = `${cluster.folder}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
	await removeDrafts(cluster);
	try {
		const password = randomBytes(24).toString("hex");
		await initialise({ ...cluster, folder: draft }, password, { durable: true });
		const file = passwordFile({ ...cluster, folder: draft });
		await writeFile(file, password, { mode: 0o600, flush: true });
		await chmod(file, 0o600);
		await cluster.account.own(file);
		await rename(draft, cluster.folder);
	} catch (error) {
		// Somebody else's first start may have been faster; then theirs is used.
		if (!existsSync(cluster.folder)) throw error;
	} finally {
		await rm(draft, { recursive: true, force: true });
	}
}

/** Removes what first starts that were killed have left. */
async function removeDrafts(cluster: Cluster): Promise<void> {
	const parent = join(cluster.folder, "..");
	for (const name of await readdir(parent)) {
		const maker = /^postgres\.new-(\d+)/.exec(name)?.[1];
		if (!maker || isAlive(Number(maker))) continue;
		await rm(join(parent, name), { recursive: true, force: true });
	}
}

async function readPassword(cluster: Cluster): Promise<string> {
	try {
		return await readFile(passwordFile(cluster), "utf8");
	} catch (cause) {
		throw new StartProblem(
			`The password of the embedded database cannot be read from ${passwordFile(cluster)}: put the file back from a backup of the folder.`,
			{ cause },
		);
	}
}

async function checkMajor(cluster: Cluster): Promise<void> {
	const file = join(cluster.folder, "PG_VERSION");
	const made = Number((await readFile(file, "utf8").catch(() => "")).trim());
	if (!made) {
		throw new StartProblem(
			`${cluster.folder} is not a database folder: it has no readable PG_VERSION. Move it away, or set DATA_DIR to another folder.`,
		);
	}
	const brought = await majorOf(cluster.binaries);
	if (made > brought) {
		throw new StartProblem(
			`The database in ${cluster.folder} was made by PostgreSQL ${made}, and this version of Throughline brings PostgreSQL ${brought}. Start the newer Throughline that made it; nothing was changed.`,
		);
	}
	if (made < brought) {
		throw new StartProblem(
			`The database in ${cluster.folder} was made by PostgreSQL ${made}, and this version of Throughline brings PostgreSQL ${brought}. With the Throughline that made it run "npm run backup"; then move the folder away and, with this one, run "npm run restore -- FILE". Nothing was changed.`,
		);
	}
}

/** The server that runs on the cluster, once it is ready; null when none does. */
async function runningServer(cluster: Cluster): Promise<Postmaster | null> {
	const deadline = performance.now() + 60_000;
	while (performance.now() < deadline) {
		const server = await readPostmaster(cluster.folder);
		if (!server || !(await isServer(server.pid, cluster.folder))) return null;
		if (server.status === "ready") return server;
		await pause(50);
	}
	throw new StartProblem(
		`The database in ${cluster.folder} has been starting or stopping for over a minute.`,
	);
}

/** Starts the server; where another process is starting it too, or took the port, looks again. */
async function startOrJoin(cluster: Cluster): Promise<Postmaster> {
	for (let attempt = 1; ; attempt++) {
		try {
			await removeStalePid(cluster);
			return await startServer(cluster, await freePort());
		} catch (error) {
			const other = await runningServer(cluster);
			if (other) return other;
			if (attempt === 5) throw error;
			// After a kill, the old server's last processes need a moment to let go of the folder.
			await pause(200 * attempt);
		}
	}
}

/** PostgreSQL takes over a dead server's pid file itself, but not when the number now belongs to another program. */
async function removeStalePid(cluster: Cluster): Promise<void> {
	const file = join(cluster.folder, "postmaster.pid");
	const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
	if (pid && !(await isServer(pid, cluster.folder))) await rm(file, { force: true });
}
