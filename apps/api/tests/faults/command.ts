import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A command of an operator, as `npm run` starts it once everything is prepared. */
export type Command = { process: ChildProcess; output(): string; ended: Promise<number | null> };

/** What one command has compiled, the others need not compile again. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const own = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

export function runCommand(
	script: "backup" | "restore",
	args: readonly string[],
	environment: Record<string, string>,
): Command {
	const path = fileURLToPath(new URL(`../../../../scripts/${script}.ts`, import.meta.url));
	const child = spawn(process.execPath, [path, ...args], {
		env: { ...own, ...environment },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk) => {
			output += chunk;
		});
	}
	const ended = once(child, "close").then(([code]) => code as number | null);
	return { process: child, output: () => output, ended };
}
