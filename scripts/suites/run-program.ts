import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

export type Ended = { exitCode: number; output: string };

const running = new Set<ChildProcess>();
const ownGroup = process.platform !== "win32";

/**
 * Runs a program of this repository with Node, and keeps what it writes.
 * @param patient whether it leaves the processors to whoever else wants them
 */
export function runProgram(
	args: string[],
	cwd: string,
	environment: Record<string, string> = {},
	patient = false,
): Promise<Ended> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, {
			cwd,
			env: { ...process.env, NO_COLOR: "1", ...environment },
			stdio: ["ignore", "pipe", "pipe"],
			// A group of its own, so that the browsers and workers that it starts can be ended with it.
			detached: ownGroup,
		});
		// What it starts itself inherits it.
		if (patient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
		running.add(child);
		let output = "";
		const hear = (chunk: Buffer): void => {
			output += chunk.toString();
		};
		child.stdout.on("data", hear);
		child.stderr.on("data", hear);
		child.once("error", (error) => {
			output += error.stack;
		});
		child.once("close", (code) => {
			running.delete(child);
			resolve({ exitCode: code ?? 1, output });
		});
	});
}

/** Ends every program that still runs, with all that it started. */
export function endPrograms(): void {
	for (const { pid } of running) {
		if (!pid) continue;
		try {
			process.kill(ownGroup ? -pid : pid, "SIGTERM");
		} catch {
			// It has ended in this moment.
		}
	}
}
