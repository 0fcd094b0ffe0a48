import { StoredCorrection } from "@throughline/domain/consultant/case";
import { ModelReading } from "@throughline/domain/consultant/case/model-reading";
import { ResearchResult } from "@throughline/domain/consultant/research";
import { Analyzed, Finalized } from "@throughline/domain/consultant/session";
import { IntegrationSummary, VersionDetail } from "@throughline/domain/consultant/version";
import { WhysTree } from "@throughline/domain/consultant/whys";
import { providers } from "@throughline/domain/run";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { startAllVendors } from "../ai/fake/all-vendors.ts";
import { consultantReply } from "../ai/fake/consultant.ts";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

const text = `Every fifth order leaves the warehouse a day late.
Orders are late because pickers search for stock that is not where the system says.
Pickers search because the warehouse system learns of a movement of stock hours after it happened.
The system is late because scanners send their data once a night.
Sales says that the forecast causes most of the late orders.
The board allows a budget of 2.4 million dollars and 14 months.
Late orders cost us 180,000 dollars last year.`;

let vendors: Awaited<ReturnType<typeof startAllVendors>>;
let server: RunningServer;
let editor: Client;

beforeAll(async () => {
	vendors = await startAllVendors();
	for (const fake of Object.values(vendors.fakes)) fake.answerWith(consultantReply);
	server = await startServer({ environment: vendors.environment });
	editor = await server.browser("Editor");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
	await vendors.stop();
});

const base = "/api/strategic-consultant";

async function post<T>(shape: z.ZodType<T>, path: string, json: object): Promise<T> {
	const answer = await editor(`${base}${path}`, { json });
	const body: unknown = await answer.json();
	if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
	return shape.parse(body);
}

/** The messages of a stream, to its end. */
async function messages(path: string): Promise<{ type: string; data?: unknown }[]> {
	const answer = await editor(`${base}${path}`);
	const lines = (await answer.text()).split("\n").filter((line) => line.startsWith("data: "));
	return lines.map((line) => JSON.parse(line.slice(6)) as { type: string; data?: unknown });
}

describe.each(providers)("the walk by REST with %s", (provider) => {
	it("leads from a text to a program, whose reasons go back to a sentence", async () => {
		const { sessionId } = await post(Analyzed, "/analyze", {
			text,
			sessionId: `strategy_${Date.now()}_${provider}`,
		});
		const { tree } = await post(z.object({ tree: WhysTree }), "/whys-tree/generate", {
			sessionId,
			input: text,
			provider,
		});
		const path: string[] = [];
		let level = tree.branches;
		let parentQuestion = tree.rootQuestion;
		while (path.length < 3) {
			const [node] = level;
			if (!node) throw new Error(`no option at level ${path.length + 1}`);
			path.push(node.option);
			level = node.branches;
			if (level.length === 0 && path.length < 3) {
				const asked = {
					sessionId,
					nodeId: node.id,
					selectedPath: path,
					currentDepth: path.length,
					parentQuestion,
					input: text,
					isCustom: false,
					provider,
				};
				const expanded = await post(
					z.object({ expandedBranches: WhysTree.shape.branches }),
					"/whys-tree/expand",
					asked,
				);
				level = expanded.expandedBranches;
			}
			parentQuestion = node.question;
		}
		const rootCause = path.at(-1) ?? "";
		const judged = { rootCauseText: rootCause, provider };
		expect(
			await post(z.object({ valid: z.boolean() }), "/whys-tree/validate-root-cause", judged),
		).toMatchObject({
			valid: true,
		});
		const settled = { sessionId, selectedPath: path, rootCause, input: text, provider };
		const { versionNumber } = await post(Finalized, "/whys-tree/finalize", settled);
		const query = new URLSearchParams({ rootCause, whysPath: JSON.stringify(path), input: text, provider });
		const told = await messages(`/research/stream/${sessionId}?${query}`);
		expect(told.at(-1)?.type).toBe("complete");
		const research = ResearchResult.parse(told.at(-1)?.data);
		expect(research.versionNumber).toBe(versionNumber);
		const of = { sessionId, versionNumber, provider };
		await post(z.object({ analysis: z.object({}) }), "/analyze-enhanced", {
			...of,
			rootCause,
			whysPath: path,
		});
		await post(z.object({}), "/decisions/generate-with-research", of);
		const version = async () =>
			VersionDetail.parse(await (await editor(`${base}/versions/${sessionId}/${versionNumber}`)).json());
		const { decisions } = await version();
		const selectedDecisions = Object.fromEntries(
			(decisions ?? []).map(({ id, options }) => [id, options[0]?.id]),
		);
		await post(z.object({}), "/decisions/select", { sessionId, versionNumber, selectedDecisions });
		await post(z.object({}), "/convert-to-epm", of);
		const made = await post(IntegrationSummary, `/integrate/${sessionId}/${versionNumber}`, {});
		expect(made.tasksCreated).toBeGreaterThan(0);
		expect(await post(IntegrationSummary, `/integrate/${sessionId}/${versionNumber}`, {})).toEqual(made);
		const done = await version();
		expect(done).toMatchObject({
			status: "converted_to_program",
			convertedProgramId: made.programId,
			provider,
		});
		expect(done.validation?.ontology.completeness.missingFields).toEqual([]);

		const tasks = (await (await editor(`/api/tasks?programId=${made.programId}`)).json()) as {
			id: string;
		}[];
		expect(tasks).toHaveLength(made.tasksCreated);
		const origins = await (await editor(`${base}/origins?objectType=task&objectId=${tasks[0]?.id}`)).json();
		const quotes = quotesIn(origins);
		expect(quotes.length).toBeGreaterThan(0);
		expect(quotes.every(({ text: said }) => text.includes(said))).toBe(true);
	});
});

const Quoted = z.object({ text: z.string(), verified: z.literal(true), passageId: z.uuid() });

/** Every verified quote in an answer, wherever it stands. */
function quotesIn(value: unknown): z.infer<typeof Quoted>[] {
	const quote = Quoted.safeParse(value);
	if (quote.success) return [quote.data];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(quotesIn) : [];
}

describe("a model's own reading of a case by REST", () => {
	const key = { "idempotency-key": "read-it-once" };
	const place = (sessionId: string) => `${base}/case/${sessionId}/model-reading`;

	it("is started once for one key, listed, accepted as a correction and dismissed", async () => {
		const sessionId = `strategy_${Date.now()}_reading`;
		await post(Analyzed, "/analyze", { text, sessionId });
		const start = async () => {
			const answer = await editor(place(sessionId), { json: { provider: "openai" }, headers: key });
			return { status: answer.status, body: z.object({ runId: z.string() }).parse(await answer.json()) };
		};
		expect(await start()).toEqual(await start());
		const read = async () => ModelReading.parse(await (await editor(place(sessionId))).json());
		const reading = await vi.waitFor(
			async () => {
				const found = await read();
				expect(found.run?.status).toBe("succeeded");
				return found.reading;
			},
			{ timeout: 20_000, interval: 100 },
		);
		expect(reading).toMatchObject({ provider: "openai", dropped: 7, found: 3, ofEarlierText: false });
		const [role, link] = reading?.proposals ?? [];
		await post(StoredCorrection, `/case/${sessionId}/corrections`, { correction: role?.correction });
		const dismissed = await editor(`${place(sessionId)}/proposals/${link?.id}`, { method: "DELETE" });
		expect(await dismissed.json()).toEqual({ id: link?.id });
		const after = await read();
		expect(after.reading?.proposals).toEqual(reading?.proposals.slice(2));
		const { cost, expected } = after;
		expect(Number(cost)).toBeGreaterThan(0);
		expect(expected.find(({ provider }) => provider === "openai")).toMatchObject({
			cost: expect.stringMatching(/^0\.\d+$/),
			priced: { currency: "USD", asOf: expect.any(String) },
		});
		await editor(`${place(sessionId)}/proposals/${link?.id}`, { method: "PUT", json: {} });
		expect((await read()).reading?.proposals).toEqual(reading?.proposals.slice(1));
	});

	it("is refused to the offline consultant with a code", async () => {
		const sessionId = `strategy_${Date.now()}_offline`;
		await post(Analyzed, "/analyze", { text, sessionId });
		const answer = await editor(place(sessionId), { json: { provider: "offline" } });
		expect([answer.status, await answer.json()]).toEqual([
			422,
			expect.objectContaining({ code: "NO_PROVIDER" }),
		]);
	});
});
