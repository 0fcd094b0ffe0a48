import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Connection, connect } from "@throughline/db/connect";
import { person } from "@throughline/db/schema";
import { openSessions } from "../src/auth/session/sessions.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { freePort } from "../src/database/free-port.ts";

const sessionSecret = "a-session-secret-for-benchmarks-only-0123456789";
const local = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What a benchmark works with. */
export type Running = {
	/** The product's address, and that of the floor beside it. */
	base: string;
	floor: string;
	/** Of a signed-in Editor. */
	headers: { cookie: string };
	/** Of the product, and of the floor. */
	pid: number;
	floorPid: number;
	/** The database of both. */
	connection: Connection;
};

/**
 * Runs the product and the floor on a database of their own, and clears everything away when `work` is done.
 * @param environment further variables of the product
 */
export async function withProduct<T>(
	work: (running: Running) => Promise<T>,
	environment: Record<string, string> = {},
): Promise<T> {
	const dataDir = await mkdtemp(join(tmpdir(), "throughline-bench-"));
	const database = await startEmbedded(dataDir, () => {});
	const port = await freePort();
	const base = `http://127.0.0.1:${port}`;
	const execArgv = JSON.parse(await readFile(local("../../../scripts/server-flags.json"), "utf8"));
	const product = fork(local("../src/main.ts"), {
		execArgv,
		env: {
			...process.env,
			NODE_ENV: "production",
			PORT: String(port),
			PUBLIC_URL: base,
			DATABASE_URL: database.url,
			DATA_DIR: dataDir,
			DEMO_DATA: "true",
			SESSION_SECRET: sessionSecret,
			...environment,
		},
		stdio: ["ignore", "pipe", "inherit", "ipc"],
	});
	await untilReady(product);
	const bare = fork(local("floor.ts"), [database.url, sessionSecret], {
		env: { ...process.env, NODE_ENV: "production" },
	});
	const connection = connect(database.url, { max: 1 });
	try {
		const [address] = (await Promise.race([once(bare, "message"), endOf(bare)])) as [AddressInfo];
		return await work({
			base,
			floor: `http://127.0.0.1:${address.port}`,
			headers: { cookie: await signedInCookie(connection) },
			pid: product.pid ?? 0,
			floorPid: bare.pid ?? 0,
			connection,
		});
	} finally {
		await connection.close();
		bare.kill();
		product.kill("SIGTERM");
		await once(product, "exit");
		await database.stop();
		await rm(dataDir, { recursive: true, force: true });
	}
}

/** The median time of as many calls one after another, in milliseconds. Throws when an answer is a refusal. */
export async function medianMs(calls: number, call: () => Promise<Response>): Promise<number> {
	const times: number[] = [];
	// The first calls warm up both sides.
	for (let made = -calls / 4; made < calls; made++) {
		const before = performance.now();
		const answer = await call();
		await answer.arrayBuffer();
		if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
		if (made >= 0) times.push(performance.now() - before);
	}
	return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function endOf(bare: ChildProcess): Promise<never> {
	const [code] = await once(bare, "exit");
	throw new Error(`the floor ended with code ${code}`);
}

/** Waits for the ready line, and goes on reading, so that the log never fills the pipe. */
async function untilReady(product: ChildProcess): Promise<void> {
	const output = product.stdout?.setEncoding("utf8");
	await new Promise<void>((resolve, reject) => {
		output?.on("data", (text: string) => {
			if (text.includes("Throughline is ready")) resolve();
		});
		product.once("exit", (code) => reject(new Error(`the product ended with code ${code}`)));
	});
}

async function signedInCookie({ db }: Connection): Promise<string> {
	const [editor] = await db
		.insert(person)
		.values({ firstName: "Bench", lastName: "Editor", role: "Editor" })
		.returning();
	if (!editor) throw new Error("no person");
	const token = await openSessions(db, sessionSecret).start(editor.id, {
		userAgent: "bench",
		ipAddress: null,
	});
	return `throughline_session=${token}`;
}
