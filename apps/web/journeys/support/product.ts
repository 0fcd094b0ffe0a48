import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../api/src/database/free-port.ts";

/** A running product of one's own. */
export type Product = { url: string; stop(): Promise<void> };

const main = fileURLToPath(new URL("../../../api/src/main.ts", import.meta.url));
const patienceMs = 90_000;

/** Starts the real product on a free port and an empty folder, with the demo portfolio. `settings`: more of its environment. */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const dataDir = await mkdtemp(join(tmpdir(), "throughline-journeys-"));
	const server = spawn(process.execPath, [main], {
		env: {
			...withoutOurSettings(process.env),
			PORT: String(port),
			PUBLIC_URL: url,
			DATA_DIR: dataDir,
			DEMO_DATA: "true",
			LOG_LEVEL: "warn",
			...settings,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	const stop = async () => {
		await ended(server);
		await rm(dataDir, { recursive: true, force: true });
	};
	try {
		await ready(server);
	} catch (error) {
		await stop();
		throw error;
	}
	return { url, stop };
}

/** The product must not find the developer's own database or identity provider. */
function withoutOurSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const own = /^(?:DATABASE_URL|OIDC_|ALLOWED_|SESSION_SECRET|HOST$)/;
	return Object.fromEntries(Object.entries(env).filter(([name]) => !own.test(name)));
}

function ready(server: ChildProcess): Promise<void> {
	return new Promise((resolve, reject) => {
		let said = "";
		const fail = (why: string) => reject(new Error(`The product did not start: ${why}\n${said}`));
		const timer = setTimeout(() => fail(`not ready after ${patienceMs / 1000} s`), patienceMs);
		const hear = (chunk: Buffer) => {
			said += chunk.toString();
			if (!said.includes("Throughline is ready:")) return;
			clearTimeout(timer);
			resolve();
		};
		server.stdout?.on("data", hear);
		server.stderr?.on("data", hear);
		server.once("exit", (code) => {
			clearTimeout(timer);
			fail(`it ended with ${code}`);
		});
	});
}

async function ended(server: ChildProcess): Promise<void> {
	if (server.exitCode !== null || server.signalCode !== null) return;
	const exit = new Promise<void>((resolve) => server.once("exit", () => resolve()));
	server.kill("SIGTERM");
	await exit;
}
