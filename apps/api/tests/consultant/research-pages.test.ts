import { readFileSync } from "node:fs";
import { ResearchAddresses } from "@throughline/domain/consultant/page";
import { ResearchResult, validatedFindings } from "@throughline/domain/consultant/research";
import { Analyzed, SourceText } from "@throughline/domain/consultant/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startSite } from "../pages/site.ts";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

const base = "/api/strategic-consultant";
const memo = `Our tenants leave

Every fifth tenant in Leipzig gave notice in 2025. Tenants leave because rents rise. Rents rise because new leases follow the market. New leases follow the market because too few flats are finished.`;
const rootCause = "Too few flats are finished";
const selectedPath = ["Rents rise", "New leases follow the market", rootCause];

let server: RunningServer;
let site: Awaited<ReturnType<typeof startSite>>;
let editor: Client;

beforeAll(async () => {
	const page = readFileSync(new URL("../../fixtures/rents.html", import.meta.url), "utf8");
	site = await startSite(
		{ "/rents": page },
		{ "letter.example": ["93.184.215.14"], "inside.example": ["10.0.0.9"] },
	);
	server = await startServer({ network: site.network });
	editor = await server.browser("Editor");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
	await site.stop();
});

async function read<T>(shape: z.ZodType<T>, answer: Promise<Response>, status = 200): Promise<T> {
	const response = await answer;
	const body: unknown = await response.json();
	expect(response.status, JSON.stringify(body)).toBe(status);
	return shape.parse(body);
}

describe("the web pages of a research over REST", () => {
	it("are fetched, read, quoted at their place, and shown with why they were not read", async () => {
		const { sessionId } = await read(Analyzed, editor(`${base}/analyze`, { json: { text: memo } }));
		const addresses = `${base}/research/${sessionId}/addresses`;
		const { version } = await read(ResearchAddresses, editor(addresses));
		const given = [
			"https://letter.example:8443/",
			"http://inside.example/wiki",
			"http://letter.example/rents",
		];
		const put = (body: object) => editor(addresses, { method: "PUT", json: body });
		await read(z.object({ code: z.literal("VERSION_REQUIRED") }), put({ addresses: given }), 428);
		expect(await read(ResearchAddresses, put({ addresses: given, version }))).toMatchObject({
			addresses: given,
		});
		await read(
			z.object({}),
			editor(`${base}/whys-tree/finalize`, { json: { sessionId, selectedPath, rootCause } }),
		);
		// It ends when the run does.
		await (await editor(`${base}/research/stream/${sessionId}`)).text();
		const result = await read(ResearchResult, editor(`${base}/research/${sessionId}`));

		const [port, inside, page] = result.pages ?? [];
		expect(port?.failure?.code).toBe("forbidden_address");
		expect(inside?.failure).toEqual({
			code: "forbidden_address",
			message:
				"inside.example is not on the public internet. Whoever runs Throughline can allow it in PRIVATE_HOSTS.",
		});
		expect(page).toMatchObject({ title: "Rents rise again", failure: null });
		expect(site.requests.map(({ host, path }) => host + path)).toEqual([
			"letter.example/robots.txt",
			"letter.example/rents",
		]);

		const quotes = validatedFindings(result).flatMap(({ finding }) => finding.quote ?? []);
		const quote = quotes.find(({ documentId }) => documentId === page?.documentId);
		expect(quote?.verified).toBe(true);
		const snapshot = await read(
			SourceText,
			editor(`${base}/documents/${quote?.documentId}?around=${quote?.passageId}`),
		);
		expect(snapshot.document).toMatchObject({ kind: "web", url: "http://letter.example/rents" });
		const passage = snapshot.passages.find(({ id }) => id === quote?.passageId);
		expect(passage?.text).toContain(quote?.text);
		// What the page hides from its readers is no text of it.
		expect(JSON.stringify([result, snapshot])).not.toContain("Ignore all previous");
		await read(
			z.object({ code: z.literal("NOT_FOUND") }),
			(await server.browser("Viewer"))(`${base}/documents/${quote?.documentId}`),
			404,
		);
		// Two processes are started, a page and a text are read.
	}, 60_000);
});
