import { auditEntry, caseCorrection } from "@throughline/db/schema";
import type { CaseView } from "@throughline/domain/consultant/case/view";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";
import { newSession } from "./memo.ts";

let world: World;
let sessionId: string;
beforeAll(async () => {
	world = await createWorld({ demo: true });
	await world.work();
});
afterAll(() => world.drop());
beforeEach(async () => {
	sessionId = await newSession(world);
});

const editor = () => world.as("Editor").consultant;
const read = () => editor().case.read({ sessionId });
type Correction = Parameters<ReturnType<typeof editor>["case"]["correct"]>[0]["correction"];
const correct = (correction: Correction) => editor().case.correct({ sessionId, correction });

function statement({ statements }: CaseView, words: string) {
	const found = statements.find(({ quote }) => quote.text.includes(words));
	if (!found) throw new Error(`no statement “${words}”`);
	return found;
}

describe("a case", () => {
	it("holds what the text says, each statement and figure at its place", async () => {
		const case_ = await read();
		const { inputText } = await editor().session.byId({ sessionId });
		expect(case_.readiness).toMatchObject({ ready: true, missing: [] });
		expect(case_.statementCount).toBe(case_.statements.length);
		for (const { quote } of case_.statements)
			expect(inputText.slice(quote.start, quote.end)).toBe(quote.text);
		expect(case_.ledger.map(({ quote }) => quote?.text)).toContain("14 percent");
		expect(case_).toMatchObject({ mayChange: true, outdated: [], unready: false, answers: [] });
	});

	it("of somebody else is not there, and a viewer corrects none", async () => {
		const { id } = await correct({ kind: "problem", text: "Orders leave Kassel late" });
		const admin = world.as("Admin").consultant.case;
		for (const call of [
			() => admin.read({ sessionId }),
			() => admin.standing({ sessionId }),
			() => admin.corrections({ sessionId }),
			() => admin.correct({ sessionId, correction: { kind: "go on" } }),
			() => admin.undo({ sessionId, id }),
		])
			expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
		const viewer = world.as("Viewer").consultant.case;
		for (const call of [
			() => viewer.correct({ sessionId, correction: { kind: "go on" } }),
			() => viewer.undo({ sessionId, id }),
		])
			expect(await refusalOf(call())).toMatchObject({ code: "FORBIDDEN" });
		const other = await newSession(world);
		expect(await refusalOf(editor().case.undo({ sessionId: other, id }))).toMatchObject({
			code: "NOT_FOUND",
		});
	});

	it("refuses a correction that rests on an older version of it, with the case as it is now", async () => {
		const { version } = await read();
		const send = (text: string, from: number) =>
			editor().case.correct({ sessionId, correction: { kind: "problem", text }, version: from });
		await send("Orders leave Kassel late", version);
		expect(await refusalOf(send("Kassel is too slow", version))).toMatchObject({
			code: "CONFLICT",
			current: { version: version + 1, problem: { text: "Orders leave Kassel late" } },
		});
		await send("Kassel is too slow", version + 1);
		expect(await read()).toMatchObject({ version: version + 2, problem: { text: "Kassel is too slow" } });
	});

	it("takes a role, a problem and a limit from a person, until each is undone, in any order", async () => {
		const before = await read();
		const overtime = statement(before, "Overtime rose");
		const role = await correct({ kind: "role", statementId: overtime.id, role: "context" });
		expect(await editor().session.byId({ sessionId })).toMatchObject({ caseChecked: true });
		const problem = await correct({ kind: "problem", text: "Orders leave Kassel late" });
		const limit = await correct({ kind: "constraint", text: "No second shift" });
		const after = await read();
		expect(statement(after, "Overtime rose")).toMatchObject({
			role: "context",
			confirmed: true,
			confidence: 1,
		});
		expect(after.problem).toMatchObject({ text: "Orders leave Kassel late", confirmed: true });
		expect(after.constraints[0]?.text).toBe("No second shift");
		const listed = await editor().case.corrections({ sessionId });
		expect(listed.map(({ id, madeBy }) => [id, madeBy])).toEqual(
			[role, problem, limit].map(({ id }) => [id, "Editor Example"]),
		);
		for (const { id } of [problem, role, limit]) await editor().case.undo({ sessionId, id });
		const again = await read();
		expect(statement(again, "Overtime rose").role).toBe(overtime.role);
		expect(again.problem).toEqual(before.problem);
		expect(again.constraints).toEqual(before.constraints);
		expect(await editor().case.corrections({ sessionId })).toEqual([]);
	});

	it("says in which language the text is, and in which the product speaks of it", async () => {
		const languages = { language: "en", sentences: "en" };
		expect(await read()).toMatchObject(languages);
		expect(await editor().case.standing({ sessionId })).toMatchObject(languages);
		({ sessionId } = await editor().session.analyzeText({
			text: "Les livraisons de lait arrivent en retard parce que les camions tombent en panne. Les fromageries perdent 40 000 € par an et les clients se plaignent.",
		}));
		const french = { language: "fr", sentences: "fr" };
		expect(await read()).toMatchObject(french);
		expect(await editor().case.standing({ sessionId })).toMatchObject(french);
	});

	it("keeps who corrected what, and when it was undone", async () => {
		const { id } = await correct({ kind: "problem", text: "Orders leave Kassel late" });
		await editor().case.undo({ sessionId, id });
		await editor().case.undo({ sessionId, id });
		const trail = await world.db
			.select({ action: auditEntry.action })
			.from(auditEntry)
			.where(and(eq(auditEntry.objectType, "case correction"), eq(auditEntry.objectId, id)))
			.orderBy(auditEntry.id);
		expect(trail.map(({ action }) => action)).toEqual(["created", "undone"]);
	});

	it("refuses a correction of what it does not hold", async () => {
		const { statements } = await read();
		const [first] = statements;
		if (!first) throw new Error("no statement");
		for (const correction of [
			{ kind: "role", statementId: "7:1", role: "cause" },
			{ kind: "link", from: first.id, to: "7:1", link: "causes" },
			{ kind: "link", from: first.id, to: first.id, link: "causes" },
			{ kind: "dropped figure", entryId: "7:1:1" },
			{ kind: "contradiction", contradictionId: "7:1~7:2", holds: "7:1" },
		] satisfies Correction[])
			expect(await refusalOf(correct(correction))).toMatchObject({ code: "INVALID_INPUT" });
		const rows = await world.db.select().from(caseCorrection).where(eq(caseCorrection.sessionId, sessionId));
		expect(rows).toEqual([]);
	});

	it("refuses a figure without sense by its field", async () => {
		const [first] = (await read()).ledger;
		if (!first) throw new Error("no figure");
		const limit = { type: "money", unit: null, currency: "USD", date: null, role: "limit" } as const;
		const negative = { kind: "figure", entryId: first.id, subject: "", ...limit, value: -5 } as const;
		expect(await refusalOf(correct(negative))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "correction.value", message: "The value must not be negative" }],
		});
		await correct({ ...negative, value: 90_000 });
		expect((await read()).ledger.find(({ id }) => id === first.id)).toMatchObject({
			subject: "",
			value: 90_000,
		});
	});

	it("has its figures corrected, dropped and added, and an added one corrected in turn", async () => {
		const { ledger } = await read();
		const [first, second] = ledger;
		if (!first || !second) throw new Error("no figures");
		const money = { type: "money", unit: null, currency: "USD", date: null, role: "limit" } as const;
		await correct({ kind: "figure", entryId: first.id, subject: "Budget", value: 90_000, ...money });
		await correct({ kind: "dropped figure", entryId: second.id });
		await correct({ kind: "added figure", subject: "Reserve", value: 1_000, ...money });
		const after = (await read()).ledger;
		expect(after.find(({ id }) => id === first.id)).toMatchObject({
			subject: "Budget",
			value: 90_000,
			role: "limit",
			confirmed: true,
		});
		expect(after.some(({ id }) => id === second.id)).toBe(false);
		const added = after.find(({ subject }) => subject === "Reserve");
		expect(added).toMatchObject({ statementId: null, quote: null });
		await correct({ kind: "figure", entryId: added?.id ?? "", subject: "Reserve", value: 2_000, ...money });
		expect((await read()).ledger.find(({ id }) => id === added?.id)?.value).toBe(2_000);
	});

	it("asks which of two statements holds, and rests on the other no more", async () => {
		const said = await read();
		const [quarter, controlling] = [
			statement(said, "In the last quarter"),
			statement(said, "The controlling report"),
		];
		await correct({ kind: "link", from: quarter.id, to: controlling.id, link: "contradicts" });
		const before = await read();
		const [found] = before.contradictions;
		if (!found) throw new Error("no contradiction");
		const [holds, refuted] = found.statementIds;
		await correct({ kind: "contradiction", contradictionId: found.id, holds });
		const after = await read();
		expect(after.contradictions.find(({ id }) => id === found.id)?.holds).toBe(holds);
		expect(before.ledger.some(({ statementId }) => statementId === refuted)).toBe(true);
		expect(after.ledger.some(({ statementId }) => statementId === refuted)).toBe(false);
		expect(after.ledger.some(({ statementId }) => statementId === holds)).toBe(true);
	});

	it("takes both of two statements for true where a person says so, and shows the answer", async () => {
		const said = await read();
		const [quarter, controlling] = [
			statement(said, "In the last quarter"),
			statement(said, "The controlling report"),
		];
		await correct({ kind: "link", from: quarter.id, to: controlling.id, link: "contradicts" });
		const [found] = (await read()).contradictions;
		if (!found) throw new Error("no contradiction");
		await correct({ kind: "contradiction", contradictionId: found.id, holds: "both" });
		const after = await read();
		expect(after.contradictions.find(({ id }) => id === found.id)?.holds).toBe("both");
		for (const each of found.statementIds)
			expect(after.ledger.some(({ statementId }) => statementId === each)).toBe(true);
	});
});

describe("what rests on a case", () => {
	it("follows a link: what causes a statement stands first below it", async () => {
		const case_ = await read();
		const effect = statement(case_, "Orders are late because");
		const cause = statement(case_, "We cannot fill the positions");
		await correct({ kind: "link", from: cause.id, to: effect.id, link: "causes" });
		const { tree } = await editor().whys.generate({ sessionId });
		const above = tree.branches.find(({ option }) => option.includes("Orders are late because"));
		expect(above?.branches[0]?.option).toContain("We cannot fill the positions");
	});

	it("is out of date after a correction, and no longer once it is made again", async () => {
		const outdated = async () => (await editor().case.standing({ sessionId })).outdated;
		const { tree } = await editor().whys.generate({ sessionId });
		expect(await outdated()).toEqual([]);
		const [first] = tree.branches;
		const path = [first?.option ?? "", first?.branches[0]?.option ?? "", "Nobody owns the returns"];
		await editor().whys.finalize({ sessionId, selectedPath: path, rootCause: path[2] ?? "" });
		expect(await outdated()).toEqual([]);
		const { id } = await correct({ kind: "problem", text: "Orders leave Kassel late" });
		expect(await outdated()).toEqual(["tree", "analysis", "decisions"]);
		expect((await read()).outdated).toEqual(["tree", "analysis", "decisions"]);
		await editor().decision.generateWithResearch({ sessionId, versionNumber: 1 });
		expect(await outdated()).toEqual(["tree", "analysis"]);
		await editor().whys.generate({ sessionId, again: true });
		expect(await outdated()).toEqual(["analysis"]);
		await editor().case.undo({ sessionId, id });
		expect(await outdated()).toContain("tree");
	});

	it("stays as new as the case when its problem is accepted as it was read", async () => {
		const outdated = async () => (await editor().case.standing({ sessionId })).outdated;
		await editor().whys.generate({ sessionId });
		const { problem } = await read();
		await correct({ kind: "problem", text: problem?.text ?? "" });
		expect(await outdated()).toEqual([]);
		await correct({ kind: "problem", text: "Orders leave Kassel late" });
		expect(await outdated()).toEqual(["tree"]);
	});

	it("holds the research, too", async () => {
		const standing = () => editor().case.standing({ sessionId });
		const { tree } = await editor().whys.generate({ sessionId });
		const [first] = tree.branches;
		const path = [first?.option ?? "", first?.branches[0]?.option ?? "", "Nobody owns the returns"];
		await editor().whys.finalize({ sessionId, selectedPath: path, rootCause: path[2] ?? "" });
		const research = async (again: boolean) => {
			await editor().research.start({ sessionId, again });
			await vi.waitFor(async () => expect(await editor().research.result({ sessionId })).not.toBeNull());
		};
		await research(false);
		expect((await standing()).outdated).toEqual([]);
		await correct({ kind: "problem", text: "Orders leave Kassel late" });
		expect((await standing()).outdated).toContain("research");
		await research(true);
		await vi.waitFor(async () => expect((await standing()).outdated).not.toContain("research"));
	});
});

describe("an interview", () => {
	const idea = "We should do something about our customer portal.";
	beforeEach(async () => {
		({ sessionId } = await editor().session.analyzeText({ text: idea }));
	});

	async function answer(asks: string, text: string) {
		const { readiness } = await read();
		const found = readiness.questions.find((question) => question.asks === asks);
		if (!found) throw new Error(`no question on the ${asks}`);
		const { id: questionId, question } = found;
		return await editor().case.answer({ sessionId, questionId, question, asks: found.asks, text });
	}

	it("asks 6 to 12 questions of a text that is not ready, and makes it ready by its answers", async () => {
		const { readiness } = await read();
		expect(readiness.ready).toBe(false);
		expect(readiness.questions.length).toBeGreaterThanOrEqual(6);
		expect(readiness.questions.length).toBeLessThanOrEqual(12);
		for (const { question, example } of readiness.questions) expect(question && example).not.toBe("");
		await answer("problem", "Customers cannot change their meter reading online.");
		await answer("baseline", "11,000 calls about it a month, which cost us $240,000 a year.");
		const last = await answer("cause", "The portal has no interface to the billing system.");
		const case_ = await read();
		expect(case_.readiness).toMatchObject({ ready: true, reason: "ready" });
		expect(case_.problem?.text).toBe("Customers cannot change their meter reading online.");
		expect(statement(case_, "no interface to the billing")).toMatchObject({ role: "cause", confirmed: true });
		expect(case_.ledger.find(({ value }) => value === 240_000)).toMatchObject({
			role: "baseline",
			confirmed: true,
		});
		const { tree } = await editor().whys.generate({ sessionId });
		expect(tree.branches[0]?.option).toContain("no interface to the billing system");
		await editor().case.undo({ sessionId, id: last.id });
		expect((await read()).statements.some(({ quote }) => quote.text.includes("no interface"))).toBe(false);
	});

	it("keeps the questions with which it began, until somebody chooses another field", async () => {
		const before = (await read()).readiness.questions.map(({ question }) => question).sort();
		await answer(
			"effect",
			"The site move: relocation of the site, lease, new premises, fit-out, permits, opening of the site.",
		);
		const { readiness } = await read();
		expect(readiness.ready).toBe(false);
		expect(readiness.questions.map(({ question }) => question).sort()).toEqual(before);
		await correct({ kind: "playbook", playbookId: "site-move-or-opening" });
		expect((await read()).readiness.questions.map(({ question }) => question).sort()).not.toEqual(before);
	});

	it("takes no answer to what it does not ask", async () => {
		const stray = {
			sessionId,
			questionId: "zzz",
			question: "Why?",
			asks: "cause",
			text: "Because.",
		} as const;
		expect(await refusalOf(editor().case.answer(stray))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "questionId", message: "This is not a question of the interview" }],
		});
		expect((await read()).answers).toEqual([]);
	});

	it("takes keyboard noise for no answer, unless somebody insists, and short answers for what they are", async () => {
		const { readiness } = await read();
		const [first, second] = readiness.questions;
		if (!first || !second) throw new Error("no questions");
		const typed = (text: string, insist?: boolean) => {
			const { id: questionId, question, asks } = first;
			return editor().case.answer({ sessionId, questionId, question, asks, text, insist });
		};
		for (const text of ["asdf", "aaaa", "..."])
			expect(await refusalOf(typed(text))).toMatchObject({
				code: "INVALID_INPUT",
				issues: [{ path: "text", message: "This does not seem to answer the question." }],
			});
		expect((await read()).answers).toEqual([]);
		await typed("asdf", true);
		const { id: questionId, question, asks } = second;
		await editor().case.answer({ sessionId, questionId, question, asks, text: "Ja" });
		expect((await read()).answers.map(({ text }) => text)).toEqual(["asdf", "Ja"]);
	});

	it("takes an answer back with its source: nothing rests on it any more, and it can be given again", async () => {
		const problem = await answer("problem", "Customers cannot change their meter reading online.");
		const cause = await answer("cause", "The portal has no interface to the billing system.");
		const kept = statement(await read(), "no interface to the billing");
		await correct({ kind: "role", statementId: kept.id, role: "risk" });
		await editor().case.undo({ sessionId, id: problem.id });

		const { statements, documents, problem: read_ } = await read();
		expect(statements.some(({ quote }) => quote.text.includes("meter reading"))).toBe(false);
		expect(read_?.text ?? "").not.toContain("meter reading");
		const { inputText, documents: sources } = await editor().session.byId({ sessionId });
		expect(inputText).not.toContain("meter reading");
		expect(inputText).toContain("no interface to the billing system");
		for (const each of [documents, sources]) expect(each).toHaveLength(2);
		// What was said of another answer stays with it.
		expect(statement(await read(), "no interface to the billing")).toMatchObject({
			id: kept.id,
			role: "risk",
		});
		if (problem.correction.kind !== "answer" || cause.correction.kind !== "answer")
			throw new Error("no answer");
		const { passages } = await editor().session.source({ documentId: problem.correction.documentId });
		expect(passages.map(({ text }) => text).join(" ")).toContain("meter reading");

		await answer("problem", "Customers cannot change their meter reading online.");
		expect(statement(await read(), "meter reading")).toMatchObject({ role: "problem", confirmed: true });
		expect((await editor().session.byId({ sessionId })).documents).toHaveLength(3);
	});

	it("keeps each answer as a source with its question, author and date", async () => {
		const { correction } = await answer("problem", "Customers cannot change their meter reading online.");
		const { documents } = await editor().session.byId({ sessionId });
		const { answers } = await read();
		if (correction.kind !== "answer") throw new Error("no answer");
		const document = documents.find(({ id }) => id === correction.documentId);
		expect(document?.name).toBe(`Answer: ${correction.question}`);
		expect(document?.notes).toEqual([
			expect.stringMatching(/^Answered by Editor Example on \d{4}-\d\d-\d\d\.$/),
		]);
		expect(answers).toMatchObject([
			{
				question: correction.question,
				text: "Customers cannot change their meter reading online.",
				author: "Editor Example",
			},
		]);
		const { passages } = await editor().session.source({ documentId: correction.documentId });
		expect(passages.map(({ text }) => text).join(" ")).toContain(correction.question);
	});

	it("is passed by whoever says to go on, and everything after it says so", async () => {
		const first = await editor().whys.generate({ sessionId });
		expect(first.tree.branches).toEqual([]);
		await correct({ kind: "go on" });
		expect(await editor().case.standing({ sessionId })).toEqual({
			assumed: false,
			outdated: [],
			unready: true,
			language: "en",
			sentences: "en",
		});
		const { tree } = await editor().whys.generate({ sessionId, again: true });
		expect(tree.branches.length).toBeGreaterThan(0);
		expect((await editor().case.standing({ sessionId })).outdated).toEqual([]);
	});
});
