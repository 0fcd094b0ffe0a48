import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { processesOf } from "./process.ts";
import { killRound } from "./rounds/kill.ts";
import { startedFolder } from "./started-folder.ts";

let dataDir: string;

beforeEach(async () => {
	dataDir = await startedFolder();
});

afterEach(async () => {
	await rm(dataDir, { recursive: true, force: true });
});

test("kill -9 in the middle of 1,000 confirmed writes loses none, and the next start adopts the database", async () => {
	const result = await killRound(dataDir, { writes: 1000, killAfter: 400, database: false });
	expect(result.lost).toEqual([]);
	expect(result.halves).toBe(0);
	expect(result.acknowledged).toBeGreaterThanOrEqual(1000);
	expect(result.restart).toContain("Took over the database");
	expect(processesOf(dataDir)).toEqual([]);
});
