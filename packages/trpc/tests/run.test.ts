import { newId } from "@throughline/db/id";
import type { RunEvent } from "@throughline/domain/run";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedRun, followRun } from "../src/run/events.ts";
import { startRun } from "../src/run/start.ts";
import type { RunHandler } from "../src/run/task.ts";
import { createWorld, type World } from "./world.ts";

let world: World;
let engine: Awaited<ReturnType<World["work"]>>;
const counted = { first: 0, second: 0 };
let breakSecond = true;

/** Two steps; the second fails the first time. */
const twoSteps: RunHandler = {
	deadlineMs: 10_000,
	async work(task) {
		await task.say(10, "beginning");
		const first = await task.step("first", async () => ++counted.first);
		const second = await task.step("second", async () => {
			counted.second++;
			if (breakSecond) throw new Error("no luck");
			return "done";
		});
		return { result: { first, second } };
	},
};
/** Keeps a result between the two things that it says. */
const talkative: RunHandler = {
	deadlineMs: 10_000,
	async work(task) {
		await task.say(10, "one");
		await task.step("between", async () => 1);
		await task.say(20, "two");
		return { result: null };
	},
};
const endless: RunHandler = {
	deadlineMs: 60_000,
	async work({ signal, say }) {
		await say(50, "waiting");
		await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
		return { result: null };
	},
};

beforeAll(async () => {
	world = await createWorld();
	engine = await world.work({ research: twoSteps, analysis: endless, orchestration: talkative });
});
afterAll(() => world.drop());

const ask = (kind: "research" | "analysis" | "orchestration", key: string, again = false) =>
	world.db.transaction(async (tx) => {
		const { row } = await startRun(tx, {
			kind,
			key,
			personId: world.people.Editor.id,
			provider: "offline",
			input: { about: "x" },
			again,
		});
		return row;
	});
const following = () => ({ db: world.db, runs: engine });
async function eventsOf(runId: string, after = 0): Promise<RunEvent[]> {
	const events: RunEvent[] = [];
	for await (const event of followRun(following(), runId, after)) events.push(event);
	return events;
}

describe("a run", () => {
	it("fails with a masked sentence, and goes on from the step that failed", async () => {
		const key = newId();
		const { id } = await ask("research", key);
		expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(["progress", "error"]);
		await expect(finishedRun(following(), id)).rejects.toThrow("Something went wrong on our side");
		breakSecond = false;
		expect((await ask("research", key)).id).toBe(id);
		expect((await finishedRun(following(), id)).result).toEqual({ first: 1, second: "done" });
		expect(counted).toEqual({ first: 1, second: 2 });
		const events = await eventsOf(id);
		expect(events.map(({ kind }) => kind)).toEqual(["progress", "complete"]);
		const [last] = events.slice(-1);
		expect(await eventsOf(id, (last?.sequence ?? 0) - 1)).toEqual([last]);
	});

	it("numbers what it tells without gaps, whatever it keeps for itself in between", async () => {
		const { id } = await ask("orchestration", newId());
		const numbers = (await eventsOf(id)).map(({ sequence }) => sequence);
		expect(numbers).toEqual([1, 2, 3]);
		expect((await eventsOf(id, 2)).map(({ kind }) => kind)).toEqual(["complete"]);
	});

	it("is joined while it is under way and after it has succeeded, and begun anew on request", async () => {
		const key = newId();
		const [one, two] = await Promise.all([ask("research", key), ask("research", key)]);
		expect(one.id).toBe(two.id);
		await finishedRun(following(), one.id);
		const before = counted.first;
		await ask("research", key);
		expect((await finishedRun(following(), one.id)).attempts).toBe(1);
		await ask("research", key, true);
		expect((await finishedRun(following(), one.id)).result).toEqual({ first: before + 1, second: "done" });
	});

	it("stops when it is cancelled", async () => {
		const { id } = await ask("analysis", newId());
		for await (const event of followRun(following(), id, 0)) if (event.kind === "progress") break;
		const editor = world.as("Editor");
		expect(await editor.run.cancel({ id })).toMatchObject({ status: "cancelled" });
		await expect(finishedRun(following(), id)).rejects.toThrow("cancelled");
		await expect(world.as("Viewer").run.byId({ id })).rejects.toThrow("no such run");
	});
});
