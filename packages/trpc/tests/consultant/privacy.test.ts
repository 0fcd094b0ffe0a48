import { newId } from "@throughline/db/id";
import { auditEntry, origin, passage, run, strategySession, task } from "@throughline/db/schema";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { Change, changeChannel } from "../../src/change.ts";
import { toCoded } from "../../src/error.ts";
import { appRouter } from "../../src/router.ts";
import { streamedItems } from "../streamed.ts";
import { createWorld, refusalOf, type World } from "../world.ts";
import { newSession } from "./memo.ts";
import { plannedStrategy } from "./planned-strategy.ts";

let world: World;
const announced: Change[] = [];

beforeAll(async () => {
	world = await createWorld({ demo: true });
	await world.work();
	await world.sql.listen(changeChannel, (payload) => announced.push(Change.parse(JSON.parse(payload))));
});
afterAll(() => world.drop());
beforeEach(() => announced.splice(0));

const strangers = ["Viewer", "Admin"] as const;
type Who = keyof World["people"];

/** What a person's open screen has heard once everything that was announced so far has arrived. */
async function heardBy(who: Who) {
	const { id: marker } = await world.as("Admin").program.create({ name: "The last change" });
	await vi.waitFor(() => expect(announced.at(-1)?.programId).toBe(marker));
	const changes = {
		position: "",
		async *subscribe() {
			yield* [...announced];
		},
	};
	const heard: Pick<Change, "area" | "programId" | "objectId">[] = [];
	for await (const change of streamedItems(await world.as(who, { changes }).live.changes()))
		heard.push({ area: change.area, programId: change.programId, objectId: change.objectId });
	return heard;
}

/** An editor's walk from a memo to a finalized version, with own whys, a label and a second version. */
async function walked() {
	const sessionId = await newSession(world);
	const { whys, decision, plan, version, research, analysis, session } = world.as("Editor").consultant;
	const { tree } = await whys.generate({ sessionId });
	const [first] = tree.branches;
	const own = await whys.addCustom({
		sessionId,
		parentId: first?.id ?? null,
		option: "The shelves of Kassel stand too far apart",
	});
	await whys.expand({ sessionId, nodeId: own.id });
	await whys.edit({
		sessionId,
		nodeId: own.id,
		version: 1,
		option: "The shelves of Kassel stand much too far apart",
	});
	const rootCause = "Nobody plans where the shelves of Kassel stand";
	const selectedPath = [first?.option ?? "", "The shelves of Kassel stand much too far apart", rootCause];
	const { versionNumber } = await whys.finalize({ sessionId, rootCause, selectedPath });
	const of = { sessionId, versionNumber };
	const { runId } = await research.start({ sessionId });
	await vi.waitFor(async () =>
		expect(await world.as("Editor").run.byId({ id: runId })).toMatchObject({ status: "succeeded" }),
	);
	await analysis.enhance({ ...of, rootCause, whysPath: selectedPath });
	const { decisions } = await decision.generateWithResearch(of);
	const selectedDecisions = Object.fromEntries(
		decisions.map(({ id, options }) => [id, options[0]?.id ?? ""]),
	);
	await decision.select({ ...of, selectedDecisions });
	await plan.convert(of);
	await version.label({ ...of, version: 7, versionLabel: "Shelves first" });
	await version.finalize(of);
	await version.branch(of);
	const { undoId } = await session.remove({ sessionId });
	await world.as("Editor").trash.restore({ undoId });
	return { sessionId, rootCause };
}

describe("a session of which no program came", () => {
	it("is told to strangers by no way out: history, live events, search, runs, notifications", async () => {
		const { sessionId, rootCause } = await walked();
		const editor = world.people.Editor.id;
		const trail = await world.db
			.selectDistinct({ objectType: auditEntry.objectType, objectId: auditEntry.objectId })
			.from(auditEntry)
			.where(eq(auditEntry.personId, editor));
		expect(new Set(trail.map(({ objectType }) => objectType))).toEqual(
			new Set(["strategy session", "source document", "decision tree", "why", "strategy version"]),
		);
		for (const object of trail) {
			expect(await world.as("Editor").history.ofObject(object)).not.toEqual([]);
			for (const who of strangers) expect(await world.as(who).history.ofObject(object)).toEqual([]);
		}

		const runs = await world.db.select({ id: run.id }).from(run).where(eq(run.sessionId, sessionId));
		const ids = [sessionId, ...trail.map(({ objectId }) => objectId), ...runs.map(({ id }) => id)];
		const mine = await heardBy("Editor");
		expect(mine).toContainEqual({ area: "consultant", programId: null, objectId: sessionId });
		for (const who of strangers) {
			const heard = await heardBy(who);
			expect(heard.map(({ area }) => area)).not.toContain("consultant");
			expect(ids.filter((id) => JSON.stringify(heard).includes(id))).toEqual([]);
		}

		const found = (who: Who) => world.as(who).search.find({ q: "shelves of Kassel stand" });
		expect((await found("Editor")).map(({ id }) => id)).toContain(sessionId);
		for (const who of strangers) {
			expect((await found(who)).map(({ id }) => id)).not.toContain(sessionId);
			expect(await world.as(who).notification.list({})).toEqual([]);
			for (const id of runs.map((row) => row.id))
				expect(await refusalOf(world.as(who).run.byId({ id }))).toMatchObject({ code: "NOT_FOUND" });
		}
		const ledger = await world.as("Admin").run.ledger({ all: true, sessionId });
		expect(ledger.length).toBeGreaterThan(3);
		expect(JSON.stringify(ledger)).not.toContain("Late orders in Kassel");
		expect(JSON.stringify(ledger)).not.toContain(rootCause);
	});

	it("tells its author's other screens at once what is corrected and undone in its case, and nobody else", async () => {
		const sessionId = await newSession(world);
		announced.splice(0);
		const editor = world.as("Editor").consultant.case;
		const correction = { kind: "problem" as const, text: "Orders leave Kassel late" };
		const { id } = await editor.correct({ sessionId, correction });
		const told = { area: "consultant", programId: null, objectId: id };
		expect(await heardBy("Editor")).toContainEqual(told);
		announced.splice(0);
		await editor.undo({ sessionId, id });
		expect(await heardBy("Editor")).toContainEqual(told);
		for (const who of strangers)
			expect((await heardBy(who)).map(({ area }) => area)).not.toContain("consultant");
	});

	it("is everybody's to hear of while it belongs to nobody", async () => {
		const sessionId = await newSession(world);
		await world.db.update(strategySession).set({ creatorId: null }).where(eq(strategySession.id, sessionId));
		announced.splice(0);
		const { id } = await world.as("Admin").consultant.whys.addCustom({
			sessionId,
			parentId: null,
			option: "The shelves stand too far apart",
		});
		const told = { area: "consultant", programId: null, objectId: id };
		expect(await heardBy("Viewer")).toContainEqual(told);
		announced.splice(0);
		await world.as("Admin").consultant.session.remove({ sessionId });
		expect(await heardBy("Viewer")).toContainEqual({ ...told, objectId: sessionId });
	});
});

describe("a session that became a program and was then settled again", () => {
	const later = "Nobody plans the head count of Gera";
	const laterPath = ["Shifts of Gera are unmanned", "Positions of Gera stay open", later];
	let strategy: Awaited<ReturnType<typeof plannedStrategy>>;
	let laterDocument: string;
	let laterPassage: string;
	let taskId: string;
	let programId: string;

	beforeAll(async () => {
		const { consultant } = world.as("Editor");
		strategy = await plannedStrategy(world.db, world.people.Editor.id);
		const { sessionId } = strategy;
		({ programId } = await consultant.integration.integrate({ sessionId, versionNumber: 1 }));
		const text = `${later} because the plant is to be sold. ${strategy.memo.split("\n")[0]}`;
		const { documents } = await consultant.session.analyzeText({ sessionId, text });
		laterDocument = documents.find(({ id }) => id !== strategy.documentId)?.id ?? "";
		await consultant.whys.finalize({ sessionId, rootCause: later, selectedPath: laterPath });
		const [some] = await world.db.select().from(passage).where(eq(passage.documentId, laterDocument));
		laterPassage = some?.id ?? "";
		// A decision of the second version is somebody's reason for a task, with a sentence of the memo.
		const [row] = await world.db.select().from(task).where(eq(task.programId, programId));
		taskId = row?.id ?? "";
		const { decisions } = await consultant.version.byNumber({ sessionId, versionNumber: 2 });
		await consultant.origin.link({
			objectType: "task",
			objectId: taskId,
			sessionId,
			versionNumber: 2,
			decisionId: decisions?.[0]?.id ?? "",
		});
	});

	it("shows its creator the later cause, and strangers the one of the program, with what it was made of", async () => {
		const { sessionId, documentId, memo } = strategy;
		const mine = await world.as("Editor").consultant.session.byId({ sessionId });
		expect(mine).toMatchObject({ rootCause: later, whysPath: laterPath, latestVersion: 2, isOpen: true });
		for (const who of strangers) {
			const { session, version } = world.as(who).consultant;
			const read = await session.byId({ sessionId });
			expect(read).toMatchObject({
				rootQuestion: "Why do orders leave late?",
				rootCause: "Nobody books the returns",
				whysPath: ["Pickers search for articles", "The stock is wrong", "Nobody books the returns"],
				latestVersion: 1,
				stage: "program",
				isOpen: false,
				inputText: memo,
				documents: [{ id: documentId }],
			});
			expect(await session.documents({ sessionId })).toEqual(read.documents);
			expect((await session.source({ documentId })).passages).toHaveLength(strategy.passages.length);
			const versions = await version.ofSession({ sessionId });
			const { activity } = await world.as(who).dashboard.overview({ programId });
			expect(activity.map(({ action }) => action)).toEqual(expect.arrayContaining(["linked", "integrated"]));
			expect(JSON.stringify([read, versions, activity])).not.toContain("Gera");
		}
	});

	it("hides the later material, and tells what rests on the earlier as the program has it", async () => {
		const { documentId, nodeIds } = strategy;
		const resting = await world.as("Editor").consultant.origin.restsOn({ documentId });
		expect(resting.whys.filter(({ chosen }) => chosen)).toEqual([]);
		for (const who of strangers) {
			const { session, origin: origins } = world.as(who).consultant;
			for (const call of [
				() => session.source({ documentId: laterDocument }),
				() => session.source({ documentId: laterDocument, around: laterPassage }),
				() => origins.restsOn({ documentId: laterDocument }),
				() => origins.restsOn({ passageId: laterPassage }),
			]) {
				expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
			}
			const theirs = await origins.restsOn({ documentId });
			expect(theirs.whys.map(({ nodeId, chosen }) => [nodeId, chosen])).toEqual(
				nodeIds.map((id) => [id, true]),
			);
			expect(new Set(theirs.decisions.map(({ versionNumber }) => versionNumber))).toEqual(new Set([1]));
			expect(theirs.objects.length).toBeGreaterThan(5);
			expect(JSON.stringify(theirs)).not.toContain("Gera");
		}
	});

	it("names in a stranger's list no object for a link to the later version", async () => {
		const own = and(eq(origin.objectType, "task"), eq(origin.objectId, taskId), eq(origin.versionNumber, 1));
		const kept = await world.db.delete(origin).where(own).returning();
		const { documentId } = strategy;
		await world.db
			.update(origin)
			.set({ passageId: strategy.passages[0]?.id ?? null })
			.where(eq(origin.objectId, taskId));
		const named = async (who: Who) =>
			(await world.as(who).consultant.origin.restsOn({ documentId })).objects.map(({ objectId }) => objectId);
		expect(await named("Editor")).toContain(taskId);
		expect(await named("Viewer")).not.toContain(taskId);
		await world.db.insert(origin).values(kept);
	});

	it("keeps the session's id out of the history of what was linked to it", async () => {
		const told = await world.as("Viewer").history.ofObject({ objectType: "task", objectId: taskId });
		expect(told.map(({ action }) => action)).toContain("linked");
		expect(JSON.stringify(told)).not.toContain(strategy.sessionId);
		const { origins } = await world
			.as("Editor")
			.consultant.origin.thread({ objectType: "task", objectId: taskId });
		const linked = origins.find(({ versionNumber }) => versionNumber === 2);
		await world.as("Editor").consultant.origin.unlink({ id: linked?.id ?? "" });
		const after = await world.as("Viewer").history.ofObject({ objectType: "task", objectId: taskId });
		expect(after[0]).toMatchObject({ action: "unlinked", before: { versionNumber: 2 } });
		expect(JSON.stringify(after)).not.toContain(strategy.sessionId);
	});

	it("is all its creator's again once the program is gone", async () => {
		const { sessionId, documentId } = strategy;
		await world.as("Editor").program.remove({ id: programId });
		const { session, origin: origins } = world.as("Viewer").consultant;
		for (const call of [
			() => session.byId({ sessionId }),
			() => session.source({ documentId }),
			() => origins.restsOn({ documentId }),
		]) {
			expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
		}
	});
});

describe("the id of somebody else's session", () => {
	const nodeId = newId();
	const version = { versionNumber: 1 };
	const path = ["One", "Two", "Three"];
	/** An input of every call that names a session, but for the session. */
	const inputs: Record<string, object> = {
		"consultant.analysis.enhance": { ...version, rootCause: "Three", whysPath: path },
		"consultant.analysis.start": { ...version, rootCause: "Three", whysPath: path },
		"consultant.case.answer": {
			questionId: "a",
			question: "What is wrong?",
			asks: "problem",
			text: "All of it",
		},
		"consultant.case.assess": {},
		"consultant.case.change": { version: 1, correction: { kind: "go on" } },
		"consultant.case.correct": { correction: { kind: "go on" } },
		"consultant.case.corrections": {},
		"consultant.case.read": {},
		"consultant.case.standing": {},
		"consultant.case.undo": { id: nodeId },
		"consultant.decision.generateWithResearch": version,
		"consultant.decision.select": { ...version, selectedDecisions: {} },
		"consultant.decision.start": version,
		"consultant.integration.integrate": version,
		"consultant.modelReading.dismiss": { id: nodeId },
		"consultant.modelReading.restore": { id: nodeId },
		"consultant.modelReading.read": {},
		"consultant.modelReading.start": {},
		"consultant.origin.link": { ...version, objectType: "task", objectId: nodeId, decisionId: "a" },
		"consultant.plan.convert": version,
		"consultant.plan.start": version,
		"consultant.research.addresses": {},
		"consultant.research.changeAddresses": { addresses: ["https://example.org/"], version: 1 },
		"consultant.research.result": {},
		"consultant.research.start": {},
		"consultant.research.started": {},
		"consultant.session.analyzeFiles": { files: [], text: "Orders leave late." },
		"consultant.session.analyzeText": { text: "Orders leave late." },
		"consultant.session.byId": {},
		"consultant.session.documents": {},
		"consultant.session.remove": {},
		"consultant.session.startFiles": { files: [], text: "Orders leave late." },
		"consultant.session.startFromPlaybook": { playbookId: "general" },
		"consultant.step.enter": { step: "whys" },
		"consultant.step.progress": {},
		"consultant.tripwire.create": {
			...version,
			decisionId: "a",
			assumptionId: "b",
			metric: "cost",
			direction: "above",
			threshold: "1",
		},
		"consultant.tripwire.ofVersion": version,
		"consultant.version.branch": version,
		"consultant.version.byNumber": version,
		"consultant.version.compare": { version1: 1, version2: 2 },
		"consultant.version.finalize": version,
		"consultant.version.label": { ...version, versionLabel: "Mine" },
		"consultant.version.ofSession": {},
		"consultant.whys.addCustom": { parentId: null, option: "Mine" },
		"consultant.whys.edit": { nodeId, option: "Mine" },
		"consultant.whys.expand": { nodeId },
		"consultant.whys.finalize": { selectedPath: path, rootCause: "Three" },
		"consultant.whys.generate": {},
		"consultant.whys.start": {},
		"consultant.whys.startExpansion": { nodeId },
		"consultant.whys.tree": {},
		"consultant.whys.validate": { rootCauseText: "Nobody owns the returns" },
		"run.ledger": {},
	};
	type Declared = { _def: { inputs: z.ZodType[] } };
	const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
	const naming = procedures
		.filter(([, { _def }]) => {
			const [shape] = _def.inputs;
			return (
				shape &&
				"sessionId" in (z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }).properties ?? {})
			);
		})
		.map(([path]) => path);

	it("is looked at by every call that names one", () => {
		expect(naming.length).toBeGreaterThan(25);
		expect(Object.keys(inputs).sort()).toEqual(naming.sort());
	});

	/** What a call meets, without what is new in every answer. */
	async function meet(path: string, sessionId: string) {
		const procedure = path
			.split(".")
			.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], world.as("Editor"));
		const met = await (procedure as (input: unknown) => Promise<unknown>)({
			...inputs[path],
			sessionId,
		}).then(
			(answer) => ({ answer }),
			(error: Error) => ({ refusal: toCoded(error).body("") }),
		);
		return JSON.parse(
			JSON.stringify(met)
				.replaceAll(sessionId, "<session>")
				.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g, "<id>")
				.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<instant>"),
		);
	}

	it.each(naming)("is answered by %s as one that nobody has", async (path) => {
		const { sessionId } = await plannedStrategy(world.db, world.people.Admin.id);
		const met = await meet(path, sessionId);
		expect(met).toEqual(await meet(path, `strategy_1700000000000_${newId().slice(-12)}`));
		expect(met.refusal?.code).not.toBe("INVALID_INPUT");
		if (met.answer) {
			// What came of it, too: the session that it began is there, or none is.
			const after = await meet("consultant.session.byId", sessionId);
			if (path.includes("analyze") || path.includes("startF")) expect(after.answer.id).toBe("<session>");
			else expect(after.refusal.code).toBe("NOT_FOUND");
		}
	});
});
