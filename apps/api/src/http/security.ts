import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readBearer } from "../auth/bearer.ts";
import { type Config, isLoopback } from "../config.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Security headers on every answer, and the check that a browser's write comes from our own pages. */
export function secure(app: FastifyInstance, { publicUrl }: Config): void {
	const headers = securityHeaders(publicUrl.protocol === "https:");

	// Callbacks, not promises: these run for every request.
	app.addHook("onRequest", (request, reply, done) => {
		reply.headers(headers).header("x-request-id", request.id);
		if (safeMethods.has(request.method) || !isForeign(request, publicUrl.origin)) return done();
		done(new CodedError("FOREIGN_ORIGIN", `Writes are accepted from ${publicUrl.origin} only`));
	});

	// Somebody who opens http://localhost:3000 would sign in on another origin than the one that holds the cookie.
	app.addHook("onRequest", (request, reply, done) => {
		if (request.method !== "GET" || request.headers["sec-fetch-mode"] !== "navigate") return done();
		const other = request.hostname !== publicUrl.hostname && isLoopback(request.hostname);
		if (!other || !isLoopback(publicUrl.hostname)) return done();
		reply.redirect(new URL(request.url, publicUrl).href);
	});
}

/** The same for every answer, so they are put together once. OWASP Secure Headers Project. */
function securityHeaders(https: boolean): Record<string, string> {
	const policy = [
		"default-src 'self'",
		"script-src 'self'",
		// Overlays place themselves by style attributes and one injected rule.
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob: https:",
		"font-src 'self'",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		...(https ? ["upgrade-insecure-requests"] : []),
	];
	return {
		"content-security-policy": policy.join(";"),
		"cross-origin-resource-policy": "same-origin",
		"referrer-policy": "same-origin",
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
		// On plain http these earn a browser warning, and no protection.
		...(https && {
			"strict-transport-security": "max-age=31536000",
			"cross-origin-opener-policy": "same-origin",
			"origin-agent-cluster": "?1",
		}),
	};
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
