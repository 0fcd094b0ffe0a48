import { readFile } from "node:fs/promises";
import type { Answers, Task, WorkerMessage } from "./messages.ts";
import { parseLongBody } from "./parse-long-body.ts";
import type { ReadingProgress } from "./reading.ts";
import { refusalOf } from "./refusal.ts";
import { startWatchdog } from "./watchdog.ts";

/**
 * The process that reads one file, text, body or page. It may read the installation and that file, write nothing and reach no
 * network (`reading-process.ts` starts it so), because what it reads is not to be trusted.
 */
process.once("message", async (task: Task) => {
	startWatchdog(task.memory);
	try {
		const answer = await answerTo(task);
		send({ kind: "done", answer }, () => process.disconnect());
	} catch (error) {
		const { code, message, cause } = refusalOf(error);
		send({ kind: "refused", code, message, cause: cause === undefined ? null : wordsOf(cause) }, () =>
			process.disconnect(),
		);
	}
});

/** What reads a kind of thing is loaded for it only: each process reads one. */
async function answerTo(task: Task): Promise<Answers[Task["kind"]]> {
	if (task.kind === "file") {
		const { readFileContent } = await import("./read-file.ts");
		return await readFileContent(await readFile(task.path), task.name, createProgress());
	}
	if (task.kind === "page") return await (await import("./page.ts")).readFetched(task, createProgress());
	if (task.kind === "body") return parseLongBody(task.bytes);
	return (await import("@throughline/trpc/consultant/reading/read-typed")).readTyped(task.text);
}

function wordsOf(error: unknown): string {
	return String(error instanceof Error ? error.stack : error);
}

function createProgress(): ReadingProgress {
	let last = { percent: 0, message: "" };
	return {
		say(percent, message) {
			// Each is written down for those who follow: not every hundredth of a page.
			if (message === last.message && percent < last.percent + leastStep) return;
			last = { percent, message };
			send({ kind: "progress", percent, message });
		},
		ocr: (pages) => send({ kind: "ocr", pages }),
	};
}

/** In percent. */
const leastStep = 5;

/** `sent` is called once the server has it. */
function send(message: WorkerMessage, sent: () => void = () => {}): void {
	process.send?.(message, sent);
}
