import { randomBytes } from "node:crypto";
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
import { makeEmptyTemplate } from "../../packages/db/src/testing/template.ts";
import { openRunFolder, type RunFolder, serverFolder } from "./run-folder.ts";

/**
 * Vitest's global set-up: one PostgreSQL server for the whole run, in the run's folder, without fsync.
 * Every project that needs a database names this file; the first of them starts the server.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
	if (process.env.TEST_POSTGRES_URL) return undefined;
	const folder = await openRunFolder();
	const server = await startTestServer(folder).catch((error) => {
		folder.remove();
		throw error;
	});
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

async function startTestServer(home: RunFolder): Promise<TestServer> {
	const binaries = await findBinaries();
	const account = await chooseAccount(binaries.postgres, home.path);
	const cluster: Cluster = { folder: serverFolder(home.path), binaries, account };
	const password = randomBytes(16).toString("hex");
	await initialise(cluster, password, { durable: false });
	const { pid, port } = await startServer(cluster, await freePort(), {
		fsync: "off",
		synchronous_commit: "off",
		full_page_writes: "off",
		// Each copy of a template goes through the log, which may lie in memory.
		wal_level: "minimal",
		max_wal_senders: "0",
		max_wal_size: "256MB",
		max_connections: "200",
		autovacuum: "off",
	});
	const stop = async (): Promise<void> => {
		await stopServer(cluster, pid);
		home.remove();
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
		home.remove();
	};
	return { url, stop, kill };
}
