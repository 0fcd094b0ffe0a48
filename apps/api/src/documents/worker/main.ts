import { readFile } from "node:fs/promises";
import type { Task, Told } from "./messages.ts";
import { readFileContent } from "./read-file.ts";
import { Refusal, refusals } from "./refusal.ts";
import { startWatchdog } from "./watchdog.ts";

/**
 * The process that reads one file. It may read the installation and that file, write nothing and reach no network
 * (`reader.ts` starts it so), because what it reads is not to be trusted.
 */
process.once("message", async (task: Task) => {
	startWatchdog(task.memory);
	const bytes = await readFile(task.path);
	let last = { percent: 0, message: "" };
	const telling = {
		say(percent: number, message: string) {
			// Each is written down for those who follow: not every hundredth of a page.
			if (message === last.message && percent < last.percent + leastStep) return;
			last = { percent, message };
			tell({ kind: "progress", percent, message });
		},
		ocr: (pages: number) => tell({ kind: "ocr", pages }),
	};
	try {
		const document = await readFileContent(bytes, task.name, telling);
		tell({ kind: "done", document }, () => process.disconnect());
	} catch (error) {
		// Whatever a library throws at a file, the file is at fault.
		const { code, message } = error instanceof Refusal ? error : refusals.damaged();
		const cause = error instanceof Refusal ? null : String(error instanceof Error ? error.stack : error);
		tell({ kind: "refused", code, message, cause }, () => process.disconnect());
	}
});

/** In percent. */
const leastStep = 5;

/** `sent` is called once the server has it. */
function tell(told: Told, sent: () => void = () => {}): void {
	process.send?.(told, sent);
}
