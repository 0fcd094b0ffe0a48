import { execFileSync, spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Instruction } from "dockerfile-ast";
import { freePort } from "../apps/api/src/database/free-port.ts";
import { copyOf, environmentOf, keptBy, stagesOf, wordsOf } from "./door/dockerfile.ts";
import { setup } from "./testing/postgres.ts";

// npm run exec -- node scripts/image.ts: follows the Dockerfile in plain folders, for a machine without a container
// engine: what it copies, what it runs, and that what comes out starts, is ready and makes a backup. The base image's
// system and its users are not followed: Node is this machine's.
const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const home = mkdtempSync(join(tmpdir(), "throughline-image-"));
const folderOf = (index: number): string => join(home, String(index));
const stages = stagesOf(read("Dockerfile"));
const self = `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`;

/** The image's paths as they are below its folder here; whoever owns them there is us here. */
const here = (text: string, folder: string): string =>
	text.replaceAll(/(?<=^|[\s"'=:])\/(?=app|data|backups)/g, `${folder}/`).replaceAll("node:node", self);

function follow(instruction: Instruction, index: number): void {
	const folder = folderOf(index);
	const work = join(folder, "app");
	if (instruction.getKeyword() === "COPY") {
		const { from, sources, target } = copyOf(instruction);
		if (from === null) copyContext(work);
		else copyStage(folderOf(stages.findIndex(({ name }) => name === from)), work, sources, target);
	} else if (instruction.getKeyword() === "RUN") {
		const command = instruction.getArgumentsContent() ?? "";
		console.log(`RUN ${command.split("\n")[0]}`);
		const environment = { ...process.env, ...environmentOf(stages[index]?.instructions ?? []) };
		delete environment.DATA_DIR;
		execFileSync("sh", ["-c", here(command, folder)], { cwd: work, env: environment, stdio: "inherit" });
	}
}

function copyStage(other: string, work: string, sources: readonly string[], target: string): void {
	for (const source of sources) {
		const into = target.endsWith("/") ? join(work, target, basename(source)) : join(work, target);
		mkdirSync(dirname(into), { recursive: true });
		cpSync(join(other, source), into, { recursive: true, verbatimSymlinks: true });
	}
}

/** What git tracks and .dockerignore leaves in; what is changed and not committed as it is now. */
function copyContext(work: string): void {
	const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
		cwd: root,
	});
	const files = tracked
		.toString()
		.trim()
		.split("\n")
		.filter((file) => existsSync(join(root, file)));
	for (const file of keptBy(read(".dockerignore"), files)) {
		mkdirSync(dirname(join(work, file)), { recursive: true });
		cpSync(join(root, file), join(work, file));
	}
}

async function checkRuns(): Promise<void> {
	const folder = folderOf(stages.length - 1);
	const instructions = stages.at(-1)?.instructions ?? [];
	const find = (keyword: string) => instructions.find((instruction) => instruction.getKeyword() === keyword);
	const stopPostgres = await setup();
	const port = String(await freePort());
	const image = environmentOf(instructions);
	const environment: Record<string, string | undefined> = {
		PATH: process.env.PATH,
		...Object.fromEntries(Object.entries(image).map(([name, value]) => [name, here(value, folder)])),
		PORT: port,
		PUBLIC_URL: "https://plan.example.org",
		DATABASE_URL: process.env.TEST_POSTGRES_URL,
		SESSION_SECRET: "s".repeat(32),
		OIDC_ISSUER: "https://id.example.org",
		OIDC_CLIENT_ID: "image",
		OIDC_CLIENT_SECRET: "image",
		ADMIN_EMAIL: "ada@example.org",
		TRUSTED_PROXIES: "172.30.0.1",
	};
	const options = { cwd: join(folder, "app"), env: environment, stdio: "inherit" } as const;
	const [program = "node", ...args] = wordsOf(find("CMD"));
	const server = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "inherit"] });
	try {
		await new Promise<void>((resolve, reject) => {
			server.stdout.on("data", (chunk: Buffer) => chunk.includes("Throughline is ready") && resolve());
			server.once("exit", (code) => reject(new Error(`The product ended with ${code} before it was ready.`)));
		});
		const health = JSON.parse(
			(find("HEALTHCHECK")?.getArgumentsContent() ?? "").replace(/^CMD\s*/, ""),
		) as string[];
		execFileSync(health[0] ?? "", health.slice(1), options);
		for (const path of ["/readyz", "/"]) {
			const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
			console.log(`GET ${path}: ${status}`);
			if (status !== 200) throw new Error(`${path} answers ${status}.`);
		}
		execFileSync("node", ["scripts/backup.ts", "--to", join(folder, "backups"), "--keep", "14"], options);
	} finally {
		server.kill("SIGTERM");
		if (server.exitCode === null) await new Promise((resolve) => server.once("exit", resolve));
		await stopPostgres?.();
	}
}

try {
	for (const [index, { instructions }] of stages.entries()) {
		mkdirSync(join(folderOf(index), "app"), { recursive: true });
		chmodSync(home, 0o755);
		for (const instruction of instructions) follow(instruction, index);
	}
	await checkRuns();
	console.log("The image's steps run, and what comes out of them starts, is ready and makes a backup.");
} finally {
	rmSync(home, { recursive: true, force: true });
}
