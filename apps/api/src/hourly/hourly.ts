import type { Database } from "@throughline/db/connect";
import type { Log } from "@throughline/trpc/context";
import type { FileStore } from "../documents/file-store.ts";
import { fileTidying } from "../documents/tidy-files.ts";
import { watchAssumptions } from "./assumptions.ts";
import { tidy } from "./housekeeping.ts";
import { remind } from "./reminders.ts";

const hourMs = 3_600_000;

/**
 * What time asks for: reminders and a look at what decisions assume at once and every hour, tidying every hour, until
 * the returned function is called, which waits for what is under way. An outage is logged; the next hour tries again.
 */
export function workHourly(db: Database, log: Log, files: FileStore): () => Promise<void> {
	let underWay: Promise<unknown> = Promise.resolve();
	const run = (...tasks: ((db: Database) => Promise<void>)[]): void => {
		underWay = Promise.all(
			tasks.map((task) =>
				task(db).catch((error) => log.warn({ err: error }, `${task.name} failed; it tries again in an hour`)),
			),
		);
	};
	const removeUnused = fileTidying(files);
	run(remind, watchAssumptions, removeUnused);
	const timer = setInterval(() => run(remind, watchAssumptions, tidy, removeUnused), hourMs).unref();
	return async () => {
		clearInterval(timer);
		await underWay;
	};
}
