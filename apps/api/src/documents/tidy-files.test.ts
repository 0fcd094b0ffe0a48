import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type FileStore, openFileStore } from "./file-store.ts";
import { fileTidying } from "./tidy-files.ts";

let database: TestDatabase;
let folder: string;
let store: FileStore;
beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "throughline-tidy-"));
	store = await openFileStore(folder);
});
afterEach(async () => {
	vi.useRealTimers();
	await rm(folder, { recursive: true, force: true });
});

async function arrive() {
	const arriving = await store.arriving();
	await writeFile(arriving.path, "content");
	return arriving;
}

it("a file that nothing needs goes at the second look that finds it, as does one that never arrived", async () => {
	const removeUnused = fileTidying(store);
	await (await arrive()).keep();
	await arrive();
	await removeUnused(database.db);
	const later = await (await arrive()).keep();
	await removeUnused(database.db);
	expect(await readdir(join(folder, "files"))).toEqual([later]);
	expect(await readdir(join(folder, "uploads"))).toEqual([]);
});

it("a file that has just arrived stays, however far ahead the server's clock is", async () => {
	const removeUnused = fileTidying(store);
	await removeUnused(database.db);
	const key = await (await arrive()).keep();
	const arriving = await arrive();
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 86_400_000 });
	await removeUnused(database.db);
	expect(await readdir(join(folder, "files"))).toEqual([key]);
	expect(await readdir(join(folder, "uploads"))).toHaveLength(1);
	await arriving.keep();
});
