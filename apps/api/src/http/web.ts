import { existsSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance } from "fastify";
import { answer } from "./errors.ts";

/** Addresses that belong to the server: an unknown one is answered in JSON, never with the web app. */
const serverPaths = /^\/(api|trpc|oidc|assets|healthz|readyz|metrics)(\/|$)/;

/** A path that names a file, not a page of the app. */
const fileName = /\.[a-z0-9]+$/i;

/** Serves the built web app: hashed assets for ever, everything else freshly; any other page is the app's. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
	const built = existsSync(join(root, "index.html"));
	if (built) {
		await app.register(staticFiles, {
			root,
			index: false,
			preCompressed: true,
			cacheControl: false,
			acceptRanges: false,
			// Only as the compressed form of the file that was asked for.
			allowedPath: (path) => !/\.(gz|br|zst)$/.test(path),
			setHeaders(reply, path) {
				const hashed = path.startsWith(join(root, "assets"));
				reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
			},
		});
		app.get("/", (_request, reply) => reply.sendFile("index.html"));
	}

	app.setNotFoundHandler((request, reply) => {
		const path = request.url.split("?", 1)[0] ?? "/";
		const reads = request.method === "GET" || request.method === "HEAD";
		const isPage = reads && !serverPaths.test(path) && !fileName.test(path);
		if (built && isPage) return reply.sendFile("index.html");
		const named = path.length > 100 ? "this address" : `${request.method} ${path}`;
		reply.header("cache-control", "no-store");
		return answer(request, reply, new CodedError("NOT_FOUND", `There is nothing at ${named}`));
	});
}
