import type { Config } from "../config.ts";
import { runningEmbedded, startEmbedded } from "../database/embedded.ts";
import { checkServerVersion } from "../database/version.ts";

/**
 * Does something with the configured database, whether the product runs or not: an embedded one at rest is
 * started for as long as it takes.
 */
export async function withDatabase<Result>(
	config: Config,
	report: (sentence: string) => void,
	work: (url: string) => Promise<Result>,
): Promise<Result> {
	if (config.database.kind === "external") {
		await checkServerVersion(config.database.url);
		return await work(config.database.url);
	}
	const running = await runningEmbedded(config.dataDir);
	if (running) return await work(running);
	const database = await startEmbedded(config.dataDir, report);
	try {
		return await work(database.url);
	} finally {
		await database.stop();
	}
}
