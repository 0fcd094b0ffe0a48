import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Command, runCommand } from "./command.ts";
import { withDatabase } from "./database.ts";
import { end, processesOf, startProduct } from "./process.ts";
import { startedFolder } from "./started-folder.ts";

/** Of 96 kB each, which do not compress: enough to write for a while. */
const sessions = 200;

let dataDir: string;
let to: string;

beforeEach(async () => {
	to = await mkdtemp(join(tmpdir(), "throughline-archives-"));
});
afterEach(async () => {
	for (const folder of [dataDir, to]) await rm(folder, { recursive: true, force: true });
});

/** Starts a backup, and waits until it is in the middle of writing its archive. */
async function backUpHalfWay(): Promise<Command> {
	const command = runCommand("backup", ["--to", to], { DATA_DIR: dataDir });
	let over = false;
	void command.ended.then(() => {
		over = true;
	});
	const isWriting = async () => (await readdir(to)).some((name) => name.endsWith(".part"));
	while (!(await isWriting())) {
		if (over) throw new Error(`the backup ended before it wrote:\n${command.output()}`);
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	return command;
}

const leftovers = async (): Promise<string[]> => [
	...(await readdir(to)).filter((name) => !/^throughline-backup-\d{8}-\d{6}\.tar\.gz$/.test(name)),
	...(await readdir(dataDir)).filter((name) => /^(backup|restore)-/.test(name)),
];

test("a backup that is stopped or killed leaves nothing, and the product beside it serves on", async () => {
	dataDir = await startedFolder();
	const product = await startProduct({ DATA_DIR: dataDir });
	try {
		await withDatabase(
			dataDir,
			({ sql }) => sql`
				insert into strategy_session (id, title, input_text)
				select 'session-' || n, 'A text', (select string_agg(md5((n * 10000 + part)::text), '') from generate_series(1, 3000) part)
				from generate_series(1, ${sessions}) n`,
		);
		for (const signal of ["SIGINT", "SIGTERM"] as const) {
			const command = await backUpHalfWay();
			command.process.kill(signal);
			expect(await command.ended).toBe(130);
			expect(command.output()).toContain("Stopped before it was done.");
			expect(await leftovers()).toEqual([]);
			expect(await readdir(to)).toEqual([]);
		}
		const killed = await backUpHalfWay();
		killed.process.kill("SIGKILL");
		await killed.ended;
		expect(await leftovers()).not.toEqual([]);

		const whole = runCommand("backup", ["--to", to, "--keep", "1"], { DATA_DIR: dataDir });
		expect(await whole.ended, whole.output()).toBe(0);
		expect(whole.output()).toContain("were verified there");
		expect(whole.output()).toContain("The session secret is included");
		expect(await leftovers()).toEqual([]);
		expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
	} finally {
		await end(product);
	}

	// At rest the command starts the database itself, and takes it down however it ends.
	const [archive = ""] = await readdir(to);
	const stopped = await backUpHalfWay();
	stopped.process.kill("SIGTERM");
	expect(await stopped.ended).toBe(130);
	expect(processesOf(dataDir)).toEqual([]);

	await rm(dataDir, { recursive: true });
	const restored = runCommand("restore", [join(to, archive)], { DATA_DIR: dataDir });
	expect(await restored.ended, restored.output()).toBe(0);
	expect(restored.output()).toContain("The session secret was restored too");
	expect(processesOf(dataDir)).toEqual([]);
	const again = await startProduct({ DATA_DIR: dataDir });
	try {
		const [count] = await withDatabase(
			dataDir,
			({ sql }) => sql<{ n: number }[]>`select count(*)::int as n from strategy_session`,
		);
		expect(count?.n).toBe(sessions);
	} finally {
		await end(again);
	}
});

test.each<{ name: string; script: "backup" | "restore"; args: string[]; says: string }>([
	{ name: "two files", script: "backup", args: ["one", "two"], says: "Name one file or one folder" },
	{ name: "--keep alone", script: "backup", args: ["--keep", "3"], says: "--keep takes" },
	{ name: "--keep 0", script: "backup", args: ["--to", ".", "--keep", "0"], says: "1 or more" },
	{ name: "an unknown option", script: "backup", args: ["--everything"], says: "Use: npm run backup" },
	{ name: "no archive", script: "restore", args: [], says: "Name the archive" },
])("$script with $name is refused with its usage", async ({ script, args, says }) => {
	dataDir = await mkdtemp(join(tmpdir(), "throughline-data-"));
	const command = runCommand(script, args, { DATA_DIR: dataDir });
	expect(await command.ended).toBe(1);
	expect(command.output()).toContain(says);
	expect(await readdir(dataDir)).toEqual([]);
});
