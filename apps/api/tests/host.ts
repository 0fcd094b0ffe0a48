import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@throughline/db/open-database";
import { type Config, readConfig } from "../src/config.ts";
import { freePort } from "../src/database/free-port.ts";
import type { Network } from "../src/pages/network.ts";
import { buildServer } from "../src/server.ts";

export const sessionSecret = "a session secret for tests, long enough";

type OutsideProvider = Extract<Config["oidc"], { kind: "external" }>;

export type HostOptions = {
	oidc?: OutsideProvider;
	port?: number;
	/** The addresses that it takes connections on; 127.0.0.1 unless said. */
	listenOn?: string;
	/** Where the built web app lies; the repository's own unless said. */
	webRoot?: string | undefined;
	/** Further variables, such as a vendor's key and address. */
	environment?: Record<string, string>;
	/** How pages of the web are reached; none is there unless said. */
	network?: Network | undefined;
};

/** A web without servers: no test reaches the real one. */
const noWeb: Network = {
	async resolve() {
		return [];
	},
	connect() {
		throw new Error("A connection to an address that was not resolved");
	},
};

/** The whole host on a real socket over the database at `databaseUrl`. `oidc` unset: the built-in provider. */
export async function startHost(databaseUrl: string, options: HostOptions = {}) {
	const port = options.port ?? (await freePort());
	const dataDir = await mkdtemp(join(tmpdir(), "throughline-host-"));
	const config = readConfig({
		DATA_DIR: dataDir,
		PORT: String(port),
		DATABASE_URL: databaseUrl,
		SESSION_SECRET: sessionSecret,
		LOG_LEVEL: "silent",
		...(options.oidc && oidcVariables(options.oidc)),
		...options.environment,
	});
	const database = await openDatabase(databaseUrl);
	const { webRoot, network, listenOn = "127.0.0.1" } = options;
	const app = await buildServer({ config, database, webRoot, network: network ?? noWeb });
	await app.listen({ host: listenOn, port });
	return {
		port,
		origin: config.publicUrl.origin,
		dataDir: config.dataDir,
		async stop() {
			await app.close();
			await database.close();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** The variables that name an outside provider. */
function oidcVariables({ issuer, clientId, clientSecret }: OutsideProvider): Record<string, string> {
	return { OIDC_ISSUER: issuer.href, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
}
