import { auditEntry, webSearch } from "@throughline/db/schema";
import { type SearchKind, SearchTest, WebSearch } from "@throughline/domain/web-search";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { z } from "zod";
import { sessionSecret } from "../host.ts";
import { type Client, type RunningServer, startServer } from "../running-server.ts";
import { type FakeSearch, startFakeSearch } from "../web-search/fake.ts";

const path = "/api/web-search";
const entered = "search-key-9876543210fedcba";

let fakes: Record<SearchKind, FakeSearch>;
let server: RunningServer;
let admin: Client;

beforeAll(async () => {
	fakes = {
		searxng: await startFakeSearch("searxng"),
		brave: await startFakeSearch("brave"),
		tavily: await startFakeSearch("tavily"),
	};
	server = await startServer();
	admin = await server.browser("Admin");
});
afterEach(async () => {
	for (const fake of Object.values(fakes)) fake.reset();
	await server.database.db.delete(webSearch);
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
	await Promise.all(Object.values(fakes).map((fake) => fake.stop()));
});

async function read<T>(shape: z.ZodType<T>, answer: Response): Promise<T> {
	const body: unknown = await answer.json();
	if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
	return shape.parse(body);
}
const settings = async (client = admin) => await read(WebSearch, await client(path));
const patch = async (json: object, client = admin) =>
	await client(path, { method: "PATCH", json: { version: (await settings(client)).version, ...json } });
const enter = async (json: object, client = admin) => await read(WebSearch, await patch(json, client));
const test = async (client = admin) =>
	await read(SearchTest, await client(`${path}/test`, { method: "POST" }));
const leadToFake = (kind: SearchKind) => enter({ kind, baseUrl: fakes[kind].url, apiKey: entered });

describe("the web search", () => {
	it("is off until an Admin enters one, who is named, and off again once it is removed", async () => {
		expect(await settings()).toEqual({
			kind: null,
			state: "off",
			variable: null,
			keyStored: false,
			baseUrl: null,
			version: 1,
			changedBy: null,
			changedAt: null,
		});
		expect(await enter({ kind: "brave", apiKey: ` ${entered} ` })).toMatchObject({
			kind: "brave",
			state: "ready",
			keyStored: true,
			baseUrl: null,
			version: 2,
			changedBy: "Admin Example",
		});
		expect(await enter({ apiKey: null })).toMatchObject({ state: "no-key", keyStored: false });
		const cleared = await admin(`${path}/clear`, { json: { version: 3 } });
		expect(await read(WebSearch, cleared)).toMatchObject({ kind: null, state: "off", version: 4 });
	});

	it.each<[string, object, string]>([
		["no service", { apiKey: entered }, "kind"],
		["a service that there is not", { kind: "google" }, "kind"],
		["SearXNG without its address", { kind: "searxng" }, "baseUrl"],
		["an address with a password", { kind: "searxng", baseUrl: "https://me:word@search.example" }, "baseUrl"],
		[
			"a server of a private network that nobody allowed",
			{ kind: "searxng", baseUrl: "http://10.0.0.5" },
			"baseUrl",
		],
		["a link-local address", { kind: "searxng", baseUrl: "http://169.254.10.1:8888" }, "baseUrl"],
		["plain http into the internet", { kind: "searxng", baseUrl: "http://search.example.org" }, "baseUrl"],
		["a key with a space", { kind: "brave", apiKey: "a b" }, "apiKey"],
		["a field that there is not", { kind: "brave", secret: entered }, "secret"],
	])("refuses %s, and names the field", async (_what, json, field) => {
		const answer = await patch(json);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({
			code: "INVALID_INPUT",
			issues: [expect.objectContaining({ path: field })],
		});
	});

	it("refuses a stale change and one without a version, with the search as it is now", async () => {
		await enter({ kind: "brave", apiKey: entered });
		const stale = await admin(path, { method: "PATCH", json: { version: 1, kind: "tavily" } });
		expect(stale.status).toBe(409);
		expect(await stale.json()).toMatchObject({ current: { kind: "brave", version: 2 } });
		expect((await admin(path, { method: "PATCH", json: { kind: "tavily" } })).status).toBe(428);
	});

	it("wants the key again for another service or address, so that it goes to nobody else", async () => {
		await leadToFake("brave");
		for (const json of [{ kind: "tavily" }, { baseUrl: "https://elsewhere.example.org" }]) {
			expect(await (await patch(json)).json()).toMatchObject({ issues: [{ path: "apiKey" }] });
		}
		const { db } = server.database;
		await db.update(webSearch).set({ baseUrl: "https://evil.example.org" });
		expect(await settings()).toMatchObject({ state: "enter-again", keyStored: true });
	});

	it.each(["Viewer", "Editor"] as const)("is nothing for a %s, by REST and by tRPC", async (role) => {
		const client = await server.browser(role);
		for (const [method, address] of [
			["GET", path],
			["PATCH", path],
			["POST", `${path}/clear`],
			["POST", `${path}/test`],
		] as const) {
			const json = method === "GET" || address.endsWith("test") ? {} : { json: { version: 1 } };
			expect([address, (await client(address, { method, ...json })).status]).toEqual([address, 403]);
		}
		expect((await client("/trpc/webSearch.settings")).status).toBe(403);
		expect((await client("/trpc/webSearch.service")).status).toBe(200);
		expect((await server.anonymous("/trpc/webSearch.service")).status).toBe(401);
	});

	it("has its key in no answer, no row and no line of the audit trail", async () => {
		const answers: string[] = [];
		const change = async (json: object) => {
			answers.push(await (await patch(json)).text());
		};
		await change({ kind: "tavily", apiKey: entered });
		await change({ apiKey: `${entered}-2` });
		await change({ apiKey: null });
		answers.push(await (await admin(path)).text());
		const { db } = server.database;
		answers.push(JSON.stringify(await db.select().from(webSearch)));
		expect(answers.join()).not.toContain(entered);
		const trail = await db.select().from(auditEntry).where(eq(auditEntry.objectTitle, "Tavily"));
		expect(JSON.stringify(trail)).not.toMatch(/search-key|v1\./);
		expect(trail.map(({ before, after }) => [before, after])).toEqual([
			[
				{ kind: null, key: "none" },
				{ kind: "tavily", key: "stored" },
			],
			[{ key: "stored" }, { key: "replaced" }],
			[{ key: "stored" }, { key: "none" }],
		]);
	});

	it("is asked for again under another secret, and encrypted anew when the earlier one is named", async () => {
		await leadToFake("tavily");
		const made = await admin("/api/tokens", { json: { name: "Secret", scope: "read" } });
		const authorization = `Bearer ${((await made.json()) as { token: string }).token}`;
		const seenBy = async (environment: Record<string, string>) => {
			const other = await startServer({ database: server.database, environment });
			try {
				return await settings((address) => other.anonymous(address, { headers: { authorization } }));
			} finally {
				await other.stop();
			}
		};
		const SESSION_SECRET = "another session secret for tests, long enough";
		expect(await seenBy({ SESSION_SECRET })).toMatchObject({ state: "enter-again" });
		const both = { SESSION_SECRET, SESSION_SECRET_PREVIOUS: sessionSecret };
		expect(await seenBy(both)).toMatchObject({ state: "ready" });
		expect(await seenBy({ SESSION_SECRET })).toMatchObject({ state: "ready", version: 2 });
	});
});

describe("a search that the environment sets up", () => {
	it.each([
		[{ SEARCH_KIND: "tavily", SEARCH_KEY: "of-the-environment" }, "tavily", "SEARCH_KIND"],
		[{ BRAVE_API_KEY: "of-the-environment" }, "brave", "BRAVE_API_KEY"],
		[{ SEARXNG_URL: "http://127.0.0.1:8888" }, "searxng", "SEARXNG_URL"],
	] as const)(
		"wins as a whole, says by which variable, and cannot be entered: %o",
		async (environment, kind, variable) => {
			await leadToFake("brave");
			const governed = await startServer({ database: server.database, environment });
			onTestFinished(() => governed.stop());
			const its = await governed.browser("Admin");
			expect(await settings(its)).toMatchObject({ kind, variable, state: "ready", keyStored: true });
			expect(await (await patch({ kind: "searxng" }, its)).json()).toMatchObject({
				issues: [
					{ path: "kind", message: `${variable} sets up the web search, and wins over what is entered` },
				],
			});
		},
	);
});

describe("its connection test", () => {
	it.each(["searxng", "brave", "tavily"] as const)("finds pages by %s", async (kind) => {
		await leadToFake(kind);
		fakes[kind].answerWith(() => [{ url: "https://one.example/", title: "One" }]);
		expect(await test()).toEqual({ passed: true, message: expect.stringMatching(/ found 1 page within /) });
		expect(fakes[kind].asked).toHaveLength(1);
	});

	it("says what is wrong, and nothing of the key", async () => {
		expect(await test()).toEqual({ passed: false, message: "No web search is set up." });
		await leadToFake("tavily");
		fakes.tavily.fail("bad_key");
		expect(await test()).toEqual({ passed: false, message: "Tavily does not accept the key." });
		expect(await test()).toMatchObject({ passed: false, message: expect.stringContaining("found nothing") });
	});
});
