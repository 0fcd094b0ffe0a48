import { notification, person, resource } from "@throughline/db/schema";
import { Notification, NotificationPreference } from "@throughline/domain/notification";
import { Found } from "@throughline/domain/search";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let editor: Client;
let viewer: Client;
let programId: string;
/** The Viewer as a team member. */
let memberId: string;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	viewer = await server.browser("Viewer");
	programId = await created(editor("/api/programs", { json: { name: "Harbour" } }));
	const { db } = server.database;
	const [row] = await db.select().from(person).where(eq(person.subject, "Viewer"));
	const [member] = await db.insert(resource).values({ name: "Vera", personId: row?.id }).returning();
	memberId = member?.id ?? "";
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

async function created(call: Promise<Response>): Promise<string> {
	const answer = await call;
	expect(answer.status).toBe(201);
	return ((await answer.json()) as { id: string }).id;
}

const newTask = (name: string) =>
	created(editor("/api/tasks", { json: { programId, name, ownerId: memberId } }));
const list = async (query = "", client = viewer) =>
	z.array(Notification).parse(await (await client(`/api/notifications${query}`)).json());

describe("notifications over REST", () => {
	it("are listed, paged, read and unread in the documented shape", async () => {
		await newTask("First");
		await newTask("Second");
		const [second, first] = await list();
		expect([second?.title, first?.title]).toEqual(["Second", "First"]);
		expect(await list(`?before=${second?.id}&limit=5`)).toEqual([first]);
		const read = await viewer(`/api/notifications/${first?.id}`, {
			method: "PATCH",
			json: { version: first?.version, read: true },
		});
		expect(Notification.parse(await read.json()).readAt).not.toBeNull();
		expect(await list("?unread=true")).toEqual([second]);
		expect(await list("?unread=false")).toHaveLength(2);
		const all = await viewer("/api/notifications/read-all", { method: "POST" });
		expect(await all.json()).toEqual({ read: 1 });
		expect(await list("?unread=true")).toEqual([]);
	});

	it("are wanted or not, kind by kind", async () => {
		const all = z
			.array(NotificationPreference)
			.parse(await (await viewer("/api/notifications/preferences")).json());
		expect(all).toHaveLength(11);
		const off = [{ kind: "assigned", wanted: false }];
		const answer = await viewer("/api/notifications/preferences", { method: "PUT", json: off });
		expect(z.array(NotificationPreference).parse(await answer.json())[0]).toEqual(off[0]);
		await newTask("Unheard of");
		expect((await list()).map(({ title }) => title)).not.toContain("Unheard of");
		await viewer("/api/notifications/preferences", {
			method: "PUT",
			json: [{ kind: "assigned", wanted: true }],
		});
	});

	it("come to their own person's open screens, and to nobody else's", async () => {
		const streams = await Promise.all([editor, viewer].map(openStream));
		await newTask("Live");
		await vi.waitFor(() => expect(streams[1]?.text).toContain('"area":"notification"'));
		await vi.waitFor(() => expect(streams[0]?.text).toContain('"area":"task"'));
		expect(streams[0]?.text).not.toContain('"area":"notification"');
		for (const stream of streams) stream.close();
	});
});

describe("a refusal of notifications", () => {
	const nobody = "018f0000-0000-7000-8000-000000000000";
	it.each<[string, () => Promise<Response>, number, string | undefined]>([
		["nobody is signed in", () => server.anonymous("/api/notifications"), 401, undefined],
		[
			"it does not exist",
			() => viewer(`/api/notifications/${nobody}`, { method: "PATCH", json: { read: true } }),
			404,
			undefined,
		],
		["the page begins nowhere", () => viewer(`/api/notifications?before=${nobody}`), 404, undefined],
		["the page is too long", () => viewer("/api/notifications?limit=1000"), 400, "limit"],
		["a query is unknown", () => viewer("/api/notifications?all=true"), 400, "all"],
		[
			"it says not whether",
			() => viewer(`/api/notifications/${nobody}`, { method: "PATCH", json: {} }),
			400,
			"read",
		],
		[
			"a kind is unknown",
			() =>
				viewer("/api/notifications/preferences", { method: "PUT", json: [{ kind: "rain", wanted: true }] }),
			400,
			"preferences.0.kind",
		],
	])("when %s", async (_why, call, status, path) => {
		const answer = await call();
		const body = (await answer.json()) as { issues?: { path: string }[] };
		expect([answer.status, body.issues?.[0]?.path]).toEqual([status, path]);
	});

	it("when it is somebody else's", async () => {
		await newTask("Mine");
		const [mine] = await list();
		const answer = await editor(`/api/notifications/${mine?.id}`, { method: "PATCH", json: { read: true } });
		expect(answer.status).toBe(404);
		await server.database.db.delete(notification);
	});
});

describe("the search over REST", () => {
	it("finds in the documented shape, as many as asked for", async () => {
		await newTask("Sound the fairway");
		const found = async (query: string) =>
			z.array(Found).parse(await (await viewer(`/api/search?${query}`)).json());
		expect((await found("q=fairwy"))[0]).toMatchObject({
			kind: "task",
			title: "Sound the fairway",
			programName: "Harbour",
			code: null,
			match: "similar",
		});
		expect(await found("q=fairway&limit=1&perKind=1")).toHaveLength(1);
	});

	it.each<[string, () => Promise<Response>, number, string | undefined]>([
		["nobody is signed in", () => server.anonymous("/api/search?q=x"), 401, undefined],
		["nothing is searched for", () => viewer("/api/search"), 400, "q"],
		["too much is wanted", () => viewer("/api/search?q=x&limit=101"), 400, "limit"],
		["a number is none", () => viewer("/api/search?q=x&limit=few"), 400, "limit"],
		["a query is unknown", () => viewer("/api/search?q=x&fuzzy=1"), 400, "fuzzy"],
	])("is refused when %s", async (_why, call, status, path) => {
		const answer = await call();
		const body = (await answer.json()) as { issues?: { path: string }[] };
		expect([answer.status, body.issues?.[0]?.path]).toEqual([status, path]);
	});
});

/** Opens the live stream as a browser does, and collects what arrives. */
async function openStream(client: Client) {
	const abort = new AbortController();
	const answer = await client("/trpc/live.changes", {
		signal: abort.signal,
		headers: { accept: "text/event-stream" },
	});
	const stream = { text: "", close: () => abort.abort() };
	const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
	void (async () => {
		for (;;) {
			const chunk = await reader?.read().catch(() => undefined);
			if (!chunk || chunk.done) return;
			stream.text += chunk.value;
		}
	})();
	await vi.waitFor(() => expect(stream.text).toContain("connected"));
	return stream;
}
