import { connect } from "@throughline/db/connect";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { slowness } from "../../../../scripts/testing/slowness.ts";
import { type Client, type RunningServer, startServer } from "../running-server.ts";
import { type DatabaseServer, startDatabaseServer } from "./database-server.ts";
import { type Door, openDoor } from "./door.ts";

let postgres: DatabaseServer;
let outside: ReturnType<typeof connect>;
let door: Door;
let server: RunningServer;
let editor: Client;
let programId: string;

/** Whatever a test expected in vain, the next one finds a database that answers. */
async function letAnswer(): Promise<void> {
	await postgres.resume();
	door.letThrough();
}
afterEach(letAnswer);

beforeAll(async () => {
	postgres = await startDatabaseServer();
	door = await openDoor(new URL(postgres.url));
	outside = connect(postgres.url, { max: 4, applicationName: "outside" });
	server = await startServer({
		database: { url: postgres.url, ...outside, drop: async () => {} },
		url: door.url,
	});
	editor = await server.browser("Editor");
	const program = await editor("/api/programs", { json: { name: "Before any outage" } });
	({ id: programId } = (await program.json()) as { id: string });
});
afterAll(async () => {
	await server?.stop();
	await door?.shut();
	await outside?.close();
	await postgres?.remove();
});

type Timed = { status: number; code: string | undefined; retryAfter: string | null; ms: number };

/** Makes a call; what it was answered, and when. */
async function timed(path: string, init?: Parameters<Client>[1]): Promise<Timed> {
	const before = performance.now();
	const answer = await editor(path, init);
	const body = (await answer.json().catch(() => ({}))) as { code?: string };
	const retryAfter = answer.headers.get("retry-after");
	return { status: answer.status, code: body.code, retryAfter, ms: performance.now() - before };
}

/** Took no longer than promised; on a machine that is slower than usual at the moment, so many times as long. */
function expectWithin(ms: number, promisedMs: number): void {
	// How slow it is takes longer to find out than most of these calls.
	if (ms >= promisedMs) expect(ms).toBeLessThan(promisedMs * slowness("wall"));
}

/** The slowest of some calls. */
const slowest = (calls: readonly Timed[]) => Math.max(...calls.map(({ ms }) => ms));

const many = (count: number, call: (number: number) => Promise<Timed>) =>
	Promise.all(Array.from({ length: count }, (_, number) => call(number)));

const untilReady = () =>
	vi.waitFor(async () => expect((await editor("/readyz")).status).toBe(200), {
		timeout: 20_000,
		interval: 50,
	});

const named = async (name: string) => (await outside.sql`select id from program where name = ${name}`).length;

/** What every outage has in common: 503 within five seconds, then at once, and the process itself is well. */
async function expectOutage(): Promise<void> {
	const first = await many(20, (number) =>
		number % 2 ? timed("/api/programs") : timed("/api/programs", { json: { name: "Written in an outage" } }),
	);
	for (const { status, code, retryAfter } of first) {
		expect({ status, code }).toEqual({ status: 503, code: "UNAVAILABLE" });
		expect(retryAfter).toMatch(/^\d+$/);
	}
	expectWithin(slowest(first), 5_000);
	const later = await many(20, (number) =>
		number % 2
			? timed("/trpc/program.list")
			: timed("/trpc/program.create", { json: { name: "Written in an outage" } }),
	);
	for (const { status, retryAfter } of later) {
		expect(status).toBe(503);
		expect(retryAfter).toMatch(/^\d+$/);
	}
	expectWithin(slowest(later), 1_000);
	const ready = await timed("/readyz");
	expect(ready).toMatchObject({ status: 503, code: "UNAVAILABLE" });
	expectWithin(ready.ms, 2_000);
	const health = await timed("/healthz");
	expect(health.status).toBe(200);
	expectWithin(health.ms, 500);
}

it("without its database the server says so, and recovers by itself", async () => {
	expect((await editor("/readyz")).status).toBe(200);
	await door.shut();

	const ready = await editor("/readyz");
	expect(ready.status).toBe(503);
	expect(ready.headers.get("retry-after")).toMatch(/^\d+$/);
	const list = await editor("/api/programs");
	expect(list.status).toBe(503);
	expect(await list.json()).toMatchObject({
		code: "UNAVAILABLE",
		error: "The database cannot be reached right now. Try again in a moment.",
	});
	expect((await editor("/healthz")).status).toBe(200);

	await door.open();
	await untilReady();
	expect((await editor("/api/programs", { json: { name: "After the outage" } })).status).toBe(201);
});

describe("a database that is", () => {
	afterEach(async () => {
		await letAnswer();
		// Nothing of a call that was refused is there, then or later.
		expect(await named("Written in an outage")).toBe(0);
	});

	it("paused: each caller has 503 within five seconds, and it is served again as soon as it goes on", async () => {
		await postgres.pause();
		const ready = await timed("/readyz");
		expect(ready.status).toBe(503);
		expectWithin(ready.ms, 2_000);
		await expectOutage();
		await postgres.resume();
		const before = performance.now();
		await untilReady();
		expectWithin(performance.now() - before, 3_000);
		expect((await timed("/api/programs")).status).toBe(200);
	});

	it("stopped: the same, and it is served again as soon as it has been started", async () => {
		await postgres.stop();
		await expectOutage();
		await postgres.start();
		const before = performance.now();
		await untilReady();
		expectWithin(performance.now() - before, 3_000);
		expect((await timed("/api/programs")).status).toBe(200);
	});

	it("behind a network that swallows every packet: the same, and screens hear of changes again", async () => {
		const left = new AbortController();
		const stream = await editor("/trpc/live.changes", {
			headers: { accept: "text/event-stream" },
			signal: left.signal,
		});
		let heard = "";
		const listening = (async () => {
			for await (const bytes of stream.body ?? []) heard += new TextDecoder().decode(bytes);
		})().catch(() => {});
		const announce = async () => {
			const program = await editor("/api/programs", { json: { name: "Heard by everybody" } });
			expect(heard).toContain(((await program.json()) as { id: string }).id);
		};
		await vi.waitFor(announce, 5_000);
		door.swallow();
		await expectOutage();
		door.letThrough();
		const before = performance.now();
		await untilReady();
		expectWithin(performance.now() - before, 8_000);
		// The connections from before are dead for good.
		await vi.waitFor(() => expect(heard).toContain("resync"), 10_000);
		await vi.waitFor(announce, 5_000);
		left.abort();
		await listening;
	});
});

describe("a table that somebody has locked", () => {
	let unlock: () => Promise<void>;
	beforeEach(async () => {
		const held = Promise.withResolvers<void>();
		const over = Promise.withResolvers<void>();
		const lock = outside.sql.begin(async (tx) => {
			await tx`lock table task in access exclusive mode`;
			held.resolve();
			await over.promise;
		});
		await held.promise;
		unlock = async () => {
			over.resolve();
			await lock;
		};
	});
	afterEach(() => unlock());

	it("is a clear 503 for those who need it, and holds nobody else", async () => {
		const tasks = `/api/tasks?programId=${programId}`;
		const task = { programId, name: "Written while it was locked" };
		const concerned = many(60, (number) => (number % 3 ? timed(tasks) : timed("/api/tasks", { json: task })));
		const others: Timed[] = [];
		let over = false;
		void concerned.finally(() => {
			over = true;
		});
		// While the first of those who wait hold what the server has; then they are waited for in peace.
		while (!over && others.length < 60) {
			others.push(await timed("/api/programs"), await timed("/api/resources"), await timed("/readyz"));
			others.push(await timed("/api/programs", { json: { name: "Made beside the lock" } }));
		}
		for (const { status, code } of await concerned)
			expect({ status, code }).toEqual({ status: 503, code: "UNAVAILABLE" });
		expectWithin(slowest(await concerned), 5_000);
		for (const { status } of others) expect([200, 201]).toContain(status);
		expect(others.length).toBeGreaterThan(4);
		expectWithin(slowest(others), 1_500);

		await unlock();
		await vi.waitFor(async () => expect((await timed(tasks)).status).toBe(200), 2_000);
		const [stored] = await outside.sql`select count(*)::int as count from task where name = ${task.name}`;
		expect(stored?.count).toBe(0);
	});
});

describe("a write whose commit is not answered", () => {
	const create = (name: string, key: string) =>
		editor("/api/programs", { json: { name }, headers: { "idempotency-key": key } });

	it("is answered as saved when PostgreSQL can be asked", async () => {
		const sent = door.atCommit("cut");
		const answer = await create("Known all the same", "known");
		await sent;
		expect(answer.status).toBe(201);
		expect(await named("Known all the same")).toBe(1);
	});

	it("is never called a failure when nobody knows, and can be repeated with its Idempotency-Key", async () => {
		const sent = door.atCommit("swallow");
		const asked = create("Known by nobody", "unknown");
		await sent;
		door.swallow();
		const answer = await asked;
		expect(answer.status).toBe(503);
		expect(await answer.json()).toMatchObject({
			code: "OUTCOME_UNKNOWN",
			error: expect.stringContaining("it may be saved or not"),
		});
		door.letThrough();
		await untilReady();
		expect((await create("Known by nobody", "unknown")).status).toBe(201);
		expect(await named("Known by nobody")).toBe(1);
	});

	it("that was rolled back is a plain 503", async () => {
		await postgres.pause();
		const answer = await create("Never there", "never");
		await postgres.resume();
		expect(await answer.json()).toMatchObject({ code: "UNAVAILABLE" });
		await untilReady();
		expect(await named("Never there")).toBe(0);
	});
});

it("one connection that died in silence is replaced, and its callers have 503 within five seconds", async () => {
	const sent = door.atCommit("swallow");
	const answer = await timed("/api/programs", { json: { name: "On a dead connection" } });
	await sent;
	expectWithin(answer.ms, 5_000);
	expect((await timed("/readyz")).status).toBe(200);
	const served = await many(30, () => timed("/api/programs"));
	for (const { status } of served) expect(status).toBe(200);
});

it("a server can be stopped while its database is paused", async () => {
	const other = await startServer({
		database: { url: postgres.url, ...outside, drop: async () => {} },
		url: door.url,
	});
	await postgres.pause();
	const before = performance.now();
	await other.stop();
	expectWithin(performance.now() - before, 15_000);
	await postgres.resume();
	await untilReady();
});
