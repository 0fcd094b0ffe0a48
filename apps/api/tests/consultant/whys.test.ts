import { person, strategySession } from "@throughline/db/schema";
import { CreatedToken } from "@throughline/domain/account";
import { culturalObservation } from "@throughline/domain/consultant/root-cause/root-cause";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

const input = `Late orders in Kassel

In the last quarter 14 percent of our orders left the Kassel warehouse late, and two key accounts threaten to leave.

Orders are late because pickers walk and search for 38 percent of their shift. Pickers search because the stock in the system is wrong. The stock is wrong because nobody books the returns on the day they arrive. Returns are not booked because no team owns them.

The controlling report says that 6 percent of our orders left the Kassel warehouse late in the last quarter.`;

const base = "/api/strategic-consultant";
let server: RunningServer;
let editor: Client;
let viewer: Client;
let sessionId: string;
let number = 0;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	viewer = await server.browser("Viewer");
});
afterAll(() => server.stop());
beforeEach(async () => {
	sessionId = `strategy_1700000000000_${number++}`;
	const answer = await editor(`${base}/analyze`, { json: { text: input, sessionId } });
	expect(answer.status).toBe(200);
});

type Node = { id: string; option: string; question: string; depth: number; branches: Node[] };
type Body = { tree: { rootQuestion: string; branches: Node[] }; expandedBranches: Node[] } & Partial<Node>;

const post = async (path: string, json: unknown, client = editor) => {
	const answer = await client(`${base}${path}`, { json });
	return { status: answer.status, body: (await answer.json()) as Body };
};

/** The walk of an external client, with ids and paths of its own. */
async function walk(): Promise<string[]> {
	const generated = await post("/whys-tree/generate", { sessionId, input });
	expect(generated.status).toBe(200);
	const { tree } = generated.body;
	const first = tree.branches.find(({ branches }) => branches.length > 0);
	const second = first?.branches[0];
	if (!first || !second) throw new Error("no second level");
	const selectedPath = [first.option, second.option];
	const expanded = await post("/whys-tree/expand", {
		sessionId,
		nodeId: second.id,
		selectedPath: [first, second].map(({ id, option }) => ({ id, option })),
		currentDepth: 2,
		parentQuestion: second.question,
		input,
		isCustom: false,
		customOption: "",
	});
	expect(expanded.status).toBe(200);
	const third = expanded.body.expandedBranches[0];
	expect(third?.depth).toBe(3);
	return [...selectedPath, third?.option ?? ""];
}

async function messages(answer: Response) {
	const text = await answer.text();
	return text
		.split("\n\n")
		.filter((frame) => frame.includes("data: "))
		.map((frame) => ({
			id: /^id: (.+)$/m.exec(frame)?.[1],
			...JSON.parse(/^data: (.+)$/m.exec(frame)?.[1] ?? "null"),
		}));
}
const stream = (query: Record<string, string>, client = editor, headers: Record<string, string> = {}) =>
	client(`${base}/research/stream/${sessionId}?${new URLSearchParams(query)}`, { headers });

describe("the Five Whys over REST", () => {
	it("go from the text to the settled root cause", async () => {
		const selectedPath = await walk();
		const rootCause = selectedPath[2] ?? "";
		expect(await post("/whys-tree/validate-root-cause", { rootCauseText: rootCause })).toEqual({
			status: 200,
			body: { valid: true, message: "" },
		});
		expect(await post("/whys-tree/validate-root-cause", { rootCauseText: "It is their culture" })).toEqual({
			status: 200,
			body: { valid: false, message: culturalObservation },
		});
		const finalized = await post("/whys-tree/finalize", { sessionId, selectedPath, rootCause, input });
		expect(finalized).toEqual({
			status: 200,
			body: { sessionId, versionNumber: 1, rootCause, whysPath: selectedPath, assumed: false },
		});
		const versions = await (await editor(`${base}/versions/${sessionId}`)).json();
		expect(versions).toMatchObject([{ versionNumber: 1, rootCause, status: "draft" }]);
	});

	it("read, add and reword whys", async () => {
		const none = await editor(`${base}/whys-tree/${sessionId}`);
		expect([none.status, await none.json()]).toEqual([200, null]);
		await post("/whys-tree/generate", { sessionId, input });
		const own = await post("/whys-tree/custom", { sessionId, parentId: null, option: "The roof leaks" });
		expect(own).toMatchObject({ status: 201, body: { isCustom: true, depth: 1 } });
		const edit = { sessionId, nodeId: own.body.id, version: 1, option: "The roof is old" };
		expect(await post("/whys-tree/edit", edit)).toMatchObject({
			status: 200,
			body: { option: "The roof is old", question: "Why is this? (The roof is old)" },
		});
		const tree = (await (await editor(`${base}/whys-tree/${sessionId}`)).json()) as Body["tree"];
		expect(tree.branches.at(-1)).toMatchObject({ option: "The roof is old" });
	});

	it("refuse what is not theirs, not known and not enough", async () => {
		expect(await post("/whys-tree/generate", { sessionId: "strategy_0_none", input })).toMatchObject({
			status: 404,
			body: { code: "NOT_FOUND" },
		});
		expect(await post("/whys-tree/generate", { sessionId, input }, viewer)).toMatchObject({ status: 403 });
		expect(await post("/whys-tree/generate", { sessionId, input }, server.anonymous)).toMatchObject({
			status: 401,
		});
		expect(await post("/whys-tree/generate", { sessionId, inputs: "x" })).toMatchObject({ status: 400 });
		expect(
			await post("/whys-tree/expand", { sessionId, currentDepth: 1, isCustom: true, customOption: " " }),
		).toMatchObject({ status: 400, body: { error: expect.stringContaining("Write your own why") } });
		expect(
			await post("/whys-tree/finalize", { sessionId, selectedPath: ["a", "b"], rootCause: "b" }),
		).toMatchObject({ status: 400, body: { error: expect.stringContaining("level 3") } });
	});
});

describe("the research stream", () => {
	it("tells how far it is and ends with the result; a second connection gets the same", async () => {
		const whysPath = await walk();
		const query = { rootCause: whysPath[2] ?? "", whysPath: JSON.stringify(whysPath), input };
		const [one, two] = await Promise.all([stream(query), stream(query)]);
		expect(one.headers.get("content-type")).toContain("text/event-stream");
		const [heard, alsoHeard] = await Promise.all([messages(one), messages(two)]);
		expect(alsoHeard).toEqual(heard);
		expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(["progress", "query", "complete"]));
		expect(heard.at(-1)).toMatchObject({
			type: "complete",
			data: { versionNumber: 1, sourcesAnalyzed: 1, validation: expect.any(Array) },
		});
		const stored = await (await editor(`${base}/research/${sessionId}`)).json();
		expect(stored).toEqual(heard.at(-1)?.data);
		const middle = heard[2]?.id ?? "";
		const rest = await messages(await stream(query, editor, { "last-event-id": middle }));
		expect(rest).toEqual(heard.slice(3));
		// Nothing follows the end: a browser that gets 204 stops coming back.
		const over = await stream(query, editor, { "last-event-id": heard.at(-1)?.id ?? "" });
		expect([over.status, await over.text()]).toEqual([204, ""]);
	});

	it("starts nothing for a client that comes back", async () => {
		const whysPath = await walk();
		const query = { rootCause: whysPath[2] ?? "", whysPath: JSON.stringify(whysPath), input };
		const answer = await stream(query, editor, { "last-event-id": "4" });
		expect(answer.status).toBe(404);
	});

	it("starts nothing for a look at its headers", async () => {
		const whysPath = await walk();
		const query = new URLSearchParams({ rootCause: whysPath[2] ?? "", whysPath: JSON.stringify(whysPath) });
		const head = await editor(`${base}/research/stream/${sessionId}?${query}`, { method: "HEAD" });
		expect([head.status, head.headers.get("allow")]).toEqual([405, "GET"]);
		expect(await (await editor(`${base}/versions/${sessionId}`)).json()).toEqual([]);
	});

	it("is followed and not started by a page of another site; a token is no page", async () => {
		const whysPath = await walk();
		const query = { rootCause: whysPath[2] ?? "", whysPath: JSON.stringify(whysPath), input };
		const cookie = await server.cookie("Editor");
		const from = (headers: Record<string, string>) => stream(query, server.anonymous, headers);
		const elsewhere: Record<string, string>[] = [
			{ cookie, "sec-fetch-site": "cross-site" },
			{ cookie, origin: "https://elsewhere.example" },
		];
		for (const headers of elsewhere) {
			const refused = await from(headers);
			expect([refused.status, await refused.json()]).toMatchObject([403, { code: "FOREIGN_ORIGIN" }]);
		}
		expect(await (await editor(`${base}/versions/${sessionId}`)).json()).toEqual([]);
		// As a browser's EventSource asks for it on a page of ours.
		const own = await messages(await from({ cookie, "sec-fetch-site": "same-origin" }));
		expect(own.at(-1)).toMatchObject({ type: "complete" });
		for (const headers of elsewhere) expect(await messages(await from(headers))).toEqual(own);

		const made = await editor("/api/tokens", { json: { name: "A client", scope: "write" } });
		const { token } = CreatedToken.parse(await made.json());
		const cause = `${whysPath[2]} at night`;
		const other = { rootCause: cause, whysPath: JSON.stringify([...whysPath.slice(0, 2), cause]), input };
		const client = { authorization: `Bearer ${token}`, "sec-fetch-site": "cross-site" };
		const byToken = await messages(await stream(other, server.anonymous, client));
		expect(byToken.at(-1)).toMatchObject({ type: "complete" });
	});

	it("needs a root cause, and its path as JSON", async () => {
		const missing = await stream({});
		expect([missing.status, await missing.json()]).toMatchObject([
			409,
			{ error: "Missing required data from previous steps" },
		]);
		const broken = await stream({ rootCause: "x", whysPath: "a, b" });
		expect([broken.status, await broken.json()]).toMatchObject([400, { code: "INVALID_INPUT" }]);
	});

	it("lets who may only read follow what was started, and start nothing", async () => {
		const whysPath = await walk();
		const query = { rootCause: whysPath[2] ?? "", whysPath: JSON.stringify(whysPath), input };
		const shared = eq(strategySession.id, sessionId);
		await (await stream(query)).text();
		await server.database.db.update(strategySession).set({ creatorId: null }).where(shared);
		const other = { ...query, rootCause: "Nobody books the returns at night" };
		// What belongs to nobody is an Admin's to change.
		for (const client of [viewer, editor]) {
			expect((await messages(await stream(query, client))).at(-1)).toMatchObject({ type: "complete" });
			expect((await stream(other, client)).status).toBe(403);
		}
		const [admin] = await server.database.db
			.insert(person)
			.values({ issuer: "https://id.test", subject: "somebody", role: "Viewer" })
			.returning();
		await server.database.db
			.update(strategySession)
			.set({ creatorId: admin?.id ?? null })
			.where(shared);
		expect((await stream(query, viewer)).status).toBe(404);
		expect((await stream(query)).status).toBe(404);
	});

	it("takes a long query", async () => {
		const path = await walk();
		const whysPath = path.map((option, at) => (at < 2 ? option : `${option} ${"ä".repeat(1_900)}`));
		const query = { rootCause: whysPath[2] ?? "", whysPath: JSON.stringify(whysPath), input };
		expect(new URLSearchParams(query).toString().length).toBeGreaterThan(20_000);
		expect((await messages(await stream(query))).at(-1)).toMatchObject({ type: "complete" });
		const endless = await stream({ ...query, input: "x".repeat(200_000) });
		expect([431, 414]).toContain(endless.status);
	});
});

describe("entering a screen", () => {
	const enter = (step: string, client = editor) => post(`/sessions/${sessionId}/enter`, { step }, client);
	const progress = async () =>
		(await (await editor(`${base}/sessions/${sessionId}/progress`)).json()) as {
			steps: { step: string; run: { id: string; status: string } | null }[];
		};

	it("starts what is due there, once, and says where the session is", async () => {
		expect((await progress()).steps).toEqual([]);
		const [one, other] = await Promise.all([enter("whys"), enter("whys")]);
		expect([one.status, other.status]).toEqual([200, 200]);
		await vi.waitFor(
			async () =>
				expect((await progress()).steps).toMatchObject([{ step: "whys", run: { status: "succeeded" } }]),
			{ timeout: 15_000 },
		);
		const { tree } = (await post("/whys-tree/generate", { sessionId })).body;
		expect(tree.branches.length).toBeGreaterThan(0);
	});

	it("is refused to Viewers, and for a step that there is not", async () => {
		expect((await enter("whys", viewer)).status).toBe(403);
		expect((await enter("integration")).status).toBe(400);
		expect((await progress()).steps).toEqual([]);
	});
});
