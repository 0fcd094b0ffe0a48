import type { Usage } from "@throughline/trpc/ports/asking";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ModelFailure, Search } from "../../src/ai/language-model.ts";
import type { FakeVendor } from "./fake/server.ts";
import { modelOver, vendorCases } from "./vendors.ts";

const text =
	"🙂 Grüße. Rents in Munich rose by 9 % in 2025. Some shops moved online. Buyers expect delivery on the same day 顧客.";
const cites = [
	{
		claim: "Rents in Munich rose by 9 % in 2025.",
		url: "https://rents.example/2025",
		title: "Rents 2025",
		quote: "plus nine per cent",
	},
	{
		claim: "Buyers expect delivery on the same day 顧客.",
		url: "https://trade.example/buyers",
		title: "Buyers",
		quote: "same-day delivery is expected",
	},
];

const [, compatible] = vendorCases;
const searching = vendorCases.filter(({ vendor }) => !/server/.test(vendor));

let fake: FakeVendor;
let spent: Usage[] = [];
let queries: string[] = [];

const question = (changes: Partial<Search> = {}): Search => ({
	question: "What happens to rents?",
	instructions: "Search.",
	signal: new AbortController().signal,
	promptVersion: "1",
	async spent(usage) {
		spent.push(usage);
	},
	onQuery: (query) => queries.push(query),
	...changes,
});

describe.each(searching)("a search with $vendor", (vendorCase) => {
	beforeAll(async () => {
		fake = await vendorCase.start();
	});
	afterEach(() => {
		fake.reset();
		spent = [];
		queries = [];
	});
	afterAll(async () => {
		await fake.stop();
	});
	const model = () => modelOver(vendorCase, fake.url);

	it("brings the pages, and which part of the text rests on which", async () => {
		fake.reply({ say: text, searched: { queries: ["rents Munich", "buyers delivery"], cites } });
		const found = await model().search(question());
		expect(found.text).toBe(text);
		expect(
			found.citations.map(({ url, title, start, end }) => ({
				url,
				title,
				claim: found.text.slice(start, end),
			})),
		).toEqual(cites.map(({ url, title, claim }) => ({ url, title, claim })));
		// Only Anthropic repeats the page's own words.
		const quoted = vendorCase.vendor === "Anthropic";
		expect(found.citations.map(({ quote }) => quote)).toEqual(
			cites.map(({ quote }) => (quoted ? quote : null)),
		);
		expect(queries).toEqual(["rents Munich", "buyers delivery"]);
	});

	it("pays for the searches too", async () => {
		const usage = { input: 1_000, output: 100 };
		fake.reply({ say: text, usage }, { say: text, usage, searched: { queries: ["rents"], cites } });
		await model().search(question());
		await model().search(question());
		const [without, withSearch] = spent.map(({ cost }) => Number(cost));
		expect((withSearch ?? 0) - (without ?? 0)).toBeCloseTo(vendorCase.vendor === "Gemini" ? 0.035 : 0.01, 6);
	});

	it("finds no evidence rather than inventing some", async () => {
		fake.reply({ say: "Nothing reliable was found.", searched: { queries: ["rents"], cites: [] } });
		await expect(model().search(question())).resolves.toEqual({
			text: "Nothing reliable was found.",
			citations: [],
		});
	});

	it("answers the same when its bytes come one at a time", async () => {
		const splitAt = (body: Buffer) => [...body.keys()];
		fake.reply({ say: text, searched: { queries: ["rents"], cites } });
		fake.reply({ say: text, searched: { queries: ["rents"], cites }, delivery: { splitAt } });
		const whole = await model().search(question());
		await expect(model().search(question())).resolves.toEqual(whole);
	});

	it("tries again when the vendor is overloaded", async () => {
		fake.reply({ error: "overloaded" }, { say: text, searched: { queries: [], cites } });
		await expect(model().search(question())).resolves.toMatchObject({ text });
		expect(spent).toHaveLength(2);
	});
});

describe("Anthropic's pause within a search", () => {
	const [, , anthropic] = vendorCases;
	beforeAll(async () => {
		fake = await anthropic.start();
	});
	afterEach(() => {
		fake.reset();
		spent = [];
	});
	afterAll(async () => {
		await fake.stop();
	});

	it("is resumed where it stopped, each part reported by itself", async () => {
		const [first, second] = cites;
		if (!first || !second) throw new Error("There are two");
		fake.reply(
			{ say: first.claim, searched: { queries: ["rents"], cites: [first] }, ending: "pause" },
			{ error: "overloaded" },
			{ say: " And: ", ending: "pause" },
			{ say: second.claim, searched: { queries: [], cites: [second] } },
		);
		const found = await modelOver(anthropic, fake.url).search(question());
		expect(found.text).toBe(`${first.claim} And: ${second.claim}`);
		expect(found.citations.map(({ start, end }) => found.text.slice(start, end))).toEqual([
			first.claim,
			second.claim,
		]);
		expect(spent).toHaveLength(4);
		const turns = fake.requests.map(
			({ body }) => body.messages as { role: string; content: { type: string }[] }[],
		);
		expect(turns.map((messages) => messages.length)).toEqual([1, 2, 2, 2]);
		// What the model had said goes back as it came: the search, its results with their secrets, the cited text.
		expect(turns[1]?.[1]).toMatchObject({
			role: "assistant",
			content: [
				{ type: "server_tool_use", input: { query: "rents" } },
				{ type: "web_search_tool_result", content: [{ encrypted_content: "EqgfCioIARgB" }] },
				{ type: "text", text: first.claim, citations: [{ url: first.url, encrypted_index: "Eo8B" }] },
			],
		});
		expect(turns[3]?.[1]?.content).toHaveLength(4);
	});

	it("is given up when it never ends", async () => {
		fake.answerWith(() => ({ say: "…", ending: "pause" }));
		await expect(modelOver(anthropic, fake.url).search(question())).rejects.toMatchObject({
			kind: "truncated",
		} satisfies Partial<ModelFailure>);
		expect(fake.requests.length).toBeLessThan(15);
	});
});

describe("an OpenAI-compatible server", () => {
	it("is not asked to search, because it cannot", async () => {
		fake = await compatible.start();
		await expect(modelOver(compatible, fake.url).search(question())).resolves.toEqual({
			text: "",
			citations: [],
		});
		expect(fake.requests).toHaveLength(0);
		await fake.stop();
	});
});
