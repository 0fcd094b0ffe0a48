import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readBearer } from "./caller.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** `headers` on every answer, and the check that a browser's write comes from our own pages. */
export function secure(app: FastifyInstance, origin: string, headers: Record<string, string>): void {
	// A callback, not a promise: it runs for every request.
	app.addHook("onRequest", (request, reply, done) => {
		reply.headers(headers).header("x-request-id", request.id);
		if (safeMethods.has(request.method) || !isForeign(request, origin)) return done();
		done(new CodedError("FOREIGN_ORIGIN", `Writes are accepted from ${origin} only`));
	});
}

/**
 * Whether a browser sends this call for another site than the one at `origin`. A client that is no browser sends neither header and is
 * let through: no other site can make it send our cookie. A bearer token authenticates by itself, and alone: beside
 * any other Authorization the cookie still counts.
 */
export function isForeign({ headers }: Pick<FastifyRequest, "headers">, origin: string): boolean {
	if (readBearer(headers.authorization) !== null) return false;
	if (headers.origin !== undefined) return headers.origin !== origin;
	return headers["sec-fetch-site"] === "cross-site" || headers["sec-fetch-site"] === "same-site";
}
