import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

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
		if (child.pid !== undefined && (patient || getPriority() > 0)) giveWay(child.pid);
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

/** To a session among others, for which it has a quarter of the processors at the least: tests have limits of time. */
const amongSessions = "5";

function giveWay(pid: number): void {
	setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
	// Where Linux shares the processors out among sessions, the priority of a process counts within its session alone.
	try {
		const session = `/proc/${pid}/autogroup`;
		if (existsSync(session)) writeFileSync(session, amongSessions);
	} catch {
		// Linux takes ten such wishes a second, and none for what has ended: then it has an equal share.
	}
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
