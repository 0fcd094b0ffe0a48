import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseAccount } from "../../apps/api/src/database/account.ts";
import { findBinaries } from "../../apps/api/src/database/binaries.ts";
import {
	type Cluster,
	clusterUser,
	initialise,
	startServer,
	stopServer,
} from "../../apps/api/src/database/cluster.ts";
import { freePort } from "../../apps/api/src/database/free-port.ts";
import { isAlive, isServer, readPostmaster } from "../../apps/api/src/database/postmaster.ts";
import { makeEmptyTemplate } from "../../packages/db/src/testing/template.ts";

const prefix = "throughline-test-";

/**
 * Vitest's global set-up: one PostgreSQL server for the whole run, in a temporary folder, without fsync.
 * Every project that needs a database names this file; the first of them starts the server.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
	if (process.env.TEST_POSTGRES_URL) return undefined;
	await removeAbandoned();
	const server = await startTestServer();
	process.env.TEST_POSTGRES_URL = server.url;
	const kill = (): void => server.kill();
	const die = (): never => process.exit(1);
	process.once("exit", kill);
	for (const signal of ["SIGTERM", "SIGHUP"] as const) process.once(signal, die);
	return async () => {
		delete process.env.TEST_POSTGRES_URL;
		await server.stop();
		process.off("exit", kill);
		for (const signal of ["SIGTERM", "SIGHUP"] as const) process.off(signal, die);
	};
}

type TestServer = {
	url: string;
	stop(): Promise<void>;
	/** For a run that ends without its tear-down. */
	kill(): void;
};

async function startTestServer(): Promise<TestServer> {
	const home = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
	await chmod(home, 0o711);
	const binaries = await findBinaries();
	const account = await chooseAccount(binaries.postgres, home);
	const cluster: Cluster = { folder: join(home, "postgres"), binaries, account };
	const password = randomBytes(16).toString("hex");
	await initialise(cluster, password, { durable: false });
	const { pid, port } = await startServer(cluster, await freePort(), {
		fsync: "off",
		synchronous_commit: "off",
		full_page_writes: "off",
		max_connections: "200",
		autovacuum: "off",
	}).catch(async (error) => {
		await rm(home, { recursive: true, force: true });
		throw error;
	});
	const stop = async (): Promise<void> => {
		await stopServer(cluster, pid);
		await rm(home, { recursive: true, force: true });
	};
	const url = `postgres://${clusterUser}:${password}@127.0.0.1:${port}/postgres`;
	try {
		await makeEmptyTemplate(url);
	} catch (error) {
		await stop();
		throw error;
	}
	const kill = (): void => {
		process.kill(pid, "SIGQUIT");
		rmSync(home, { recursive: true, force: true });
	};
	return { url, stop, kill };
}

/** Stops and removes the servers of test runs that were killed. The folder's name holds the run's process. */
async function removeAbandoned(): Promise<void> {
	for (const name of await readdir(tmpdir())) {
		const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length).split("-")[0]) : Number.NaN;
		if (!Number.isInteger(owner) || isAlive(owner)) continue;
		const home = join(tmpdir(), name);
		const folder = join(home, "postgres");
		const postmaster = await readPostmaster(folder);
		if (postmaster && (await isServer(postmaster.pid, folder))) process.kill(postmaster.pid, "SIGQUIT");
		await rm(home, { recursive: true, force: true });
	}
}
