import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@throughline/db/connect";
import { startEmbedded } from "../../../src/database/embedded.ts";
import { type Command, runCommand } from "../command.ts";
import { databaseOf, makeToken, tokenIn } from "../database.ts";
import { end, startProduct } from "../process.ts";

/** What a round found out. */
export type BackupRound = {
	megabytes: number;
	seconds: number;
	/** The most memory that the command held, in megabytes. */
	memory: number;
	/** How long a write took beside the backup against one without it, each the 95th of 100, in milliseconds. */
	writes: { alone: number; beside: number; made: number };
	/** What was not as it must be. */
	faults: string[];
};

const writers = 20;

/**
 * Backs up a product of at least 200 MB with 1,000 uploaded files while twenty people write, restores it elsewhere and
 * compares.
 * @param kind whether the product brings its database or is given one
 */
export async function backupRound(kind: "embedded" | "external"): Promise<BackupRound> {
	const home = await mkdtemp(join(tmpdir(), "throughline-soak-backup-"));
	const [dataDir, restored, to] = [join(home, "data"), join(home, "restored"), join(home, "archives")];
	const external = kind === "external" ? await startEmbedded(join(home, "server"), () => {}) : null;
	const environment = (folder: string): Record<string, string> => ({
		DATA_DIR: folder,
		...(external && { DATABASE_URL: external.url, SESSION_SECRET: "s".repeat(40) }),
	});
	const product = await startProduct(environment(dataDir));
	try {
		const url = external?.url ?? (await databaseOf(dataDir));
		await fill(url, dataDir);
		const token = external ? await tokenIn(url) : await makeToken(dataDir);
		const alone = await write(product.url, token, { count: 200 });
		const before = await ids(url);

		const since = performance.now();
		const command = runCommand("backup", ["--to", to], environment(dataDir));
		const watch = watchMemory(command);
		const beside = await write(product.url, token, { until: command.ended });
		const code = await command.ended;
		const seconds = (performance.now() - since) / 1000;
		const faults = code === 0 ? [] : [`the backup ended with ${code}: ${command.output()}`];
		const [archive = ""] = await readdir(to);
		await end(product);

		const target = external ? await emptyDatabase(external.url) : null;
		const restore = runCommand("restore", [join(to, archive)], {
			...environment(restored),
			...(target && { DATABASE_URL: target }),
		});
		if ((await restore.ended) !== 0) faults.push(`the restore failed: ${restore.output()}`);
		const again = await startProduct({ ...environment(restored), ...(target && { DATABASE_URL: target }) });
		const found = new Set(await ids(target ?? (await databaseOf(restored))));
		await end(again);
		const lost = before.filter((id) => !found.has(id));
		if (lost.length > 0) faults.push(`${lost.length} programs of before the backup are not in it`);
		faults.push(...(await compareFiles(join(dataDir, "files"), join(restored, "files"))));
		const left = (await readdir(dataDir)).filter((name) => name.startsWith("backup-"));
		if (left.length > 0) faults.push(`left behind: ${left.join(", ")}`);
		const { size } = await stat(join(to, archive));
		return {
			megabytes: Math.round(size / 1_000_000),
			seconds,
			memory: watch(),
			writes: { alone: alone.slow, beside: beside.slow, made: beside.made },
			faults,
		};
	} finally {
		await end(product);
		await external?.stop();
		await rm(home, { recursive: true, force: true });
	}
}

/**
 * Backs up onto a disk that is too small. Needs the right to mount one.
 * @returns what was not as it must be; null where a disk of our own cannot be had
 */
export async function fullDiskRound(): Promise<string[] | null> {
	const home = await mkdtemp(join(tmpdir(), "throughline-soak-disk-"));
	const [dataDir, to] = [join(home, "data"), join(home, "small")];
	await mkdir(to);
	if (!mounts("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", to])) return null;
	const product = await startProduct({ DATA_DIR: dataDir });
	try {
		await fill(await databaseOf(dataDir), dataDir, 40);
		const command = runCommand("backup", ["--to", to], { DATA_DIR: dataDir });
		const code = await command.ended;
		const faults: string[] = [];
		if (code !== 1) faults.push(`it ended with ${code}`);
		if (!command.output().includes(`There is no room left in ${to}`)) faults.push(command.output());
		const left = [
			...(await readdir(to)),
			...(await readdir(dataDir)).filter((name) => name.startsWith("backup-")),
		];
		if (left.length > 0) faults.push(`left behind: ${left.join(", ")}`);
		if ((await fetch(`${product.url}/readyz`)).status !== 200)
			faults.push("the product does not serve any more");
		return faults;
	} finally {
		await end(product);
		mounts("umount", [to]);
		await rm(home, { recursive: true, force: true });
	}
}

function mounts(program: string, args: string[]): boolean {
	try {
		execFileSync(program, args, { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

/** Rows that compress badly, and files that rows name. */
async function fill(url: string, dataDir: string, megabytes = 220, files = 1000): Promise<void> {
	const { sql, close } = connect(url, { max: 1 });
	await mkdir(join(dataDir, "files"), { recursive: true });
	await sql`
		insert into strategy_session (id, title, input_text)
		select 'session-' || n, 'A text', (select string_agg(md5((n * 100000 + part)::text), '') from generate_series(1, 31250) part)
		from generate_series(1, ${megabytes}) n`;
	const keys = Array.from({ length: files }, () => randomUUID());
	for (const key of keys) await writeFile(join(dataDir, "files", key), key.repeat(500));
	await sql`
		insert into source_document (id, session_id, kind, name, media_type, byte_size, sha256, storage_key, content)
		select gen_random_uuid(), 'session-1', 'file', 'Memo', 'text/plain', 1, repeat('0', 64), key, 'read'
		from unnest(${keys}::text[]) as key`;
	await close();
}

async function ids(url: string): Promise<string[]> {
	const { sql, close } = connect(url, { max: 1 });
	const rows = await sql<{ id: string }[]>`select id from program`;
	await close();
	return rows.map(({ id }) => id);
}

async function emptyDatabase(url: string): Promise<string> {
	const { sql, close } = connect(url, { max: 1 });
	await sql`create database restored`;
	await close();
	return Object.assign(new URL(url), { pathname: "/restored" }).href;
}

async function compareFiles(from: string, to: string): Promise<string[]> {
	const [stored, restored] = [await readdir(from), new Set(await readdir(to))];
	const faults: string[] = [];
	if (restored.size !== stored.length)
		faults.push(`${restored.size} of ${stored.length} files were restored`);
	for (const name of stored) {
		if (!restored.has(name)) continue;
		if (!(await readFile(join(from, name))).equals(await readFile(join(to, name))))
			faults.push(`${name} differs`);
	}
	return faults;
}

/** Twenty people who write, for a number of writes or until something ends. */
async function write(
	url: string,
	token: string,
	how: { count: number } | { until: Promise<unknown> },
): Promise<{ made: number; slow: number }> {
	let over = false;
	if ("until" in how) void how.until.then(() => (over = true));
	const took: number[] = [];
	const one = async (): Promise<void> => {
		while (!over && !("count" in how && took.length >= how.count)) {
			const since = performance.now();
			const answer = await fetch(`${url}/api/programs`, {
				method: "POST",
				headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
				body: JSON.stringify({ name: "Written beside a backup" }),
			});
			if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
			await answer.arrayBuffer();
			took.push(performance.now() - since);
		}
	};
	await Promise.all(Array.from({ length: writers }, one));
	took.sort((a, b) => a - b);
	return { made: took.length, slow: Math.round(took[Math.floor(took.length * 0.95)] ?? 0) };
}

/** @returns what gives the most memory that the command has held so far, in megabytes */
function watchMemory(command: Command): () => number {
	let most = 0;
	const timer = setInterval(() => {
		readFile(`/proc/${command.process.pid}/status`, "utf8").then(
			(text) => {
				most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024);
			},
			() => clearInterval(timer),
		);
	}, 50);
	void command.ended.then(() => clearInterval(timer));
	return () => Math.round(most);
}
