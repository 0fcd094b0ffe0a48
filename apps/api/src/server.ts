import { fileURLToPath } from "node:url";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import type { ServedDatabase } from "@throughline/db/open-database";
import { openRuns } from "@throughline/trpc/run/engine/engine";
import { runHandlers } from "@throughline/trpc/run-handlers";
import fastify, { type FastifyInstance, LogController } from "fastify";
import packageJson from "../../../package.json" with { type: "json" };
import { openAdvisors } from "./ai/advisors.ts";
import { enteredFetch } from "./ai/calls/entered-fetch.ts";
import { openProviderDesk } from "./ai/settings/desk.ts";
import { openSealedKeys, resealKeys, type SealedKeys } from "./ai/settings/sealed-keys.ts";
import { identifyRequests } from "./auth/identify-requests.ts";
import { auth } from "./auth/plugin.ts";
import { trustOf } from "./config/trusted-proxies.ts";
import type { Config } from "./config.ts";
import { openFileStore } from "./documents/file-store.ts";
import { openDocumentReader } from "./documents/reader.ts";
import { workHourly } from "./hourly/hourly.ts";
import { acceptJson } from "./http/body/json.ts";
import { shortBody } from "./http/body/long-text.ts";
import { limitBodies } from "./http/body/request-body.ts";
import { answerErrors, answerUnreadable } from "./http/errors.ts";
import { reportUnknownProxy } from "./http/forwarded.ts";
import { reportHealth } from "./http/health.ts";
import { checkHost } from "./http/host.ts";
import { loggerOptions, logRequests } from "./http/log.ts";
import { requestIdOf } from "./http/request-id.ts";
import { secure } from "./http/security.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { serveTrpc } from "./http/trpc/trpc.ts";
import { serveWeb } from "./http/web.ts";
import { openFeed } from "./live/feed.ts";
import { enteredMistake } from "./pages/entered-address.ts";
import { openPageFetcher } from "./pages/fetch-page.ts";
import type { Network } from "./pages/network.ts";
import { pageReader } from "./pages/page-reader.ts";
import { openPlaybookFiles } from "./playbook/files.ts";
import { restRoutes } from "./rest/routes.ts";
import { openSearchDesk } from "./web-search/desk.ts";

export type ServerOptions = {
	config: Config;
	database: ServedDatabase;
	/** Where the built web app lies; the repository's own by default. */
	webRoot?: string | undefined;
	/** How pages of the web are reached; tests put their own in its place. */
	network?: Network | undefined;
};

const builtWeb = fileURLToPath(new URL("../../web/dist", import.meta.url));

/**
 * The whole product on one origin, ready to listen. `close()` lets running requests finish, ends live streams and
 * refuses new ones.
 */
export async function buildServer({
	config,
	database,
	webRoot,
	network,
}: ServerOptions): Promise<FastifyInstance> {
	const headers = securityHeaders(config);
	const app = fastify({
		logger: loggerOptions(config.logLevel),
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: requestIdOf,
		requestIdHeader: false,
		bodyLimit: shortBody,
		// The documented address of a research stream carries root cause, path and input.
		http: { maxHeaderSize: 128 * 1024 },
		// The largest file over a slow line.
		requestTimeout: 600_000,
		forceCloseConnections: "idle",
		// The built-in sign-in serves one machine, and whoever is on it could forge a proxy's headers.
		trustProxy: config.oidc.kind === "external" && trustOf(config.trustedProxies),
		routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
		...answerUnreadable(headers),
	});
	// Node would answer an expectation that it does not know by itself, without a body; it may be ignored (RFC 9110 10.1.1).
	app.server.on("checkExpectation", app.routing);
	let draining = false;
	const { db, bulk } = database;
	const feed = await openFeed(bulk.sql, app.log);
	const keys = openKeys(config);
	const resealed = await resealKeys(bulk.db, keys);
	if (resealed > 0) app.log.info({ resealed }, "entered keys are encrypted with the new session secret");
	const allowed = {
		privateHosts: config.pages.privateHosts,
		named: config.serverAddresses,
		isOneMachine: config.oidc.kind === "built-in",
	};
	const addressMistake = (address: string) => enteredMistake(address, allowed, network);
	const fetchEntered = enteredFetch(allowed, network);
	const advisors = openAdvisors(config.ai, keys, { fetchEntered });
	const desk = openProviderDesk(config.ai, { keys, addressMistake, fetchEntered });
	const searchDesk = openSearchDesk(config.search, { keys, addressMistake, fetchEntered });
	const playbooks = openPlaybookFiles();
	const files = await openFileStore(config.dataDir);
	const reader = openDocumentReader(files, { log: app.log });
	const fetcher = openPageFetcher({ ...config.pages, version: packageJson.version, network });
	const pages = pageReader(fetcher, reader);
	const runs = await openRuns({
		...bulk,
		handlers: runHandlers({ advisors, reader, pages, searches: searchDesk }),
		log: app.log,
	});
	const stopHourlyWork = workHourly(bulk.db, app.log, files);
	app.addHook("preClose", async () => {
		draining = true;
		await feed.close();
		await runs.close();
		await reader.close();
		await advisors.close();
		await playbooks.close();
		await stopHourlyWork();
	});

	answerErrors(app);
	acceptJson(app, reader.parseLongBody);
	logRequests(app);
	await app.register(cookie);
	secure(app, config.publicUrl.origin, headers);
	checkHost(app, config);
	reportUnknownProxy(app, config);
	limitBodies(app);
	await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], globalDecompression: false });

	const { plugin, identify } = await auth({ config, db });
	const host = {
		db,
		bulkDb: bulk.db,
		changes: feed,
		runs,
		advisors,
		desk,
		searchDesk,
		playbooks,
		texts: reader,
	};
	identifyRequests(app, { ...host, authenticate: identify });
	await app.register(plugin);
	reportHealth(app, { database, files, feed, isDraining: () => draining });
	await serveTrpc(app, reader.parseLongBody);
	await restRoutes(app, {
		origin: config.publicUrl.origin,
		version: packageJson.version,
		files,
		changes: feed,
	});
	await serveWeb(app, webRoot ?? builtWeb);
	return app;
}

function openKeys({ sessionSecret, previousSessionSecret }: Config): SealedKeys {
	if (sessionSecret === null) throw new Error("Keys of AI providers need the session secret");
	return openSealedKeys(sessionSecret, ...(previousSessionSecret === null ? [] : [previousSessionSecret]));
}
