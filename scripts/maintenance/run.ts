import { inspect } from "node:util";
import { type Config, readConfig } from "../../apps/api/src/config.ts";
import { explainFailure } from "../../apps/api/src/lifecycle/explain.ts";

/** Runs a command-line task of an operator: failures that they can mend are a sentence, others keep their stack. */
export async function runMaintenance(work: (config: Config) => Promise<void>): Promise<void> {
	let config: Config | null = null;
	try {
		config = readConfig(maintenanceEnvironment());
		await work(config);
	} catch (error) {
		console.error(explainFailure(error, config) ?? inspect(error));
		process.exitCode = 1;
	}
}

/** Sessions play no part here, so that nobody has to give their secret to make a backup. */
function maintenanceEnvironment(): NodeJS.ProcessEnv {
	return { SESSION_SECRET: "unused".padEnd(32, "-"), ...process.env };
}
