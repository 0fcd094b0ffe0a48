import { createHash } from "node:crypto";
import { newId } from "@throughline/db/id";
import { run } from "@throughline/db/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CodedError } from "../../src/error.ts";
import type { DocumentReader, ReadDocument } from "../../src/ports/document-reader.ts";
import type { RunEngine } from "../../src/run/engine/engine.ts";
import { finishedRun } from "../../src/run/events/events.ts";
import { runHandlers } from "../../src/run-handlers.ts";
import { createWorld, noPages, noSearch, offlineOnly, texts, type World } from "../world.ts";

const content = "Nobody books the returns.";
const readable: ReadDocument = {
	mediaType: "text/plain",
	content,
	pageStarts: null,
	readBy: "text",
	notes: [],
	passages: [{ start: 0, end: content.length }],
};

/** What befalls the readings, one after the other; those after the last succeed. */
let mishaps: ((say: () => Promise<void>) => Promise<void>)[] = [];
let discarded: string[] = [];
let readings = 0;
const reader: DocumentReader = {
	...texts,
	async read(_upload, { say }) {
		readings++;
		await mishaps.shift()?.(() => say(50, "Reading on"));
		return readable;
	},
	async discard(storageKey) {
		discarded.push(storageKey);
	},
	async close() {},
};

let world: World;
let engine: RunEngine;

beforeAll(async () => {
	world = await createWorld();
	engine = await world.work(
		runHandlers({ advisors: offlineOnly, reader, pages: noPages, searches: noSearch }),
	);
});
afterAll(() => world.drop());
beforeEach(() => {
	mishaps = [];
	discarded = [];
	readings = 0;
});

/** Uploads a file; its storage key, and its reading. */
async function uploaded() {
	const storageKey = newId();
	const sha256 = createHash("sha256").update(storageKey).digest("hex");
	const upload = { name: "memo.txt", byteSize: content.length, sha256, storageKey };
	const uploads = { files: [upload], discard: reader.discard };
	const { sessionId, runId } = await world
		.as("Editor", { uploads })
		.consultant.session.startFiles({ files: [{ name: upload.name, sha256 }] });
	return { storageKey, sessionId, runId: runId ?? "" };
}
const over = (runId: string) => finishedRun({ db: world.db, runs: engine }, runId);

describe("an uploaded file", () => {
	it("goes when it cannot be read", async () => {
		mishaps = [() => Promise.reject(new CodedError("UNREADABLE", "This file is damaged"))];
		const { storageKey, runId } = await uploaded();
		await expect(over(runId)).rejects.toThrow("This file is damaged");
		expect(discarded).toEqual([storageKey]);
	});

	it("stays when the database goes away while it is read, and is read again in the same attempt", async () => {
		const outage = Object.assign(new Error("write CONNECTION_CLOSED"), { code: "CONNECTION_CLOSED" });
		mishaps = [() => Promise.reject(outage)];
		const { runId } = await uploaded();
		expect(await over(runId)).toMatchObject({ status: "succeeded", attempts: 1 });
		expect([readings, discarded]).toEqual([2, []]);
	});

	it.each([
		{ name: "tells how far it is", happens: (say: () => Promise<void>) => say() },
		{
			name: "finds it unreadable",
			happens: () => Promise.reject(new CodedError("UNREADABLE", "Out of memory")),
		},
	])("stays when another instance has its reading by now, and this one $name", async ({ happens }) => {
		mishaps = [
			async (say) => {
				// As another instance does, after a partition that this one has not noticed.
				await world.db
					.update(run)
					.set({ attempts: sql`${run.attempts} + 1` })
					.where(eq(run.status, "running"));
				await happens(say);
			},
		];
		const { runId, sessionId } = await uploaded();
		expect(await over(runId)).toMatchObject({ status: "succeeded", attempts: 3 });
		expect([readings, discarded]).toEqual([2, []]);
		const { documents } = await world.as("Editor").consultant.session.byId({ sessionId });
		expect(documents).toHaveLength(1);
	});
});
