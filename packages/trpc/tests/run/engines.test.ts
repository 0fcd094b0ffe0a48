import { type Connection, connect, learnTypes } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { run, runEvent } from "@throughline/db/schema";
import type { RunEvent } from "@throughline/domain/run";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { slowness } from "../../../../scripts/testing/slowness.ts";
import { cancelRun } from "../../src/run/cancel.ts";
import { openRuns, type RunEngine } from "../../src/run/engine/engine.ts";
import { lockSeed } from "../../src/run/engine/lock.ts";
import { enqueueRun } from "../../src/run/enqueue.ts";
import { finishedRun, followRun } from "../../src/run/events/events.ts";
import type { RunHandler, RunTask } from "../../src/run/task.ts";
import { createWorld, type World } from "../world.ts";

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** An instance of the server, as far as runs are concerned. */
type Instance = { name: string; connection: Connection; engine: RunEngine };

let world: World;
let instances: Instance[];
/** What the handler does, by instance. */
let work: (instance: string, task: RunTask) => Promise<unknown>;

beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());
beforeEach(() => {
	instances = [];
});
afterEach(async () => {
	for (const { engine, connection } of instances) {
		await engine.close();
		await connection.close();
	}
});

async function instance(name: string, deadlineMs = 60_000): Promise<Instance> {
	const connection = connect(world.url, { max: 4, applicationName: name });
	await learnTypes(connection.sql);
	const handler: RunHandler = {
		deadlineMs,
		work: async (task) => ({ result: await work(name, task) }),
	};
	const engine = await openRuns({ ...connection, handlers: { research: handler }, log: silent, limit: 3 });
	const made = { name, connection, engine };
	instances.push(made);
	return made;
}

const ask = (key = newId(), who: "Editor" | "Admin" = "Editor") =>
	world.db.transaction(async (tx) => {
		const personId = world.people[who].id;
		return (await enqueueRun(tx, { kind: "research", key, personId, provider: "offline", input: {} })).row;
	});
const following = ({ engine }: Instance) => ({ db: world.db, runs: engine });
const rowOf = async (id: string) => (await world.db.select().from(run).where(eq(run.id, id)))[0];
const cancel = (id: string) => world.db.transaction((tx) => cancelRun(tx, id));
const untilAborted = (signal: AbortSignal) =>
	new Promise<never>((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});

/** Ends connections of an instance as a crash does. */
async function cut({ name }: Instance, which: "lock" | "all") {
	await world.sql`
		select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = ${name} and datname = current_database()
		and (${which === "all"} or query like '%pg_%advisory_%lock(%')`;
}

async function eventsOf(where: Instance, runId: string, after = 0): Promise<RunEvent[]> {
	const events: RunEvent[] = [];
	for await (const event of followRun(following(where), runId, after)) events.push(event);
	return events;
}

describe("two instances on one database", () => {
	it("work on each run once, however many there are", async () => {
		const worked: string[] = [];
		work = async (name, task) => {
			worked.push(task.run.id);
			await task.say(50, name);
			return name;
		};
		const [one] = [await instance("one"), await instance("two")];
		const runs = await Promise.all(Array.from({ length: 30 }, () => ask()));
		await Promise.all(runs.map(({ id }) => finishedRun(following(one), id)));
		expect(worked.toSorted()).toEqual(runs.map(({ id }) => id).toSorted());
	});

	it("leave a run whose connection has ended to whoever took it meanwhile, and only one tells of its end", async () => {
		const began: string[] = [];
		const lost: string[] = [];
		work = async (name, task) => {
			await task.step("first", async () => began.push(name));
			if (began.length > 1 || task.run.attempts > 1) return name;
			return await untilAborted(task.signal).catch((error: Error) => {
				lost.push(error.message);
				throw error;
			});
		};
		const [one, two] = [await instance("one"), await instance("two")];
		const { id } = await ask();
		await vi.waitFor(() => expect(began).toHaveLength(1));
		await vi.waitFor(async () => {
			const steps = await world.db
				.select()
				.from(runEvent)
				.where(and(eq(runEvent.runId, id), eq(runEvent.kind, "step")));
			expect(steps).toHaveLength(1);
		});
		const holder = began[0] === "one" ? one : two;
		const third = await world.sql.reserve();
		const key = third`hashtextextended(${id}::text, ${lockSeed})`;
		// Asked for before the holder's connection ends: PostgreSQL gives it to this one.
		const taken = third`select pg_advisory_lock(${key})`.execute();
		await vi.waitFor(async () => {
			const waiting = await world.sql`select from pg_locks where locktype = 'advisory' and not granted`;
			expect(waiting).toHaveLength(1);
		});
		await cut(holder, "lock");
		await taken;
		const finished = finishedRun(following(two), id, AbortSignal.timeout(15_000));
		const reason = "The connection that held the run's lock has ended, and another has it";
		await vi.waitFor(() => expect(lost).toEqual([reason]), 10_000);
		await third`select pg_advisory_unlock(${key})`;
		third.release();
		expect((await finished).attempts).toBe(2);
		// The step was kept: the second attempt did not do it again.
		expect(began).toHaveLength(1);
		expect((await eventsOf(one, id)).map(({ kind }) => kind)).toEqual(["complete"]);
	});

	it("take over at once what the other lets go of when it stops", async () => {
		const attempts: string[] = [];
		work = async (name, task) => {
			attempts.push(name);
			if (attempts.length === 1) await untilAborted(task.signal);
			return name;
		};
		const [one, two] = [await instance("one"), await instance("two")];
		const { id } = await ask();
		await vi.waitFor(() => expect(attempts).toHaveLength(1));
		const [leaver, stayer] = attempts[0] === "one" ? [one, two] : [two, one];
		const before = performance.now();
		await leaver.engine.close();
		expect((await finishedRun(following(stayer), id)).result).toBe(stayer.name);
		expect(performance.now() - before).toBeLessThan(2_500 * slowness("wall"));
	});

	it("stop the work of the one when the run is cancelled through the other, and of an older start", async () => {
		const ended: unknown[] = [];
		work = async (_name, task) => {
			if (task.run.version > 1) return "anew";
			await untilAborted(task.signal).catch((error) => ended.push(error.message));
			return await task.say(99, "too late");
		};
		const [one] = [await instance("one"), await instance("two")];
		const key = newId();
		const { id } = await ask(key);
		await vi.waitFor(async () => expect((await rowOf(id))?.status).toBe("running"));
		await cancel(id);
		await ask(key);
		expect((await finishedRun(following(one), id)).result).toBe("anew");
		await vi.waitFor(() => expect(ended).toEqual(["This was cancelled"]));
		expect((await eventsOf(one, id)).map(({ kind }) => kind)).toEqual(["complete"]);
	});

	it("share out what waits by person: one's many runs do not keep another's waiting", async () => {
		const begun: { who: string; end: () => void }[] = [];
		work = async (_name, task) => {
			const gate = Promise.withResolvers<void>();
			const who = task.run.personId === world.people.Admin.id ? "Admin" : "Editor";
			begun.push({ who, end: gate.resolve });
			await gate.promise;
		};
		const first = await Promise.all(Array.from({ length: 8 }, () => ask()));
		const late = await ask(newId(), "Admin");
		const one = await instance("one");
		await vi.waitFor(() => expect(begun).toHaveLength(3));
		begun[0]?.end();
		await vi.waitFor(() =>
			expect(begun.map(({ who }) => who)).toEqual(["Editor", "Editor", "Editor", "Admin"]),
		);
		work = async () => null;
		for (const { end } of begun) end();
		await Promise.all([...first, late].map(({ id }) => finishedRun(following(one), id)));
	});
});

describe("an instance", () => {
	it("goes on with the same attempt after it lost every connection to the database, and followers miss nothing", async () => {
		const began: number[] = [];
		const answered = Promise.withResolvers<string>();
		work = async (_name, task) => {
			began.push(task.run.attempts);
			return await task.step("answer", () => answered.promise);
		};
		const one = await instance("one");
		const { id } = await ask();
		const events: RunEvent[] = [];
		const followed = (async () => {
			for await (const event of followRun(following(one), id, 0)) events.push(event);
		})();
		await vi.waitFor(() => expect(began).toEqual([1]));
		await cut(one, "all");
		answered.resolve("paid for");
		await followed;
		expect(events.map(({ kind }) => kind)).toEqual(["complete"]);
		expect(began).toEqual([1]);
		expect(await rowOf(id)).toMatchObject({ status: "succeeded", result: "paid for", attempts: 1 });
	});

	it("writes nothing for a run that another one has claimed without its knowing", async () => {
		const gate = Promise.withResolvers<void>();
		const refused: string[] = [];
		work = async (_name, task) => {
			if (task.run.attempts > 1) return task.run.attempts;
			await gate.promise;
			await task.say(50, "I still have it").catch((error: Error) => refused.push(error.message));
			const mine = () => task.write(async (tx) => void (await tx.delete(runEvent)));
			await mine().catch((error: Error) => refused.push(error.message));
			return "the first attempt's";
		};
		const one = await instance("one");
		const { id } = await ask();
		await vi.waitFor(async () => expect((await rowOf(id))?.status).toBe("running"));
		// As another instance does, after a partition that this one has not noticed.
		await world.db.update(run).set({ attempts: 2 }).where(eq(run.id, id));
		gate.resolve();
		expect((await finishedRun(following(one), id)).result).toBe(3);
		const no = "The run is no longer this attempt's";
		expect(refused).toEqual([no, no]);
		expect((await eventsOf(one, id)).map(({ kind }) => kind)).toEqual(["complete"]);
	});

	it("ends what takes longer than it may, also when it does not listen", async () => {
		work = () => new Promise(() => {});
		const one = await instance("one", 50);
		const { id } = await ask();
		await expect(finishedRun(following(one), id)).rejects.toThrow("took longer than it may");
	});

	it("stops although a handler does not listen", async () => {
		work = () => new Promise(() => {});
		const one = await instance("one");
		const { id } = await ask();
		await vi.waitFor(async () => expect((await rowOf(id))?.status).toBe("running"));
		const before = performance.now();
		await one.engine.close();
		expect(performance.now() - before).toBeLessThan(4_000 * slowness("wall"));
		expect((await rowOf(id))?.status).toBe("running");
	});

	it("gives up a run that was interrupted again and again", async () => {
		work = async () => "never";
		const { id } = await ask();
		await world.db.update(run).set({ status: "running", attempts: 5 }).where(eq(run.id, id));
		const one = await instance("one");
		await expect(finishedRun(following(one), id)).rejects.toThrow("interrupted several times");
	});

	it("keeps what the database would refuse: NUL characters and halves of a pair", async () => {
		work = async (_name, task) => await task.step("odd", async () => ({ text: "a\u0000b\ud800" }));
		const one = await instance("one");
		const { id } = await ask();
		expect((await finishedRun(following(one), id)).result).toEqual({ text: "ab\ufffd" });
	});
});

it("every follower, whenever and wherever it comes, gets each event once and in order", async () => {
	const said = 400;
	const gates = Array.from({ length: said + 1 }, () => Promise.withResolvers<void>());
	work = async (_name, task) => {
		for (let number = 0; number < said; number++) {
			if (number % 20 === 0) await gates[number]?.promise;
			await task.say(number / 5, String(number), number % 7 === 0 ? "query" : "progress");
			if (number % 50 === 0) await task.step(String(number), async () => number);
		}
		return "end";
	};
	const [one, two] = [await instance("one"), await instance("two")];
	const { id } = await ask();
	// A generator with a seed: a failure can be looked at again.
	let seed = 42;
	const random = (below: number) => {
		seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
		return seed % below;
	};
	/** Follows for a while from the last event that was seen on, on one instance or the other. */
	async function follow(last: number): Promise<RunEvent[]> {
		const left = new AbortController();
		const most = 1 + random(120);
		const events: RunEvent[] = [];
		for await (const event of followRun(following(random(2) ? one : two), id, last, left.signal)) {
			if (events.push(event) === most) left.abort();
		}
		return events;
	}
	/** Follows to the end, and loses the connection every now and then. */
	async function unsteady(): Promise<string[]> {
		const seen: RunEvent[] = [];
		while (seen.at(-1)?.kind !== "complete") {
			const more = await follow(seen.at(-1)?.sequence ?? 0);
			// After its end there is nothing to follow, and this would go on for ever.
			if (more.length === 0) throw new Error(`the run ended otherwise: ${JSON.stringify(seen.at(-1))}`);
			seen.push(...more);
		}
		return seen.map(({ kind, data }) => (kind === "complete" ? "end" : String(data.message)));
	}
	const everything = [...Array.from({ length: said }, (_, number) => String(number)), "end"];
	const seen: Promise<string[]>[] = [];
	for (let number = 0; number < said; number += 20) {
		seen.push(unsteady(), unsteady());
		gates[number]?.resolve();
	}
	for (const each of await Promise.all(seen)) expect(each).toEqual(everything);
	// Who comes when it is over, from wherever.
	const all = await eventsOf(two, id);
	const from = all[random(all.length)]?.sequence ?? 0;
	expect(await eventsOf(two, id, from)).toEqual(all.filter(({ sequence }) => sequence > from));
});
