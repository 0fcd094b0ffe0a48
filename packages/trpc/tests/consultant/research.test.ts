import { connect } from "@throughline/db/connect";
import { run, strategySession, strategyVersion } from "@throughline/db/schema";
import { validatedFindings } from "@throughline/domain/consultant/research";
import type { RunEvent } from "@throughline/domain/run";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { offlineConsultant } from "../../src/consultant/offline-advisors.ts";
import type { Researcher } from "../../src/ports/advisors.ts";
import { openRuns, type RunEngine } from "../../src/run/engine/engine.ts";
import { finishedRun, followRun } from "../../src/run/events/events.ts";
import { runHandlers } from "../../src/run-handlers.ts";
import { advisorsWith, createWorld, noPages, noSearch, refusalOf, texts, type World } from "../world.ts";
import { newSession } from "./memo.ts";
import { plannedStrategy } from "./planned-strategy.ts";

/** What the researcher does next; a test may hold it or let it fail. */
let before: (signal: AbortSignal) => Promise<void> = async () => {};
let calls = 0;
const offline = offlineConsultant();
const researcher: Researcher = {
	...offline,
	async research(material, question, asking) {
		calls++;
		await before(asking.signal);
		return await offline.research(material, question, asking);
	},
};
const advisors = advisorsWith({ researcher: () => researcher });

const silent = { debug() {}, info() {}, warn() {}, error() {} };

let world: World;
let engine: RunEngine;
const selectedPath = [
	"Pickers walk and search for 38 percent of their shift",
	"The stock in the system is wrong",
	"Nobody books the returns on the day they arrive",
];
const rootCause = selectedPath[2] ?? "";
let sessionId: string;

beforeAll(async () => {
	world = await createWorld();
	engine = await world.work(runHandlers({ advisors, reader: texts, pages: noPages, searches: noSearch }));
});
afterAll(() => world.drop());
beforeEach(async () => {
	before = async () => {};
	calls = 0;
	sessionId = await newSession(world);
});

const research = (who: "Admin" | "Editor" | "Viewer" = "Editor") => world.as(who).consultant.research;
const settle = () => world.as("Editor").consultant.whys.finalize({ sessionId, selectedPath, rootCause });
const following = (runs = engine) => ({ db: world.db, runs });
async function eventsOf(runId: string, after = 0, runs = engine): Promise<RunEvent[]> {
	const events: RunEvent[] = [];
	for await (const event of followRun(following(runs), runId, after)) events.push(event);
	return events;
}
const held = (signal: AbortSignal) =>
	new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

describe("research", () => {
	it("tells how far it is, and is stored in the version of its root cause", async () => {
		await settle();
		expect(await research().result({ sessionId })).toBeNull();
		const { runId } = await research().start({ sessionId });
		const events = await eventsOf(runId);
		const said = events.filter(({ kind }) => kind === "progress" || kind === "query");
		const percents = said.map(({ data }) => Number(data.progress));
		expect(percents).toEqual(percents.toSorted((one, other) => one - other));
		expect(said.length).toBeGreaterThan(3);
		expect(said.some(({ kind }) => kind === "query")).toBe(true);
		const result = await research().result({ sessionId });
		expect(events.at(-1)).toMatchObject({ kind: "complete", data: { data: result } });
		expect(result).toMatchObject({ versionNumber: 1, sourcesAnalyzed: 1 });
		expect(result?.timeElapsed).toBeGreaterThanOrEqual(0);
		const judged = result ? validatedFindings(result) : [];
		expect(judged).not.toEqual([]);
		for (const { finding, validation } of judged) {
			expect(finding.quote?.verified).toBe(true);
			expect(finding.citation).toContain(finding.quote?.passageId);
			expect(validation).not.toBeNull();
		}
		// What was not found is asked; nothing says that the material lacks it.
		for (const gap of result?.gaps ?? []) expect(gap).toContain("?");
	});

	it("is one, however many ask, and is done anew on request", async () => {
		await settle();
		const started = await Promise.all([1, 2, 3].map(() => research().start({ sessionId, rootCause })));
		expect(new Set(started.map(({ runId }) => runId)).size).toBe(1);
		const [{ runId } = { runId: "" }] = started;
		const events = await eventsOf(runId);
		expect(calls).toBe(1);
		const middle = events[2]?.sequence ?? 0;
		expect(await eventsOf(runId, middle)).toEqual(events.slice(3));
		expect(await research().start({ sessionId, again: true })).toEqual({ runId });
		await finishedRun(following(), runId);
		expect(calls).toBe(2);
	});

	it("needs a settled root cause, or one with its whole path", async () => {
		const missing = { code: "NOT_READY", message: "Missing required data from previous steps" };
		expect(await refusalOf(research().start({ sessionId }))).toMatchObject(missing);
		expect(await refusalOf(research().start({ sessionId, rootCause }))).toMatchObject(missing);
		const short = { sessionId, rootCause, whysPath: selectedPath.slice(0, 2) };
		expect(await refusalOf(research().start(short))).toMatchObject(missing);
		const cultural = { sessionId, rootCause: "Their culture", whysPath: selectedPath };
		expect(await refusalOf(research().start(cultural))).toMatchObject({ code: "INVALID_INPUT" });
		const asked = { sessionId, rootCause, whysPath: selectedPath };
		// Nor is there a line of whys without a tree.
		expect(await refusalOf(research().start(asked))).toMatchObject(missing);
		await world.as("Editor").consultant.whys.generate({ sessionId });
		const { runId } = await research().start(asked);
		await finishedRun(following(), runId);
		expect(await research().result({ sessionId })).toMatchObject({ versionNumber: 1 });
	});

	it("goes into the newest version of its root cause, not into another one's", async () => {
		await settle();
		const other = { selectedPath: [...selectedPath, "No team owns them"], rootCause: "No team owns them" };
		await world.as("Editor").consultant.whys.finalize({ sessionId, ...other });
		const { runId } = await research().start({ sessionId, rootCause });
		expect((await finishedRun(following(), runId)).result).toMatchObject({ versionNumber: 1 });
		expect(await research().result({ sessionId })).toBeNull();
	});

	it("of somebody else is not there; a viewer starts none and follows the shared one", async () => {
		await settle();
		const { runId } = await research().start({ sessionId });
		await finishedRun(following(), runId);
		for (const call of [
			() => research("Admin").start({ sessionId }),
			() => research("Admin").started({ sessionId }),
			() => research("Admin").result({ sessionId }),
			() => research("Viewer").result({ sessionId }),
		]) {
			expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
		}
		expect(await refusalOf(research("Viewer").start({ sessionId }))).toMatchObject({ code: "FORBIDDEN" });
		await world.db.update(strategySession).set({ creatorId: null }).where(eq(strategySession.id, sessionId));
		expect(await research("Viewer").started({ sessionId })).toEqual({ runId, status: "succeeded" });
		expect(await world.as("Viewer").run.byId({ id: runId })).toMatchObject({ status: "succeeded" });
	});

	it("stops when it is cancelled, leaves nothing behind, and can be started again", async () => {
		await settle();
		before = held;
		const { runId } = await research().start({ sessionId });
		for await (const event of followRun(following(), runId, 0)) if (event.kind === "progress") break;
		await world.as("Editor").run.cancel({ id: runId });
		await expect(finishedRun(following(), runId)).rejects.toMatchObject({ code: "CANCELLED" });
		expect(await research().result({ sessionId })).toBeNull();
		before = async () => {};
		expect(await research().start({ sessionId })).toEqual({ runId });
		await finishedRun(following(), runId);
		expect(await research().result({ sessionId })).toMatchObject({ versionNumber: 1 });
	});

	it("that failed says why, and goes on when it is started again", async () => {
		await settle();
		before = async () => {
			throw new Error("the search is down");
		};
		const { runId } = await research().start({ sessionId });
		expect((await eventsOf(runId)).at(-1)).toMatchObject({
			kind: "error",
			data: { error: expect.stringContaining("Something went wrong on our side") },
		});
		before = async () => {};
		expect(await research().start({ sessionId })).toEqual({ runId });
		expect((await eventsOf(runId)).at(-1)).toMatchObject({ kind: "complete" });
	});

	it("is one on two instances too, and both can follow it", async () => {
		await settle();
		const connection = connect(world.url, { max: 4 });
		const other = await openRuns({
			...connection,
			handlers: runHandlers({ advisors, reader: texts, pages: noPages, searches: noSearch }),
			log: silent,
		});
		try {
			const started = await Promise.all([
				research().start({ sessionId }),
				world.as("Editor", { runs: other }).consultant.research.start({ sessionId }),
			]);
			const [one, two] = started.map(({ runId }) => runId);
			expect(one).toBe(two);
			const [here, there] = await Promise.all([eventsOf(one ?? ""), eventsOf(one ?? "", 0, other)]);
			expect(there).toEqual(here);
			expect(calls).toBe(1);
		} finally {
			await other.close();
			await connection.close();
		}
		const versions = await world.db
			.select()
			.from(strategyVersion)
			.where(eq(strategyVersion.sessionId, sessionId));
		expect(versions).toHaveLength(1);
	});
});

describe("a version that became a program", () => {
	it("keeps the research that it was made of; one made from it is researched anew", async () => {
		// Other strategies on the same matter would be read, too.
		await world.db.delete(strategySession);
		const strategy = await plannedStrategy(world.db, world.people.Editor.id);
		const of = { sessionId: strategy.sessionId, versionNumber: 1 };
		const { consultant } = world.as("Editor");
		const { runId } = await research().start({ sessionId: of.sessionId });
		await finishedRun(following(), runId);
		const { research: kept } = await consultant.version.byNumber(of);
		await consultant.integration.integrate(of);
		await consultant.session.analyzeText({
			sessionId: of.sessionId,
			text: "Nobody books the returns in Gera either.",
		});

		expect(await research().start({ sessionId: of.sessionId })).toEqual({ runId });
		const again = () => research().start({ sessionId: of.sessionId, again: true });
		expect(await refusalOf(again())).toMatchObject({
			code: "DECIDED",
			message: expect.stringContaining("Version 1 has become a program"),
		});
		await consultant.version.branch(of);
		await finishedRun(following(), (await again()).runId);
		expect((await consultant.version.byNumber(of)).research).toEqual(kept);
		const second = await consultant.version.byNumber({ ...of, versionNumber: 2 });
		expect(kept?.sourcesAnalyzed).toBe(1);
		expect(second.research).toMatchObject({ versionNumber: 2, sourcesAnalyzed: 2 });
	});

	it("keeps its enhanced analysis in the same way, and answers it", async () => {
		const strategy = await plannedStrategy(world.db, world.people.Editor.id);
		const of = { sessionId: strategy.sessionId, versionNumber: 1 };
		const { consultant } = world.as("Editor");
		const { rootCause: cause, whysPath } = await consultant.version.byNumber(of);
		const asked = { ...of, rootCause: cause ?? "", whysPath };
		const { analysis } = await consultant.analysis.enhance(asked);
		await consultant.integration.integrate(of);
		await world.db.delete(run).where(eq(run.sessionId, of.sessionId));
		expect(await consultant.analysis.enhance({ ...asked, provider: "offline" })).toEqual({ analysis });
		expect(await world.db.$count(run, eq(run.sessionId, of.sessionId))).toBe(0);
		for (const call of [
			() => consultant.analysis.enhance({ ...asked, again: true }),
			() => consultant.analysis.start({ ...asked, again: true }),
		]) {
			expect(await refusalOf(call())).toMatchObject({ code: "DECIDED" });
		}
		const { runId } = await consultant.analysis.start(asked);
		await expect(finishedRun(following(), runId)).rejects.toThrow("has become a program");
	});

	it("keeps its research also when it becomes one while it is researched anew", async () => {
		const strategy = await plannedStrategy(world.db, world.people.Editor.id);
		const { sessionId: id } = strategy;
		const { consultant } = world.as("Editor");
		const { runId } = await research().start({ sessionId: id });
		await finishedRun(following(), runId);
		const of = { sessionId: id, versionNumber: 1 };
		const { research: kept } = await consultant.version.byNumber(of);
		const { promise, resolve } = Promise.withResolvers<void>();
		before = () => promise;
		await research().start({ sessionId: id, again: true });
		await consultant.integration.integrate(of);
		resolve();
		await expect(finishedRun(following(), runId)).rejects.toThrow("has become a program");
		expect((await consultant.version.byNumber(of)).research).toEqual(kept);
	});
});
