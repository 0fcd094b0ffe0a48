import {
	auditEntry,
	origin,
	program,
	sourceDocument,
	strategySession,
	strategyVersion,
	task,
	whysNode,
} from "@throughline/db/schema";
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";
import { plannedStrategy } from "./planned-strategy.ts";

let world: World;
let strategy: Awaited<ReturnType<typeof plannedStrategy>>;
let programId: string;
beforeAll(async () => {
	world = await createWorld({ demo: true });
	strategy = await plannedStrategy(world.db, world.people.Editor.id);
	const { sessionId, versionNumber } = strategy;
	({ programId } = await world.as("Editor").consultant.integration.integrate({ sessionId, versionNumber }));
});
afterAll(() => world.drop());

const unknown = "018f0000-0000-7000-8000-00000000ffff";
async function tasks() {
	return await world.db.select().from(task).where(eq(task.programId, programId));
}
const thread = (who: "Editor" | "Viewer", objectType: "task" | "risk", objectId: string) =>
	world.as(who).consultant.origin.thread({ objectType, objectId });

/** Until a call waits for a row that another one holds. */
async function someoneWaits() {
	await vi.waitFor(async () => {
		const [row] = await world.sql`
			select count(*)::int as waiting from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock'`;
		expect(row?.waiting).toBe(1);
	});
}

describe("the thread of an object", () => {
	it("leads from a task through workstream, decision and whys to the sentence, its document and its page", async () => {
		const stream = strategy.plan.workstreams.find(({ decisionId }) => decisionId === "approach");
		const row = (await tasks()).find(({ name }) => name === stream?.tasks[0]?.name);
		const found = await thread("Editor", "task", row?.id ?? "");
		expect(found.title).toBe(row?.name);
		expect(found.within).toMatchObject({ objectType: "workstream", title: stream?.title });
		expect(found.origins).toHaveLength(1);
		const [told] = found.origins;
		const decision = strategy.decisions.find(({ id }) => id === "approach");
		expect(told).toMatchObject({
			sessionId: strategy.sessionId,
			versionNumber: 1,
			rootCause: "Nobody books the returns",
			decision: { question: decision?.question, chosen: { id: strategy.selectedDecisions.approach } },
		});
		expect(told?.decision?.alternatives).toHaveLength((decision?.options.length ?? 0) - 1);
		expect(told?.whys.map(({ level, option }) => [level, option])).toEqual([
			[1, "Pickers search for articles"],
			[2, "The stock is wrong"],
			[3, "Nobody books the returns"],
		]);
		expect(told?.whys[0]?.question).toBe("Why do orders leave late?");
		expect(told?.whys[1]?.quotes[0]).toEqual({
			text: "Pickers search because the stock is wrong.",
			verified: true,
			documentId: strategy.documentId,
			documentName: "Memo to the board.pdf",
			passageId: strategy.passages[2]?.id,
			page: 2,
		});
		expect(told?.quote).toMatchObject({ verified: true, documentName: "Memo to the board.pdf" });
	});

	it("is found though the path was written with other capitals and marks than the tree", async () => {
		const other = await plannedStrategy(world.db, world.people.Editor.id);
		const { sessionId, versionNumber, nodeIds } = other;
		const whysPath = ["pickers search  for articles.", "The stock is wrong", "NOBODY BOOKS THE RETURNS"];
		await world.db.update(strategyVersion).set({ whysPath }).where(eq(strategyVersion.sessionId, sessionId));
		const made = await world.as("Editor").consultant.integration.integrate({ sessionId, versionNumber });
		const origins = await world.db.select().from(origin).where(eq(origin.programId, made.programId));
		expect(new Set(origins.map(({ whysNodeId }) => whysNodeId))).toEqual(new Set([nodeIds[2]]));
		const [row] = await world.db.select().from(task).where(eq(task.programId, made.programId));
		const [told] = (await thread("Viewer", "task", row?.id ?? "")).origins;
		expect(told?.whys.map(({ option, quotes }) => [option, quotes.length])).toEqual(
			whysPath.map((option) => [option, 1]),
		);
	});

	it("has the words of its path alone when another tree stands there", async () => {
		const other = await plannedStrategy(world.db, world.people.Editor.id);
		const { sessionId, versionNumber } = other;
		const made = await world.as("Editor").consultant.integration.integrate({ sessionId, versionNumber });
		await world.db.update(origin).set({ whysNodeId: null }).where(eq(origin.programId, made.programId));
		await world.db
			.update(strategySession)
			.set({ rootQuestion: "Why is Gera to be sold?", rootCause: "Gera", whysPath: ["Gera"] })
			.where(eq(strategySession.id, sessionId));
		const [row] = await world.db.select().from(task).where(eq(task.programId, made.programId));
		const [told] = (await thread("Viewer", "task", row?.id ?? "")).origins;
		expect(told?.rootCause).toBe("Nobody books the returns");
		expect(told?.whys.map(({ question, quotes }) => [question, quotes])).toEqual(Array(3).fill([null, []]));
	});

	it("is told to everybody who may read the program, with the way to the version that became it", async () => {
		const [row] = await tasks();
		const [mine] = (await thread("Editor", "task", row?.id ?? "")).origins;
		const [theirs] = (await thread("Viewer", "task", row?.id ?? "")).origins;
		expect(theirs).toEqual(mine);
	});

	it("gives a gate the reasons of the program's criteria, each once", async () => {
		const viewer = world.as("Viewer");
		const [gate] = await viewer.stageGate.list();
		const objectId = gate?.id ?? "";
		const found = await viewer.consultant.origin.thread({ objectType: "stage gate", objectId, programId });
		expect(found.origins).toHaveLength(strategy.decisions.length);
		expect(
			await refusalOf(viewer.consultant.origin.thread({ objectType: "stage gate", objectId })),
		).toMatchObject({ code: "INVALID_INPUT" });
	});

	it("says of an object that is gone that it is gone", async () => {
		expect(await refusalOf(thread("Viewer", "task", unknown))).toMatchObject({ code: "NOT_FOUND" });
	});

	it("keeps its words when the source is deleted, as no longer verified", async () => {
		const other = await plannedStrategy(world.db, world.people.Editor.id);
		const { sessionId, versionNumber } = other;
		const made = await world.as("Editor").consultant.integration.integrate({ sessionId, versionNumber });
		const [row] = await world.db.select().from(task).where(eq(task.programId, made.programId));
		const before = await thread("Editor", "task", row?.id ?? "");
		await world.db.delete(sourceDocument).where(eq(sourceDocument.sessionId, sessionId));
		const after = await thread("Editor", "task", row?.id ?? "");
		expect(after.origins[0]?.quote).toEqual({
			text: before.origins[0]?.quote?.text,
			verified: false,
			documentId: null,
			documentName: null,
			passageId: null,
			page: null,
		});
		expect(after.origins[0]?.whys).toHaveLength(3);
	});

	it("demotes a quote that the stored passage does not hold", async () => {
		const [row] = await tasks();
		const [own] = await world.db
			.select()
			.from(origin)
			.where(eq(origin.objectId, row?.id ?? ""));
		await world.db
			.update(origin)
			.set({ quote: "Words that nobody wrote" })
			.where(eq(origin.id, own?.id ?? ""));
		const [told] = (await thread("Viewer", "task", row?.id ?? "")).origins;
		expect(told?.quote).toMatchObject({ text: "Words that nobody wrote", verified: false });
		await world.db
			.update(origin)
			.set({ quote: own?.quote ?? null })
			.where(eq(origin.id, own?.id ?? ""));
	});

	it("works for every origin of the demo", async () => {
		const [version] = await world.db
			.select()
			.from(strategyVersion)
			.where(and(isNotNull(strategyVersion.convertedProgramId), eq(strategyVersion.versionNumber, 2)));
		const demoTasks = await world.db
			.select()
			.from(task)
			.where(eq(task.programId, version?.convertedProgramId ?? ""));
		const [first] = demoTasks;
		const [told] = (await thread("Viewer", "task", first?.id ?? "")).origins;
		expect(told).toMatchObject({ sessionId: version?.sessionId, quote: { verified: true } });
		expect(told?.whys.length).toBeGreaterThanOrEqual(3);
		expect(told?.decision?.chosen).not.toBeNull();
	});
});

describe("a version that became a program", () => {
	it("can be read with its plan, its documents and its thread by everybody, and changed by its creator", async () => {
		const { sessionId, documentId, passages, plan } = strategy;
		const version = { sessionId, versionNumber: 1 };
		await world.db.insert(strategyVersion).values({ sessionId, versionNumber: 2, rootCause: "A later idea" });
		const { consultant } = world.as("Viewer");
		expect(await consultant.version.byNumber(version)).toMatchObject({
			convertedProgramId: programId,
			program: plan,
		});
		const listed = await consultant.version.ofSession({ sessionId });
		expect(listed.map(({ versionNumber }) => versionNumber)).toEqual([1]);
		expect(await consultant.tripwire.ofVersion(version)).toEqual([]);
		expect(await consultant.session.byId({ sessionId })).toMatchObject({
			planTitle: plan.title,
			isOpen: false,
			documents: [{ id: documentId }],
		});
		const around = passages[2]?.id;
		const source = await consultant.session.source({ documentId, around });
		expect(source.passages.map(({ id }) => id)).toContain(around);
		const stranger = world.as("Admin").consultant;
		for (const call of [
			() => stranger.version.byNumber({ sessionId, versionNumber: 2 }),
			() => stranger.version.label({ ...version, version: 1, versionLabel: "Mine" }),
			() => stranger.version.branch(version),
			() => stranger.integration.integrate({ sessionId, versionNumber: 2 }),
			() => stranger.session.remove({ sessionId }),
			() => stranger.session.file({ documentId }),
			() => stranger.whys.tree({ sessionId }),
		]) {
			expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
		}
		const unconverted = await plannedStrategy(world.db, world.people.Editor.id);
		const hidden = { sessionId: unconverted.sessionId, versionNumber: 1 };
		expect(await refusalOf(stranger.version.byNumber(hidden))).toMatchObject({ code: "NOT_FOUND" });
	});
});

describe("what rests on a quote", () => {
	it("names whys, decisions and objects, the closest first", async () => {
		const passageId = strategy.passages[3]?.id ?? "";
		const resting = await world.as("Editor").consultant.origin.restsOn({ passageId });
		expect(resting.whys).toEqual([
			{
				nodeId: strategy.nodeIds[2],
				level: 3,
				option: "Nobody books the returns",
				chosen: true,
				against: false,
			},
		]);
		expect(resting.decisions.map(({ decisionId }) => decisionId)).toContain("approach");
		expect(resting.objects.length).toBeGreaterThan(5);
		expect(resting.objects.map(({ through }) => through)).toEqual(
			resting.objects.map(({ through }) => through).toSorted((one, other) => order(one) - order(other)),
		);
		expect(new Set(resting.objects.map(({ programId: of }) => of))).toEqual(new Set([programId]));
	});

	it("is asked of a whole document too, and of somebody else's shows what its program rests on", async () => {
		const { documentId } = strategy;
		const resting = await world.as("Editor").consultant.origin.restsOn({ documentId });
		expect(resting.whys).toHaveLength(3);
		expect(await world.as("Viewer").consultant.origin.restsOn({ documentId })).toEqual(resting);
		const own = await plannedStrategy(world.db, world.people.Editor.id);
		const untold = world.as("Viewer").consultant.origin.restsOn({ documentId: own.documentId });
		expect(await refusalOf(untold)).toMatchObject({ code: "NOT_FOUND" });
		expect(await refusalOf(world.as("Editor").consultant.origin.restsOn({}))).toMatchObject({
			code: "INVALID_INPUT",
		});
		expect(
			await refusalOf(world.as("Editor").consultant.origin.restsOn({ passageId: unknown })),
		).toMatchObject({ code: "NOT_FOUND" });
	});

	const order = (through: string) => ["quote", "decision", "why"].indexOf(through);
});

describe("orphans", () => {
	it("are none after integration, and whatever somebody adds without a reason", async () => {
		const viewer = world.as("Viewer");
		const clean = await viewer.consultant.origin.orphans({ programId });
		expect(clean.orphans).toBe(0);
		expect(clean.total).toBeGreaterThan(30);
		const added = await world.as("Editor").task.create({ programId, name: "Buy cake" });
		const report = await viewer.consultant.origin.orphans({ programId });
		expect(report).toMatchObject({ orphans: 1, total: clean.total + 1 });
		expect(report.kinds.find(({ objectType }) => objectType === "task")).toMatchObject({
			orphans: 1,
			named: [{ id: added.id, title: "Buy cake" }],
		});
		expect((await thread("Viewer", "task", added.id)).origins).toEqual([]);
	});

	it("get their reason from a person, once, with a line in the trail, and lose it again", async () => {
		const editor = world.as("Editor");
		const { id: objectId } = await editor.task.create({ programId, name: "Buy tea" });
		const { sessionId, versionNumber } = strategy;
		const [choice] = await editor.consultant.origin.choices({ programId });
		expect(choice).toMatchObject({ sessionId, versionNumber, ofProgram: true });
		const [decision] = choice?.decisions ?? [];
		const link = {
			objectType: "task" as const,
			objectId,
			sessionId,
			versionNumber,
			decisionId: decision?.id ?? "",
		};
		const linked = await editor.consultant.origin.link(link);
		expect(await editor.consultant.origin.link(link)).toEqual(linked);
		const [told] = (await thread("Viewer", "task", objectId)).origins;
		expect(told).toMatchObject({ decision: { id: decision?.id }, quote: { verified: true } });
		expect(await editor.consultant.origin.unlink(linked)).toEqual(linked);
		expect((await thread("Viewer", "task", objectId)).origins).toEqual([]);
		const trail = await world.db
			.select({ action: auditEntry.action, programId: auditEntry.programId })
			.from(auditEntry)
			.where(eq(auditEntry.objectId, objectId))
			.orderBy(auditEntry.id);
		expect(trail).toEqual(["created", "linked", "unlinked"].map((action) => ({ action, programId })));
		expect(await refusalOf(editor.consultant.origin.unlink(linked))).toMatchObject({ code: "NOT_FOUND" });
	});

	it.each(["link", "integrate"] as const)("%s waits for the deletion of the strategy", async (how) => {
		const other = await plannedStrategy(world.db, world.people.Editor.id);
		const { sessionId, versionNumber } = other;
		const { id: objectId } = await world.as("Editor").task.create({ programId, name: "Buy milk" });
		const editor = world.as("Editor").consultant;
		const call = {
			link: () =>
				editor.origin.link({
					objectType: "task",
					objectId,
					sessionId,
					versionNumber,
					decisionId: other.decisions[0]?.id ?? "",
				}),
			integrate: () => editor.integration.integrate({ sessionId, versionNumber }),
		}[how];
		const waiting = await world.db.transaction(async (tx) => {
			await tx
				.select({ id: strategySession.id })
				.from(strategySession)
				.where(eq(strategySession.id, sessionId))
				.for("update");
			await tx.delete(whysNode).where(eq(whysNode.sessionId, sessionId));
			const refused = refusalOf(call());
			await someoneWaits();
			await tx.delete(strategySession).where(eq(strategySession.id, sessionId));
			return { refused };
		});
		expect(await waiting.refused).toMatchObject({ code: "NOT_FOUND" });
	});

	it("link waits for the deletion of the program", async () => {
		const other = await plannedStrategy(world.db, world.people.Editor.id);
		const { sessionId, versionNumber } = other;
		const made = await world.as("Editor").consultant.integration.integrate({ sessionId, versionNumber });
		const { id: objectId } = await world
			.as("Editor")
			.task.create({ programId: made.programId, name: "Buy jam" });
		const link = {
			objectType: "task" as const,
			objectId,
			sessionId,
			versionNumber,
			decisionId: other.decisions[0]?.id ?? "",
		};
		const waiting = await world.db.transaction(async (tx) => {
			await tx.select({ id: program.id }).from(program).where(eq(program.id, made.programId)).for("update");
			const refused = refusalOf(world.as("Editor").consultant.origin.link(link));
			await someoneWaits();
			await tx.delete(program).where(eq(program.id, made.programId));
			return { refused };
		});
		expect(await waiting.refused).toMatchObject({ code: "NOT_FOUND" });
	});

	it("are linked to decisions only that are there and open to the caller", async () => {
		const [row] = await tasks();
		const { sessionId, versionNumber } = strategy;
		const link = { objectType: "task" as const, objectId: row?.id ?? "", sessionId, versionNumber };
		const editor = world.as("Editor").consultant.origin;
		expect(await refusalOf(editor.link({ ...link, decisionId: "none" }))).toMatchObject({
			code: "INVALID_INPUT",
		});
		expect(
			await refusalOf(world.as("Admin").consultant.origin.link({ ...link, decisionId: "approach" })),
		).toMatchObject({ code: "NOT_FOUND" });
		expect(
			await refusalOf(editor.link({ ...link, objectId: unknown, decisionId: "approach" })),
		).toMatchObject({ code: "NOT_FOUND" });
		expect(
			await refusalOf(world.as("Viewer").consultant.origin.link({ ...link, decisionId: "approach" })),
		).toMatchObject({ code: "FORBIDDEN" });
	});
});
