import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Config, isLoopback } from "../config.ts";

/** What `Host` has to do with PUBLIC_URL. Only the header itself counts, not what a proxy says of it. */
export function checkHost(app: FastifyInstance, { publicUrl, oidc }: Config): void {
	// The built-in sign-in lets everybody in who is on this machine. A page that makes its own name point here (DNS
	// rebinding) is on this machine too, but its requests carry its name.
	if (oidc.kind === "built-in") {
		app.addHook("onRequest", (request, _reply, done) => {
			if (isPublicHost(request, publicUrl) || isOwnLoopback(request)) return done();
			done(new CodedError("WRONG_HOST", `This server answers at ${publicUrl.origin} only`));
		});
	}

	// Somebody who opens http://localhost:3000 would sign in on another origin than the one that holds the cookie.
	if (!isLoopback(publicUrl.hostname)) return;
	app.addHook("onRequest", (request, reply, done) => {
		if (request.method !== "GET" || request.headers["sec-fetch-mode"] !== "navigate") return done();
		const { hostname } = addressOf(request, "http:") ?? publicUrl;
		if (hostname === publicUrl.hostname || !isLoopback(hostname)) return done();
		// Put behind the whole origin: by itself, `//name` in a request would be another host.
		reply.redirect(publicUrl.origin + (request.url.startsWith("/") ? request.url : "/"));
	});
}

/** Whether the request is made at PUBLIC_URL. */
export function isPublicHost(request: FastifyRequest, { protocol, host }: URL): boolean {
	return addressOf(request, protocol)?.host === host;
}

/** Whether the request names this machine and the port that it came in by. */
function isOwnLoopback(request: FastifyRequest): boolean {
	const address = addressOf(request, "http:");
	if (!address || !isLoopback(address.hostname)) return false;
	return Number(address.port || 80) === request.socket.localPort;
}

/** The Host header as an address; null when there is none or it is no name. */
function addressOf({ headers: { host = "" } }: FastifyRequest, protocol: string): URL | null {
	return URL.parse(`${protocol}//${host}`);
}
