import { inspect } from "node:util";
import { type Progress, showProgress } from "../../apps/api/src/backup/progress.ts";
import { type Config, readConfig } from "../../apps/api/src/config.ts";
import { explainFailure } from "../../apps/api/src/lifecycle/explain.ts";
import { onStopRequested } from "../../apps/api/src/lifecycle/stop-signals.ts";
import { StartProblem } from "../../apps/api/src/start-problem.ts";

/** A wish to end: the shell's convention for Ctrl-C. */
const stoppedCode = 130;

/**
 * Runs a command-line task of an operator, with its progress on the terminal. Failures that they can mend are a sentence,
 * others keep their stack. Ctrl-C and SIGTERM let it tidy up first.
 */
export async function runMaintenance(
	work: (config: Config, progress: Progress) => Promise<void>,
): Promise<never> {
	const stop = new AbortController();
	onStopRequested(() => stop.abort(new StartProblem("Stopped before it was done.")));
	const progress = showProgress(process.stderr, stop.signal);
	let config: Config | null = null;
	let exitCode = 0;
	try {
		config = readConfig(maintenanceEnvironment());
		await work(config, progress);
	} catch (error) {
		progress.say(explainFailure(error, config) ?? inspect(error));
		exitCode = stop.signal.aborted ? stoppedCode : 1;
	} finally {
		progress.close();
	}
	// A database that does not answer must not keep the command waiting for its goodbye.
	process.exit(exitCode);
}

/** Sessions play no part here, so that nobody has to give their secret to make a backup. */
function maintenanceEnvironment(): NodeJS.ProcessEnv {
	if (!process.env.DATABASE_URL?.trim()) return process.env;
	return { SESSION_SECRET: "unused".padEnd(32, "-"), ...process.env };
}
