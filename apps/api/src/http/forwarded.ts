import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Config, isLoopback } from "../config.ts";

/** What proxies add to a request that they pass on. */
const marks = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/** Whether a program on this machine made this request by itself; a proxy here passes on what others ask for. */
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, "socket" | "headers">): boolean {
	return isLoopback(socket.remoteAddress ?? "") && marks.every((mark) => headers[mark] === undefined);
}

/**
 * Logs once when a proxy seems to stand before us that nobody has named: its people would share one limit of sign-ins,
 * and its address would be recorded for theirs.
 */
export function reportUnknownProxy(app: FastifyInstance, { oidc, trustedProxies }: Config): void {
	if (oidc.kind === "built-in" || trustedProxies) return;
	let reported = false;
	app.addHook("onRequest", ({ socket, headers }, _reply, done) => {
		const peer = socket.remoteAddress ?? "";
		if (!reported && headers["x-forwarded-for"] !== undefined && !isLoopback(peer)) {
			reported = true;
			app.log.warn(
				{ peer },
				`X-Forwarded-For from ${peer} is not believed. If that is your reverse proxy, set TRUSTED_PROXIES to its address or range.`,
			);
		}
		done();
	});
}
