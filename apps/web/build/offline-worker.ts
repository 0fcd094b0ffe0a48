import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Writes `sw.js`: the worker with the page that it shows without a connection inside it, so that the two cannot differ. */
export function offlineWorker(): Plugin {
	return {
		name: "throughline:offline-worker",
		apply: "build",
		async generateBundle() {
			this.emitFile({ type: "asset", fileName: "sw.js", source: await workerWithPage() });
		},
	};
}

/** The source of the worker. */
export async function workerWithPage(): Promise<string> {
	const [html, worker, mark] = await Promise.all(
		["offline/page.html", "offline/worker.js", "public/favicon.svg"].map((path) =>
			readFile(new URL(`../${path}`, import.meta.url), "utf8"),
		),
	);
	const drawn = mark?.replace("<svg", '<svg width="56" height="56" aria-hidden="true"');
	const page = html?.replace("<!-- the brand mark -->", () => drawn ?? "");
	const [, script] = /<script>(.*?)<\/script>/s.exec(page ?? "") ?? [];
	if (!worker || !page || !script) throw new Error("The page without a connection has no script");
	const policy = [
		"default-src 'none'",
		`script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
		"style-src 'unsafe-inline'",
		"connect-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
	];
	return worker
		.replace("__PAGE__", () => JSON.stringify(page))
		.replace("__POLICY__", () => JSON.stringify(policy.join(";")));
}
