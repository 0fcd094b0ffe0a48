import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { ConfigError, readConfig } from "../apps/api/src/config.ts";
import { freePort } from "../apps/api/src/database/free-port.ts";
import { onStopRequested } from "../apps/api/src/lifecycle/stop-signals.ts";

// npm run dev: the API, started again on every change, behind Vite's server, so that the browser sees one origin.
const root = join(import.meta.dirname, "..");

function settings(): { host: string; port: number; publicUrl: string } {
	try {
		const { host, port, publicUrl } = readConfig(process.env);
		return { host, port, publicUrl: publicUrl.origin };
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		console.error(error.message);
		process.exit(1);
	}
}

const { host, port, publicUrl } = settings();
const apiPort = await freePort();
const children = new Map<string, ChildProcess>();
let stopping = false;

function run(name: string, args: string[], cwd: string, environment: Record<string, string>): void {
	const child = spawn(process.execPath, args, {
		cwd,
		env: { ...process.env, ...environment },
		stdio: "inherit",
	});
	children.set(name, child);
	child.once("exit", (code) => {
		children.delete(name);
		if (!stopping) {
			console.error(`${name} ended with ${code}.`);
			process.exitCode = 1;
			stopAll();
		}
	});
}

function stopAll(): void {
	stopping = true;
	for (const child of children.values()) child.kill("SIGTERM");
}

onStopRequested(stopAll);
const api = `http://127.0.0.1:${apiPort}`;
run("The API", ["--watch", "--watch-preserve-output", "apps/api/src/main.ts"], root, {
	HOST: "127.0.0.1",
	PORT: String(apiPort),
	PUBLIC_URL: publicUrl,
	DATA_DIR: process.env.DATA_DIR ?? join(root, ".data"),
});
const vite = join(root, "apps/web/node_modules/vite/bin/vite.js");
run(
	"The web app",
	[vite, "--host", host, "--port", String(port), "--strictPort", "--clearScreen", "false"],
	join(root, "apps/web"),
	{
		API_ORIGIN: api,
	},
);
