import { setTimeout as pause } from "node:timers/promises";
import type { ServedDatabase } from "@throughline/db/open-database";
import { databaseAway, databaseFull } from "@throughline/trpc/database-refusal";
import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type FileStore, filesFull } from "../documents/file-store.ts";
import type { LiveFeed } from "../live/feed.ts";
import { isFromThisMachine } from "./forwarded.ts";

/** How long `/readyz` waits for what it asks. */
const timeoutMs = 1_800;

type Deps = {
	database: Pick<ServedDatabase, "pulse" | "storage">;
	files: FileStore;
	feed: LiveFeed;
	isDraining(): boolean;
};

/** `/healthz` (the process lives), `/readyz` (it can serve) and `/metrics` (for Prometheus). */
export function reportHealth(app: FastifyInstance, { database, files, feed, isDraining }: Deps): void {
	const uncached = {
		onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
			reply.header("cache-control", "no-store");
		},
	};
	app.get("/healthz", uncached, async () => ({ status: "ok" }));

	app.get("/readyz", uncached, async () => {
		if (isDraining()) throw new CodedError("UNAVAILABLE", "The server is shutting down");
		const [answers, databaseIsFull, filesAreFull] = await Promise.all([
			inTime(database.pulse.check(), false),
			inTime(database.storage.isFull(), true),
			inTime(files.isFull(), true),
		]);
		if (databaseIsFull) throw new CodedError("STORAGE_FULL", databaseFull);
		if (!answers) throw new CodedError("UNAVAILABLE", databaseAway);
		if (filesAreFull) throw new CodedError("STORAGE_FULL", filesFull);
		return { status: "ready" };
	});

	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const duration = new Histogram({
		name: "http_request_duration_seconds",
		help: "Time from the request's first byte to the answer's last",
		labelNames: ["method", "route", "status"],
		buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
		registers: [registry],
	});
	new Gauge({
		name: "throughline_live_subscribers",
		help: "Screens that listen for changes on this instance",
		registers: [registry],
		collect() {
			this.set(feed.subscribers);
		},
	});
	app.addHook("onResponse", (request, reply, done) => {
		const route = request.routeOptions.url ?? "none";
		duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
		done();
	});

	app.get("/metrics", uncached, async (request, reply) => {
		await allowMetrics(request);
		return reply.type(registry.contentType).send(await registry.metrics());
	});
}

/** The answer; `otherwise` when it does not come in time. */
async function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
	return await Promise.race([answer, pause(timeoutMs, otherwise, { ref: false })]);
}

/** The machine itself reads metrics freely; from elsewhere, or through a proxy, it takes an Admin's credentials. */
async function allowMetrics(request: FastifyRequest): Promise<void> {
	if (isFromThisMachine(request)) return;
	const { person } = await request.identify();
	if (!person) throw new CodedError("UNAUTHENTICATED", "Sign in to go on");
	if (person.role !== "Admin") throw new CodedError("FORBIDDEN", "Only an Admin may read the metrics");
}
