import { aiProvider, auditEntry, run } from "@throughline/db/schema";
import { AiProvider, ConnectionTest, ListedModel } from "@throughline/domain/ai-provider";
import type { VendorId } from "@throughline/domain/run/vendors";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { startAllVendors } from "../ai/fake/all-vendors.ts";
import { consultantReply } from "../ai/fake/consultant.ts";
import { sessionSecret } from "../host.ts";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

const path = "/api/ai-providers";
const entered = "sk-entered-9876543210fedcba";
const prices = {
	input: "2",
	output: "8",
	cached: "0.5",
	currency: "EUR",
	dollars: "1.25",
	asOf: "2026-11-01",
};

let vendors: Awaited<ReturnType<typeof startAllVendors>>;
let server: RunningServer;
let admin: Client;

beforeAll(async () => {
	vendors = await startAllVendors();
	server = await startServer();
	admin = await server.browser("Admin");
});
afterEach(async () => {
	for (const fake of Object.values(vendors.fakes)) fake.reset();
	await server.database.db.delete(aiProvider);
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
	await vendors.stop();
});

async function read<T>(shape: z.ZodType<T>, answer: Response): Promise<T> {
	const body: unknown = await answer.json();
	if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
	return shape.parse(body);
}
const list = async (client = admin) => await read(z.array(AiProvider), await client(path));
async function providerOf(id: VendorId, client = admin): Promise<AiProvider> {
	const found = (await list(client)).find(({ provider }) => provider === id);
	if (!found) throw new Error(`${id} is not listed`);
	return found;
}
const patch = async (id: VendorId, json: object, client = admin) =>
	await client(`${path}/${id}`, {
		method: "PATCH",
		json: { version: (await providerOf(id, client)).version, ...json },
	});
const enter = async (id: VendorId, json: object, client = admin) =>
	await read(AiProvider, await patch(id, json, client));
const test = async (id: VendorId, client = admin) =>
	await read(ConnectionTest, await client(`${path}/${id}/test`, { method: "POST" }));
const outcomes = ({ lines }: ConnectionTest) =>
	Object.fromEntries(lines.map(({ check, outcome }) => [check, outcome]));
/** A provider led to its fake. */
const leadToFake = (id: VendorId, more: object = {}) =>
	enter(id, { apiKey: entered, baseUrl: vendors.fakes[id].url, ...more });

describe("the AI providers", () => {
	it("stand in the order of the screens, each with what it lacks", async () => {
		expect((await list()).map(({ provider, state, version }) => [provider, state, version])).toEqual([
			["openai", "no-key", 1],
			["anthropic", "no-key", 1],
			["gemini", "no-key", 1],
			["local", "no-address", 1],
		]);
		expect(await providerOf("openai")).toMatchObject({
			label: "GPT-5",
			key: { stored: false, variable: null },
			baseUrl: { value: null, variable: null },
			usualModel: "gpt-5.6-sol",
			contextTokens: null,
			listPrices: { input: "5", output: "30", currency: "USD" },
			changedBy: null,
		});
	});

	it("are changed by an Admin, who is named", async () => {
		const changed = await enter("openai", { apiKey: ` ${entered} `, model: "gpt-5.4", prices });
		expect(changed).toMatchObject({
			state: "ready",
			key: { stored: true, variable: null },
			model: { value: "gpt-5.4", variable: null },
			prices,
			version: 2,
			changedBy: "Admin Example",
			changedAt: expect.any(String),
		});
		expect(await enter("openai", { apiKey: null, prices: null })).toMatchObject({
			state: "no-key",
			key: { stored: false },
			prices: null,
			model: { value: "gpt-5.4" },
		});
		const { version } = await providerOf("openai");
		const cleared = await admin(`${path}/openai/clear`, { json: { version } });
		expect(await read(AiProvider, cleared)).toMatchObject({ model: { value: null }, state: "no-key" });
	});

	it("refuse a stale change and one without a version, with the provider as it is now", async () => {
		await enter("openai", { model: "gpt-5.4" });
		const stale = await admin(`${path}/openai`, { method: "PATCH", json: { version: 1, model: "gpt-5" } });
		expect(stale.status).toBe(409);
		expect(await stale.json()).toMatchObject({ current: { model: { value: "gpt-5.4" }, version: 2 } });
		const blind = await admin(`${path}/openai`, { method: "PATCH", json: { model: "gpt-5" } });
		expect(blind.status).toBe(428);
	});

	it.each<[string, VendorId, object, string]>([
		["an address that is none", "openai", { baseUrl: "models.example.org" }, "baseUrl"],
		["an address with a password", "openai", { baseUrl: "https://me:word@models.example.org" }, "baseUrl"],
		["plain http into the internet", "local", { baseUrl: "http://models.example.org" }, "baseUrl"],
		[
			"a server of a private network that nobody allowed",
			"local",
			{ baseUrl: "http://10.0.0.5/v1" },
			"baseUrl",
		],
		["the metadata of a cloud", "local", { baseUrl: "http://169.254.169.254/v1" }, "baseUrl"],
		["a key with a space", "openai", { apiKey: "sk a" }, "apiKey"],
		["a blank model", "openai", { model: " " }, "model"],
		["the context of a vendor's model", "openai", { contextTokens: 8192 }, "contextTokens"],
		["prices of a server of one's own", "local", { prices }, "prices"],
		[
			"a foreign currency without its worth",
			"openai",
			{ prices: { ...prices, dollars: null } },
			"prices.dollars",
		],
		["a negative price", "openai", { prices: { ...prices, input: "-1" } }, "prices.input"],
		["a field that there is not", "openai", { secret: entered }, "secret"],
	])("refuse %s, and name the field", async (_what, id, json, field) => {
		const answer = await patch(id, json);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({
			code: "INVALID_INPUT",
			issues: [expect.objectContaining({ path: field })],
		});
	});

	it("let a server of a private network be entered that PRIVATE_HOSTS names, and go on with one that was kept before", async () => {
		const address = "http://10.0.0.5:8080/v1";
		const environment = { PRIVATE_HOSTS: "10.0.0.5" };
		const allowing = await startServer({ database: server.database, environment });
		onTestFinished(() => allowing.stop());
		await enter("local", { baseUrl: address, model: "a" }, await allowing.browser("Admin"));
		// Here nobody names it, and it is the one that is stored.
		expect(await enter("local", { baseUrl: address, model: "b" })).toMatchObject({
			state: "ready",
			baseUrl: { value: address },
		});
	});

	it("never ask a link-local address, also one that was kept before, and say what helps", async () => {
		await enter("local", { model: "qwen3:14b" });
		await server.database.db.update(aiProvider).set({ baseUrl: "http://169.254.169.254/v1" });
		const [reachable] = (await test("local")).lines;
		expect(reachable).toMatchObject({
			check: "reachable",
			outcome: "failed",
			message: expect.stringMatching(/which is not asked\. An Admin can enter another under Settings/),
		});
	});

	it("want the key again for another address, so that it goes to nobody else", async () => {
		await leadToFake("openai");
		const moved = await patch("openai", { baseUrl: "https://elsewhere.example.org/v1" });
		expect(await moved.json()).toMatchObject({ issues: [{ path: "apiKey" }] });
		await enter("openai", { baseUrl: "https://elsewhere.example.org/v1", apiKey: "sk-for-elsewhere" });
	});

	it.each(["Viewer", "Editor"] as const)("are nothing for a %s, by REST and by tRPC", async (role) => {
		const client = await server.browser(role);
		for (const [method, address] of [
			["GET", path],
			["PATCH", `${path}/openai`],
			["POST", `${path}/openai/clear`],
			["POST", `${path}/openai/test`],
			["GET", `${path}/openai/models`],
		] as const) {
			const answer = await client(address, {
				method,
				...(/openai$|clear$/.test(address) && { json: { version: 1 } }),
			});
			expect([address, answer.status]).toEqual([address, 403]);
			expect(await answer.json()).toMatchObject({ code: "FORBIDDEN" });
		}
		expect((await client("/trpc/aiProvider.list")).status).toBe(403);
		const input = { json: { provider: "openai", version: 1, apiKey: entered } };
		expect((await client("/trpc/aiProvider.change", { json: input })).status).toBe(403);
		expect((await server.anonymous(path)).status).toBe(401);
	});

	it("are changed and tested in a browser, not by an access token", async () => {
		const made = await admin("/api/tokens", { json: { name: "Script", scope: "write" } });
		const { token } = (await made.json()) as { token: string };
		const headers = { authorization: `Bearer ${token}` };
		expect((await server.anonymous(path, { headers })).status).toBe(200);
		const change = { method: "PATCH", json: { version: 1, apiKey: entered }, headers };
		expect((await server.anonymous(`${path}/openai`, change)).status).toBe(403);
		expect((await server.anonymous(`${path}/openai/test`, { method: "POST", headers })).status).toBe(403);
	});
});

describe("an entered key", () => {
	it("is in no answer, no row and no line of the audit trail, which tells that it came, changed and went", async () => {
		const answers: string[] = [];
		const change = async (json: object) => {
			const answer = await patch("anthropic", json);
			answers.push(await answer.text(), JSON.stringify([...answer.headers]));
		};
		await change({ apiKey: entered });
		await change({ apiKey: `${entered}-2` });
		await change({ apiKey: null });
		await change({ apiKey: `${entered} broken` });
		await change({ apiKey: entered });
		answers.push(await (await admin(path)).text());
		expect(answers.join()).not.toContain(entered);
		const { db } = server.database;
		expect(JSON.stringify(await db.select().from(aiProvider))).not.toContain(entered);
		const trail = await db.select().from(auditEntry).where(eq(auditEntry.objectTitle, "Anthropic"));
		expect(JSON.stringify(trail)).not.toMatch(/sk-entered|v1\./);
		expect(trail.map(({ before, after }) => [before, after])).toEqual([
			[{ key: "none" }, { key: "stored" }],
			[{ key: "stored" }, { key: "replaced" }],
			[{ key: "stored" }, { key: "none" }],
			[{ key: "none" }, { key: "stored" }],
		]);
	});

	it("serves the next run of every instance at once, at the entered prices, and no longer when it is removed", async () => {
		const other = await startServer({ database: server.database });
		onTestFinished(() => other.stop());
		const fake = vendors.fakes.openai;
		fake.answerWith(consultantReply);
		const editor = await other.browser("Editor");
		const validate = async (rootCauseText: string) =>
			await editor("/api/strategic-consultant/whys-tree/validate-root-cause", {
				json: { rootCauseText, provider: "openai" },
			});
		expect((await validate("The warehouse software loses orders")).status).toBe(422);
		await leadToFake("openai", { model: "gpt-5.4", prices: { ...prices, dollars: "2" } });
		expect((await validate("The warehouse software loses orders")).status).toBe(200);
		expect(fake.requests[0]?.headers.authorization).toBe(`Bearer ${entered}`);
		expect(fake.requests[0]?.model).toBe("gpt-5.4");
		const [row] = await server.database.db.select().from(run).where(eq(run.kind, "root-cause"));
		// 11 tokens read at 2 euros and 7 written at 8 for a million, a euro at 2 dollars.
		expect(row).toMatchObject({ provider: "openai", model: "gpt-5.4", cost: "0.000156" });
		await enter("openai", { apiKey: null });
		const refused = await validate("The stock in the system is wrong");
		expect(refused.status).toBe(422);
		expect(await refused.json()).toMatchObject({ code: "NO_PROVIDER" });
	});

	it("is asked for again under another secret, and encrypted anew when the earlier one is named", async () => {
		await leadToFake("openai");
		const stored = async () => (await server.database.db.select().from(aiProvider))[0]?.sealedKey;
		const before = await stored();
		const made = await admin("/api/tokens", { json: { name: "Secret", scope: "read" } });
		const authorization = `Bearer ${((await made.json()) as { token: string }).token}`;
		/** How a server with this environment sees the provider. */
		const seenBy = async (environment: Record<string, string>) => {
			const other = await startServer({ database: server.database, environment });
			try {
				const client: Client = (address) => other.anonymous(address, { headers: { authorization } });
				expect((await client("/api/programs")).status).toBe(200);
				return await providerOf("openai", client);
			} finally {
				await other.stop();
			}
		};
		const SESSION_SECRET = "another session secret for tests, long enough";
		expect(await seenBy({ SESSION_SECRET })).toMatchObject({ state: "enter-again", key: { stored: true } });
		expect(await stored()).toBe(before);
		const SESSION_SECRET_PREVIOUS = sessionSecret;
		expect(await seenBy({ SESSION_SECRET, SESSION_SECRET_PREVIOUS })).toMatchObject({ state: "ready" });
		expect(await stored()).not.toBe(before);
		expect(await seenBy({ SESSION_SECRET })).toMatchObject({ state: "ready", version: 2 });
	});

	it("that somebody changed in the database is asked for again, and the others serve on", async () => {
		await leadToFake("openai");
		await leadToFake("gemini");
		await server.database.db
			.update(aiProvider)
			.set({ baseUrl: "https://evil.example.org" })
			.where(eq(aiProvider.provider, "openai"));
		expect(await providerOf("openai")).toMatchObject({ state: "enter-again" });
		expect(await providerOf("gemini")).toMatchObject({ state: "ready" });
		expect((await admin(`${path}/openai/models`)).status).toBe(422);
	});
});

describe("what the environment sets", () => {
	let governed: RunningServer;
	let its: Client;
	beforeEach(async () => {
		const environment = {
			OPENAI_API_KEY: "sk-of-the-environment",
			OPENAI_MODEL: "gpt-5.4-mini",
			ANTHROPIC_BASE_URL: vendors.fakes.anthropic.url,
			LOCAL_MODEL_CONTEXT: "32768",
		};
		governed = await startServer({ database: server.database, environment });
		its = await governed.browser("Admin");
	});
	afterEach(() => governed.stop());

	it("wins field by field, says which variable it is, and cannot be entered", async () => {
		// Entered where nothing was set.
		await enter("openai", { apiKey: entered, model: "gpt-5.4" });
		expect(await providerOf("openai", its)).toMatchObject({
			state: "ready",
			key: { stored: true, variable: "OPENAI_API_KEY" },
			model: { value: "gpt-5.4-mini", variable: "OPENAI_MODEL" },
			baseUrl: { value: null, variable: null },
		});
		expect(await providerOf("local", its)).toMatchObject({
			contextTokens: { value: 32_768, variable: "LOCAL_MODEL_CONTEXT" },
		});
		for (const [json, field] of [
			[{ apiKey: "sk-new" }, "apiKey"],
			[{ model: "gpt-5" }, "model"],
		] as const) {
			const refused = await patch("openai", json, its);
			expect(await refused.json()).toMatchObject({
				issues: [{ path: field, message: expect.stringMatching(/^OPENAI_\w+ sets this/) }],
			});
		}
		expect(await enter("openai", { apiKey: null, prices }, its)).toMatchObject({
			key: { stored: false, variable: "OPENAI_API_KEY" },
			prices,
		});
	});

	it("keeps its key from an address that is entered", async () => {
		const refused = await patch("openai", { baseUrl: vendors.fakes.openai.url }, its);
		expect(await refused.json()).toMatchObject({
			issues: [{ path: "baseUrl", message: expect.stringContaining("OPENAI_API_KEY") }],
		});
		// Also where it was entered before the variable was set.
		await leadToFake("openai");
		expect(await providerOf("openai", its)).toMatchObject({ baseUrl: { value: null } });
	});

	it("is completed by what is entered", async () => {
		await enter("anthropic", { apiKey: entered }, its);
		vendors.fakes.anthropic.reply({ say: { sum: 5 } });
		expect(await test("anthropic", its)).toMatchObject({ passed: true });
		expect(vendors.fakes.anthropic.requests[0]?.headers.authorization).toBe(`Bearer ${entered}`);
	});
});

describe("a connection test", () => {
	const allPassed = {
		reachable: "passed",
		key: "passed",
		model: "passed",
		structured: "passed",
		time: "passed",
	};

	it.each([
		["openai", { ...allPassed, context: "unknown" }],
		["anthropic", { ...allPassed, context: "passed" }],
		["gemini", { ...allPassed, context: "passed" }],
		["local", { ...allPassed, context: "unknown" }],
	] as const)("of %s that works passes line by line, for one small question", async (id, expected) => {
		await leadToFake(id, id === "local" ? { model: "qwen3:14b" } : {});
		vendors.fakes[id].reply({ say: { sum: 5 } });
		const result = await test(id);
		expect(result.passed).toBe(true);
		expect(outcomes(result)).toEqual(expected);
		expect(vendors.fakes[id].requests).toHaveLength(1);
		expect(vendors.fakes[id].lists).toHaveLength(1);
		for (const { message } of result.lines) expect(message).toMatch(/^\S.{8,}\.$/);
	});

	it.each(["openai", "anthropic", "gemini", "local"] as const)("of %s says of a bad key so", async (id) => {
		await leadToFake(id, id === "local" ? { model: "qwen3:14b" } : {});
		vendors.fakes[id].answerList("bad_key");
		const result = await test(id);
		expect(result.passed).toBe(false);
		expect(outcomes(result)).toMatchObject({ reachable: "passed", key: "failed", model: "unknown" });
		expect(JSON.stringify(result)).not.toContain(entered);
		expect(vendors.fakes[id].requests).toHaveLength(0);
	});

	it("says of an unknown model how many there are to choose from", async () => {
		await leadToFake("openai", { model: "gpt-0" });
		vendors.fakes.openai.reply({ error: "unknown_model" });
		const result = await test("openai");
		expect(outcomes(result)).toMatchObject({ key: "passed", model: "failed", structured: "unknown" });
		expect(result.lines[2]?.message).toBe(
			"OpenAI does not know the model gpt-0. It lists 2 for this key: choose one of them.",
		);
	});

	it("says of a model that keeps to no shape so", async () => {
		await leadToFake("local", { model: "qwen3:14b" });
		vendors.fakes.local.reply({ say: "Five, I should think." }, { say: "Five." });
		const result = await test("local");
		expect(outcomes(result)).toMatchObject({ key: "passed", model: "passed", structured: "failed" });
	});

	it("says of a server that nobody runs so", async () => {
		await enter("local", { baseUrl: "http://127.0.0.1:1/v1", model: "qwen3:14b" });
		const result = await test("local");
		expect(outcomes(result)).toEqual({
			reachable: "failed",
			key: "unknown",
			model: "unknown",
			structured: "unknown",
			context: "unknown",
			time: "unknown",
		});
	});

	it("says of a server that stays silent so, after the time that it has", async () => {
		const environment = { LOCAL_MODEL_IDLE_SECONDS: "1" };
		const hasty = await startServer({ database: server.database, environment });
		onTestFinished(() => hasty.stop());
		await leadToFake("local", { model: "qwen3:14b" });
		vendors.fakes.local.answerList("silent");
		const result = await test("local", await hasty.browser("Admin"));
		expect(outcomes(result)).toMatchObject({ reachable: "failed", structured: "unknown" });
		expect(result.lines[0]?.message).toMatch(/took too long/);
	});

	it("says of what is not set up what it needs, and asks nobody", async () => {
		const result = await test("gemini");
		expect(result).toMatchObject({ passed: false, lines: [{ check: "key", outcome: "failed" }] });
		expect(vendors.fakes.gemini.lists).toHaveLength(0);
	});
});

describe("the models of a provider", () => {
	it.each([
		["openai", ["gpt-5.4-mini", "gpt-5.6-sol"]],
		["anthropic", ["claude-haiku-4-5", "claude-sonnet-4-6"]],
		["gemini", ["gemini-2.5-pro"]],
		["local", ["llama3.1:8b", "qwen3:14b"]],
	] as const)("of %s are those that it lists for the key", async (id, ids) => {
		await leadToFake(id);
		const models = await read(z.array(ListedModel), await admin(`${path}/${id}/models`));
		expect(models.map((model) => model.id)).toEqual(ids);
		const [asked] = vendors.fakes[id].lists;
		expect(asked?.headers["x-goog-api-key"] ?? asked?.headers.authorization).toContain(entered);
	});

	it("that cannot be had are a failure with its sentence", async () => {
		await leadToFake("openai");
		vendors.fakes.openai.answerList("bad_key");
		const answer = await admin(`${path}/openai/models`);
		expect(answer.status).toBe(502);
		expect(await answer.json()).toMatchObject({ error: expect.stringContaining("does not accept the key") });
	});
});
