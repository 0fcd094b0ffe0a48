import { CaseView } from "@throughline/domain/consultant/case/view";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

const memo = `Late orders in Kassel

In the last quarter 14 percent of our orders left the Kassel warehouse late, and two key accounts threaten to leave.

Orders are late because pickers walk and search for 38 percent of their shift. The stock is wrong because nobody books the returns on the day they arrive.`;

const base = "/api/strategic-consultant";
let server: RunningServer;
let editor: Client;
let admin: Client;
let sessionId: string;
let number = 0;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	admin = await server.browser("Admin");
});
afterAll(() => server.stop());

async function begin(text: string) {
	sessionId = `strategy_1700000000001_${number++}`;
	const answer = await editor(`${base}/analyze`, { json: { text, sessionId } });
	expect(answer.status).toBe(200);
}
const read = async () => CaseView.parse(await (await editor(`${base}/case/${sessionId}`)).json());
const post = async (path: string, json: unknown, client = editor) => {
	const answer = await client(`${base}/case/${sessionId}${path}`, { json });
	return {
		status: answer.status,
		body: (await answer.json()) as { id: string; code?: string; issues?: unknown },
	};
};

describe("a case over REST", () => {
	beforeEach(() => begin(memo));

	it("is read, corrected, and as it was after the undo", async () => {
		const { statements } = await read();
		const pickers = statements.find(({ quote }) => quote.text.startsWith("Orders are late"));
		const correction = { kind: "role", statementId: pickers?.id, role: "effect" };
		const { status, body } = await post("/corrections", { correction });
		expect(status).toBe(201);
		const role = async () => (await read()).statements.find(({ id }) => id === pickers?.id)?.role;
		expect(await role()).toBe("effect");
		const listed = await (await editor(`${base}/case/${sessionId}/corrections`)).json();
		expect(listed).toMatchObject([{ id: body.id, correction }]);
		const undone = await editor(`${base}/case/${sessionId}/corrections/${body.id}`, { method: "DELETE" });
		expect(await undone.json()).toEqual({ id: body.id });
		expect(await role()).toBe(pickers?.role);
	});

	it("is read by role and by words, with the counts of all roles", async () => {
		const { roleCounts, statements } = await read();
		const part = async (query: string) =>
			CaseView.parse(await (await editor(`${base}/case/${sessionId}?${query}`)).json());
		const causes = await part("role=cause");
		expect(causes.statements.map(({ role }) => role)).toEqual(
			Array.from({ length: roleCounts.cause }, () => "cause"),
		);
		expect(causes).toMatchObject({
			matchCount: roleCounts.cause,
			roleCounts,
			statementCount: statements.length,
		});
		const found = await part("words=orders%20ARE%20late");
		expect(found.statements.map(({ quote }) => quote.text.slice(0, 15))).toEqual(["Orders are late"]);
		expect((await editor(`${base}/case/${sessionId}?role=rumour`)).status).toBe(400);
	});

	it("names what is wrong with a correction", async () => {
		const unknown = await post("/corrections", {
			correction: { kind: "role", statementId: "0:99999", role: "cause" },
		});
		expect(unknown).toMatchObject({
			status: 400,
			body: { issues: [{ path: "correction.statementId", message: "This is not a statement of this case" }] },
		});
		expect((await post("/corrections", { correction: { kind: "answer" } })).status).toBe(400);
	});

	it("stands at its session, too, and is corrected there from the version that was read", async () => {
		const path = `${base}/sessions/${sessionId}/case`;
		const found = await editor(path);
		const etag = found.headers.get("etag");
		expect(etag).toBe('"1"');
		const first = CaseView.parse(await found.json());
		expect(first).toEqual(await read());
		const pickers = first.statements.find(({ quote }) => quote.text.startsWith("Orders are late"));
		const correction = { kind: "role", statementId: pickers?.id, role: "effect" };
		const patch = async (json: object, headers: Record<string, string> = {}) => {
			const answer = await editor(path, { method: "PATCH", json, headers });
			return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
		};
		const unversioned = await patch({ correction });
		expect(unversioned).toMatchObject({
			status: 428,
			body: { code: "VERSION_REQUIRED", current: { sessionId, version: 1 } },
		});
		const changed = await patch({ correction }, { "if-match": '"1"' });
		expect(changed.status).toBe(200);
		const now = CaseView.parse(changed.body);
		expect(now).toEqual(await read());
		expect(now.version).toBe(2);
		expect(now.statements.find(({ id }) => id === pickers?.id)).toMatchObject({
			role: "effect",
			confirmed: true,
		});
		const stale = await patch({ version: 1, correction: { ...correction, role: "cause" } });
		expect(stale).toMatchObject({ status: 409, body: { code: "CONFLICT", current: { version: 2 } } });
		expect(await read()).toEqual(now);
	});

	it.each([
		["value", { type: "money", value: -5, currency: "EUR", role: "limit" }],
		["value", { type: "money", value: 1e300, currency: "EUR", role: "limit" }],
		["date", { type: "date", value: 1, role: "deadline" }],
		["role", { type: "date", value: 2027, date: "2027-01-31", role: "limit" }],
	])("takes no figure whose %s makes no sense: %j", async (field, figure) => {
		const given = { subject: "Spending", unit: null, currency: null, date: null, ...figure };
		expect(await post("/corrections", { correction: { kind: "added figure", ...given } })).toMatchObject({
			status: 400,
			body: { issues: [{ path: `correction.${field}` }] },
		});
	});

	it("takes answers to the questions of a playbook alone", async () => {
		const answer = { questionId: "zzz", question: "What?", asks: "problem", text: "All of it" };
		expect(await post("/answers", answer)).toMatchObject({
			status: 400,
			body: { issues: [{ path: "questionId", message: "This is not a question of the interview" }] },
		});
	});

	it("counts an undo as a change", async () => {
		const { body } = await post("/corrections", { correction: { kind: "problem", text: "Orders are late" } });
		await editor(`${base}/case/${sessionId}/corrections/${body.id}`, { method: "DELETE" });
		expect((await read()).version).toBe(3);
	});

	it("of somebody else is not there", async () => {
		expect((await admin(`${base}/sessions/${sessionId}/case`)).status).toBe(404);
		expect((await admin(`${base}/case/${sessionId}`)).status).toBe(404);
		expect((await post("/corrections", { correction: { kind: "go on" } }, admin)).status).toBe(404);
	});
});

describe("an unready text over REST", () => {
	beforeEach(() => begin("We should do something about our customer portal."));

	it("is asked about, and its answers make it ready", async () => {
		for (const [topics, text] of [
			[["problem"], "Customers cannot change their meter reading online."],
			[["effect", "baseline"], "11,000 calls a month come in about it."],
			[["cause"], "The portal has no interface to the billing system."],
		] as const) {
			const { questions } = (await read()).readiness;
			const asked = questions.find(({ asks }) => topics.some((topic) => topic === asks));
			if (!asked) throw new Error(`no question on ${topics}`);
			const { id: questionId, question, asks } = asked;
			expect((await post("/answers", { questionId, question, asks, text })).status).toBe(201);
		}
		const { readiness, answers } = await read();
		expect(readiness.ready).toBe(true);
		expect(answers).toHaveLength(3);
		const generated = await editor(`${base}/whys-tree/generate`, { json: { sessionId } });
		expect(
			((await generated.json()) as { tree: { branches: unknown[] } }).tree.branches.length,
		).toBeGreaterThan(0);
	});
});
