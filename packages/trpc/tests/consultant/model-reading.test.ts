import { auditEntry, modelReading } from "@throughline/db/schema";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { offlineConsultant } from "../../src/consultant/offline-advisors.ts";
import type { Strategist } from "../../src/ports/advisors.ts";
import type { RunEngine } from "../../src/run/engine/engine.ts";
import { finishedRun } from "../../src/run/events/events.ts";
import { runHandlers } from "../../src/run-handlers.ts";
import { advisorsWith, createWorld, noPages, noSearch, refusalOf, texts, type World } from "../world.ts";
import { newSession } from "./memo.ts";

const offline = offlineConsultant();
const reason = "It says why.";
const unlinked = { links: [], figures: [] };
/** Who stands for a vendor's model: it reads the first three statements as risks, and makes one up. */
const model: Strategist = {
	...offline,
	provider: "openai",
	model: "a-model",
	rereadCase: (material, asking) =>
		offline.groundReading(
			material,
			{ ...unlinked, roles: [1, 2, 3, 999].map((statement) => ({ statement, role: "risk", reason })) },
			asking,
		),
};
const priced = { currency: "USD", asOf: "2026-11-29" };
const estimate = { inputTokens: 9_000, outputTokens: 3_000, cost: "0.135", priced };
const openai = { id: "openai" as const, label: "GPT-5", model: "a-model", available: true, variable: null };
const advisors = advisorsWith({
	providers: [openai, { ...openai, id: "gemini", available: false }],
	strategist: (provider) => (provider === "openai" ? model : offline),
	estimate: () => estimate,
});

let world: World;
let engine: RunEngine;
let sessionId: string;
const work = () => world.work(runHandlers({ advisors, reader: texts, pages: noPages, searches: noSearch }));
beforeAll(async () => {
	world = await createWorld({ demo: true });
	engine = await work();
});
afterAll(() => world.drop());
beforeEach(async () => {
	sessionId = await newSession(world);
});

const editor = () => world.as("Editor", { advisors }).consultant;
const read = () => editor().modelReading.read({ sessionId });
async function reread() {
	const { runId } = await editor().modelReading.start({ sessionId, provider: "openai" });
	await finishedRun({ db: world.db, runs: engine }, runId, undefined);
	return await proposals();
}
async function proposals() {
	const { reading } = await read();
	if (!reading) throw new Error("nothing was read");
	return reading.proposals;
}

describe("a model's own reading of a case", () => {
	it("is kept as proposals beside the case, which stays as it is", async () => {
		expect(await read()).toEqual({
			sessionId,
			run: null,
			cost: null,
			expected: [{ provider: "openai", ...estimate }],
			reading: null,
		});
		const before = await editor().case.read({ sessionId });
		const found = await reread();
		expect(found.length).toBeGreaterThanOrEqual(2);
		expect(found[0]).toMatchObject({ reason, correction: { kind: "role", role: "risk" }, figureRole: null });
		for (const { correction, role, quotes } of found) {
			const stated = before.statements.find(
				({ id }) => correction.kind === "role" && id === correction.statementId,
			);
			expect([role, quotes]).toEqual([stated?.role, [stated?.quote]]);
		}
		expect(await editor().case.read({ sessionId })).toEqual(before);
		// Another instance, which has never heard of it.
		await engine.close();
		engine = await work();
		expect(await read()).toMatchObject({
			run: { kind: "model-reading", status: "succeeded" },
			reading: { provider: "openai", model: "a-model", dropped: 1, ofEarlierText: false, proposals: found },
		});
	});

	it("becomes a correction of the case by a person, and a proposal again when that is undone", async () => {
		const [first, ...rest] = await reread();
		if (first?.correction.kind !== "role") throw new Error("no role");
		const { id } = await editor().case.correct({ sessionId, correction: first.correction });
		expect(await proposals()).toEqual(rest);
		expect((await editor().case.read({ sessionId, role: "risk" })).statements).toContainEqual(
			expect.objectContaining({ id: first.correction.statementId, confirmed: true }),
		);
		await editor().case.undo({ sessionId, id });
		expect(await proposals()).toEqual([first, ...rest]);
	});

	it("loses what is dismissed, also when it is read anew, until that is taken back, and says who did", async () => {
		const [first, ...rest] = await reread();
		const id = first?.id ?? "";
		await editor().modelReading.dismiss({ sessionId, id });
		await editor().modelReading.dismiss({ sessionId, id });
		expect(await read()).toMatchObject({ reading: { found: rest.length + 1, proposals: rest } });
		const [row] = await world.db.select().from(modelReading).where(eq(modelReading.sessionId, sessionId));
		const lines = await world.db
			.select({ action: auditEntry.action, personName: auditEntry.personName })
			.from(auditEntry)
			.where(and(eq(auditEntry.objectType, "model reading"), eq(auditEntry.objectId, row?.id ?? "")));
		expect(lines.map(({ action }) => action).toSorted()).toEqual(["created", "dismissed"]);
		const again = await reread();
		expect(again.map(({ correction }) => correction)).toEqual(rest.map(({ correction }) => correction));
		expect(await read()).toMatchObject({ reading: { found: rest.length + 1 } });
		await editor().modelReading.restore({ sessionId, id });
		expect((await proposals()).map(({ correction }) => correction)).toContainEqual(first?.correction);
		// One of the earlier reading is no proposal any more.
		const [gone] = rest;
		expect(await refusalOf(editor().modelReading.dismiss({ sessionId, id: gone?.id ?? "" }))).toMatchObject({
			code: "NOT_FOUND",
		});
	});

	it("says that the text is another one by now", async () => {
		await reread();
		await editor().session.analyzeText({ sessionId, text: "The second shift starts in May." });
		expect(await read()).toMatchObject({ reading: { ofEarlierText: true } });
		await reread();
		expect(await read()).toMatchObject({ reading: { ofEarlierText: false } });
	});

	it("needs a model, and somebody who may change the case", async () => {
		const start = { sessionId, provider: "offline" as const };
		expect(await refusalOf(editor().modelReading.start(start))).toMatchObject({ code: "NO_PROVIDER" });
		expect(await refusalOf(editor().modelReading.start({ sessionId }))).toMatchObject({
			code: "NO_PROVIDER",
		});
		const admin = world.as("Admin", { advisors }).consultant.modelReading;
		for (const call of [() => admin.read({ sessionId }), () => admin.start({ ...start, provider: "openai" })])
			expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
		const viewer = world.as("Viewer", { advisors }).consultant.modelReading;
		expect(await refusalOf(viewer.start({ ...start, provider: "openai" }))).toMatchObject({
			code: "FORBIDDEN",
		});
	});
});
