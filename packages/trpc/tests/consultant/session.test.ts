import { origin, strategySession } from "@throughline/db/schema";
import { titleOf } from "@throughline/domain/consultant/text/title";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageOf } from "../../src/consultant/document/page.ts";
import { passagesOf } from "../../src/consultant/document/passages.ts";
import { loadMaterial } from "../../src/consultant/material/material.ts";
import { createWorld, refusalOf, type World } from "../world.ts";
import { plannedStrategy } from "./planned-strategy.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld({ demo: true });
});
afterAll(() => world.drop());

const session = (who: "Admin" | "Editor" | "Viewer" = "Editor") => world.as(who).consultant.session;
const text =
	"Orders leave Kassel late. They are late because pickers walk too far.\r\n\r\nThe board\u00a0expects a plan.";
let number = 0;
const fresh = () => `strategy_1700000000000_${number++}`;

describe("a typed text", () => {
	it("becomes a session of the caller, called by its first sentence", async () => {
		const sessionId = fresh();
		const analyzed = await session().analyzeText({ text, sessionId });
		const clean = text.replace("\r\n\r\n", "\n\n").replace("\u00a0", " ");
		expect(analyzed).toMatchObject({ sessionId, inputContent: clean });
		expect(analyzed.documents).toMatchObject([
			{ kind: "text", readBy: "typed", downloadable: false, pages: null },
		]);
		expect(await session().byId({ sessionId })).toMatchObject({
			id: sessionId,
			title: "Orders leave Kassel late.",
			inputText: clean,
			stage: "whys",
			hasTree: false,
			caseChecked: false,
			latestVersion: null,
			whysPath: [],
		});
	});

	it("is kept as passages, each found verbatim at its place", async () => {
		const { documents } = await session().analyzeText({ text });
		const documentId = documents[0]?.id ?? "";
		const { passages, total } = await session().source({ documentId });
		expect(passages.map((passage) => passage.text)).toEqual([
			"Orders leave Kassel late.",
			"They are late because pickers walk too far.",
			"The board expects a plan.",
		]);
		expect(total).toBe(3);
		const material = await loadMaterial(world.db, documents[0]?.sessionId ?? "");
		const [source] = material.sources;
		for (const { start, end, text } of passagesOf(material))
			expect(source?.content.slice(start, end)).toBe(text);
		expect(material.key).toBe(documentId);
	});

	it("can be read around a passage", async () => {
		const lines = Array.from({ length: 40 }, (_, at) => `Sentence number ${at} stands here.`).join("\n\n");
		const { documents } = await session().analyzeText({ text: lines });
		const documentId = documents[0]?.id ?? "";
		const all = await session().source({ documentId });
		const around = await session().source({ documentId, around: all.passages[20]?.id, limit: 5 });
		expect(around.passages.map(({ position }) => position)).toEqual([18, 19, 20, 21, 22]);
		expect(around.total).toBe(40);
		const from = await session().source({ documentId, from: 38 });
		expect(from.passages.map(({ position }) => position)).toEqual([38, 39]);
	});

	it.each([
		["none without pages", null, 7, null],
		["none of no pages", [], 7, null],
		["the first before the first begins", [3, 9], 1, 1],
		["the one that begins there", [0, 9], 9, 2],
		["the last after it", [0, 9], 99, 2],
	])("is read on its page: %s", (_which, starts, place, page) => {
		expect(pageOf(starts, place)).toBe(page);
	});

	it("adds to an own session, and the same text again adds nothing", async () => {
		const sessionId = fresh();
		await session().analyzeText({ text, sessionId });
		const more = await session().analyzeText({ text: "Overtime rises since staff is short.", sessionId });
		expect(more.documents).toHaveLength(2);
		expect(more.inputContent).toMatch(/expects a plan\.\n\nOvertime rises/);
		const again = await session().analyzeText({ text, sessionId });
		expect(again).toEqual(more);
		const spaced = `\n ${text.replaceAll(" ", "  ").replaceAll("\r\n", "\n")}\n\n`;
		expect(await session().analyzeText({ text: spaced, sessionId })).toEqual(more);
		expect(await session().analyzeText({ text: `${text} And more.`, sessionId })).not.toEqual(more);
	});

	it("is stored once however often the same call comes", async () => {
		const as = world.as("Editor", { idempotencyKey: "analyze-once" }).consultant.session;
		const [one, other] = await Promise.all([as.analyzeText({ text }), as.analyzeText({ text })]);
		expect(other).toEqual(one);
	});

	it("without anything that could be quoted is refused", async () => {
		expect(await refusalOf(session().analyzeText({ text: "!!! ... ???" }))).toMatchObject({
			code: "UNREADABLE",
			message: "No valid input text could be extracted",
		});
		expect(await refusalOf(session().analyzeText({ text: "  " }))).toMatchObject({
			code: "INVALID_INPUT",
			message: "Please provide text input or upload a file",
		});
	});
});

describe("a session", () => {
	it("holds at most 50 MB of text, as it is answered in one", async () => {
		const sessionId = fresh();
		await session().analyzeText({ text, sessionId });
		await world.db
			.update(strategySession)
			.set({ inputText: sql`repeat('x', 50 * 1024 * 1024)` })
			.where(eq(strategySession.id, sessionId));
		expect(await refusalOf(session().analyzeText({ text: "One more.", sessionId }))).toMatchObject({
			code: "TOO_LARGE",
			message: "A strategy holds at most 50 MB of text. Start a new strategy for the rest.",
		});
	});
});

describe("somebody else's session", () => {
	it("is not there: not to read, not to remove, not by its documents, not in the list", async () => {
		const sessionId = fresh();
		const { documents } = await session("Admin").analyzeText({ text, sessionId });
		const missing = { code: "NOT_FOUND", message: "There is no such strategy session" };
		expect(await refusalOf(session().byId({ sessionId }))).toMatchObject(missing);
		expect(await refusalOf(session().documents({ sessionId }))).toMatchObject(missing);
		expect(await refusalOf(session().remove({ sessionId }))).toMatchObject(missing);
		expect(await refusalOf(session().source({ documentId: documents[0]?.id ?? "" }))).toMatchObject({
			code: "NOT_FOUND",
		});
		expect((await session().list()).map(({ id }) => id)).not.toContain(sessionId);
	});

	it("takes no material of mine, though I may choose its id: then I have a session of that id", async () => {
		const sessionId = fresh();
		await session("Admin").analyzeText({ text, sessionId });
		const before = await session("Admin").byId({ sessionId });
		const mine = await session().analyzeText({ text: "Overtime rises.", sessionId });
		expect(mine).toMatchObject({ sessionId, inputContent: "Overtime rises." });
		const more = await session().analyzeText({ text: "Staff is short.", sessionId });
		expect(more.documents.map((document) => document.sessionId)).toEqual([sessionId, sessionId]);
		expect(await session().byId({ sessionId })).toMatchObject({ id: sessionId, title: "Overtime rises." });
		expect((await session().list()).map(({ id }) => id)).toContain(sessionId);
		await world.as("Editor").consultant.whys.addCustom({ sessionId, parentId: null, option: "Mine" });
		await session().remove({ sessionId });
		expect(await session("Admin").byId({ sessionId })).toEqual(before);
	});
});

describe("the sessions", () => {
	it("hold the demo's for everybody, with the stage that it has reached", async () => {
		for (const who of ["Admin", "Editor", "Viewer"] as const) {
			const demo = (await session(who).list()).find(({ latestVersion }) => latestVersion === 2);
			expect(demo).toMatchObject({ stage: "program", hasTree: true, hasResearch: true, latestVersion: 2 });
		}
	});

	it("are removed with everything in them, and come back with Undo", async () => {
		const sessionId = fresh();
		await session().analyzeText({ text, sessionId });
		const before = await session().byId({ sessionId });
		const { undoId } = await session().remove({ sessionId, version: before.version });
		expect(await refusalOf(session().byId({ sessionId }))).toMatchObject({ code: "NOT_FOUND" });
		await world.as("Editor").trash.restore({ undoId });
		expect(await session().byId({ sessionId })).toEqual(before);
		const { total } = await session().source({ documentId: before.documents[0]?.id ?? "" });
		expect(total).toBe(3);
	});

	it("leave no text of theirs in the audit trail", async () => {
		const sessionId = fresh();
		await session().analyzeText({ text: "Our plan. A secret is discussed here.", sessionId });
		await session().remove({ sessionId });
		const entries = await world.db.query.auditEntry.findMany({
			where: (table, { eq }) => eq(table.objectId, sessionId),
		});
		expect(entries.map(({ action }) => action).sort()).toEqual(["created", "deleted"]);
		expect(JSON.stringify(entries.map(({ before, after }) => [before, after]))).not.toContain(
			"discussed here",
		);
	});

	it("stay while a program rests on them, which loses no reason", async () => {
		const { sessionId } = await plannedStrategy(world.db, world.people.Editor.id);
		const { consultant, program, trash } = world.as("Editor");
		const { programId } = await consultant.integration.integrate({ sessionId, versionNumber: 1 });
		const { name } = await program.byId({ id: programId });
		expect(await session().byId({ sessionId })).toMatchObject({ programs: [name] });
		const reasons = () => world.db.$count(origin, eq(origin.programId, programId));
		const before = await reasons();
		expect(before).toBeGreaterThan(10);
		expect(await refusalOf(session().remove({ sessionId }))).toMatchObject({
			code: "DECIDED",
			message: `“${name}” rests on this strategy. Delete the program first.`,
		});
		expect(await reasons()).toBe(before);
		await program.remove({ id: programId });
		const { undoId } = await session().remove({ sessionId });
		await trash.restore({ undoId });
		expect(await session().byId({ sessionId })).toMatchObject({ programs: [] });
	});

	it("are not deleted as another version than they are, which is told as it is read", async () => {
		const { sessionId } = await plannedStrategy(world.db, world.people.Editor.id);
		const current = await session().byId({ sessionId });
		expect(await refusalOf(session().remove({ sessionId, version: 9 }))).toMatchObject({
			code: "CONFLICT",
			current,
		});
	});

	it("are deleted several at once, all or none, and come back together", async () => {
		const begin = async (words: string) => (await session().analyzeText({ text: words })).sessionId;
		const own = [await begin("Ships wait."), await begin("Cranes idle.")].map((sessionId) => ({ sessionId }));
		const { sessionId: nobodys } = await plannedStrategy(world.db, null);
		const listed = async () => (await session().list()).map(({ id }) => id);
		const ids = own.map(({ sessionId }) => sessionId);
		const refusal = await refusalOf(session().removeMany({ sessions: [...own, { sessionId: nobodys }] }));
		expect(refusal.code).toBe("FORBIDDEN");
		expect(await listed()).toEqual(expect.arrayContaining(ids));
		const { undoIds } = await session().removeMany({ sessions: own });
		expect(await listed()).not.toEqual(expect.arrayContaining([ids[0]]));
		await world.as("Editor").trash.restoreMany({ undoIds });
		expect(await listed()).toEqual(expect.arrayContaining(ids));
	});

	it("belong to nobody once their creator is gone: everybody reads them, Admins alone change them", async () => {
		const { sessionId, nodeIds } = await plannedStrategy(world.db, null);
		const version = { sessionId, versionNumber: 1 };
		const editor = world.as("Editor").consultant;
		const calls = [
			() => editor.session.analyzeText({ sessionId, text }),
			() => editor.whys.start({ sessionId }),
			() => editor.whys.expand({ sessionId, nodeId: nodeIds[0] }),
			() => editor.whys.addCustom({ sessionId, parentId: null, option: "Mine" }),
			() => editor.whys.edit({ sessionId, nodeId: nodeIds[0] ?? "", version: 1, option: "Mine" }),
			() => editor.whys.finalize({ sessionId, rootCause: "c", selectedPath: ["a", "b", "c"] }),
			() => editor.research.start({ sessionId }),
			() => editor.analysis.start({ ...version, rootCause: "c", whysPath: ["c"] }),
			() => editor.decision.start(version),
			() => editor.decision.select({ ...version, selectedDecisions: {} }),
			() => editor.plan.start(version),
			() => editor.version.label({ ...version, version: 1, versionLabel: "Mine" }),
			() => editor.version.finalize(version),
			() => editor.version.branch(version),
			() => editor.integration.integrate(version),
			() => editor.session.remove({ sessionId }),
		];
		for (const call of calls) {
			expect(await refusalOf(call())).toMatchObject({
				code: "FORBIDDEN",
				message: "This strategy belongs to nobody: everybody reads it, and only an Admin may change it",
			});
		}
		for (const who of ["Editor", "Viewer"] as const) {
			expect(await session(who).byId({ sessionId })).toMatchObject({ isOpen: true, mayChange: false });
			expect(await world.as(who).consultant.version.byNumber(version)).toMatchObject(version);
			expect(await world.as(who).consultant.whys.tree({ sessionId })).not.toBeNull();
		}
		expect(await session("Admin").byId({ sessionId })).toMatchObject({ isOpen: true, mayChange: true });
		const admin = world.as("Admin").consultant;
		const { runId } = await admin.whys.start({ sessionId });
		expect(await world.as("Editor").run.byId({ id: runId })).toMatchObject({ id: runId });
		expect(await refusalOf(world.as("Editor").run.cancel({ id: runId }))).toMatchObject({
			code: "FORBIDDEN",
		});
		expect(await admin.version.label({ ...version, version: 1, versionLabel: "Ours" })).toMatchObject(
			version,
		);
		await admin.session.remove({ sessionId });
		expect(await refusalOf(session("Viewer").byId({ sessionId }))).toMatchObject({ code: "NOT_FOUND" });
	});
});

describe("a session's title", () => {
	it("is cut at a word", () => {
		const title = titleOf(`${"Deliveries are late and customers leave, ".repeat(8)}.`, "none");
		expect(title.length).toBeLessThanOrEqual(121);
		expect(title).toMatch(/[a-z]…$/);
	});

	it("is the subject of a mail, without its marks of answers", () => {
		const mail = "From: Ingrid Vassdal\nTo: Owen Pryce\nSubject: Re: Re: Fwd: Skerra route - again\n\nOwen,";
		expect(titleOf(mail, "none")).toBe("Skerra route - again");
		expect(titleOf("=== Sheet: Pools ===\n\nPool", "none")).toBe("Sheet: Pools");
	});

	it("ends before a line that names who wrote or who was there", () => {
		expect(
			titleOf(
				"Morning van round – notes for the meeting on 3 May 2027\nFrom: Ann Gore\n\nPallets wait.",
				"none",
			),
		).toBe("Morning van round – notes for the meeting on 3 May 2027");
		expect(
			titleOf(
				"Runde im Lager – Notizen für die Sitzung am Montag, 3. Mai 2027\nAnwesend: Frau Gor\n\nEs staut sich.",
				"none",
			),
		).toBe("Runde im Lager – Notizen für die Sitzung am Montag, 3. Mai 2027");
	});

	it("falls back where no sentence stands", () => {
		expect(titleOf("…", "board-memo.docx")).toBe("board-memo.docx");
	});
});
