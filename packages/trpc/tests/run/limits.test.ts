import { newId } from "@throughline/db/id";
import {
	aiLimit,
	aiSpend,
	auditEntry,
	notification,
	rateLimit,
	run,
	strategySession,
} from "@throughline/db/schema";
import type { Provider } from "@throughline/domain/run";
import type { AiLimits } from "@throughline/domain/run/ledger";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CodedError } from "../../src/error.ts";
import { consumeTurn } from "../../src/rate-limit.ts";
import { finishedRun } from "../../src/run/events/events.ts";
import { startRun } from "../../src/run/start.ts";
import type { RunTask } from "../../src/run/task.ts";
import { createWorld, offlineServing, refusalOf, type World } from "../world.ts";

let world: World;
let engine: Awaited<ReturnType<World["work"]>>;
let work: (task: RunTask) => Promise<unknown> = async () => null;

beforeAll(async () => {
	world = await createWorld();
	engine = await world.work({
		research: { deadlineMs: 10_000, work: async (task) => ({ result: await work(task) }) },
	});
});
afterAll(() => world.drop());
beforeEach(async () => {
	for (const table of [run, aiSpend, rateLimit, notification]) await world.db.delete(table);
	const asShipped = { costPerRun: "5", costPerPersonAndDay: "20", runsPerPersonAndHour: 600, version: 1 };
	await world.db.update(aiLimit).set(asShipped);
	work = async () => null;
});

const address = "192.0.2.1";

type Given = {
	key?: string;
	provider?: Provider;
	again?: boolean;
	who?: "Editor" | "Admin";
	address?: string;
	estimatedCost?: string;
};

const begin = ({
	key = newId(),
	provider = "openai",
	who = "Editor",
	address: from = address,
	...given
}: Given = {}) =>
	world.db.transaction((tx) =>
		startRun({ address: from, person: world.people[who] }, tx, offlineServing, {
			kind: "research",
			key,
			provider,
			input: {},
			...given,
		}),
	);
const finished = (id: string) => finishedRun({ db: world.db, runs: engine }, id);
/** An Admin in a browser. */
const signedIn = () => world.as("Admin", { sessionPublicId: newId() });
const limit = async (change: Partial<Omit<AiLimits, "version">>) => {
	const admin = signedIn();
	return await admin.run.setLimits({ ...(await admin.run.limits()), ...change });
};
/** A call to a model at this price. */
const pay = (task: RunTask, cost: string) =>
	task.spent({
		inputTokens: 1_000,
		cachedTokens: 400,
		outputTokens: 200,
		cost,
		model: "gpt-5",
		promptVersion: "7",
	});

/** What a call throws; fails when it throws nothing. */
async function thrown(call: Promise<unknown>): Promise<CodedError> {
	const error = await call.then(
		() => null,
		(reason: unknown) => reason,
	);
	if (!(error instanceof CodedError)) throw new Error("it was not refused", { cause: error });
	return error;
}

describe("a model server of one's own", () => {
	it("goes on where no money is left, and counts as a run", async () => {
		await limit({ costPerRun: "0", costPerPersonAndDay: "0", runsPerPersonAndHour: 2 });
		work = async (task) => {
			await task.afford("1000");
			await pay(task, "0.000000");
			return "written";
		};
		expect((await thrown(begin())).code).toBe("QUOTA_EXCEEDED");
		const { id } = await begin({ provider: "local" });
		expect(await finished(id)).toMatchObject({ result: "written", estimatedCost: null, inputTokens: 1_000 });
		await begin({ provider: "local" });
		expect((await thrown(begin({ provider: "local" }))).code).toBe("RATE_LIMITED");
	});
});

describe("runs an hour", () => {
	it("are limited by person, with the time to wait, and joining one takes no turn", async () => {
		await limit({ runsPerPersonAndHour: 2 });
		const key = newId();
		await finished((await begin({ key })).id);
		await begin({ key });
		await begin();
		const refusal = await thrown(begin());
		expect(refusal).toMatchObject({ code: "RATE_LIMITED", status: 429 });
		expect(refusal.message).toMatch(/^You have reached the rate limit of 2 AI runs an hour\. Try again in /);
		expect(refusal.detail.retryAfterSeconds).toBeGreaterThan(0);
		expect(refusal.detail.retryAfterSeconds).toBeLessThanOrEqual(3_600);
		// What is there already is joined all the same, and another person has turns of their own.
		await begin({ key });
		await begin({ who: "Admin" });
	});

	it("count those of the offline consultant, and those that are begun again", async () => {
		await limit({ runsPerPersonAndHour: 2 });
		const key = newId();
		await finished((await begin({ key, provider: "offline" })).id);
		await begin({ key, provider: "offline", again: true });
		expect((await thrown(begin({ provider: "offline" }))).code).toBe("RATE_LIMITED");
	});

	it("are limited by address, generously, whoever calls from there", async () => {
		await limit({ runsPerPersonAndHour: 2 });
		await begin();
		await world.db
			.update(rateLimit)
			.set({ count: 39 })
			.where(eq(rateLimit.bucket, `AI runs@${address}`));
		await begin({ who: "Admin" });
		const refusal = await thrown(begin({ who: "Admin" }));
		expect(refusal).toMatchObject({ code: "RATE_LIMITED", status: 429 });
		expect(refusal.message).toMatch(
			/^Your network address has reached the rate limit of 40 AI runs an hour\. Try again in /,
		);
		expect(refusal.detail.retryAfterSeconds).toBeGreaterThan(0);
		// Whoever was refused has lost no turn of their own.
		await begin({ who: "Admin", address: "192.0.2.2" });
	});

	it("are given back when what begins them is refused", async () => {
		await limit({ runsPerPersonAndHour: 1, costPerRun: "0" });
		expect((await thrown(begin())).code).toBe("QUOTA_EXCEEDED");
		await begin({ provider: "offline" });
	});

	it("leave other things their own limits", async () => {
		const caller = { address, person: world.people.Editor };
		const upload = () => consumeTurn(world.db, caller, { what: "uploads", perHour: 1 });
		await upload();
		expect((await thrown(upload())).message).toContain("rate limit of 1 upload an hour");
		await begin();
	});
});

describe("money", () => {
	it("stops a run at its cap, keeps what it has found, and gives it room anew when it is begun again", async () => {
		await limit({ costPerRun: "0.50" });
		let steps = 0;
		work = async (task) => {
			for (const name of ["one", "two", "three", "four"]) {
				await task.step(name, async () => {
					await task.afford();
					steps++;
					await pay(task, "0.25");
				});
			}
			return steps;
		};
		const key = newId();
		const { id } = await begin({ key });
		const refusal = await thrown(finished(id));
		expect(refusal.code).toBe("QUOTA_EXCEEDED");
		expect(refusal.message).toContain("it has cost $0.50, and $0.50 is its cap");
		expect(steps).toBe(2);
		await begin({ key });
		expect(await finished(id)).toMatchObject({ result: 4, cost: "1.000000", costCap: "1.000000" });
	});

	it("stops before a call that would pass the cap", async () => {
		await limit({ costPerRun: "0.50" });
		work = async (task) => {
			await task.afford("0.40");
			await pay(task, "0.30");
			await task.afford("0.40");
		};
		const { id } = await begin();
		expect((await thrown(finished(id))).code).toBe("QUOTA_EXCEEDED");
		expect((await world.as("Editor").run.byId({ id })).cost).toBe("0.300000");
	});

	it("is limited by person and day over all runs, also while they are under way", async () => {
		await limit({ costPerPersonAndDay: "1" });
		work = (task) => pay(task, "0.60");
		await finished((await begin()).id);
		const over = await thrown(finished((await begin()).id));
		expect(over.message).toContain("have cost $1.20 today, and $1.00 a day is the cap");
		const refused = await thrown(begin());
		expect(refused).toMatchObject({ code: "QUOTA_EXCEEDED", status: 429 });
		expect(refused.detail.retryAfterSeconds).toBeLessThanOrEqual(86_400);
		// Offline analysis costs nothing.
		work = async () => "offline";
		expect((await finished((await begin({ provider: "offline" })).id)).result).toBe("offline");
		await world.db.update(aiSpend).set({ day: sql`current_date - 1` });
		await begin();
	});

	it("is estimated before a run by the length of its material, where somebody knows the price", async () => {
		const id = `strategy_${Date.now()}_estimate`;
		await world.db.insert(strategySession).values({ id, title: "Long", inputText: "x".repeat(3_000) });
		const knowing = {
			...offlineServing,
			estimate: (_provider: Provider, kind: string, characters: number) =>
				kind === "research"
					? { inputTokens: 1, outputTokens: 1, cost: (characters / 10_000).toFixed(2), priced: null }
					: null,
		};
		const start = (provider: Provider) =>
			world.db.transaction((tx) =>
				startRun({ address, person: world.people.Editor }, tx, knowing, {
					kind: "research",
					key: id,
					sessionId: id,
					provider,
					input: {},
				}),
			);
		const row = await start("openai");
		expect(row).toMatchObject({ estimatedCost: "0.300000", costCap: "5.000000" });
		// Begun again with one that costs nothing, nothing is expected of it any more.
		for (const free of ["local", "offline"] as const) {
			const ended = {
				status: "failed" as const,
				finishedAt: sql`now()`,
				errorCode: "TIMED_OUT",
				errorMessage: "Late",
			};
			await world.db
				.update(run)
				.set({ ...ended, estimatedCost: "0.3" })
				.where(eq(run.id, row.id));
			expect(await start(free)).toMatchObject({ id: row.id, estimatedCost: null, costCap: null });
		}
	});

	it("is asked for before a run that is expected to cost more than it may", async () => {
		await limit({ costPerRun: "0.10" });
		const refusal = await thrown(begin({ estimatedCost: "0.25" }));
		expect(refusal.message).toContain("would cost about $0.25, and $0.10 is the cap of a run");
		expect(await world.as("Editor").run.ledger({})).toEqual([]);
	});
});

describe("the ledger", () => {
	it("says of each run what served it, what it used, how long it took and how it ended", async () => {
		work = async (task) => {
			await pay(task, "0.25");
			await pay(task, "0.05");
			throw new CodedError("PROVIDER_FAILED", "The model did not answer.");
		};
		const { id } = await begin({ estimatedCost: "0.2" });
		await thrown(finished(id));
		const [entry] = await world.as("Editor").run.ledger({});
		expect(entry).toMatchObject({
			id,
			kind: "research",
			provider: "openai",
			model: "gpt-5",
			promptVersion: "7",
			inputHash: expect.stringMatching(/^[0-9a-f]{64}$/),
			calls: 2,
			inputTokens: 2_000,
			outputTokens: 400,
			cost: "0.300000",
			estimatedCost: "0.200000",
			costCap: "5.000000",
			attempts: 1,
			status: "failed",
			errorMessage: "The model did not answer.",
			personName: "Editor Example",
			durationMs: expect.any(Number),
		});
	});

	it("is one's own, and everybody's for an Admin only", async () => {
		await begin();
		await begin({ who: "Admin" });
		expect(await world.as("Editor").run.ledger({})).toHaveLength(1);
		expect(await world.as("Admin").run.ledger({})).toHaveLength(1);
		expect(await world.as("Admin").run.ledger({ all: true })).toHaveLength(2);
		expect(await refusalOf(world.as("Editor").run.ledger({ all: true }))).toMatchObject({
			code: "FORBIDDEN",
		});
		expect(await refusalOf(world.as("Editor").run.totals({ all: true }))).toMatchObject({
			code: "FORBIDDEN",
		});
	});

	it("is read page by page and by outcome", async () => {
		const ids: string[] = [];
		for (let count = 0; count < 5; count++) ids.push((await begin()).id);
		await Promise.all(ids.map(finished));
		work = async () => {
			throw new CodedError("PROVIDER_FAILED", "No");
		};
		const { id: failed } = await begin();
		await thrown(finished(failed));
		const { ledger } = world.as("Editor").run;
		const first = await ledger({ limit: 4 });
		const second = await ledger({ limit: 4, before: first.at(-1)?.id });
		expect([...first, ...second].map(({ id }) => id)).toEqual([failed, ...ids.toReversed()]);
		expect((await ledger({ status: "failed" })).map(({ id }) => id)).toEqual([failed]);
		expect(await ledger({ kind: "analysis" })).toEqual([]);
		expect(await refusalOf(ledger({ before: newId() }))).toMatchObject({ code: "NOT_FOUND" });
	});

	it("adds up days and people, runs begun again included", async () => {
		work = (task) => pay(task, "0.25");
		const key = newId();
		await finished((await begin({ key })).id);
		await finished((await begin({ key, again: true })).id);
		await finished((await begin({ who: "Admin" })).id);
		expect(await world.as("Editor").run.totals({})).toMatchObject([
			{
				runs: 2,
				inputTokens: 2_000,
				cachedTokens: 800,
				outputTokens: 400,
				cost: "0.500000",
				personName: "Editor Example",
			},
		]);
		expect(await world.as("Admin").run.totals({ all: true })).toHaveLength(2);
	});

	it("counts what a model had written when it was cancelled, with its cost", async () => {
		const begun = Promise.withResolvers<void>();
		work = async (task) => {
			begun.resolve();
			// As a model's call ends that is cut off: with what came so far.
			await new Promise((resolve) => task.signal.addEventListener("abort", resolve, { once: true }));
			await pay(task, "0.25");
		};
		const { id } = await begin();
		await begun.promise;
		await world.as("Editor").run.cancel({ id });
		await vi.waitFor(async () => {
			const [line] = await world.as("Editor").run.ledger({});
			expect(line).toMatchObject({
				...{ id, status: "cancelled", calls: 1, cost: "0.250000", model: "gpt-5" },
				...{ inputTokens: 1_000, cachedTokens: 400, outputTokens: 200 },
			});
		});
		const [today] = await world.db.select().from(aiSpend);
		expect(today).toMatchObject({ cost: "0.250000", outputTokens: 200 });
	});

	it("lets an Admin cancel somebody's run without learning its result", async () => {
		work = ({ signal }) =>
			new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
		const { id } = await begin();
		expect(await refusalOf(world.as("Admin").run.byId({ id }))).toMatchObject({ code: "NOT_FOUND" });
		expect(await world.as("Admin").run.cancel({ id })).toMatchObject({ status: "cancelled" });
		work = async () => "secret";
		const { id: done } = await begin();
		await finished(done);
		expect(await world.as("Admin").run.cancel({ id: done })).toMatchObject({
			status: "succeeded",
			result: null,
		});
		expect((await thrown(finished(id))).code).toBe("CANCELLED");
	});
});

describe("the limits", () => {
	it("leave room for real work as they are shipped", async () => {
		const fresh = await createWorld();
		expect(await fresh.as("Viewer").run.limits()).toEqual({
			costPerRun: "5.00",
			costPerPersonAndDay: "20.00",
			runsPerPersonAndHour: 600,
			version: 1,
		});
		await fresh.drop();
	});

	it("are set by Admins, in the version that they read, and each change is in the audit trail", async () => {
		const before = await world.as("Viewer").run.limits();
		const after = await limit({ costPerRun: "2.5", runsPerPersonAndHour: null });
		expect(after).toEqual({ ...before, costPerRun: "2.50", runsPerPersonAndHour: null, version: 2 });
		expect(await refusalOf(signedIn().run.setLimits(before))).toMatchObject({
			code: "CONFLICT",
			current: after,
		});
		const [entry] = await world.db
			.select()
			.from(auditEntry)
			.where(eq(auditEntry.objectType, "AI limits"))
			.orderBy(desc(auditEntry.at));
		expect(entry).toMatchObject({ action: "updated", before: { version: 1 }, after: { version: 2 } });
		await begin();
	});
});

describe("who asked for a run", () => {
	const told = () => world.db.select().from(notification);

	it("is told when it fails, in the sentence of the failure, and not of a quick success or a cancellation", async () => {
		await finished((await begin()).id);
		expect(await told()).toEqual([]);
		work = async () => {
			throw new CodedError("PROVIDER_FAILED", "The model did not answer.");
		};
		const key = newId();
		await thrown(finished((await begin({ key })).id));
		await thrown(finished((await begin({ key })).id));
		expect(await told()).toMatchObject([
			{ kind: "run-failed", title: "Research", body: "The model did not answer." },
			{ kind: "run-failed" },
		]);
	});

	it("is told of a success that took long", async () => {
		work = async ({ db, run: { id } }) => {
			await db.update(run).set({ createdAt: sql`now() - interval '21 seconds'` }).where(eq(run.id, id));
		};
		await finished((await begin()).id);
		expect(await told()).toMatchObject([{ body: "It is done.", personId: world.people.Editor.id }]);
	});
});
