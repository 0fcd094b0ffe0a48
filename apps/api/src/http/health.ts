import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type postgres from "postgres";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { LiveFeed } from "../live/feed.ts";
import { isFromThisMachine } from "./forwarded.ts";

/** How long `/readyz` waits for the database. */
const patienceMs = 2000;

type Deps = { sql: postgres.Sql; feed: LiveFeed; isDraining(): boolean };

/** `/healthz` (the process lives), `/readyz` (it can serve) and `/metrics` (for Prometheus). */
export function reportHealth(app: FastifyInstance, { sql, feed, isDraining }: Deps): void {
	const uncached = {
		onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
			reply.header("cache-control", "no-store");
		},
	};
	app.get("/healthz", uncached, async () => ({ status: "ok" }));

	app.get("/readyz", uncached, async () => {
		if (isDraining()) throw new CodedError("UNAVAILABLE", "The server is shutting down");
		if (!(await isReachable(sql))) {
			throw new CodedError("UNAVAILABLE", "The database cannot be reached right now. Try again in a moment.");
		}
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

async function isReachable(sql: postgres.Sql): Promise<boolean> {
	const query = sql`select 1`.then(
		() => true,
		() => false,
	);
	const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs).unref());
	return await Promise.race([query, late]);
}

/** The machine itself reads metrics freely; from elsewhere, or through a proxy, it takes an Admin's credentials. */
async function allowMetrics(request: FastifyRequest): Promise<void> {
	if (isFromThisMachine(request)) return;
	const { person } = await request.identify();
	if (!person) throw new CodedError("UNAUTHENTICATED", "Sign in to go on");
	if (person.role !== "Admin") throw new CodedError("FORBIDDEN", "Only an Admin may read the metrics");
}
