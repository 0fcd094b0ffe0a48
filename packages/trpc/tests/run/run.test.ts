import { getEventListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { run } from "@throughline/db/schema";
import type { Provider, RunEvent } from "@throughline/domain/run";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { enqueueRun } from "../../src/run/enqueue.ts";
import { finishedRun, finishedWithin, followRun } from "../../src/run/events/events.ts";
import type { RunHandler } from "../../src/run/task.ts";
import { createWorld, type World } from "../world.ts";

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
let lastSignal: AbortSignal | undefined;
/** Keeps a result between the two things that it says. */
const talkative: RunHandler = {
	deadlineMs: 10_000,
	async work(task) {
		lastSignal = task.signal;
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
/** Takes longer than it may. */
const slow: RunHandler = {
	deadlineMs: 100,
	async work({ signal }) {
		await pause(400, undefined, { signal });
		return { result: "slow" };
	},
};

beforeAll(async () => {
	world = await createWorld();
	engine = await world.work({
		research: twoSteps,
		analysis: endless,
		orchestration: talkative,
		conversion: slow,
	});
});
afterAll(() => world.drop());

type Kind = "research" | "analysis" | "orchestration" | "conversion";
const begin = (tx: Transaction, kind: Kind, key: string, again = false, provider: Provider = "offline") => {
	const personId = world.people.Editor.id;
	return enqueueRun(tx, { kind, key, personId, provider, input: { about: "x" }, again });
};
const ask = async (kind: Kind, key: string, again = false) =>
	(await world.db.transaction((tx) => begin(tx, kind, key, again))).row;
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

	it("lets go of what it worked on when it is over, not only at its deadline", async () => {
		const { id } = await ask("orchestration", newId());
		await finishedRun(following(), id);
		expect(lastSignal && getEventListeners(lastSignal, "abort")).toEqual([]);
	});

	it("is ended when its time is over, but where a model works, which takes what it needs and may have been paid", async () => {
		const startFor = async (provider: Provider) =>
			(await world.db.transaction((tx) => begin(tx, "conversion", newId(), false, provider))).row.id;
		const [rules, paid, own] = await Promise.all([
			startFor("offline"),
			startFor("openai"),
			startFor("local"),
		]);
		await expect(finishedRun(following(), rules)).rejects.toMatchObject({ code: "TIMED_OUT" });
		for (const model of [paid, own]) expect((await finishedRun(following(), model)).result).toBe("slow");
	});

	it("goes on when its caller has waited long enough, who is told so in the words of what it is", async () => {
		const key = newId();
		const { id } = (await world.db.transaction((tx) => begin(tx, "conversion", key, false, "local"))).row;
		const limit = { timeoutMs: 30, timedOut: "Too complex" };
		await expect(finishedWithin(following(), id, limit)).rejects.toMatchObject({
			code: "TIMED_OUT",
			message: "Too complex",
		});
		expect((await finishedWithin(following(), id, { ...limit, timeoutMs: 60_000 })).result).toBe("slow");
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

	it("is joined without waiting: two that join the same runs in another order never stand in each other's way", async () => {
		const keys = [newId(), newId()] as const;
		const runs = await Promise.all(keys.map((key) => ask("analysis", key)));
		const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
		const join = (me: 0 | 1, other: 0 | 1) =>
			world.db.transaction(async (tx) => {
				const one = await begin(tx, "analysis", keys[me], true);
				both[me].resolve();
				await both[other].promise;
				return [one.row.id, (await begin(tx, "analysis", keys[other], true)).row.id];
			});
		const [joined, alsoJoined] = await Promise.all([join(0, 1), join(1, 0)]);
		expect(joined).toEqual(runs.map(({ id }) => id));
		expect(alsoJoined).toEqual(joined.toReversed());
		// What a success does, which waits for what such a caller may hold.
		await world.db.transaction(async (tx) => {
			await tx.update(run).set({ progress: 99 }).where(eq(run.key, keys[0]));
			expect((await ask("analysis", keys[0], true)).id).toBe(joined[0]);
		});
		for (const { id } of runs) await world.as("Editor").run.cancel({ id });
	});

	it("that is over is begun again by one of those who ask at once, and joined by the others", async () => {
		const key = newId();
		const { id } = await ask("analysis", key);
		const cancel = () => world.as("Editor").run.cancel({ id });
		await cancel();
		const again = await world.db.transaction(async (tx) => {
			const first = await begin(tx, "analysis", key, true);
			const second = world.db.transaction((tx) => begin(tx, "analysis", key, true));
			await vi.waitFor(async () => {
				const waiting = await world.sql`
					select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
				expect(waiting).toHaveLength(1);
			});
			return { first, second };
		});
		expect([again.first.started, (await again.second).started]).toEqual([true, false]);
		expect((await again.second).row.id).toBe(id);
		await cancel();
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
