import { getEventListeners, once } from "node:events";
import { createServer } from "node:http";
import { inspect } from "node:util";
import { vendorIds } from "@throughline/domain/run/vendors";
import { CodedError } from "@throughline/trpc/error";
import type { Usage } from "@throughline/trpc/ports/asking";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { type FailureKind, type Generation, ModelFailure } from "../../src/ai/language-model.ts";
import type { ErrorName, Reply } from "./fake/script.ts";
import type { FakeVendor } from "./fake/server.ts";
import { key, modelOver, vendorCases } from "./vendors.ts";

const Finding = z.object({
	title: z.string(),
	level: z.enum(["low", "high"]).nullable(),
	causes: z.array(z.object({ text: z.string(), weight: z.int().min(0).max(100) })),
});
const finding = {
	title: "Größe zählt — 顧客 🙂 and „quotes“ \n\r\n data: [DONE]",
	level: null,
	causes: [{ text: "Rents rose", weight: 40 }],
};

/** Where a careless reader of a stream breaks: around line ends and within characters of several bytes. */
const delicatePlaces = (body: Buffer) =>
	[...body.keys()].filter((at) => {
		const delicate = (byte: number | undefined) => byte === 0x0a || byte === 0x3a || (byte ?? 0) >= 0x80;
		return delicate(body[at]) || delicate(body[at - 1]);
	});
const everyBytes = (size: number) => (body: Buffer) =>
	Array.from({ length: Math.floor(body.length / size) }, (_, index) => (index + 1) * size);

/** The failure that a call ends with. */
async function failureOf(call: Promise<unknown>): Promise<ModelFailure> {
	const thrown: unknown = await call.then(
		() => null,
		(error: unknown) => error,
	);
	if (!(thrown instanceof ModelFailure)) throw new Error(`Not a failure: ${inspect(thrown)}`);
	return thrown;
}

it("Every vendor is among those that must behave alike", () => {
	const providers = vendorCases.map(
		({ wire, model }) => wire({ apiKey: key, baseUrl: "http://127.0.0.1/v1", model }).provider,
	);
	expect(new Set(providers)).toEqual(new Set(vendorIds));
});

describe.each(vendorCases)("a model of $vendor", (vendorCase) => {
	let fake: FakeVendor;
	let spent: Usage[];

	beforeAll(async () => {
		fake = await vendorCase.start();
	});
	afterEach(() => {
		fake.reset();
		spent = [];
	});
	afterAll(async () => {
		await fake.stop();
	});

	const model = (options: Parameters<typeof modelOver>[2] = {}) => modelOver(vendorCase, fake.url, options);
	const question = (changes: Partial<Generation<z.infer<typeof Finding>>> = {}) => {
		spent = [];
		return {
			schema: Finding,
			name: "finding",
			instructions: "Find out.",
			input: "The shop loses money.",
			signal: new AbortController().signal,
			promptVersion: "1",
			async spent(usage: Usage) {
				spent.push(usage);
			},
			...changes,
		};
	};

	it("pays for what the vendor's cache had at the price of that", async () => {
		// Anthropic's fake says of a third of the input that it came from the cache, in any case.
		fake.reply({ say: { title: "Rents", causes: [] }, usage: { input: 300, output: 7, cached: 100 } });
		const price = { input: 1, cached: 0.1, output: 0, searches: 0 };
		// Its fake says the same of another third that went there, which costs a quarter more.
		const stored = vendorCase.vendor === "Anthropic" ? 25 : 0;
		const schema = z.object({ title: z.string(), causes: z.array(z.string()) });
		await model({ price }).generate({ ...question(), schema });
		expect(spent).toMatchObject([
			{ inputTokens: 300, cachedTokens: 100, cost: ((210 + stored) / 1_000_000).toFixed(6) },
		]);
	});

	it("believes no server that its cache had more than was read", async () => {
		fake.reply({ say: finding, usage: { input: 30, output: 7, cached: 100 } });
		await model().generate(question());
		expect(spent[0]?.cachedTokens).toBeLessThanOrEqual(30);
		expect(spent[0]?.cachedTokens).toBeGreaterThan(0);
	});

	describe("asked for an object", () => {
		it("answers with it, without the model's thoughts, and reports what it used", async () => {
			fake.reply({ say: finding, thoughts: 'I think {"title": 1}', usage: { input: 300, output: 90 } });
			await expect(model().generate(question())).resolves.toEqual(finding);
			expect(spent).toEqual([
				{
					inputTokens: 300,
					cachedTokens: vendorCase.vendor === "Anthropic" ? 100 : 0,
					outputTokens: 90,
					cost: expect.stringMatching(/^0\.00\d{4}$/),
					model: vendorCase.model,
					promptVersion: "1",
				},
			]);
			expect(fake.requests).toHaveLength(1);
			expect(fake.requests[0]).toMatchObject({
				model: vendorCase.model,
				fields: ["title", "level", "causes"],
				input: expect.stringMatching(/^The shop loses money\./),
			});
			expect(fake.requests[0]?.instructions).toContain("Find out.");
		});

		it.each([1, 2, 3, 7, 64])("answers the same when its bytes come %i at a time", async (size) => {
			fake.reply({ say: finding, thoughts: "Hm 🙂", delivery: { splitAt: everyBytes(size) } });
			await expect(model().generate(question())).resolves.toEqual(finding);
		});

		it("answers the same wherever its bytes are split", async () => {
			let places: number[] = [];
			fake.reply({
				say: finding,
				delivery: {
					splitAt: (body) => {
						places = delicatePlaces(body);
						return places;
					},
				},
			});
			await expect(model().generate(question())).resolves.toEqual(finding);
			const tried = places.filter((_, index) => index % 5 === 0);
			expect(tried.length).toBeGreaterThan(10);
			for (const at of tried) {
				fake.reply({ say: finding, delivery: { splitAt: [at] } });
				await expect(model().generate(question()), `split at ${at}`).resolves.toEqual(finding);
			}
		});

		it("tells how much of the answer has arrived", async () => {
			const told: number[] = [];
			fake.reply({ say: finding, pieces: 4 });
			await model().generate(question({ onDelta: (characters) => told.push(characters) }));
			expect(told.length).toBeGreaterThanOrEqual(4);
			expect(told).toEqual([...told].sort((a, b) => a - b));
			expect(told.at(-1)).toBe(JSON.stringify(finding).length);
		});

		it("understands JSON among words and fences", async () => {
			fake.reply({
				say: `<think>{}</think>Here you are:\n\`\`\`json\n${JSON.stringify(finding)}\n\`\`\`\nBye`,
			});
			await expect(model().generate(question())).resolves.toEqual(finding);
		});

		it("asks once more when the answer does not fit, with what is wrong", async () => {
			fake.reply({ say: { ...finding, causes: [{ text: "Rents", weight: 400 }] } }, { say: finding });
			await expect(model().generate(question())).resolves.toEqual(finding);
			expect(fake.requests).toHaveLength(2);
			expect(spent).toHaveLength(2);
			expect(fake.requests[1]?.input).toMatch(/^The shop loses money\.\n.*causes\.0\.weight: .*100/s);
			expect(JSON.stringify(fake.requests[1]?.body)).toContain("400");
		});

		it.each([
			["words", "I would rather talk."],
			["nothing", ""],
		])("gives up after two answers that are %s", async (_what, say) => {
			fake.reply({ say }, { say });
			expect((await failureOf(model().generate(question()))).kind).toBe("bad_output");
			expect(fake.requests).toHaveLength(2);
			expect(spent).toHaveLength(2);
		});

		it("refuses a schema that is not flat before it asks anybody", async () => {
			const schema = z.object({ title: z.string().optional() });
			await expect(model().generate({ ...question(), schema, spent: async () => {} })).rejects.toThrow(
				/answer\.title is not flat/,
			);
			expect(fake.requests).toHaveLength(0);
		});

		it("estimates what was used when the server does not say", async () => {
			fake.reply({ say: finding, usage: null });
			await model().generate(question());
			expect(spent[0]?.inputTokens).toBeGreaterThan(0);
			expect(spent[0]?.outputTokens).toBeGreaterThan(0);
		});
	});

	describe("refused by the vendor", () => {
		it.each<[ErrorName, FailureKind, number]>([
			["bad_request", "bad_request", 1],
			["bad_key", "auth", 1],
			["forbidden", "permission", 1],
			["unknown_model", "not_found", 1],
			["too_large", "too_large", 1],
			["too_long_prompt", "too_large", 1],
			["no_quota", "quota", 1],
			["rate_limit", "rate_limit", 3],
			["server", "server", 3],
			["unavailable", "overloaded", 3],
			["overloaded", "overloaded", 3],
		])("by %s fails as %s after %i attempts", async (error, kind, attempts) => {
			fake.answerWith(() => ({ error }));
			expect((await failureOf(model().generate(question()))).kind).toBe(kind);
			expect(fake.requests).toHaveLength(attempts);
			expect(spent).toEqual(
				Array(attempts).fill(expect.objectContaining({ inputTokens: 0, outputTokens: 0 })),
			);
		});

		it("never repeats the key, whatever the vendor says", async () => {
			const another = "sk-proj-0123456789";
			fake.reply({ error: "bad_key", mentions: `${key} or ${another}` });
			const failure = await failureOf(model().generate(question()));
			expect(failure.message).toContain("[key] or [key]");
			const whole = inspect(failure, { depth: 20, showHidden: true });
			expect(whole).not.toContain(key);
			expect(whole).not.toContain(another);
		});

		it("says how long to wait, and does not wait for longer than it may", async () => {
			fake.reply({ error: "rate_limit", retryAfterSeconds: 3_600 });
			const failure = await failureOf(model().generate(question()));
			expect(failure).toMatchObject({ kind: "rate_limit", retryAfterMs: 3_600_000 });
			expect(fake.requests).toHaveLength(1);
		});

		it("declines, by itself or by its filter", async () => {
			fake.reply({ ending: "refused" }, { ending: "filtered" });
			expect((await failureOf(model().generate(question()))).kind).toBe("refused");
			expect((await failureOf(model().generate(question()))).kind).toBe("refused");
			expect(fake.requests).toHaveLength(2);
		});
	});

	describe("in trouble", () => {
		const troubles: [string, Reply][] = [
			["a rate limit that passes", { error: "rate_limit", retryAfterSeconds: 0 }],
			["an overloaded vendor", { error: "overloaded" }],
			["an error in the midst of the stream", { say: '{"title":', ending: "none", failing: "server" }],
			["a stream without its end", { say: finding, ending: "none" }],
			["a stream that is cut within an event", { say: finding, delivery: { until: 700 } }],
			["a connection that breaks", { say: finding, delivery: { until: 300, afterwards: "reset" } }],
			["a web page instead of an answer", { status: 200, contentType: "text/html", body: "<h1>Hello</h1>" }],
			["a gateway's error page", { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }],
			["events that are no JSON", { status: 200, contentType: "text/event-stream", body: "data: {oh\n\n" }],
		];
		it.each(troubles)("survives %s", async (_what, trouble) => {
			const asked: number[] = [];
			fake.reply(trouble, { say: finding });
			const call = model().generate(
				question({
					async spent(usage) {
						spent.push(usage);
						asked.push(fake.requests.length);
					},
				}),
			);
			await expect(call).resolves.toEqual(finding);
			// Each attempt was reported before the next one began.
			expect(asked).toEqual([1, 2]);
		});

		it("says that an answer broke off when every attempt does", async () => {
			fake.answerWith(() => ({ say: finding, ending: "none" }));
			expect((await failureOf(model().generate(question()))).kind).toBe("truncated");
			expect(fake.requests).toHaveLength(3);
			for (const usage of spent) expect(usage.outputTokens).toBeGreaterThan(0);
		});

		it("says that it is not the vendor who answers when every answer is a web page", async () => {
			fake.answerWith(() => ({
				status: 200,
				contentType: "text/html; charset=utf-8",
				body: "<h1>Hello</h1>",
			}));
			const failure = await failureOf(model().generate(question()));
			expect(failure).toMatchObject({
				kind: "server",
				message: "It answered 200 with text/html instead of a stream",
			});
			expect(spent).toEqual(Array(3).fill(expect.objectContaining({ inputTokens: 0, outputTokens: 0 })));
		});

		it("does not repeat an answer that reached its longest length", async () => {
			fake.reply({ say: finding, ending: "too_long" });
			expect((await failureOf(model().generate(question()))).kind).toBe("truncated");
			expect(fake.requests).toHaveLength(1);
		});

		it("ends with what the ledger throws, and asks no more", async () => {
			const cap = new CodedError("QUOTA_EXCEEDED", "The cap is reached");
			fake.reply({ error: "server" }, { say: finding });
			const call = model().generate(question({ spent: () => Promise.reject(cap) }));
			await expect(call).rejects.toBe(cap);
			expect(fake.requests).toHaveLength(1);
		});

		it("sends its key to nobody else when it is sent elsewhere", async () => {
			const elsewhere = createServer((_request, response) => response.end());
			elsewhere.listen(0, "127.0.0.1");
			await once(elsewhere, "listening");
			onTestFinished(() => void elsewhere.close());
			let visits = 0;
			elsewhere.on("request", () => visits++);
			const address = elsewhere.address();
			const port = typeof address === "object" ? address?.port : 0;
			fake.answerWith(() => ({
				status: 307,
				contentType: "text/plain",
				body: "",
				headers: { location: `http://127.0.0.1:${port}/` },
			}));
			expect((await failureOf(model().generate(question()))).kind).toBe("server");
			expect(visits).toBe(0);
		});

		it("says that nobody is there", async () => {
			const nobody = await vendorCase.start();
			await nobody.stop();
			const failure = await failureOf(modelOver(vendorCase, nobody.url).generate(question()));
			expect(failure.kind).toBe("network");
			expect(failure.message).toContain("ECONNREFUSED");
		});
	});

	describe("that falls silent", () => {
		it.each<[string, Reply]>([
			["before its headers", { silent: true }],
			["after its headers", { say: finding, delivery: { until: 0, afterwards: "stall" } }],
			["in the midst of its answer", { say: finding, delivery: { until: 500, afterwards: "stall" } }],
			[
				"in the midst of an error",
				{ status: 500, contentType: "application/json", body: "{", delivery: { afterwards: "stall" } },
			],
		])("%s is waited for no longer than it may", async (_when, reply) => {
			fake.reply(reply);
			const failure = await failureOf(model({ limits: { stallMs: 500 } }).generate(question()));
			expect(failure.kind).toBe("timeout");
			await expect(fake.requests[0]?.closed).resolves.toBe("broken");
			expect(fake.requests).toHaveLength(1);
		});
	});

	it("is waited for as long as it goes on, however slowly", async () => {
		const tenPieces = (body: Buffer) =>
			Array.from({ length: 9 }, (_, index) => ((index + 1) * body.length) / 10);
		fake.reply({
			say: finding,
			delivery: { splitAt: (body) => tenPieces(body).map(Math.floor), pauseMs: 100 },
		});
		const begun = performance.now();
		await expect(model({ limits: { stallMs: 800 } }).generate(question())).resolves.toEqual(finding);
		expect(performance.now() - begun).toBeGreaterThan(800);
	});

	describe("that nobody waits for any more", () => {
		it("is not asked", async () => {
			expect((await failureOf(model().generate(question({ signal: AbortSignal.abort() })))).kind).toBe(
				"aborted",
			);
			expect(fake.requests).toHaveLength(0);
		});

		it.each<[string, Reply]>([
			["before its headers", { silent: true }],
			["in the midst of its answer", { say: finding, delivery: { until: 500, afterwards: "stall" } }],
		])("is let go %s, and its connection closed", async (_when, reply) => {
			fake.reply(reply);
			const caller = new AbortController();
			const call = failureOf(model().generate(question({ signal: caller.signal })));
			const request = await fake.request(0);
			caller.abort();
			expect((await call).kind).toBe("aborted");
			await expect(request.closed).resolves.toBe("broken");
			expect(getEventListeners(caller.signal, "abort")).toHaveLength(0);
		});

		it("is counted with what had come of it, and not at all when it was never asked", async () => {
			fake.reply({
				say: finding,
				delivery: {
					splitAt: (body: Buffer) =>
						Array.from({ length: 9 }, (_, index) => Math.floor((body.length * (index + 1)) / 10)),
					pauseMs: 50,
				},
			});
			const caller = new AbortController();
			const counted: Usage[] = [];
			const asked = question({
				signal: caller.signal,
				onDelta: () => caller.abort(),
				spent: async (usage) => void counted.push(usage),
			});
			expect((await failureOf(model().generate(asked))).kind).toBe("aborted");
			expect(counted).toHaveLength(1);
			expect(counted[0]?.inputTokens).toBeGreaterThan(0);
			expect(counted[0]?.outputTokens).toBeGreaterThan(0);
			expect((await failureOf(model().generate(asked))).kind).toBe("aborted");
			expect(counted).toHaveLength(1);
		});

		it("is let go while it waits for another attempt", async () => {
			fake.reply({ error: "rate_limit", retryAfterSeconds: 50 });
			const caller = new AbortController();
			const reported = Promise.withResolvers<void>();
			const call = failureOf(
				model().generate(question({ signal: caller.signal, spent: async () => reported.resolve() })),
			);
			await reported.promise;
			caller.abort();
			expect((await call).kind).toBe("aborted");
			expect(fake.requests).toHaveLength(1);
		});

		it("is late when the deadline has passed", async () => {
			fake.reply({ silent: true });
			const signal = AbortSignal.timeout(60);
			expect((await failureOf(model().generate(question({ signal })))).kind).toBe("timeout");
			expect(getEventListeners(signal, "abort")).toHaveLength(0);
		});
	});

	describe("that says too much", () => {
		it("is stopped at the longest answer", async () => {
			fake.reply({ say: "a".repeat(50_000), pieces: 100, delivery: { afterwards: "stall" } });
			const failure = await failureOf(model({ limits: { characters: 10_000 } }).generate(question()));
			expect(failure.kind).toBe("bad_output");
			expect(fake.requests).toHaveLength(1);
		});

		it.each<[string, Parameters<typeof modelOver>[2]]>([
			["in a line without an end", { limits: { lineBytes: 100_000 } }],
			["altogether", { limits: { bodyBytes: 100_000 } }],
		])("%s is stopped", async (_what, options) => {
			fake.reply({
				status: 200,
				contentType: "text/event-stream",
				body: `data: ${"x".repeat(3_000_000)}`,
				delivery: { splitAt: everyBytes(1_000), afterwards: "stall" },
			});
			const failure = await failureOf(model(options).generate(question()));
			expect(failure).toMatchObject({ kind: "bad_output", message: "The server sends more than it may" });
			await expect(fake.requests[0]?.closed).resolves.toBe("broken");
		});
	});

	it("does not hold up the server with a long line that comes in many pieces", async () => {
		fake.reply({
			status: 200,
			contentType: "text/event-stream",
			body: `data: {"x": "${"x".repeat(6_000_000)}"}\n\n`,
			delivery: { splitAt: everyBytes(6_000) },
		});
		const begun = performance.now();
		const failure = await failureOf(model({ retries: { attempts: 1 } }).generate(question()));
		expect(failure.kind).toBe("truncated");
		// A second or two is the sending; a library that starts anew with each piece takes half a minute.
		expect(performance.now() - begun).toBeLessThan(10_000);
	});

	it("takes neither key nor address nor headers from the SDK's own variables", async () => {
		const other = { OPENAI: "openai", ANTHROPIC: "anthropic", GEMINI: "gemini" };
		for (const name of Object.keys(other)) {
			vi.stubEnv(`${name}_API_KEY`, "sk-other");
			vi.stubEnv(`${name}_BASE_URL`, "http://127.0.0.1:9");
			vi.stubEnv(`${name}_CUSTOM_HEADERS`, "Authorization: Bearer sk-other\nX-Other: other");
			vi.stubEnv(`${name}_LOG`, "debug");
		}
		vi.stubEnv("ANTHROPIC_AUTH_TOKEN", "sk-other");
		vi.stubEnv("OPENAI_ORG_ID", "org-other");
		vi.stubEnv("OPENAI_PROJECT_ID", "project-other");
		onTestFinished(() => void vi.unstubAllEnvs());
		const written = vi.spyOn(console, "debug");
		fake.reply({ say: finding });
		await model().generate(question());
		const headers = fake.requests[0]?.headers ?? {};
		expect(JSON.stringify(headers)).not.toContain("other");
		expect(headers.authorization ?? headers["x-goog-api-key"]).toContain(key);
		expect(Object.keys(headers).filter((name) => name.startsWith("x-stainless"))).toEqual([]);
		expect(written).not.toHaveBeenCalled();
	});
});
