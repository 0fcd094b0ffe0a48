import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let one: RunningServer;
let two: RunningServer;
let editor: Client;

beforeAll(async () => {
	one = await startServer();
	two = await startServer({ database: one.database });
	editor = await one.browser("Editor");
});
afterAll(async () => {
	await Promise.all([one.stop(), two.stop()]);
	await one.database.drop();
});

/** Opens the live stream as a browser does, and collects what arrives. */
async function openStream(client: Client, since?: string) {
	const abort = new AbortController();
	const input =
		since === undefined
			? ""
			: `?input=${encodeURIComponent(JSON.stringify({ json: { lastEventId: since } }))}`;
	const answer = await client(`/trpc/live.changes${input}`, {
		signal: abort.signal,
		headers: { accept: "text/event-stream" },
	});
	expect(answer.status).toBe(200);
	const stream = { text: "", ended: false, close: () => abort.abort() };
	const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
	const read = async () => {
		for (;;) {
			const chunk = await reader?.read().catch(() => undefined);
			if (!chunk || chunk.done) break;
			stream.text += chunk.value;
		}
		stream.ended = true;
	};
	void read();
	await vi.waitFor(() => expect(stream.text).toContain("connected"));
	return stream;
}

describe("a committed change", () => {
	it.each([
		["the instance that made it", () => one],
		["another instance on the same database", () => two],
	])("reaches a screen on %s within a second", async (_where, server) => {
		const stream = await openStream(await server().browser("Viewer"));
		const created = await editor("/api/programs", { json: { name: "Live" } });
		const { id } = (await created.json()) as { id: string };
		await vi.waitFor(() => expect(stream.text).toContain(`"area":"program","programId":"${id}"`), {
			timeout: 1000,
		});
		stream.close();
	});

	it("of a strategy session reaches its creator alone", async () => {
		const streams = await Promise.all(
			[editor, await two.browser("Viewer"), await two.browser("Admin")].map((client) => openStream(client)),
		);
		const analyzed = await editor("/api/strategic-consultant/analyze", {
			json: { text: "Orders leave late because nobody books the returns." },
		});
		const { sessionId } = (await analyzed.json()) as { sessionId: string };
		const created = await editor("/api/programs", { json: { name: "Afterwards" } });
		const { id } = (await created.json()) as { id: string };
		for (const stream of streams) await vi.waitFor(() => expect(stream.text).toContain(id));
		expect(streams.map(({ text }) => text.includes(sessionId))).toEqual([true, false, false]);
		expect(streams.map(({ text }) => text.includes('"area":"consultant"'))).toEqual([true, false, false]);
		for (const stream of streams) stream.close();
	});

	it("is not announced when it was refused", async () => {
		const stream = await openStream(await two.browser("Viewer"));
		await editor("/api/programs", { json: { name: "" } });
		const created = await editor("/api/programs", { json: { name: "After" } });
		const { id } = (await created.json()) as { id: string };
		await vi.waitFor(() => expect(stream.text).toContain(id));
		expect(stream.text.match(/"area"/g)).toHaveLength(1);
		stream.close();
	});
});

describe("a stream that is opened at the position of a page", () => {
	const positionOf = async (client: Client) =>
		(await client("/api/auth/user")).headers.get("x-change-position") ?? "none given";
	const create = async (name: string) => {
		const created = await editor("/api/programs", { json: { name } });
		return ((await created.json()) as { id: string }).id;
	};
	const programsIn = (text: string) => [...text.matchAll(/"programId":"([^"]+)"/g)].map(([, id]) => id);

	it.each([
		["the instance that gave it", () => one],
		["another instance", () => two],
	])(
		"tells, on %s, each change since, once, and does not say that all may have changed",
		async (_w, server) => {
			const listener = await server().browser("Viewer");
			const viewer = await one.browser("Viewer");
			const start = await positionOf(viewer);
			const before = await create("Before the page");
			await expect.poll(() => positionOf(viewer)).not.toBe(start);
			const position = await positionOf(viewer);
			await expect.poll(() => positionOf(listener)).toBe(position);
			const missed = await create("Between the page and its stream");
			const stream = await openStream(listener, position);
			const coming = await create("After the stream's start");
			await vi.waitFor(() => expect(stream.text).toContain(coming));
			expect(programsIn(stream.text)).toEqual([missed, coming]);
			expect(stream.text).not.toContain(before);
			expect(stream.text).not.toContain("resync");
			stream.close();
		},
	);

	it("says that all may have changed where it does not know the position", async () => {
		const stream = await openStream(await one.browser("Viewer"), "of a server that is gone");
		await vi.waitFor(() => expect(stream.text).toContain('"area":"resync"'));
		stream.close();
	});
});

describe("the stream", () => {
	it("is for signed-in people", async () => {
		const answer = await one.anonymous("/trpc/live.changes", { headers: { accept: "text/event-stream" } });
		expect(await answer.text()).toContain("UNAUTHENTICATED");
	});

	it("ends when the listener is disabled", async () => {
		const admin = await one.browser("Admin");
		const stream = await openStream(await two.browser("Viewer"));
		const people = (await (await admin("/api/people")).json()) as {
			id: string;
			role: string;
			version: number;
		}[];
		const viewer = people.find(({ role }) => role === "Viewer");
		const disabled = await admin(`/api/people/${viewer?.id}`, {
			method: "PATCH",
			json: { version: viewer?.version, disabled: true },
		});
		expect(disabled.status).toBe(200);
		await vi.waitFor(() => expect(stream.ended).toBe(true));
	});

	it("ends on every instance when an Admin ends the listener's sessions, whose next call is nobody's", async () => {
		const admin = await one.browser("Admin");
		const listeners = await Promise.all([one.browser("Viewer"), two.browser("Viewer")]);
		const streams = await Promise.all(listeners.map((client) => openStream(client)));
		const other = await openStream(editor);
		const people = (await (await admin("/api/people")).json()) as { id: string; role: string }[];
		const viewer = people.find(({ role }) => role === "Viewer");
		const ended = await admin(`/api/people/${viewer?.id}/end-sessions`, { json: {} });
		expect(ended.status).toBe(200);
		for (const stream of streams) await vi.waitFor(() => expect(stream.ended).toBe(true));
		for (const listener of listeners) expect((await listener("/api/auth/user")).status).toBe(401);
		expect(other.ended).toBe(false);
		other.close();
	});

	it("ends when its browser signs out in another tab", async () => {
		const browser = await one.browser("Editor");
		const stream = await openStream(browser);
		const other = await openStream(editor);
		expect((await browser("/api/logout")).headers.get("location")).toBe("/auth");
		await vi.waitFor(() => expect(stream.ended).toBe(true));
		expect(other.ended).toBe(false);
		other.close();
	});

	it("ends when the server closes, so that closing does not wait for it", async () => {
		const third = await startServer({ database: one.database });
		const stream = await openStream(await third.browser("Editor"));
		await third.stop();
		await vi.waitFor(() => expect(stream.ended).toBe(true));
	});
});

it("after a lost connection, screens are told to fetch everything again", async () => {
	const stream = await openStream(await two.browser("Editor"));
	await one.database.sql`
		select pg_terminate_backend(pid) from pg_stat_activity
		where query ilike 'listen %' and datname = current_database()`;
	await vi.waitFor(() => expect(stream.text).toContain('"area":"resync"'), { timeout: 10_000 });
	stream.close();
});
