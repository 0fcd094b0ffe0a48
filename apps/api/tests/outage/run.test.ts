import { connect } from "@throughline/db/connect";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { agentReply } from "../ai/fake/agents.ts";
import { startFakeOpenAi } from "../ai/fake/openai.ts";
import type { Delivery } from "../ai/fake/script.ts";
import type { FakeVendor } from "../ai/fake/server.ts";
import { hold } from "../faults/hold.ts";
import { type Client, type RunningServer, startServer } from "../running-server.ts";
import { type DatabaseServer, startDatabaseServer } from "./database-server.ts";
import { type Door, openDoor } from "./door.ts";

let postgres: DatabaseServer;
let outside: ReturnType<typeof connect>;
let door: Door;
let vendor: FakeVendor;
let server: RunningServer;
let editor: Client;

beforeAll(async () => {
	postgres = await startDatabaseServer();
	outside = connect(postgres.url, { max: 4, applicationName: "outside" });
	door = await openDoor(new URL(postgres.url));
	vendor = await startFakeOpenAi();
	server = await startServer({
		database: { url: postgres.url, ...outside, drop: async () => {} },
		url: door.url,
		environment: { OPENAI_API_KEY: "key", OPENAI_BASE_URL: vendor.url },
	});
	editor = await server.browser("Editor");
});
beforeEach(() => vendor.reset());
afterAll(async () => {
	await server?.stop();
	await vendor?.stop();
	await door?.shut();
	await outside?.close();
	await postgres?.remove();
});

const usage = { input: 1_000, output: 100 };
/** Two builds and two reviews: what the task needs when nothing goes wrong. */
const calls = 4;

/** Starts a task whose first answer is held, and waits until the vendor has been asked. */
async function startTask(name: string) {
	const answered = Promise.withResolvers<void>();
	let delivery: Delivery = { after: answered.promise };
	vendor.answerWith((question) => {
		const reply = { ...agentReply(question), usage, delivery };
		delivery = {};
		return reply;
	});
	const asked = editor("/api/orchestrator/task", {
		json: {
			taskDescription: name,
			requirements: ["One row for each risk", "Every column has a name"],
			preferredProvider: "openai",
		},
	});
	asked.catch(() => {});
	const first = await vendor.request(0);
	return {
		/** Lets the vendor answer; resolves when all of it has been sent. */
		async answer() {
			answered.resolve();
			expect(await first.closed).toBe("sent");
		},
		asked,
	};
}

const newest = async () => {
	const [found] = await outside.sql`
		select status, attempts, input_tokens, output_tokens, error_message from run order by created_at desc limit 1`;
	return { ...found };
};

/** The run came to its end in one attempt, every answer was asked for once and stands in the ledger once. */
async function expectWhole(): Promise<void> {
	await vi.waitFor(async () => expect((await newest()).status).toBe("succeeded"));
	expect(await newest()).toMatchObject({
		attempts: 1,
		input_tokens: calls * usage.input,
		output_tokens: calls * usage.output,
	});
	expect(vendor.requests).toHaveLength(calls);
}

const untilAway = () => vi.waitFor(async () => expect((await editor("/readyz")).status).toBe(503));

describe("an answer of a model that was paid for is kept when the database is", () => {
	it.each([
		{ name: "paused", go: () => postgres.pause(), back: () => postgres.resume() },
		{ name: "stopped and started", go: () => postgres.stop(), back: () => postgres.start() },
		{ name: "cut off", go: () => door.shut(), back: () => door.open() },
		{
			name: "behind a network that swallows every packet",
			go: async () => door.swallow(),
			back: async () => door.letThrough(),
		},
	])("$name while the model thinks", async ({ name, go, back }) => {
		const task = await startTask(name);
		await go();
		await untilAway();
		await task.answer();
		await back();
		await expectWhole();
	});

	it("locked for longer than a lock is waited for, and nobody else waits", async () => {
		const task = await startTask("locked");
		const held = await hold(postgres.url, "run_event");
		await task.answer();
		await held.reached();
		// The first wait has ended, and another one has begun.
		const [first] = await waiting();
		await vi.waitFor(async () => expect((await waiting()).at(0)?.since).not.toEqual(first?.since));
		expect((await editor("/api/programs")).status).toBe(200);
		await held.release();
		await expectWhole();
	});
});

/** Since when a run waits for the locked table. */
const waiting = () => outside.sql<{ since: string }[]>`
	select xact_start::text as since from pg_stat_activity
	where application_name = 'throughline bulk' and wait_event_type = 'Lock' order by 1 limit 1`;

it("while a model thinks its run holds no transaction, which a limit could end", async () => {
	const task = await startTask("thinks");
	await vi.waitFor(async () => {
		const open = await outside.sql`
			select query from pg_stat_activity where application_name like 'throughline%' and xact_start is not null`;
		expect(open).toEqual([]);
	});
	const [lock] = await outside.sql`
		select count(*)::int as count from pg_locks where locktype = 'advisory' and granted`;
	expect(lock?.count).toBe(1);
	await task.answer();
	await expectWhole();
	expect((await task.asked).status).toBe(200);
});
