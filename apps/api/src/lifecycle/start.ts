import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { databaseDay } from "@throughline/db/clock";
import { connect } from "@throughline/db/connect";
import { openDatabase } from "@throughline/db/open-database";
import type { FastifyInstance } from "fastify";
import { proxyAdvice } from "../config/trusted-proxies.ts";
import { type Config, isLoopback } from "../config.ts";
import { runningEmbedded, startEmbedded } from "../database/embedded.ts";
import { bringToSchema, type DatabaseRoles } from "../database/schema.ts";
import { checkServerVersion } from "../database/version.ts";
import { buildServer } from "../server.ts";
import { requireAdmin } from "./require-admin.ts";
import { keptSessionSecret } from "./session-secret.ts";
import type { Steps } from "./steps.ts";

/**
 * Starts the whole product: database, schema, demo data, server.
 * @param steps receives each part as soon as it runs, so that a start that fails half-way can be undone
 * @param report receives a sentence about what takes long, and at the end one about how long each step took
 * @param stop fires when the product is to end before it has started; then its reason is thrown
 */
export async function start(
	config: Config,
	steps: Steps,
	report: (sentence: string) => void,
	stop: AbortSignal,
): Promise<void> {
	for (const { variable, host } of config.allowedInsecure) {
		report(`Warning: ${variable} uses plain http for ${host}, as ALLOW_INSECURE allows.`);
	}
	const advice = proxyAdvice(config, isLoopback(config.host));
	if (advice) report(advice);
	const watch = startWatch();
	await requirePort(config);
	const roles = await startDatabase(config, steps, report, stop);
	stop.throwIfAborted();
	await checkServerVersion(roles.url);
	watch.took("database");
	const { applied } = await bringToSchema(roles, { report, signal: stop });
	if (applied.length > 1)
		report(`Brought the database to this version's schema: ${applied.length} migrations.`);
	watch.took("schema");
	stop.throwIfAborted();
	const sessionSecret = config.sessionSecret ?? (await keptSessionSecret(config.dataDir));
	await fill(roles.url, config, report);
	watch.took(config.demoData ? "Admin and demo data" : "Admin");
	stop.throwIfAborted();
	const database = await openDatabase(roles.url);
	steps.started("The connection pools", () => database.close());
	const server = await buildServer({ config: { ...config, sessionSecret }, database });
	steps.started("The server", () => closeServer(server));
	stop.throwIfAborted();
	await listenQuietly(server, config);
	watch.took("server");
	report(watch.sentence());
}

/**
 * Fails as the server would later, before a database is made: the port is in use, or this machine lacks the address.
 * Of a folder whose database runs, the owner has more to say, who may be a Throughline on this very port.
 */
async function requirePort({ host, port, database, dataDir }: Config): Promise<void> {
	if (database.kind === "embedded" && (await runningEmbedded(dataDir))) return;
	const probe = createServer().listen(port, host);
	await once(probe, "listening");
	probe.close();
	await once(probe, "close");
}

/** Sees to it that somebody is Admin, and loads the demo portfolio into an empty database, however long that takes. */
async function fill(url: string, config: Config, report: (sentence: string) => void): Promise<void> {
	const { db, close } = connect(url, { max: 2 });
	try {
		await requireAdmin(db, config);
		if (!config.demoData) return;
		const { isEmpty, loadDemo } = await import("@throughline/db/demo/demo");
		if (!(await isEmpty(db))) return;
		report("Loading the demo portfolio.");
		await loadDemo(db, { today: await databaseDay(db) });
	} finally {
		await close();
	}
}

/** The ready line says where the product listens, and nothing may come after it: the log writes a moment late. */
async function listenQuietly(server: FastifyInstance, { host, port }: Config): Promise<void> {
	const { level } = server.log;
	server.log.level = "silent";
	await server.listen({ host, port });
	server.log.level = level;
}

async function startDatabase(
	config: Config,
	steps: Steps,
	report: (sentence: string) => void,
	stop: AbortSignal,
): Promise<DatabaseRoles> {
	if (config.database.kind === "external") return config.database;
	const starting = startEmbedded(config.dataDir, report, stop);
	// Also one that is still coming up: left alone, it would stay behind. Why it did not come up is said by this start.
	steps.started("The embedded database", () =>
		starting.then(
			(database) => database.stop(),
			() => {},
		),
	);
	const database = await starting;
	if (database.found === "running") {
		report(`Took over the database in ${join(config.dataDir, "postgres")}, which had been left running.`);
	}
	return { url: database.url, migrationUrl: database.url };
}

/** Times the steps of a start, one after the other. */
function startWatch(): { took(step: string): void; sentence(): string } {
	const began = performance.now();
	let since = began;
	const parts: string[] = [];
	return {
		/** Notes what was checked and done since the last step. */
		took(step) {
			const now = performance.now();
			parts.push(`${step} ${seconds(now - since)}`);
			since = now;
		},
		/** "Checked and started in 2.1 s: database 1.2 s, schema 0.1 s, …." */
		sentence: () => `Checked and started in ${seconds(since - began)}: ${parts.join(", ")}.`,
	};
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const timeoutMs = 10_000;

/**
 * Closes a server: it takes no new connection, running requests are answered, and what is still open after ten
 * seconds is cut.
 */
async function closeServer(server: FastifyInstance): Promise<void> {
	// A kept-alive connection whose last request ends after the close began would else be waited for.
	const sweep = setInterval(() => server.server.closeIdleConnections(), 50);
	const cut = setTimeout(() => server.server.closeAllConnections(), timeoutMs);
	try {
		await server.close();
	} finally {
		clearInterval(sweep);
		clearTimeout(cut);
	}
}
