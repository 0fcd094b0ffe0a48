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
	const telling = {
		say: (percent: number, message: string) => tell({ kind: "progress", percent, message }),
		ocr: (pages: number) => tell({ kind: "ocr", pages }),
	};
	try {
		const document = await readFileContent(bytes, task.name, telling);
		tell({ kind: "done", document }, () => process.disconnect());
	} catch (error) {
		// Whatever a library throws at a file, the file is at fault.
		const { code, message } = error instanceof Refusal ? error : refusals.damaged();
		tell({ kind: "refused", code, message }, () => process.disconnect());
	}
});

/** `sent` is called once the server has it. */
function tell(told: Told, sent: () => void = () => {}): void {
	process.send?.(told, sent);
}
