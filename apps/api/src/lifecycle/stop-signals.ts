const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * Calls `stop` at the first wish to end: SIGTERM, Ctrl-C, a closed terminal, or the end of the process that
 * started this one with a channel. A second wish, more than a second later, ends the process at once: one
 * Ctrl-C arrives several times when the terminal and the starter both pass it on.
 */
export function onStopRequested(stop: (reason: string) => void): void {
	let firstAt: number | null = null;
	const request = (reason: string): void => {
		if (firstAt === null) {
			firstAt = performance.now();
			stop(reason);
		} else if (performance.now() - firstAt > 1000) {
			process.exit(1);
		}
	};
	for (const signal of signals) process.on(signal, () => request(signal));
	process.on("disconnect", () => request("the end of the starting process"));
	// The channel alone must not keep the process alive.
	process.channel?.unref();
}
