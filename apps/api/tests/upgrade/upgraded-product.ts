import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../src/config.ts";
import { freePort } from "../../src/database/free-port.ts";
import { start } from "../../src/lifecycle/start.ts";
import { Steps } from "../../src/lifecycle/steps.ts";
import { tokenIn } from "../faults/database.ts";
import { sessionSecret } from "../host.ts";

export type UpgradedProduct = {
	/** What it said while it started. */
	said: string[];
	/** As an Editor. @param path with its search */
	get(path: string): Promise<Response>;
	post(path: string, body: object): Promise<Response>;
	stop(): Promise<void>;
};

/** Starts the product on a database, as `npm start` does, whatever schema it has. */
export async function startOn(databaseUrl: string): Promise<UpgradedProduct> {
	const dataDir = await mkdtemp(join(tmpdir(), "throughline-upgrade-"));
	const config = readConfig({
		DATA_DIR: dataDir,
		PORT: String(await freePort()),
		DATABASE_URL: databaseUrl,
		SESSION_SECRET: sessionSecret,
		DEMO_DATA: "false",
		LOG_LEVEL: "silent",
	});
	const steps = new Steps();
	const said: string[] = [];
	const stop = async (): Promise<void> => {
		await steps.stopAll();
		await rm(dataDir, { recursive: true, force: true });
	};
	try {
		await start(config, steps, (sentence) => said.push(sentence), new AbortController().signal);
		const authorization = `Bearer ${await tokenIn(databaseUrl)}`;
		return {
			said,
			get: (path) =>
				fetch(new URL(path, config.publicUrl), { headers: { authorization }, redirect: "manual" }),
			post: (path, body) =>
				fetch(new URL(path, config.publicUrl), {
					method: "POST",
					headers: { authorization, "content-type": "application/json" },
					body: JSON.stringify(body),
				}),
			stop,
		};
	} catch (error) {
		await stop();
		throw error;
	}
}
