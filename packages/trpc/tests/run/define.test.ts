import { newId } from "@throughline/db/id";
import { runKinds } from "@throughline/domain/run";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enqueueRun } from "../../src/run/enqueue.ts";
import { finishedRun } from "../../src/run/events/events.ts";
import { runHandlers } from "../../src/run-handlers.ts";
import { createWorld, noPages, noSearch, offlineOnly, texts, type World } from "../world.ts";

let world: World;
let engine: Awaited<ReturnType<World["work"]>>;

beforeAll(async () => {
	world = await createWorld();
	engine = await world.work();
});
afterAll(() => world.drop());

it("Every kind of run is done by somebody", () => {
	const handlers = runHandlers({ advisors: offlineOnly, reader: texts, pages: noPages, searches: noSearch });
	expect(Object.keys(handlers).sort()).toEqual([...runKinds].sort());
});

it.each(runKinds)(
	"A run of kind %s that an unknown release has stored fails with a sentence",
	async (kind) => {
		const personId = world.people.Editor.id;
		const request = { kind, key: newId(), personId, provider: "offline" as const, input: { unknown: 1 } };
		const { row } = await world.db.transaction((tx) => enqueueRun(tx, request));
		await expect(finishedRun({ db: world.db, runs: engine }, row.id)).rejects.toThrow(
			"This was started by another release of the product. Start it again.",
		);
	},
);
