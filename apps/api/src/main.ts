import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";
import { type Config, readConfig } from "./config.ts";
import { explainFailure } from "./lifecycle/explain.ts";
import { resolveDrizzleQuickly } from "./lifecycle/resolve-drizzle.ts";
import { Steps } from "./lifecycle/steps.ts";
import { onStopRequested } from "./lifecycle/stop-signals.ts";

class Stopped extends Error {}

const say = (sentence: string): void => {
	process.stderr.write(`${sentence}\n`);
};

const steps = new Steps();
let config: Config | null = null;
const stop = new AbortController();
let stopRequested = false;

async function run(): Promise<void> {
	config = readConfig(process.env);
	// Most of the product is read here: after a mistake in the configuration has been said.
	resolveDrizzleQuickly();
	const { start } = await import("./lifecycle/start.ts");
	await start(config, steps, say, stop.signal);
	process.stdout.write(`Throughline is ready: ${config.publicUrl.href.replace(/\/$/, "")}\n`);
}

/** Undoes the start, however far it came, and ends the process. */
async function end(exitCode: number): Promise<never> {
	const failures = await steps.stopAll();
	for (const failure of failures) say(failure);
	process.exit(failures.length > 0 ? 1 : exitCode);
}

// A closed terminal must not turn the last log line into a crash.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});
process.on("uncaughtException", (error) => {
	if (stopRequested) return;
	stopRequested = true;
	stop.abort(new Stopped());
	say(inspect(error));
	void started.then(() => end(1));
});

onStopRequested(() => {
	if (stopRequested) return;
	stopRequested = true;
	stop.abort(new Stopped());
	// A start under way is let finish its step; a database that is still coming up after that is waited for all the same.
	void Promise.race([started, pause(20_000, undefined, { ref: false })]).then(() => end(0));
});

const started = run().catch((error) => {
	if (error instanceof Stopped) return;
	say(explainFailure(error, config) ?? inspect(error));
	if (!stopRequested) {
		stopRequested = true;
		void end(1);
	}
});
