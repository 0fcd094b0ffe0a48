import { readFileSync } from "node:fs";
import { ResearchResult, validatedFindings } from "@throughline/domain/consultant/research";
import { Analyzed } from "@throughline/domain/consultant/session";
import { WebSearch } from "@throughline/domain/web-search";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { startSite } from "../pages/site.ts";
import { type Client, type RunningServer, startServer } from "../running-server.ts";
import { type FakeSearch, startFakeSearch } from "../web-search/fake.ts";

const base = "/api/strategic-consultant";
const memo = `Our tenants leave

Every fifth tenant in Leipzig gave notice in 2025. Tenants leave because rents rise. Rents rise because new leases follow the market. New leases follow the market because too few flats are finished.`;
const rootCause = "Too few flats are finished";
const selectedPath = ["Rents rise", "New leases follow the market", rootCause];
const rents = { url: "http://letter.example/rents", title: "Rents" };

let server: RunningServer;
let site: Awaited<ReturnType<typeof startSite>>;
let search: FakeSearch;
let admin: Client;
let editor: Client;

beforeAll(async () => {
	const page = readFileSync(new URL("../../fixtures/rents.html", import.meta.url), "utf8");
	site = await startSite(
		{
			"/rents": page,
			"/inward": (_request, response) => {
				response.writeHead(302, { location: "http://inside.example/wiki" }).end();
			},
		},
		{ "letter.example": ["93.184.215.14"], "inside.example": ["10.0.0.9"] },
	);
	search = await startFakeSearch("searxng");
	server = await startServer({ network: site.network });
	admin = await server.browser("Admin");
	editor = await server.browser("Editor");
});
beforeEach(() => search.reset());
afterAll(async () => {
	await server.stop();
	await server.database.drop();
	await site.stop();
	await search.stop();
});

async function read<T>(shape: z.ZodType<T>, answer: Promise<Response>): Promise<T> {
	const response = await answer;
	const body: unknown = await response.json();
	expect(response.status, JSON.stringify(body)).toBe(200);
	return shape.parse(body);
}

async function research(): Promise<ResearchResult> {
	const { sessionId } = await read(Analyzed, editor(`${base}/analyze`, { json: { text: memo } }));
	await read(
		z.object({}),
		editor(`${base}/whys-tree/finalize`, { json: { sessionId, selectedPath, rootCause } }),
	);
	// It ends when the run does.
	await (await editor(`${base}/research/stream/${sessionId}`)).text();
	return await read(ResearchResult, editor(`${base}/research/${sessionId}`));
}

async function enter(json: object): Promise<void> {
	const { version } = await read(WebSearch, admin("/api/web-search"));
	await read(WebSearch, admin("/api/web-search", { method: "PATCH", json: { version, ...json } }));
}

describe("the research of the offline consultant", () => {
	it("goes on as ever without a web search, and asks the one that is set up for pages, which it quotes", async () => {
		const before = await research();
		expect(before.search).toBeUndefined();
		expect(before.pages).toBeUndefined();

		await enter({ kind: "searxng", baseUrl: search.url });
		search.answerWith(() => [
			rents,
			{ url: "http://letter.example/inward", title: "Inward" },
			{ url: "javascript:alert(1)", title: "No page" },
			...Array.from({ length: 20 }, (_, at) => ({ url: `http://hit${at}.example/`, title: `Hit ${at}` })),
		]);
		const result = await research();
		expect(result.search?.service).toBe("SearXNG");
		expect(result.search?.failure).toBeNull();
		expect(search.asked.map(({ question }) => question)).toEqual(result.search?.questions);
		expect(result.search?.questions).toHaveLength(5);
		for (const question of result.search?.questions ?? []) expect(question).toContain("few flats");
		expect(search.asked[0]?.url.searchParams.get("language")).toBe("en");

		expect(result.pages).toHaveLength(8);
		expect(result.pages?.[0]).toMatchObject({ address: rents.url, by: "search", title: "Rents rise again" });
		const inward = result.pages?.find(({ address }) => address.endsWith("/inward"));
		expect(inward?.failure?.code).toBe("forbidden_address");
		const ofPage = validatedFindings(result).filter(
			({ finding }) => finding.quote?.documentId === result.pages?.[0]?.documentId,
		);
		expect(ofPage.length).toBeGreaterThan(0);
		for (const { finding } of ofPage) {
			expect(finding.quote?.verified).toBe(true);
			expect(finding.stance).toMatch(/^(supports|weakens|neutral)$/);
		}
		// Nothing in the private network was asked.
		expect(site.requests.map(({ host }) => host)).not.toContain("inside.example");
		// A process is started, pages and two texts are read.
	}, 60_000);

	it("says why a search was not answered, asks it nothing more, and finds what the material says", async () => {
		search.answerWith(() => [rents]);
		search.fail(null, "forbidden");
		const result = await research();
		expect(result.search).toMatchObject({
			questions: [expect.any(String), expect.any(String)],
			failure: "SearXNG refuses to answer as JSON: add json to search.formats in its settings.yml.",
		});
		expect(search.asked).toHaveLength(2);
		expect(result.pages).toMatchObject([{ address: rents.url, failure: null }]);
		expect(result.findings.root_cause?.[0]).toMatchObject({ stance: "supports" });
	}, 60_000);
});
