import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "../../src/database/free-port.ts";

/** The real server process of the product, and what it has written. */
export type Product = {
	process: ChildProcess;
	url: string;
	stdout(): string;
	stderr(): string;
	/** Settles when the process has ended, with its exit code; null for one that a signal ended. */
	ended: Promise<number | null>;
};

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** What one start has compiled, the others need not compile again; the runner of all tests names the folder. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const own = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** What a failed test leaves running ends with the tests: Vitest ends their process so. */
const running = new Set<ChildProcess>();
process.once("SIGTERM", () => {
	for (const child of running) child.kill();
	process.kill(process.pid, "SIGTERM");
});

/** Starts the product as `npm start` does, without its preparation. Nothing of this environment's settings leaks in. */
export async function spawnProduct(
	environment: Record<string, string>,
	options: { channel?: boolean } = {},
): Promise<Product> {
	const port = environment.PORT ?? String(await freePort());
	const child = spawn(process.execPath, [main], {
		env: { ...own, LOG_LEVEL: "warn", DEMO_DATA: "false", ...environment, PORT: port },
		stdio: ["ignore", "pipe", "pipe", ...(options.channel ? (["ipc"] as const) : [])],
	});
	running.add(child);
	child.once("exit", () => running.delete(child));
	let [stdout, stderr] = ["", ""];
	child.stdout?.on("data", (chunk) => {
		stdout += chunk;
	});
	child.stderr?.on("data", (chunk) => {
		stderr += chunk;
	});
	// Not "close": Node never sends it to the side that disconnects a channel.
	const over = [child.stdout, child.stderr].map((stream) => stream && once(stream, "close"));
	const ended = once(child, "exit").then(async ([code]) => {
		await Promise.all(over);
		return code as number | null;
	});
	return {
		process: child,
		url: `http://127.0.0.1:${port}`,
		stdout: () => stdout,
		stderr: () => stderr,
		ended,
	};
}

/** Starts the product and waits until it says that it is ready. @throws with what it wrote when it ends before. */
export async function startProduct(
	environment: Record<string, string>,
	options: { channel?: boolean } = {},
): Promise<Product> {
	const product = await spawnProduct(environment, options);
	await new Promise<void>((resolve, reject) => {
		const look = (): void => {
			if (product.stdout().includes(`Throughline is ready: ${product.url}\n`)) resolve();
		};
		product.process.stdout?.on("data", look);
		void product.ended.then((code) => {
			reject(new Error(`the product ended with ${code}:\n${product.stdout()}${product.stderr()}`));
		});
	});
	return product;
}

/** Ends a process and waits until it has gone. Safe for one that has ended already. */
export async function end(product: Product, signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
	product.process.kill(signal);
	return await product.ended;
}

/** The living processes whose command names a folder, such as the database servers of a data folder. */
export function processesOf(folder: string): string[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map((pid) => {
			try {
				return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
			} catch {
				// It ended between the two look-ups.
				return "";
			}
		})
		.filter((command) => command.includes(folder));
}
