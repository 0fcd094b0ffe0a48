import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FileStore, openFileStore } from "./file-store.ts";

let folder: string;
let store: FileStore;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "throughline-store-"));
	store = await openFileStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("a file is there once it has arrived wholly, and not before", async () => {
	const arriving = await store.arriving();
	await writeFile(arriving.path, "content");
	expect(await readdir(join(folder, "files"))).toEqual([]);
	const key = await arriving.keep();
	const { stream, bytes } = await store.open(key);
	expect(bytes).toBe(7);
	expect((await buffer(stream)).toString()).toBe("content");
	expect(await readdir(join(folder, "uploads"))).toEqual([]);
	await store.discard(key);
	await expect(store.open(key)).rejects.toThrow();
});

it("a key is no path", () => {
	for (const key of ["../secret", "a/b", "", "x".repeat(36)])
		expect(() => store.pathOf(key)).toThrow("no key");
});

it("what is stored and what is arriving is listed, and what never arrived is removed", async () => {
	const [lost, whole] = [await store.arriving(), await store.arriving()];
	for (const { path } of [lost, whole]) await writeFile(path, "x");
	const key = await whole.keep();
	const { stored, arriving } = await store.list();
	expect(stored).toEqual([key]);
	expect(arriving).toHaveLength(1);
	for (const each of arriving) await store.abandon(each);
	expect(await store.list()).toEqual({ stored: [key], arriving: [] });
});
