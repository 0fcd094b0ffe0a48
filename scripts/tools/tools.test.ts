import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openRegistry, type Packed, pack } from "./registry.ts";

const repository = join(import.meta.dirname, "../..");
const nodeName = "node-of-this-machine";

let packed: string;
let node: Packed;
let pnpm: Packed;
let otherPnpm: Packed;
beforeAll(async () => {
	packed = await mkdtemp(join(tmpdir(), "throughline-packed-"));
	const note = (what: string) =>
		`import { appendFileSync } from "node:fs"; appendFileSync("ran", "${what} ");`;
	[node, pnpm, otherPnpm] = await Promise.all([
		pack(packed, nodeName, "24.0.0", {
			"bin/node": `#!/bin/sh\nprintf 'node ' >> ran\nexec "${process.execPath}" "$@"\n`,
		}),
		pack(packed, "pnpm", "1.2.3", { "bin/pnpm.mjs": note("pnpm") }),
		pack(await mkdtemp(join(packed, "other-")), "pnpm", "1.2.3", { "bin/pnpm.mjs": note("other") }),
	]);
}, 60_000);
afterAll(() => rm(packed, { recursive: true }));

/** A working copy that has only what the preparation reads, and records the two packages. */
let root: string;
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), "throughline-prepared-"));
	for (const folder of ["scripts/tools", "apps", "packages", "node_modules", ".tools"])
		await mkdir(join(root, folder), { recursive: true });
	for (const file of ["scripts/bootstrap.mjs", "scripts/server-flags.json"])
		await copyFile(join(repository, file), join(root, file));
	const here = { os: process.platform, cpu: process.arch };
	const packages = [
		{ ...node, ...here },
		{ ...node, ...here, cpu: "other", name: "node-of-another-machine" },
		{ ...pnpm },
	].map(({ archive: _, name, ...entry }) => [`node_modules/${name}`, entry]);
	await writeFile(
		join(root, "scripts/tools/package-lock.json"),
		JSON.stringify({ lockfileVersion: 3, packages: { "": {}, ...Object.fromEntries(packages) } }),
	);
});
afterEach(() => rm(root, { recursive: true }));

/** Starts a task in the working copy as a machine with an old Node would, with the packages that a registry serves. */
async function prepare(registry: string) {
	const ownIsOld = { ...process.env, npm_config_registry: registry, npm_config_cache: join(root, "cache") };
	const nowhere = {
		npm_config_userconfig: join(root, "npmrc"),
		npm_config_fetch_retry_mintimeout: "10",
		NO_PROXY: "127.0.0.1",
	};
	const old = `Object.defineProperty(process.versions, "node", { value: "20.0.0" });`;
	const prepared = spawn(
		process.execPath,
		[
			"--import",
			`data:text/javascript,${encodeURIComponent(old)}`,
			join(root, "scripts/bootstrap.mjs"),
			"exec",
			"true",
		],
		{ stdio: ["ignore", "ignore", "pipe"], env: { ...ownIsOld, ...nowhere } },
	);
	const [said, [code]] = await Promise.all([text(prepared.stderr), once(prepared, "exit")]);
	return { said, code, ran: await readFile(join(root, "ran"), "utf8").catch(() => "") };
}

test("Node and pnpm come from the registry once and run when they are what is recorded, in place of older ones", async () => {
	await writeFile(join(root, ".tools/installed.json"), '["pnpm@1.2.2"]');
	await mkdir(join(root, ".tools/node_modules/pnpm/bin"), { recursive: true });
	await writeFile(join(root, ".tools/node_modules/pnpm/bin/pnpm.mjs"), "throw new Error('an older pnpm')");
	const registry = await openRegistry([node, pnpm]);
	expect(await prepare(registry.url)).toMatchObject({ code: 0, ran: "node pnpm " });
	const before = registry.asked();
	expect(await prepare(registry.url)).toEqual({ code: 0, ran: "node pnpm ", said: "" });
	expect(registry.asked()).toBe(before);
	await registry.close();
}, 60_000);

test.each([
	{ name: "its own hash", served: () => otherPnpm },
	{ name: "the recorded hash", served: () => ({ ...pnpm, archive: otherPnpm.archive }) },
])(
	"another pnpm that the registry serves under $name is refused before anything runs",
	async ({ served }) => {
		const registry = await openRegistry([node, served()]);
		const { said, code, ran } = await prepare(registry.url);
		expect(said).toContain(
			`The registry serves something else as pnpm@1.2.3 and ${nodeName}@24.0.0 than scripts/tools/package-lock.json records: the content hash differs. Nothing of it was run.`,
		);
		expect({ code, ran }).toEqual({ code: 1, ran: "" });
		await registry.close();
	},
	60_000,
);

test("the recorded tools have a version and a hash for every platform, no address, and the pnpm of package.json", async () => {
	const recorded = await readFile(join(repository, "scripts/tools/package-lock.json"), "utf8");
	expect(recorded).not.toMatch(/"resolved"/);
	const tools = Object.entries<{ version: string; integrity: string; os?: string; cpu?: string }>(
		JSON.parse(recorded).packages,
	).filter(([path]) => path !== "");
	for (const [path, { version, integrity }] of tools) {
		expect(version, path).toMatch(/^\d+\.\d+\.\d+$/);
		expect(integrity, path).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
	}
	const platforms = tools.flatMap(([, { os, cpu }]) => (os ? [`${os} ${cpu}`] : []));
	expect(platforms.sort()).toEqual([
		"darwin arm64",
		"darwin x64",
		"linux arm64",
		"linux x64",
		"win32 arm64",
		"win32 x64",
	]);
	const { packageManager } = JSON.parse(await readFile(join(repository, "package.json"), "utf8"));
	expect(tools.map(([path, { version }]) => `${path.replace("node_modules/", "")}@${version}`)).toContain(
		packageManager,
	);
});
