import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance } from "fastify";

/** How long what a refused client still sends is thrown away, so that it can read why; then it is cut off. */
const lingerMs = 5_000;

/**
 * Refuses a body with a Content-Encoding: none is unpacked here, so that none can grow. And whatever was answered before
 * it had arrived whole does not hold its connection.
 */
export function limitBodies(app: FastifyInstance): void {
	app.addHook("onRequest", (request, reply, done) => {
		const encoding = request.headers["content-encoding"]?.trim().toLowerCase() || "identity";
		if (encoding === "identity") return done();
		// RFC 9110 15.5.16: what would have been taken.
		reply.header("accept-encoding", "identity");
		done(new CodedError("UNSUPPORTED_TYPE", "Send the body as it is, without Content-Encoding"));
	});

	app.addHook("onResponse", ({ raw }, _reply, done) => {
		if (!raw.complete && !raw.destroyed) {
			raw.unpipe();
			raw.resume();
			const timer = setTimeout(() => raw.destroy(), lingerMs);
			raw.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer));
		}
		done();
	});
}
