import { type SearchKind, searchKinds } from "@throughline/domain/web-search";
import { SearchFailure } from "@throughline/trpc/ports/web-search-desk";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askSearch, usualLimits } from "../../src/web-search/ask.ts";
import { type FakeSearch, startFakeSearch, type Trouble } from "./fake.ts";

const key = "search-key-0123456789";
const limits = {
	...usualLimits,
	timeoutMs: 5_000,
	retries: { ...usualLimits.retries, firstDelayMs: 1, longestDelayMs: 5 },
};
const hits = [
	{ url: "https://one.example/returns", title: "Returns in warehouses" },
	{ url: "https://two.example/", title: "" },
];

let fakes: Record<SearchKind, FakeSearch>;
beforeAll(async () => {
	fakes = {
		searxng: await startFakeSearch("searxng"),
		brave: await startFakeSearch("brave"),
		tavily: await startFakeSearch("tavily"),
	};
});
beforeEach(() => {
	for (const fake of Object.values(fakes)) fake.reset();
});
afterAll(() => Promise.all(Object.values(fakes).map((fake) => fake.stop())));

const ask = (kind: SearchKind, { more = {}, signal = new AbortController().signal } = {}) =>
	askSearch(
		{ kind, baseUrl: fakes[kind].url, apiKey: key },
		{ question: "Rücksendungen & Kosten?", language: "de" },
		signal,
		{ ...limits, ...more },
	);
const failureOf = async (kind: SearchKind, more = {}) => {
	const failure = await ask(kind, { more }).catch((error: unknown) => error);
	if (!(failure instanceof SearchFailure)) throw failure;
	return failure.message;
};

describe.each(searchKinds)("a search by %s", (kind) => {
	it("asks as the service documents it, and takes pages in the order of the answer", async () => {
		fakes[kind].answerWith(() => hits);
		expect(await ask(kind)).toEqual([
			hits[0],
			{ url: "https://two.example/", title: "https://two.example/" },
		]);
		const [asked] = fakes[kind].asked;
		expect(asked?.question).toBe("Rücksendungen & Kosten?");
		const expected = {
			searxng: { method: "GET", path: "/search", header: ["authorization", `Bearer ${key}`] },
			brave: { method: "GET", path: "/res/v1/web/search", header: ["x-subscription-token", key] },
			tavily: { method: "POST", path: "/search", header: ["authorization", `Bearer ${key}`] },
		}[kind];
		expect(asked).toMatchObject({ method: expected.method, path: expected.path });
		expect(asked?.headers[expected.header[0] ?? ""]).toBe(expected.header[1]);
		const language = { searxng: "language", brave: "search_lang", tavily: null }[kind];
		if (language) expect(asked?.url.searchParams.get(language)).toBe("de");
		if (kind === "searxng") expect(asked?.url.searchParams.get("format")).toBe("json");
	});

	it("finds nothing where there is nothing", async () => {
		expect(await ask(kind)).toEqual([]);
	});

	it.each<[Trouble, RegExp]>([
		["bad_key", /does not accept the key\.$/],
		["forbidden", /json|may not be used/],
		["html", /^What answers at this address is not /],
		["other_json", /^What answers at this address is not /],
		["huge", /^What answers at this address is not /],
	])("says of an answer that is %s so, at once", async (trouble, sentence) => {
		fakes[kind].fail(trouble);
		expect(await failureOf(kind)).toMatch(sentence);
		expect(fakes[kind].asked).toHaveLength(1);
	});

	it.each<Trouble>(["rate_limit", "broken", "cut"])("tries again after %s", async (trouble) => {
		fakes[kind].answerWith(() => hits);
		fakes[kind].fail(trouble, trouble);
		expect(await ask(kind)).toHaveLength(2);
		expect(fakes[kind].asked).toHaveLength(3);
	});

	it("gives up a limit that stays, or that asks for a long pause, with its sentence", async () => {
		fakes[kind].fail("rate_limit", "rate_limit", "rate_limit");
		expect(await failureOf(kind)).toMatch(/takes no more questions for now/);
		fakes[kind].reset();
		fakes[kind].askToWait(3_600);
		fakes[kind].fail("rate_limit");
		expect(await failureOf(kind)).toMatch(/takes no more questions for now/);
		expect(fakes[kind].asked).toHaveLength(1);
	});

	it("takes its key nowhere else: no redirect is followed", async () => {
		fakes[kind].fail("redirect", "redirect", "redirect");
		expect(await failureOf(kind)).toMatch(/has trouble answering/);
		expect(fakes[kind].asked.map(({ path }) => path)).not.toContain("/elsewhere");
	});

	it("says that a silent server took too long, and stops at once when nobody wants the answer", async () => {
		fakes[kind].fail("silent");
		expect(await failureOf(kind, { timeoutMs: 100 })).toMatch(/took too long/);
		const stop = new AbortController();
		fakes[kind].fail("silent");
		const asking = ask(kind, { signal: stop.signal });
		stop.abort(new Error("cancelled"));
		await expect(asking).rejects.toThrow("cancelled");
	});

	it("says that nobody is there", async () => {
		const access = { kind, baseUrl: "http://127.0.0.1:1", apiKey: key };
		const asking = askSearch(access, { question: "x", language: null }, new AbortController().signal, limits);
		await expect(asking).rejects.toThrow(/cannot be reached/);
	});
});

it.each(["brave", "tavily"] as const)("a plan at %s that is used up is not asked again", async (kind) => {
	fakes[kind].fail("quota");
	expect(await failureOf(kind)).toMatch(/has no searches left/);
	expect(fakes[kind].asked).toHaveLength(1);
});

it("a search below a path keeps it", async () => {
	const access = { kind: "searxng" as const, baseUrl: `${fakes.searxng.url}/searx/`, apiKey: null };
	await askSearch(access, { question: "x", language: null }, new AbortController().signal, limits);
	expect(fakes.searxng.asked[0]).toMatchObject({ path: "/searx/search" });
	expect(fakes.searxng.asked[0]?.headers.authorization).toBeUndefined();
});
