import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import { CodedError } from "@throughline/trpc/error";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { answer } from "./errors.ts";

/** Addresses that belong to the server: an unknown one is answered in JSON, never with the web app. */
const serverPaths = /^\/(api|trpc|oidc|assets|healthz|readyz|metrics)(\/|$)/;

/** A path that names a file, not a page of the app. */
const fileName = /\.[a-z0-9]+$/i;

/** Sent only as the compressed form of the file that was asked for. */
const compressed = /\.(gz|br|zst)$/;

const asTheyAre = { index: false, preCompressed: true, cacheControl: false, acceptRanges: false } as const;

/**
 * Serves the hundreds of files whose names hold their content. By itself the plug-in reads the whole folder at each
 * request, to compare how a name is spelled: two thirds of what a file costs. Here the names are read when one is new.
 */
async function serveHashed(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
	await app.register(staticFiles, {
		...asTheyAre,
		root: folder,
		serve: false,
		setHeaders: (reply) => reply.header("cache-control", "public, max-age=31536000, immutable"),
	});
	let names: ReadonlySet<string> = new Set();
	app.get<{ Params: { name: string } }>(
		"/assets/:name",
		{ errorHandler: leaveWhoLeft },
		async (request, reply) => {
			const { name } = request.params;
			const [path] = request.url.split("?", 1);
			if (path !== `/assets/${name}`) return reply.callNotFound();
			if (!names.has(name)) names = new Set(existsSync(folder) ? await readdir(folder) : []);
			return names.has(name) && !compressed.test(name) ? reply.sendFile(name) : reply.callNotFound();
		},
	);
}

/** Somebody who left in the middle of a file is no failure. */
function leaveWhoLeft(error: FastifyError, request: FastifyRequest): void {
	if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
	request.raw.destroy();
}

/** Serves the built web app: hashed assets for ever, everything else freshly; any other page is the app's. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
	const built = existsSync(join(root, "index.html"));
	if (built) {
		await app.register(serveHashed, { folder: join(root, "assets") });
		await app.register(staticFiles, {
			...asTheyAre,
			root,
			allowedPath: (path) => !compressed.test(path),
			setHeaders: (reply) => reply.header("cache-control", "no-cache"),
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
