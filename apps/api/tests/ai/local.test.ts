import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Usage } from "@throughline/trpc/ports/asking";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { patientFetch } from "../../src/ai/calls/patient-fetch.ts";
import type { Generation } from "../../src/ai/language-model.ts";
import { priceAt } from "../../src/ai/prices.ts";
import { servedModel } from "../../src/ai/served-model.ts";
import { localWire } from "../../src/ai/vendors/local.ts";
import { localModels, startFakeLocal } from "./fake/local.ts";
import type { Reply } from "./fake/script.ts";
import type { FakeVendor } from "./fake/server.ts";

const Answer = z.object({ title: z.string(), causes: z.array(z.string()) });
const answer = { title: "Orders are late", causes: ["Stock is not true", "Rents rose"] };

let fake: FakeVendor;
let spent: Usage[] = [];
beforeAll(async () => {
	fake = await startFakeLocal();
});
afterEach(() => {
	spent = [];
	fake.reset();
});
afterAll(() => fake.stop());

const modelOf = (given: Partial<Parameters<typeof localWire>[0]> = {}) =>
	servedModel(
		localWire({
			apiKey: null,
			baseUrl: fake.url,
			model: "qwen3:14b",
			contextTokens: 8_192,
			idleSeconds: 5,
			...given,
		}),
		{
			price: priceAt("local", "qwen3:14b", null),
			retries: { attempts: 2, firstDelayMs: 1, random: () => 0 },
		},
	);
const question = (given: Partial<Generation<z.infer<typeof Answer>>> = {}) => ({
	schema: Answer,
	name: "answer",
	instructions: "Find out.",
	input: "Orders leave late.",
	signal: new AbortController().signal,
	promptVersion: "1",
	async spent(usage: Usage) {
		spent.push(usage);
	},
	...given,
});
const refusal = (status: number, error: unknown): Reply => ({
	status,
	contentType: "application/json",
	body: JSON.stringify({ error }),
});
const formats = () =>
	fake.requests.map(({ body }) => (body.response_format as { type?: string } | undefined)?.type ?? "text");

describe("a local model", () => {
	it("is asked without a key where none is set, and its work costs nothing", async () => {
		fake.reply({ say: answer, usage: { input: 300, output: 90 } });
		await expect(modelOf().generate(question())).resolves.toEqual(answer);
		expect(fake.requests[0]?.headers.authorization).toBeUndefined();
		expect(fake.requests[0]?.headers["user-agent"]).not.toContain("none");
		expect(spent).toEqual([
			expect.objectContaining({ inputTokens: 300, outputTokens: 90, cost: "0.000000", model: "qwen3:14b" }),
		]);
	});

	it("is found at an address without its version, and at one of any other path", async () => {
		const root = new URL(fake.url).origin;
		for (const baseUrl of [root, `${root}/`, `${root}/v1/`, `${root}/models/v2`]) {
			fake.reply({ say: answer });
			await modelOf({ baseUrl }).generate(question());
		}
		const [completions, elsewhere] = ["/v1/chat/completions", "/models/v2/chat/completions"];
		expect(fake.requests.map(({ path }) => path)).toEqual([completions, completions, completions, elsewhere]);
	});

	it("counts its work by itself where the server does not, thoughts included", async () => {
		fake.reply({ say: answer, thoughts: "x".repeat(4_000), usage: null });
		await modelOf().generate(question());
		expect(spent[0]?.outputTokens).toBeGreaterThan(1_000);
		expect(spent[0]?.inputTokens).toBeGreaterThan(5);
	});
});

describe("the shape of a local model's answer", () => {
	it.each([
		["vLLM", { object: "error", message: "guided decoding is not supported by this backend", code: 400 }],
		["llama.cpp", { code: 400, message: "response_format type must be one of text or json_object" }],
		["a server with a grammar", { message: "Failed to parse grammar", type: "invalid_request_error" }],
	])("is asked for in JSON mode from then on when %s refuses a schema", async (_who, error) => {
		const model = modelOf();
		fake.reply(refusal(400, error), { say: answer }, { say: answer });
		await expect(model.generate(question())).resolves.toEqual(answer);
		await expect(model.generate(question())).resolves.toEqual(answer);
		expect(formats()).toEqual(["json_schema", "json_object", "json_object"]);
		expect(spent).toHaveLength(2);
	});

	it("is asked for in words alone when the server refuses JSON mode, too, as LM Studio does", async () => {
		const model = modelOf();
		fake.reply(
			refusal(400, { message: "json_schema is not supported" }),
			refusal(400, "'response_format.type' must be 'json_schema' or 'text'"),
			{ say: answer },
			{ say: answer },
		);
		await expect(model.generate(question())).resolves.toEqual(answer);
		await expect(model.generate(question())).resolves.toEqual(answer);
		expect(formats()).toEqual(["json_schema", "json_object", "text", "text"]);
		expect(fake.requests[3]?.input).toContain('"title"');
	});

	it("takes one step for two calls that are refused at once", async () => {
		const model = modelOf();
		fake.answerWith(({ body }) =>
			(body.response_format as { type?: string }).type === "json_schema"
				? refusal(400, { message: "response_format is not supported" })
				: { say: answer },
		);
		await Promise.all([model.generate(question()), model.generate(question())]);
		expect(formats().sort()).toEqual(["json_object", "json_object", "json_schema", "json_schema"]);
	});

	it("is not given up for another mistake of the request", async () => {
		fake.reply(refusal(400, { message: "temperature is not a number" }));
		await expect(modelOf().generate(question())).rejects.toMatchObject({ kind: "bad_request" });
		expect(formats()).toEqual(["json_schema"]);
	});

	it("is read where the server cannot count its tokens", async () => {
		const model = modelOf();
		fake.reply(refusal(400, { message: "Unknown field: stream_options" }), { say: answer, usage: null });
		await expect(model.generate(question())).resolves.toEqual(answer);
		expect(fake.requests.map(({ body }) => "stream_options" in body)).toEqual([true, false]);
	});

	it.each<[string, string]>([
		["a code fence", `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``],
		["thoughts before it", `<think>{"title": "Perhaps {this}"}\n</think>\n\n${JSON.stringify(answer)}`],
		["thoughts and a fence", `<think>Hm.</think>Here:\n\`\`\`\n${JSON.stringify(answer)}\n\`\`\`\nBye.`],
		["words around it", `The answer is ${JSON.stringify(answer)} as you wished.`],
	])("is found within %s", async (_what, say) => {
		fake.reply({ say });
		await expect(modelOf().generate(question())).resolves.toEqual(answer);
		expect(fake.requests).toHaveLength(1);
	});

	it.each<[string, string]>([
		["half an object", JSON.stringify(answer).slice(0, 40)],
		["thoughts without an end", "<think>The orders leave late because"],
	])("is asked for once more after %s, and what both have taken is kept", async (_what, say) => {
		fake.reply({ say }, { say: answer });
		await expect(modelOf().generate(question())).resolves.toEqual(answer);
		expect(spent.map(({ outputTokens }) => outputTokens)).toEqual([7, 7]);
		fake.reply({ say }, { say });
		await expect(modelOf().generate(question())).rejects.toMatchObject({ kind: "bad_output" });
		expect(spent).toHaveLength(4);
	});
});

describe("the context of a local model", () => {
	it.each([
		["OpenAI", { message: "Too long.", code: "context_length_exceeded" }],
		[
			"llama.cpp",
			{
				code: 400,
				message: "the request exceeds the available context size. try increasing the context size",
				type: "exceed_context_size_error",
			},
		],
		["vLLM", { message: "This model's maximum context length is 4096 tokens. However, you requested 9000." }],
		[
			"LM Studio",
			"Trying to keep the first 5000 tokens when context the overflows. However, the model is loaded with 4096",
		],
		["Ollama", { message: "input length exceeds the context length", type: "api_error" }],
	])(
		"that is smaller than configured is told in the words of %s, and not tried again",
		async (_who, error) => {
			fake.reply(refusal(400, error));
			await expect(modelOf().generate(question())).rejects.toMatchObject({ kind: "too_large" });
			expect(fake.requests).toHaveLength(1);
		},
	);

	it("is never passed: what does not fit is not sent", async () => {
		const input = "Orders leave late. ".repeat(2_000);
		await expect(modelOf().generate(question({ input }))).rejects.toMatchObject({ kind: "too_large" });
		expect(fake.requests).toHaveLength(0);
		expect(spent).toEqual([expect.objectContaining({ inputTokens: 0, outputTokens: 0 })]);
	});

	it("bounds the answer by what the question leaves", async () => {
		fake.reply({ say: answer }, { say: answer });
		await modelOf().generate(question());
		await modelOf().generate(question({ input: "Orders leave late. ".repeat(500) }));
		const [short = 0, long = 0] = fake.requests.map(({ body }) => Number(body.max_tokens));
		expect(short).toBeGreaterThan(7_500);
		expect(long).toBeLessThan(short - 2_000);
		expect(long).toBeGreaterThan(500);
	});

	it("holds the second asking, if need be without the answer that was wrong", async () => {
		const wrong = "No. ".repeat(4_000);
		fake.reply({ say: wrong }, { say: answer });
		await expect(modelOf({ contextTokens: 4_096 }).generate(question())).resolves.toEqual(answer);
		expect(JSON.stringify(fake.requests[1]?.body)).not.toContain("No. No.");
		expect(fake.requests[1]?.input).toMatch(/^Orders leave late\.\n\nThis answer does not fit/);
	});
});

describe("the time of a local model", () => {
	it("is not over as long as tokens come, and each is told of, thoughts first", async () => {
		const told: [number, number][] = [];
		const pieces = (body: Buffer) =>
			Array.from({ length: 8 }, (_, at) => Math.floor(((at + 1) * body.length) / 9));
		fake.reply({ say: answer, thoughts: "Hm. Why?", pieces: 8, delivery: { splitAt: pieces, pauseMs: 220 } });
		const begun = performance.now();
		const onDelta = (characters: number, thoughts: number) => void told.push([characters, thoughts]);
		await expect(modelOf({ idleSeconds: 1 }).generate(question({ onDelta }))).resolves.toEqual(answer);
		expect(performance.now() - begun).toBeGreaterThan(1_500);
		expect(told[0]).toEqual([0, 8]);
		expect(told.at(-1)).toEqual([JSON.stringify(answer).length, 8]);
	});

	it("is over when nothing comes for longer than configured", async () => {
		fake.reply({ say: answer, delivery: { until: 400, afterwards: "stall" } });
		await expect(modelOf({ idleSeconds: 1 }).generate(question())).rejects.toMatchObject({
			kind: "timeout",
			message: "The server sent nothing for 1 seconds",
		});
		expect(fake.requests).toHaveLength(1);
	});
});

describe("a local server that does not know the model", () => {
	it("says which it has", async () => {
		fake.reply({ error: "unknown_model" });
		await expect(modelOf({ model: "qwen0" }).generate(question())).rejects.toMatchObject({
			kind: "not_found",
			models: localModels,
		});
		expect(spent).toEqual([expect.objectContaining({ inputTokens: 0, outputTokens: 0 })]);
	});

	it("is perhaps no such server when it has no list of them either", async () => {
		const web = createServer((_request, response) => {
			response.writeHead(404, { "content-type": "text/plain" });
			response.end("404 page not found");
		});
		const baseUrl = await listening(web);
		await expect(modelOf({ baseUrl }).generate(question())).rejects.toMatchObject({
			kind: "not_found",
			models: null,
		});
	});
});

describe("a local server that is not there", () => {
	it.each(["http://127.0.0.1:9/v1", "http://localhost:9"])("is told of as such at %s", async (baseUrl) => {
		await expect(modelOf({ baseUrl }).generate(question())).rejects.toMatchObject({
			kind: "network",
			message: expect.stringContaining("ECONNREFUSED"),
		});
		expect(spent).toHaveLength(2);
	});
});

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("It does not listen");
	return `http://127.0.0.1:${address.port}`;
}

describe("a patient fetch", () => {
	const serve = (answerTo: (response: ServerResponse) => void) =>
		listening(createServer((_request, response) => answerTo(response)));

	it("hands on status, headers and the body piece by piece", async () => {
		const url = await serve(async (response) => {
			response.writeHead(429, { "retry-after": "7", "content-type": "text/plain" });
			response.write("one ");
			await pause(20);
			response.end("two");
		});
		const answered = await patientFetch(url, { method: "POST", body: "{}" });
		expect([answered.status, answered.headers.get("retry-after")]).toEqual([429, "7"]);
		await expect(answered.text()).resolves.toBe("one two");
	});

	it("follows nobody elsewhere", async () => {
		const url = await serve((response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end());
		expect((await patientFetch(url)).status).toBe(302);
	});

	it("takes an answer without a body", async () => {
		const url = await serve((response) => response.writeHead(204).end());
		expect((await patientFetch(url)).status).toBe(204);
	});

	it("ends with its signal, also within the body", async () => {
		const url = await serve((response) => void response.write("one"));
		const controller = new AbortController();
		const answered = await patientFetch(url, { signal: controller.signal });
		const reading = answered.text();
		controller.abort();
		await expect(reading).rejects.toThrow();
		await expect(patientFetch(url, { signal: controller.signal })).rejects.toThrow();
	});
});
