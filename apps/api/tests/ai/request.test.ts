import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Attachment } from "../../src/ai/language-model.ts";
import { servedModel } from "../../src/ai/served-model.ts";
import { chatWire } from "../../src/ai/vendors/chat.ts";
import { openAiWire } from "../../src/ai/vendors/openai.ts";
import { startFakeOpenAi } from "./fake/openai.ts";
import type { FakeVendor } from "./fake/server.ts";
import { key, modelOver, vendorCases } from "./vendors.ts";

const schema = z.object({
	level: z.enum(["low", "high"]).describe("How bad it is"),
	note: z.string().max(80).nullable(),
	weights: z.array(z.int().min(1)).max(3),
});
const answer = { level: "low", note: null, weights: [1] };
const picture: Attachment = { mediaType: "image/png", name: "shelf.png", data: new Uint8Array([1, 2, 3]) };
const paper: Attachment = { mediaType: "application/pdf", name: "memo.pdf", data: new Uint8Array([4, 5]) };

const strict = {
	type: "object",
	properties: {
		level: { description: "How bad it is", type: "string", enum: ["low", "high"] },
		note: { description: "At most 80 characters.", anyOf: [{ type: "string" }, { type: "null" }] },
		weights: {
			description: "At most 3 items.",
			type: "array",
			items: { description: "At least 1.", type: "integer" },
		},
	},
	required: ["level", "note", "weights"],
	additionalProperties: false,
};

const generation = {
	schema,
	name: "judgement",
	instructions: "Judge.",
	given: ["The material.", "The case."],
	input: "Rents rose.",
	attachments: [picture, paper],
	signal: new AbortController().signal,
	promptVersion: "1",
	spent: async () => {},
};
const search = { ...generation, question: "Rents?" };

/** Everything that a server of chat completions reads, what all questions begin with first. */
const chatText = `The material.\n\nThe case.\n\nRents rose.\n\nAnswer with one JSON object and nothing else, without a code fence. It must fit this JSON Schema:\n${JSON.stringify(strict)}`;

/** What chat completions are asked, and asked again. */
const chatQuestion = {
	messages: [
		{ role: "system", content: "Judge." },
		{
			role: "user",
			content: [
				{ type: "text", text: chatText },
				{ type: "image_url", image_url: { url: "data:image/png;base64,AQID" } },
				{
					type: "file",
					file: { filename: "memo.pdf", file_data: "data:application/pdf;base64,BAU=" },
				},
			],
		},
	],
	response_format: {
		type: "json_schema",
		json_schema: { name: "judgement", strict: true, schema: strict },
	},
	stream: true,
	stream_options: { include_usage: true },
};
const chatAgain = [
	{ role: "system", content: "Judge." },
	{ role: "user", content: chatText },
	{ role: "assistant", content: "No." },
	{ role: "user", content: expect.stringContaining("does not fit") },
];

const bodies = {
	OpenAI: {
		path: "/v1/responses",
		generate: {
			model: "gpt-5",
			instructions: "Judge.",
			prompt_cache_key: expect.stringMatching(/^[0-9a-f]{32}$/),
			input: [
				{
					role: "user",
					content: [
						{ type: "input_text", text: "The material.\n\n" },
						{ type: "input_text", text: "The case.\n\n" },
						{ type: "input_text", text: "Rents rose." },
						{ type: "input_image", image_url: "data:image/png;base64,AQID", detail: "auto" },
						{ type: "input_file", filename: "memo.pdf", file_data: "data:application/pdf;base64,BAU=" },
					],
				},
			],
			text: { format: { type: "json_schema", name: "judgement", strict: true, schema: strict } },
			store: false,
			stream: true,
		},
		search: {
			model: "gpt-5",
			instructions: "Judge.",
			input: [{ role: "user", content: [{ type: "input_text", text: "Rents?" }] }],
			tools: [{ type: "web_search" }],
			store: false,
			stream: true,
		},
		again: [
			{
				role: "user",
				content: [
					{ type: "input_text", text: "The material.\n\n" },
					{ type: "input_text", text: "The case.\n\n" },
					{ type: "input_text", text: "Rents rose." },
				],
			},
			{ role: "assistant", content: "No." },
			{ role: "user", content: [{ type: "input_text", text: expect.stringContaining("does not fit") }] },
		],
		turns: "input",
	},
	"an OpenAI-compatible server": {
		path: "/v1/chat/completions",
		generate: {
			model: "gpt-5",
			...chatQuestion,
		},
		search: null,
		again: chatAgain,
		turns: "messages",
	},
	Anthropic: {
		path: "/v1/messages",
		generate: {
			model: "claude-sonnet-4-20250514",
			max_tokens: 32_000,
			system: "Judge.",
			messages: [
				{
					role: "user",
					content: [
						{ type: "text", text: "The material.\n\n", cache_control: { type: "ephemeral" } },
						{ type: "text", text: "The case.\n\n", cache_control: { type: "ephemeral" } },
						{ type: "image", source: { type: "base64", media_type: "image/png", data: "AQID" } },
						{
							type: "document",
							title: "memo.pdf",
							source: { type: "base64", media_type: "application/pdf", data: "BAU=" },
						},
						{ type: "text", text: "Rents rose." },
					],
				},
			],
			output_config: { format: { type: "json_schema", schema: strict } },
			stream: true,
		},
		search: {
			model: "claude-sonnet-4-20250514",
			max_tokens: 32_000,
			system: "Judge.",
			messages: [{ role: "user", content: [{ type: "text", text: "Rents?" }] }],
			tools: [{ type: "web_search_20250305", name: "web_search", max_uses: 6 }],
			stream: true,
		},
		again: [
			{
				role: "user",
				content: [
					{ type: "text", text: "The material.\n\n", cache_control: { type: "ephemeral" } },
					{ type: "text", text: "The case.\n\n", cache_control: { type: "ephemeral" } },
					{ type: "text", text: "Rents rose." },
				],
			},
			{ role: "assistant", content: [{ type: "text", text: "No." }] },
			{ role: "user", content: [{ type: "text", text: expect.stringContaining("does not fit") }] },
		],
		turns: "messages",
	},
	Gemini: {
		path: "/v1beta/models/gemini-2.5-pro:streamGenerateContent?alt=sse",
		generate: {
			safetySettings: [],
			systemInstruction: { role: "system", parts: [{ text: "Judge." }] },
			contents: [
				{
					role: "user",
					parts: [
						{ text: "The material.\n\n" },
						{ text: "The case.\n\n" },
						{ text: "Rents rose." },
						{ inlineData: { mimeType: "image/png", data: "AQID" } },
						{ inlineData: { mimeType: "application/pdf", data: "BAU=" } },
					],
				},
			],
			generationConfig: {
				responseMimeType: "application/json",
				responseSchema: {
					type: "object",
					properties: {
						level: { type: "string", format: "enum", enum: ["low", "high"], description: "How bad it is" },
						note: { type: "string", nullable: true, description: "At most 80 characters." },
						weights: {
							type: "array",
							description: "At most 3 items.",
							items: { type: "integer", description: "At least 1." },
						},
					},
					required: ["level", "note", "weights"],
					propertyOrdering: ["level", "note", "weights"],
				},
			},
		},
		search: {
			safetySettings: [],
			generationConfig: {},
			systemInstruction: { role: "system", parts: [{ text: "Judge." }] },
			contents: [{ role: "user", parts: [{ text: "Rents?" }] }],
			tools: [{ googleSearch: {} }],
		},
		again: [
			{
				role: "user",
				parts: [{ text: "The material.\n\n" }, { text: "The case.\n\n" }, { text: "Rents rose." }],
			},
			{ role: "model", parts: [{ text: "No." }] },
			{ role: "user", parts: [{ text: expect.stringContaining("does not fit") }] },
		],
		turns: "contents",
	},
	"a local server": {
		path: "/v1/chat/completions",
		generate: {
			model: "qwen3:14b",
			...chatQuestion,
			max_tokens: expect.any(Number),
		},
		search: null,
		again: chatAgain,
		turns: "messages",
	},
};

describe.each(vendorCases)("what is sent to $vendor", (vendorCase) => {
	const expected = bodies[vendorCase.vendor];
	let fake: FakeVendor;
	beforeAll(async () => {
		fake = await vendorCase.start();
	});
	afterEach(() => fake.reset());
	afterAll(async () => {
		await fake.stop();
	});

	it("is the question with its schema and attachments, and nothing else", async () => {
		fake.reply({ say: answer });
		await modelOver(vendorCase, fake.url).generate(generation);
		expect(fake.requests[0]?.body).toEqual(expected.generate);
		expect(fake.requests[0]?.path).toBe(expected.path);
	});

	it("is the same address whether or not the configured one ends with a slash or the version", async () => {
		const root = fake.url.replace(/\/v1$/, "");
		const version = { OpenAI: "/v1", Anthropic: "/v1", Gemini: "/v1beta" };
		const own = vendorCase.vendor in version ? version[vendorCase.vendor as keyof typeof version] : "/v1";
		const bases = [fake.url, `${fake.url}/`, `${root}${own}`, `${root}${own}/`];
		for (const base of bases) {
			fake.reply({ say: answer });
			await modelOver(vendorCase, base).generate(generation);
		}
		expect(new Set(fake.requests.map(({ path }) => path))).toEqual(new Set([expected.path]));
	});

	if (expected.search) {
		it("is a search without a schema", async () => {
			fake.reply({ say: "Nothing." });
			await modelOver(vendorCase, fake.url).search(search);
			expect(fake.requests[0]?.body).toEqual(expected.search);
		});
	}

	it("is the whole conversation when it asks again", async () => {
		fake.reply({ say: "No." }, { say: answer });
		await modelOver(vendorCase, fake.url).generate({ ...generation, attachments: [] });
		expect(fake.requests[1]?.body[expected.turns]).toEqual(expected.again);
	});
});

describe("a server that speaks OpenAI's chat completions", () => {
	const [, compatible] = vendorCases;
	let fake: FakeVendor;
	beforeAll(async () => {
		fake = await startFakeOpenAi();
	});
	afterEach(() => fake.reset());
	afterAll(async () => {
		await fake.stop();
	});

	it("is asked without a schema from then on, when it refuses one", async () => {
		const model = modelOver(compatible, fake.url);
		fake.reply({ error: "bad_request", mentions: "response_format is not supported" });
		fake.reply({ say: answer }, { say: answer });
		await expect(model.generate(generation)).resolves.toEqual(answer);
		await expect(model.generate(generation)).resolves.toEqual(answer);
		expect(fake.requests.map(({ body }) => "response_format" in body)).toEqual([true, false, false]);
		expect(fake.requests[2]?.fields).toEqual(["level", "note", "weights"]);
	});

	it("is what answers at any address that is not OpenAI's", async () => {
		fake.reply({ say: answer });
		await servedModel(openAiWire({ apiKey: key, baseUrl: fake.url, model: "qwen3" })).generate(generation);
		expect(fake.requests[0]).toMatchObject({
			path: "/v1/chat/completions",
			model: "qwen3",
			name: "judgement",
		});
	});

	it("keeps the name and the address of another vendor that speaks them", async () => {
		fake.reply({ say: answer });
		const vendor = { provider: "gemini", address: fake.url } as const;
		const model = servedModel(chatWire(vendor, { apiKey: key, baseUrl: null, model: "large" }));
		await expect(model.generate(generation)).resolves.toEqual(answer);
		expect(model.provider).toBe("gemini");
		expect(fake.requests[0]).toMatchObject({ path: "/v1/chat/completions", model: "large" });
	});

	it.each([
		[null, true],
		["https://api.openai.com/v1", true],
		["https://eu.api.openai.com/v1", true],
		["https://api.openai.com.example.org/v1", false],
		["http://127.0.0.1:11434/v1", false],
	])("is told from OpenAI by the address %s", (baseUrl, own) => {
		const wire = openAiWire({ apiKey: key, baseUrl, model: "gpt-5" });
		expect(wire.search !== null).toBe(own);
	});
});
