import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { processesOf } from "../../tests/faults/process.ts";
import { readConfig } from "../config.ts";
import { freePort } from "../database/free-port.ts";
import { start } from "./start.ts";
import { Steps } from "./steps.ts";

test("a database that is still coming up when everything is stopped is waited for, and does not stay behind", async () => {
	const dataDir = await mkdtemp(join(tmpdir(), "throughline-stopped-start-"));
	const config = readConfig({ DATA_DIR: dataDir, PORT: String(await freePort()), DEMO_DATA: "false" });
	const steps = new Steps();
	try {
		const making = Promise.withResolvers<void>();
		const report = (sentence: string) => sentence.startsWith("Making a new database") && making.resolve();
		const over = start(config, steps, report, new AbortController().signal).catch(() => {});
		await making.promise;
		expect(await steps.stopAll()).toEqual([]);
		await over;
		expect(processesOf(dataDir)).toEqual([]);
	} finally {
		await steps.stopAll();
		await rm(dataDir, { recursive: true, force: true });
	}
});
