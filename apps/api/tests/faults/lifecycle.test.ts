import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { end, type Product, processesOf, spawnProduct, startProduct } from "./process.ts";
import { startedFolder } from "./started-folder.ts";

/** A folder that every product leaves as it found it, and the one that a test uses. */
let shared: string;
let dataDir: string;
let products: Product[];

const start = async (environment: Record<string, string> = {}): Promise<Product> => {
	const product = await startProduct({ DATA_DIR: dataDir, ...environment });
	products.push(product);
	return product;
};

/** Starts a product that is expected to give up. */
const startInVain = async (
	environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> => {
	const product = await spawnProduct({ DATA_DIR: dataDir, ...environment });
	products.push(product);
	const code = await product.ended;
	return { code, said: product.stdout() + product.stderr() };
};

/** For the tests that are about a first start. */
async function useNewFolder(): Promise<void> {
	dataDir = await mkdtemp(join(tmpdir(), "throughline-first-start-"));
}

beforeAll(async () => {
	shared = await startedFolder();
});
afterAll(async () => {
	await rm(shared, { recursive: true, force: true });
});

beforeEach(() => {
	dataDir = shared;
	products = [];
});

afterEach(async () => {
	for (const product of products) await end(product);
	if (dataDir !== shared) await rm(dataDir, { recursive: true, force: true });
});

test("a start ends with the line that says where the product is, and a later one finds what the first made", async () => {
	await useNewFolder();
	const first = await start({ LOG_LEVEL: "info" });
	// A machine that is slow at that moment is warned of it, whenever that is.
	const said = first.stdout().trim().split("\n");
	expect(said.findLast((line) => !line.startsWith('{"level":"warn"'))).toBe(
		`Throughline is ready: ${first.url}`,
	);
	expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
	const secret = await readFile(join(dataDir, "session-secret"), "utf8");
	expect((await stat(join(dataDir, "session-secret"))).mode & 0o777).toBe(0o600);
	expect(await end(first, "SIGHUP")).toBe(0);
	expect(processesOf(dataDir)).toEqual([]);

	const second = await start();
	expect(second.stderr()).toMatch(
		/^Checked and started in \d+\.\d s: database \d+\.\d s, schema \d+\.\d s, Admin(?: and demo data)? \d+\.\d s, server \d+\.\d s\.\n$/,
	);
	expect(await readFile(join(dataDir, "session-secret"), "utf8")).toBe(secret);
});

test("Ctrl-C ends the product and leaves no process behind", async () => {
	const product = await start();
	expect(processesOf(dataDir)).not.toEqual([]);
	expect(await end(product, "SIGINT")).toBe(0);
	expect(processesOf(dataDir)).toEqual([]);
});

test("the end of the process that started it ends the product", async () => {
	const product = await startProduct({ DATA_DIR: dataDir }, { channel: true });
	products.push(product);
	product.process.disconnect();
	expect(await product.ended).toBe(0);
	expect(processesOf(dataDir)).toEqual([]);
});

test("a wish to stop in the middle of the first start is heard, and nothing stays behind", async () => {
	await useNewFolder();
	const product = await spawnProduct({ DATA_DIR: dataDir });
	products.push(product);
	await expect.poll(() => product.stderr(), { timeout: 300_000 }).toContain("Making a new database");
	expect(await end(product)).toBe(0);
	expect(product.stdout()).not.toContain("ready");
	expect(processesOf(dataDir)).toEqual([]);
	await start();
});

test("a request under way is answered before the product ends", async () => {
	const product = await start();
	const answers = Promise.all(Array.from({ length: 20 }, () => fetch(`${product.url}/readyz`)));
	await fetch(`${product.url}/healthz`);
	product.process.kill("SIGTERM");
	for (const answer of await answers) expect([200, 503]).toContain(answer.status);
	expect(await product.ended).toBe(0);
	expect(processesOf(dataDir)).toEqual([]);
});

test("a second start on the same folder says who uses it, ends with 1 and leaves the first alone", async () => {
	const first = await start();
	const { code, said } = await startInVain({ PORT: new URL(first.url).port });
	expect(code).toBe(1);
	expect(said).toBe(
		`Throughline already runs on this data folder, as process ${first.process.pid}. Stop that one first, or set DATA_DIR to another folder.\n`,
	);
	expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test("a port in use is one sentence and exit code 1, and nothing was made", async () => {
	await useNewFolder();
	const other = createServer();
	await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
	const address = other.address();
	const port = String(address && typeof address === "object" ? address.port : 0);
	const { code, said } = await startInVain({ PORT: port });
	other.close();
	expect(code).toBe(1);
	expect(said).toBe(
		`Port ${port} of 127.0.0.1 is in use by another program. Stop that one, or set PORT to another number.\n`,
	);
	expect(await readdir(dataDir)).toEqual([]);
});

test("an external database that cannot be reached is one sentence without its password", async () => {
	const { code, said } = await startInVain({
		DATABASE_URL: "postgres://ada:geheim@127.0.0.1:1/throughline",
		SESSION_SECRET: "s".repeat(32),
	});
	expect(code).toBe(1);
	expect(said).toMatch(/^The database at 127\.0\.0\.1:1 cannot be reached/);
	expect(said).not.toContain("geheim");
	expect(said.trim().split("\n")).toHaveLength(1);
});

test("mistakes in the configuration are listed together", async () => {
	const { code, said } = await startInVain({ PORT: "many", LOG_LEVEL: "loud" });
	expect(code).toBe(1);
	expect(said).toContain("PORT");
	expect(said).toContain("LOG_LEVEL");
	expect(said).not.toContain("    at ");
});

test("a data folder of a newer PostgreSQL is left alone with a sentence", async () => {
	dataDir = await mkdtemp(join(tmpdir(), "throughline-newer-"));
	await mkdir(join(dataDir, "postgres"));
	await writeFile(join(dataDir, "postgres/PG_VERSION"), "99\n");
	const { code, said } = await startInVain({});
	expect(code).toBe(1);
	expect(said).toContain("was made by PostgreSQL 99, and this version of Throughline brings PostgreSQL 18");
	expect(said).not.toContain("    at ");
});
