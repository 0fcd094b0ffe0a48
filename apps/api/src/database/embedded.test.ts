import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type EmbeddedDatabase, startEmbedded } from "./embedded.ts";
import { isServer, readPostmaster } from "./postmaster.ts";

/** A data folder whose database is at rest. */
let resting: string;
let dataDir: string;
let running: EmbeddedDatabase[];
const quiet = (): void => {};

const start = async (): Promise<EmbeddedDatabase> => {
	const database = await startEmbedded(dataDir, quiet);
	running.push(database);
	return database;
};

const query = async (url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<unknown> => {
	const sql = postgres(url, { max: 1, onnotice: quiet });
	try {
		return await work(sql);
	} finally {
		await sql.end();
	}
};

// As closed as mktemp makes it: as root, the server's user has to get through.
const newFolder = async (): Promise<string> =>
	join(await mkdtemp(join(tmpdir(), "throughline-embedded-")), "data");

beforeAll(async () => {
	resting = await newFolder();
	await (await startEmbedded(resting, quiet)).stop();
});

afterAll(() => rm(join(resting, ".."), { recursive: true, force: true }));

beforeEach(async () => {
	dataDir = await newFolder();
	running = [];
	// With its owners: as root, the database's files belong to another user.
	await promisify(execFile)("cp", ["-a", resting, dataDir]);
});

afterEach(async () => {
	for (const database of running) await database.stop().catch(quiet);
	await rm(join(dataDir, ".."), { recursive: true, force: true });
});

test("the first start makes a durable cluster behind a password, on loopback only", async () => {
	await rm(dataDir, { recursive: true });
	const database = await start();
	expect(database.found).toBe("none");
	const settings = await query(
		database.url,
		(sql) => sql`
		select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
			current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as addresses,
			current_setting('unix_socket_directories') as sockets`,
	);
	expect(settings).toEqual([{ fsync: "on", pages: "on", commit: "on", addresses: "127.0.0.1", sockets: "" }]);

	const wrong = new URL(database.url);
	wrong.password = "guessed";
	await expect(query(wrong.href, (sql) => sql`select 1`)).rejects.toThrow("password authentication failed");
	expect((await stat(join(dataDir, "postgres/throughline-password"))).mode & 0o777).toBe(0o600);
}, 30_000);

test("what was written is there after a stop and a start, and nothing runs in between", async () => {
	const first = await start();
	await query(first.url, (sql) => sql`create table kept as select 42 as answer`);
	const server = await readPostmaster(join(dataDir, "postgres"));
	await first.stop();
	expect(await isServer(server?.pid ?? 0, join(dataDir, "postgres"))).toBe(false);

	const second = await start();
	expect(second.found).toBe("at rest");
	expect(await query(second.url, (sql) => sql`select answer from kept`)).toEqual([{ answer: 42 }]);
}, 30_000);

test("a second start on the same folder is refused and leaves the first one's database alone", async () => {
	const first = await start();
	await expect(start()).rejects.toThrow(
		`Throughline already runs on this data folder, as process ${process.pid}`,
	);
	expect(await query(first.url, (sql) => sql`select 1 as here`)).toEqual([{ here: 1 }]);
}, 30_000);

test("of two first starts at the same moment one wins, and the other is told so", async () => {
	await rm(dataDir, { recursive: true });
	const results = await Promise.allSettled([start(), start()]);
	expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
	const refusal = results.find((result) => result.status === "rejected");
	expect(String(refusal?.reason)).toContain("already runs on this data folder");
}, 60_000);

test("after the owner was killed, the next start adopts the server that still runs", async () => {
	const script = `
		import { startEmbedded } from ${JSON.stringify(new URL("./embedded.ts", import.meta.url).href)};
		const database = await startEmbedded(${JSON.stringify(dataDir)}, () => {});
		console.log(database.url);
		setInterval(() => {}, 1000);`;
	const owner = spawn(process.execPath, ["--input-type=module", "-e", script], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [url] = await once(createInterface(owner.stdout), "line");
	const before = await readPostmaster(join(dataDir, "postgres"));
	owner.kill("SIGKILL");
	await once(owner, "exit");

	const next = await start();
	expect(next.found).toBe("running");
	expect(next.url).toBe(url);
	expect((await readPostmaster(join(dataDir, "postgres")))?.pid).toBe(before?.pid);
}, 30_000);

test("a killed server's pid file whose number now belongs to another program does not stop the next start", async () => {
	const first = await start();
	await query(first.url, (sql) => sql`create table kept as select 42 as answer`);
	const server = await readPostmaster(join(dataDir, "postgres"));
	await first.stop();
	// The pid file of a server that was killed, whose number now belongs to another program: this one.
	await writeFile(
		join(dataDir, "postgres/postmaster.pid"),
		`${process.pid}\n${dataDir}\n0\n${server?.port}\n\n127.0.0.1\n0 0\nready\n`,
	);
	const second = await start();
	expect(second.found).toBe("at rest");
	expect(await query(second.url, (sql) => sql`select answer from kept`)).toEqual([{ answer: 42 }]);
}, 30_000);

test("a server that dies under the product is started again on the same address", async () => {
	const database = await start();
	await query(database.url, (sql) => sql`create table kept as select 42 as answer`);
	const before = await readPostmaster(join(dataDir, "postgres"));
	process.kill(before?.pid ?? 0, "SIGKILL");
	await expect
		.poll(() => query(database.url, (sql) => sql`select answer from kept`).catch(() => null), {
			timeout: 20_000,
		})
		.toEqual([{ answer: 42 }]);
	expect((await readPostmaster(join(dataDir, "postgres")))?.pid).not.toBe(before?.pid);
}, 30_000);

test.each([
	{ made: "99", sentence: "was made by PostgreSQL 99" },
	{ made: "14", sentence: 'run "npm run backup"' },
	{ made: "", sentence: "is not a database folder" },
])(
	"a folder of version $made is left alone, with a sentence that says what to do",
	async ({ made, sentence }) => {
		const file = join(dataDir, "postgres/PG_VERSION");
		const real = await readFile(file, "utf8");
		await writeFile(file, made);
		await expect(start()).rejects.toThrow(sentence);
		await writeFile(file, real);
		expect((await start()).found).toBe("at rest");
	},
	30_000,
);
