import { Worker } from "node:worker_threads";

/** By this signal the reading process says that it took too much memory. */
export const memorySignal = "SIGUSR2";

/**
 * Ends this process when it takes more memory than it may, or when the server that started it is gone. In a thread of
 * its own, because a parser may block this one.
 */
export function startWatchdog(memory: number): void {
	const thread = new Worker(new URL("./watchdog-thread.ts", import.meta.url), {
		workerData: { memory, parent: process.ppid, signal: memorySignal },
	});
	thread.unref();
}
