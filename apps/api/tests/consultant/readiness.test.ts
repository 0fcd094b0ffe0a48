import { GeneratedTree } from "@throughline/domain/consultant/session";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

const base = "/api/strategic-consultant";
let server: RunningServer;
let editor: Client;
beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
});
afterAll(() => server.stop());

async function post(path: string, json: unknown) {
	const answer = await editor(`${base}${path}`, { json });
	return { status: answer.status, body: await answer.json() };
}

describe("a text that is not ready, over REST", () => {
	const asked = {
		ready: false,
		goOn: false,
		reason: expect.any(String),
		missing: expect.arrayContaining([expect.any(String)]),
		questions: expect.arrayContaining([
			{
				id: expect.any(String),
				asks: expect.any(String),
				question: expect.any(String),
				example: expect.any(String),
			},
		]),
	};
	let sessionId: string;
	let number = 0;
	beforeEach(async () => {
		sessionId = `strategy_1700000000002_${number++}`;
		const text = "We should do something about our customer portal.";
		const { status, body } = await post("/analyze", { text, sessionId });
		expect(status).toBe(200);
		expect(body).toMatchObject({ readiness: asked });
	});

	it("is answered with what is missing and no branches, until somebody says to go on", async () => {
		const first = await post("/whys-tree/generate", { sessionId });
		expect(first).toMatchObject({
			status: 200,
			body: {
				tree: {
					rootQuestion: "What is the problem? The text does not name one clearly yet.",
					branches: [],
				},
				problem: null,
				readiness: asked,
			},
		});
		const gone = await post("/whys-tree/generate", { sessionId, goOn: true });
		expect(gone).toMatchObject({ status: 200, body: { readiness: { ready: false, goOn: true } } });
		expect(GeneratedTree.parse(gone.body).tree.branches.length).toBeGreaterThan(0);
	});

	it("is finalized without a tree, and its plan says that the case was not ready", async () => {
		const rootCause = "The portal has no interface to the billing system";
		const finalized = await post("/whys-tree/finalize", {
			sessionId,
			rootCause,
			selectedPath: ["Customers call instead", "They see no bill", rootCause],
		});
		expect(finalized).toMatchObject({ status: 200, body: { versionNumber: 1, rootCause, assumed: true } });
		const decided = await post("/decisions/generate-with-research", { sessionId, versionNumber: 1 });
		expect(decided.status).toBe(200);
		const { decisions } = decided.body as { decisions: { id: string; options: { id: string }[] }[] };
		const selectedDecisions = Object.fromEntries(decisions.map(({ id, options }) => [id, options[0]?.id]));
		const version = await editor(`${base}/decisions/select`, {
			json: { sessionId, versionNumber: 1, selectedDecisions },
		});
		expect(version.status).toBe(200);
		const plan = await post("/convert-to-epm", { sessionId, versionNumber: 1 });
		expect(plan).toMatchObject({ status: 200, body: { program: { unready: true } } });
	});
});

describe("a pasted text, over REST", () => {
	it("is read without the marks that nobody sees, its quotes at their places", async () => {
		const text =
			"\u202eWe lose 20 % of our clients\u0000 each year.\u202c\f\u2066The price rose in May.\u2069 \ud83d\ude00";
		const { status, body } = await post("/analyze", { text, sessionId: "strategy_1700000000002_pasted" });
		expect(status).toBe(200);
		const { inputContent, documents } = body as { inputContent: string; documents: { id: string }[] };
		expect(inputContent).toBe("We lose 20 % of our clients each year.\nThe price rose in May. 😀");
		const found = await editor(`${base}/sessions/strategy_1700000000002_pasted/case`);
		const { statements } = (await found.json()) as {
			statements: { quote: { documentId: string; start: number; end: number; text: string } }[];
		};
		expect(statements.length).toBeGreaterThan(1);
		for (const { quote } of statements)
			expect([quote.documentId, inputContent.slice(quote.start, quote.end)]).toEqual([
				documents[0]?.id,
				quote.text,
			]);
	});
});
