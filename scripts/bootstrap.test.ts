import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

const bootstrap = join(import.meta.dirname, "bootstrap.mjs");
const waiting = "console.log(process.pid); setInterval(() => {}, 1000)";

const isAlive = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
};

/** Starts a task that only waits. @returns the process that prepared it and the process id of the task. */
async function startWaiting(code = waiting) {
	const prepared = spawn(process.execPath, [bootstrap, "exec", process.execPath, "-e", code], {
		stdio: ["ignore", "pipe", "inherit"],
		env: {
			...process.env,
			NODE_COMPILE_CACHE: undefined,
			npm_lifecycle_event: "start",
			npm_config_loglevel: "silly",
		},
	});
	const [line] = await once(createInterface(prepared.stdout), "line");
	return { prepared, ended: once(prepared, "exit"), said: String(line) };
}

test("a task ends with its own exit code", async () => {
	const { ended } = await startWaiting("console.log('here'); process.exitCode = 7");
	expect(await ended).toEqual([7, null]);
}, 60_000);

test("a task sees nothing of the npm that started it", async () => {
	const names = "Object.keys(process.env).filter((name) => /^npm_/i.test(name))";
	const { said } = await startWaiting(`console.log(JSON.stringify(${names}))`);
	expect(JSON.parse(said)).toEqual([]);
}, 60_000);

test("what a task compiles is kept for the next one", async () => {
	const { said } = await startWaiting(
		"console.log(require('node:module').getCompileCacheDir() ?? 'nowhere')",
	);
	expect(said).toContain(join("node_modules", ".cache", "compiled"));
}, 60_000);

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
	"%s reaches the task, and its end is told",
	async (signal) => {
		const { prepared, ended, said } = await startWaiting(
			`process.once("${signal}", () => process.exit(9)); ${waiting}`,
		);
		prepared.kill(signal);
		expect(await ended).toEqual([9, null]);
		expect(isAlive(Number(said))).toBe(false);
	},
	60_000,
);

test("when npm is killed, the task is ended too", async () => {
	// As npm does it: between npm and the preparation stands a shell, which does not end with npm.
	const shell = `"${process.execPath}" "${bootstrap}" exec "${process.execPath}" -e "${waiting}"; true`;
	const npm = `require("node:child_process").spawnSync("sh", ["-c", ${JSON.stringify(shell)}], { stdio: "inherit" })`;
	const starter = spawn(process.execPath, ["-e", npm], {
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...process.env, npm_lifecycle_event: "start" },
	});
	const [line] = await once(createInterface(starter.stdout), "line");
	const task = Number(line);
	expect(isAlive(task)).toBe(true);
	starter.kill("SIGKILL");
	await expect.poll(() => isAlive(task), { timeout: 10_000 }).toBe(false);
}, 60_000);

test("an unknown task names the ones that there are", async () => {
	const prepared = spawn(process.execPath, [bootstrap, "fly"], { stdio: ["ignore", "ignore", "pipe"] });
	let said = "";
	prepared.stderr.on("data", (chunk) => {
		said += chunk;
	});
	const [code] = await once(prepared, "close");
	expect(code).toBe(1);
	expect(said).toContain('There is no task "fly". There are: start, dev, test');
}, 60_000);
