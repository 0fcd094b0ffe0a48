import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { databaseUrl, emptyTemplate, makeEmptyTemplate } from "@throughline/db/testing/template";
import { type Account, chooseAccount } from "../../src/database/account.ts";
import { findBinaries } from "../../src/database/binaries.ts";
import { clusterUser, initialise, startServer, stopServer } from "../../src/database/cluster.ts";
import { freePort } from "../../src/database/free-port.ts";

/** A PostgreSQL of a test file's own, to be stopped, paused and started again. */
export type DatabaseServer = {
	/** The address of an empty database with the newest schema. */
	url: string;
	/** Who runs it, where that is another user than the test's. */
	account: Account;
	/** Stops every process of it where it stands: connections stay open, nothing answers. */
	pause(): Promise<void>;
	resume(): Promise<void>;
	stop(): Promise<void>;
	start(): Promise<void>;
	/** Stops it for good and removes it. */
	remove(): Promise<void>;
};

export async function startDatabaseServer(): Promise<DatabaseServer> {
	const home = await mkdtemp(join(tmpdir(), "throughline-outage-"));
	await chmod(home, 0o711);
	const binaries = await findBinaries();
	const account = await chooseAccount(binaries.postgres, home);
	const cluster = { folder: join(home, "postgres"), binaries, account };
	await initialise(cluster, "secret", { durable: false });
	const settings = { fsync: "off", full_page_writes: "off", autovacuum: "off" };
	let server = await startServer(cluster, await freePort(), settings);
	const { port } = server;
	const url = `postgres://${clusterUser}:secret@127.0.0.1:${port}/postgres`;
	await makeEmptyTemplate(url);
	let paused: number[] = [];

	async function resume(): Promise<void> {
		for (const pid of paused.splice(0).reverse()) process.kill(pid, "SIGCONT");
	}

	return {
		url: databaseUrl(url, emptyTemplate),
		account,
		async pause() {
			// The first process before its children, so that it makes no new ones.
			process.kill(server.pid, "SIGSTOP");
			paused = [server.pid];
			for (const pid of await childrenOf(server.pid)) {
				process.kill(pid, "SIGSTOP");
				paused.push(pid);
			}
		},
		resume,
		async stop() {
			await stopServer(cluster, server.pid);
		},
		async start() {
			server = await startServer(cluster, port, settings);
		},
		async remove() {
			await resume();
			await stopServer(cluster, server.pid);
			await rm(home, { recursive: true, force: true });
		},
	};
}

async function childrenOf(parent: number): Promise<number[]> {
	const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid="]);
	return stdout
		.trim()
		.split("\n")
		.map((line) => line.trim().split(/\s+/).map(Number))
		.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? pid : []));
}
