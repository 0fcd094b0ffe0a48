import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { slowness } from "../../../../scripts/testing/slowness.ts";
import { databaseOf, makeToken } from "./database.ts";
import { hold } from "./hold.ts";
import { end, processesOf, startProduct } from "./process.ts";
import { openRunRounds, over, stages } from "./rounds/run.ts";
import { startedFolder } from "./started-folder.ts";
import { createStrategist } from "./strategist.ts";

let dataDir: string;

beforeEach(async () => {
	dataDir = await startedFolder();
});

afterEach(async () => {
	await rm(dataDir, { recursive: true, force: true });
});

test("kill -9 in the middle of each stage: the next start goes on by itself, once and whole", async () => {
	const rounds = await openRunRounds(dataDir);
	try {
		for (const [number, stage] of stages.entries()) {
			const { faults, attempts } = await rounds.round(stage, number + 1);
			expect({ stage, faults }).toEqual({ stage, faults: [] });
			expect(attempts).toBe(stage === "integration" ? null : 2);
		}
	} finally {
		await rounds.close();
	}
	expect(processesOf(dataDir)).toEqual([]);
});

test("after kill -9 of one instance another one goes on with its run within seconds", async () => {
	const first = await startProduct({ DATA_DIR: dataDir });
	const database = await databaseOf(dataDir);
	const token = await makeToken(dataDir);
	const sessionId = await createStrategist(first.url, token).settled(1);
	const held = await hold(database, "run_event");
	void createStrategist(first.url, token).research(sessionId);
	await held.reached();
	const other = await startProduct({
		DATA_DIR: join(dataDir, "other"),
		DATABASE_URL: database,
		SESSION_SECRET: "another instance needs a secret of its own",
	});
	first.process.kill("SIGKILL");
	await first.ended;
	await held.release();
	const before = performance.now();
	expect(await over(createStrategist(other.url, token), sessionId, "research")).toBe(2);
	expect(performance.now() - before).toBeLessThan(15_000 * slowness("wall"));
	expect(await end(other)).toBe(0);
	// The database was the first one's: its next start takes it over, and stops it.
	expect(await end(await startProduct({ DATA_DIR: dataDir }))).toBe(0);
	expect(processesOf(dataDir)).toEqual([]);
});

test("SIGTERM in the middle of a run keeps what is done, and the next start goes on", async () => {
	const first = await startProduct({ DATA_DIR: dataDir });
	const token = await makeToken(dataDir);
	const sessionId = await createStrategist(first.url, token).settled(1);
	const held = await hold(await databaseOf(dataDir), "run_event");
	void createStrategist(first.url, token).research(sessionId);
	await held.pass();
	await held.reached();
	const asked = performance.now();
	const stopped = end(first);
	await held.release();
	expect(await stopped).toBe(0);
	expect(performance.now() - asked).toBeLessThan(15_000 * slowness("wall"));
	expect(processesOf(dataDir)).toEqual([]);
	const second = await startProduct({ DATA_DIR: dataDir });
	expect(await over(createStrategist(second.url, token), sessionId, "research")).toBeGreaterThanOrEqual(1);
	expect(await end(second)).toBe(0);
});
