import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connect } from "@throughline/db/connect";
import { person } from "@throughline/db/schema";
import { openSessions } from "../src/auth/sessions.ts";
import { freePort } from "../src/database/cluster.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { measure, memoryMiB } from "./load.ts";

const sessionSecret = "a-session-secret-for-benchmarks-only-0123456789";
const targets: Record<string, number> = { "GET /api/programs": 0.7, "tRPC program.list": 0.6 };
const memoryTargetMiB = 250;
const local = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Authenticated `GET /api/programs` and its tRPC twin against the floor, in one run on one database.
 * @returns whether every target was met
 */
export async function benchPrograms(print: (line: string) => void): Promise<boolean> {
	const dataDir = await mkdtemp(join(tmpdir(), "throughline-bench-"));
	const database = await startEmbedded(dataDir, () => {});
	const port = await freePort();
	const environment = {
		...process.env,
		NODE_ENV: "production",
		PORT: String(port),
		PUBLIC_URL: `http://127.0.0.1:${port}`,
		DATABASE_URL: database.url,
		DATA_DIR: dataDir,
		DEMO_DATA: "true",
		SESSION_SECRET: sessionSecret,
	};
	const execArgv = JSON.parse(await readFile(local("../../../scripts/server-flags.json"), "utf8"));
	const product = fork(local("../src/main.ts"), {
		execArgv,
		env: environment,
		stdio: ["ignore", "pipe", "inherit", "ipc"],
	});
	await untilReady(product);
	const floor = fork(local("floor.ts"), [database.url, sessionSecret], {
		env: { ...process.env, NODE_ENV: "production" },
	});
	try {
		const [address] = (await once(floor, "message")) as [AddressInfo];
		const cookie = await signedInCookie(database.url);
		const base = `http://127.0.0.1:${port}`;
		const memory = watchMemory(product.pid ?? 0);
		const measured = await measure(
			[
				{
					name: "bare Fastify (floor)",
					url: `http://127.0.0.1:${address.port}/api/programs`,
					headers: { cookie },
				},
				{ name: "GET /api/programs", url: `${base}/api/programs`, headers: { cookie } },
				{ name: "tRPC program.list", url: `${base}/trpc/program.list`, headers: { cookie } },
			],
			5,
			4,
		);
		const highest = memory.stop();
		print("Authenticated list of programs, 16 connections, median of 5 rounds in turn");
		for (const { name, perSecond, p99Ms, ratio } of measured) {
			const target = targets[name];
			const verdict = target ? `  target ${target.toFixed(2)}  ${ratio >= target ? "met" : "MISSED"}` : "";
			const figures = `${perSecond.toFixed(0).padStart(8)}/s  p99 ${String(p99Ms).padStart(4)} ms`;
			print(`${name.padEnd(22)}${figures}  ratio ${ratio.toFixed(2)}${verdict}`);
		}
		const lean = highest === null || highest < memoryTargetMiB;
		print(
			`server memory         ${highest ?? "not told here"} MiB at most  target ${memoryTargetMiB}  ${lean ? "met" : "MISSED"}`,
		);
		return lean && measured.every(({ name, ratio }) => ratio >= (targets[name] ?? 0));
	} finally {
		floor.kill();
		product.kill("SIGTERM");
		await once(product, "exit");
		await database.stop();
		await rm(dataDir, { recursive: true, force: true });
	}
}

/** The highest resident memory of a process from now until `stop`, looked at ten times a second. */
function watchMemory(pid: number): { stop(): number | null } {
	let highest = memoryMiB(pid);
	const timer = setInterval(() => {
		const now = memoryMiB(pid);
		if (now !== null && highest !== null) highest = Math.max(highest, now);
	}, 100);
	return {
		stop() {
			clearInterval(timer);
			return highest;
		},
	};
}

/** Waits for the ready line, and goes on reading, so that the log never fills the pipe. */
async function untilReady(product: ReturnType<typeof fork>): Promise<void> {
	const output = product.stdout?.setEncoding("utf8");
	await new Promise<void>((resolve, reject) => {
		output?.on("data", (text: string) => {
			if (text.includes("Throughline is ready")) resolve();
		});
		product.once("exit", (code) => reject(new Error(`the product ended with code ${code}`)));
	});
}

async function signedInCookie(url: string): Promise<string> {
	const { db, close } = connect(url, { max: 1 });
	const [viewer] = await db.insert(person).values({ firstName: "Bench", lastName: "Viewer" }).returning();
	if (!viewer) throw new Error("no person");
	const token = await openSessions(db, sessionSecret).start(viewer.id, {
		userAgent: "bench",
		ipAddress: null,
	});
	await close();
	return `throughline_session=${token}`;
}
