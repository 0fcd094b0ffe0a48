// Prepares the working copy and runs a task in it: `node scripts/bootstrap.mjs <task> [arguments]`.
// Plain JavaScript for Node 18 and later, without dependencies, because nothing is installed yet when it runs.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const tools = join(root, ".tools");
const windows = process.platform === "win32";
const leastNode = 24;
const lockFile = "scripts/tools/package-lock.json";

const script = (path) => ({ script: join(root, path), channel: true });

/**
 * How much memory the server may take: V8 by itself lets a young heap of 128 MiB and an old one of gigabytes grow before
 * it collects, and most of that is dead.
 */
const serverFlags = JSON.parse(readFileSync(join(root, "scripts/server-flags.json"), "utf8"));

/** Each task: what it runs, whether the web app must be built for it. */
const tasks = {
	start: { ...script("apps/api/src/main.ts"), flags: serverFlags, build: true, production: true },
	dev: script("scripts/dev.ts"),
	test: script("scripts/test.ts"),
	bench: { ...script("scripts/bench/run.ts"), build: true },
	soak: { ...script("scripts/soak.ts"), build: true },
	audit: { ...script("scripts/audit.ts"), build: true },
	shots: { ...script("apps/web/journeys/support/shots.ts"), build: true },
	backup: script("scripts/backup.ts"),
	restore: script("scripts/restore.ts"),
	exec: {},
};

class Failure extends Error {}

const say = (sentence) => process.stderr.write(`${sentence}\n`);

let child = null;
let ending = false;

/** Passes signals on, and ends with the process that started this one: a killed npm tells nobody. */
function followStarter() {
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
		process.on(signal, () => stopWith(signal));
	}
	const starters = starterIds();
	setInterval(() => {
		if (starterIds().some((pid, index) => pid !== starters[index])) stopWith("SIGTERM");
	}, 500).unref();
}

/** Who started this process; between npm and us may stand a shell, which outlives npm. */
function starterIds() {
	if (!process.env.npm_lifecycle_event || process.platform !== "linux") return [process.ppid];
	try {
		const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
		// "123 (sh) S 45 …": after the name come the state and the parent.
		return [process.ppid, Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])];
	} catch {
		return [process.ppid, 1];
	}
}

function stopWith(signal) {
	ending = true;
	if (child) child.kill(signal);
	else process.exit(128 + constants.signals[signal]);
}

/** Runs a program to its end. @returns its exit code, 128 + n for one that signal n ended. */
function run(program, args, options) {
	return new Promise((resolve, reject) => {
		child = spawn(program, args, { cwd: root, stdio: "inherit", ...options });
		// A wish to end may have come while there was nobody to pass it on to.
		if (ending) child.kill("SIGTERM");
		child.once("error", reject);
		child.once("exit", (code, signal) => {
			child = null;
			resolve(code ?? 128 + (constants.signals[signal] ?? 0));
		});
	});
}

/** Runs a step of the preparation quietly; what it wrote is shown only when it fails. */
async function step(program, args, options = {}) {
	const chunks = [];
	const running = run(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
	child.stdout.on("data", (chunk) => chunks.push(chunk));
	child.stderr.on("data", (chunk) => chunks.push(chunk));
	const code = await running;
	if (ending) process.exit(130);
	return { code, output: Buffer.concat(chunks).toString().trim() };
}

/** npm's own command line, as npm told us or as the shell finds it. */
function npm(args) {
	const cli = process.env.npm_execpath;
	if (cli?.endsWith("npm-cli.js")) return step(process.execPath, [cli, ...args]);
	return step("npm", args, { shell: windows });
}

// A Node that lies in .tools was put there because the system's is too old; npm would remove it if it were not asked for.
const ownNodeIsNewEnough =
	Number(process.versions.node.split(".")[0]) >= leastNode &&
	!process.execPath.includes(join(".tools", "node_modules"));

/** What may be fetched, each with its exact version and content hash; scripts/tools/update.ts renews the file. */
const pinned = Object.entries(JSON.parse(readFileSync(join(root, lockFile), "utf8")).packages).map(
	([path, entry]) => ({ ...entry, name: path.slice("node_modules/".length) }),
);
const pnpm = pinned.find(({ name }) => name === "pnpm");
const node = ownNodeIsNewEnough
	? null
	: pinned.find(
			({ name, os, cpu }) => name.startsWith("node-") && os === process.platform && cpu === process.arch,
		);

const toolPath = (name, file) => join(tools, "node_modules", name, "bin", file);
const pnpmPath = toolPath("pnpm", "pnpm.mjs");
const nodePath = node ? toolPath(node.name, windows ? "node.exe" : "node") : process.execPath;

/** The tools into .tools, touching nothing else. npm compares each with its hash before it unpacks it, and runs nothing. */
async function installTools() {
	if (node === undefined) {
		throw new Failure(
			`There is no Node for ${process.platform} on ${process.arch} to fetch: install Node ${leastNode} or newer yourself.`,
		);
	}
	const wanted = node ? [pnpm, node] : [pnpm];
	const stamp = join(tools, "installed.json");
	const hashes = wanted.map(({ integrity }) => integrity).join("\n");
	if (readStamp(stamp) === hashes && existsSync(pnpmPath) && existsSync(nodePath)) return;
	const names = wanted.map(({ name, version }) => `${name}@${version}`).join(" and ");
	say(`Getting ${names} …`);
	rmSync(stamp, { force: true });
	writeLock(wanted);
	const { code, output } = await npm([
		"ci",
		"--prefix",
		tools,
		"--ignore-scripts",
		"--no-audit",
		"--no-fund",
	]);
	if (output.includes("EINTEGRITY")) {
		throw new Failure(
			`The registry serves something else as ${names} than ${lockFile} records: the content hash differs. Nothing of it was run.\n${output}`,
		);
	}
	if (code !== 0 || !existsSync(pnpmPath) || !existsSync(nodePath)) {
		const hint = node ? ` If it is Node that is missing, install Node ${leastNode} or newer yourself.` : "";
		throw new Failure(`npm could not install ${names}.${hint}\n${output}`);
	}
	writeShim();
	writeWhole(stamp, hashes);
}

/** What npm installs into .tools: only what this machine needs, since npm leaves out in silence an optional package that fails. */
function writeLock(wanted) {
	const pairs = (path, value) => Object.fromEntries(wanted.map((tool) => [path + tool.name, value(tool)]));
	const dependencies = pairs("", ({ version }) => version);
	const packages = pairs("node_modules/", ({ version, integrity }) => ({ version, integrity }));
	writeWhole(join(tools, "package.json"), JSON.stringify({ private: true, dependencies }));
	writeWhole(
		join(tools, "package-lock.json"),
		JSON.stringify({ lockfileVersion: 3, packages: { "": { dependencies }, ...packages } }),
	);
}

/** `pnpm` for the shell and for turbo: npm may have been told to run no install scripts, and then links none. */
function writeShim() {
	const bin = join(tools, "bin");
	mkdirSync(bin, { recursive: true });
	const shell = `#!/bin/sh\nexec "${nodePath}" "${pnpmPath}" "$@"\n`;
	writeWhole(join(bin, "pnpm"), shell);
	chmodSync(join(bin, "pnpm"), 0o755);
	if (windows) writeWhole(join(bin, "pnpm.cmd"), `@"${nodePath}" "${pnpmPath}" %*\r\n`);
}

function lockHash() {
	const hash = createHash("sha256").update(process.platform + process.arch + nodePath);
	const folders = ["apps", "packages"].flatMap((parent) =>
		readdirSync(join(root, parent)).map((name) => join(parent, name)),
	);
	const files = [
		"pnpm-lock.yaml",
		"pnpm-workspace.yaml",
		...["", ...folders].map((folder) => join(folder, "package.json")),
	];
	for (const file of files.sort()) {
		if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
	}
	return hash.digest("hex");
}

async function installPackages() {
	const stamp = join(root, "node_modules", ".installed");
	const hash = lockHash();
	if (readStamp(stamp) === hash) return;
	say("Installing the packages …");
	rmSync(stamp, { force: true });
	// pnpm does not read all of npm's configuration; the registry is the part that matters.
	const registry = (await npm(["config", "get", "registry"])).output.split("\n").pop();
	const { code, output } = await step(
		nodePath,
		[
			pnpmPath,
			"install",
			"--frozen-lockfile",
			"--reporter=append-only",
			"--config.confirmModulesPurge=false",
			...(registry?.startsWith("http") ? [`--registry=${registry}`] : []),
		],
		{ env: taskEnvironment() },
	);
	if (code !== 0) throw new Failure(`The packages could not be installed.\n${output}`);
	forgetTypes();
	writeWhole(stamp, hash);
}

/**
 * TypeScript 7.0 passes wrong code after a global declaration, as those of @types/node, has changed together with a file
 * of ours: it then looks at that file alone, and not at those that import it (microsoft/typescript-go#4664). So what it
 * has found out lasts until other packages are installed.
 */
function forgetTypes() {
	const programs = ["apps", "packages"].flatMap((folder) =>
		readdirSync(join(root, folder)).map((name) => join(folder, name)),
	);
	for (const program of [".", ...programs])
		rmSync(join(root, program, "node_modules/.cache/types.tsbuildinfo"), { force: true });
}

async function buildWeb() {
	const turbo = join(root, "node_modules", "turbo", "bin", "turbo");
	const slow = setTimeout(() => say("Building the web app …"), 1000);
	const { code, output } = await step(
		nodePath,
		[turbo, "run", "build", "--filter=@throughline/web", "--output-logs=errors-only"],
		{ env: { ...taskEnvironment(), TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" } },
	);
	clearTimeout(slow);
	if (code !== 0) throw new Failure(`The web app could not be built.\n${output}`);
}

/** Two first runs at once would install over each other: the second waits until the first is done. */
async function alone(work) {
	mkdirSync(tools, { recursive: true });
	const lock = join(tools, "lock");
	let told = false;
	while (!takeLock(lock)) {
		if (!told) say("Another run is preparing this folder; waiting for it …");
		told = true;
		await pause(200);
	}
	const unlock = () => rmSync(lock, { force: true });
	process.once("exit", unlock);
	try {
		return await work();
	} finally {
		unlock();
		process.off("exit", unlock);
	}
}

function takeLock(lock) {
	try {
		writeFileSync(lock, String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
	const holder = Number(readStamp(lock));
	if (holder && !isAlive(holder)) rmSync(lock, { force: true });
	return false;
}

function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}

function readStamp(file) {
	return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Written beside and renamed: a run that is killed leaves no half a file. */
function writeWhole(file, text) {
	writeFileSync(`${file}.new`, text);
	renameSync(`${file}.new`, file);
}

/** The environment of the task: our Node and pnpm first, and nothing of the npm that started us. */
function taskEnvironment() {
	const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
	const environment = Object.fromEntries(kept);
	const path = Object.keys(environment).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
	const own = [join(tools, "bin"), dirname(nodePath), join(root, "node_modules", ".bin")];
	return { ...environment, [path]: [...own, environment[path]].join(delimiter) };
}

async function main([name = "start", ...args]) {
	const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
	if (!task) throw new Failure(`There is no task "${name}". There are: ${Object.keys(tasks).join(", ")}.`);
	if (name === "exec" && args.length === 0)
		throw new Failure("exec needs a command: npm run exec -- vitest run");
	followStarter();
	await alone(async () => {
		await installTools();
		// What changes the lock file cannot begin with an installation from it.
		if (!(name === "exec" && args[0] === "pnpm" && args[1] === "install")) await installPackages();
		if (task.build) await buildWeb();
	});
	const environment = taskEnvironment();
	if (task.production) environment.NODE_ENV ??= "production";
	// What one start has compiled, the next need not: a start takes a third less processor time. Only files of the same content
	// and the same Node are taken from it, and where it cannot be written nothing is kept.
	environment.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "compiled");
	if (!task.script) return run(args[0], args.slice(1), { env: environment, shell: windows });
	// The channel tells the task that we have gone, however we went.
	const stdio = ["inherit", "inherit", "inherit", ...(task.channel ? ["ipc"] : [])];
	return run(nodePath, [...(task.flags ?? []), task.script, ...args], { env: environment, stdio });
}

main(process.argv.slice(2)).then(
	(code) => process.exit(code),
	(error) => {
		say(error instanceof Failure ? error.message : error.stack);
		process.exit(1);
	},
);
