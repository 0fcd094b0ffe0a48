import { type Connection, connect } from "@throughline/db/connect";
import { person, run, strategyVersion } from "@throughline/db/schema";
import type { Role } from "@throughline/domain/account";
import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import { StrategyVersion, VersionDetail } from "@throughline/domain/consultant/version";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startAnalysis } from "../../src/consultant/analysis/analyze.ts";
import { makeVersion } from "../../src/consultant/version/create.ts";
import { CodedError } from "../../src/error.ts";
import type { Strategist } from "../../src/ports/advisors.ts";
import type { Asking } from "../../src/ports/asking.ts";
import { openRuns, type RunEngine } from "../../src/run/engine/engine.ts";
import { finishedRun, followRun } from "../../src/run/events/events.ts";
import { runHandlers } from "../../src/run-handlers.ts";
import { Writer } from "../../src/writer.ts";
import {
	advisorsWith,
	createWorld,
	noPages,
	noSearch,
	offlineServing,
	refusalOf,
	texts,
	type World,
} from "../world.ts";

const memo = `Late orders cost us $640,000 a year, and 14 percent of all orders leave late.
The stock is wrong because nobody books the returns.
The board approved a budget of $2.4 million, to be spent within 18 months.
Nobody knows how many customers left because of it.`;
const rootCause = "Nobody books the returns";
const whysPath = ["Orders leave late", "The stock is wrong", rootCause];

/** The offline strategist, whose plans a test may hold back, fail and count. */
const strategist = offlineServing.strategist("offline");
const planning = {
	made: 0,
	hold: null as Promise<unknown> | null,
	fails: null as Error | null,
	instead: null as unknown,
	holdDecisions: null as Promise<unknown> | null,
};
const watched: Strategist = {
	...strategist,
	async plan(material, given, asking: Asking) {
		planning.made++;
		if (planning.hold) await Promise.race([planning.hold, aborted(asking.signal)]);
		if (planning.fails) throw planning.fails;
		if (planning.instead) return planning.instead as never;
		return await strategist.plan(material, given, asking);
	},
	async decisions(material, settled, asking) {
		// Those of the standard analysis, which come without research.
		if (!settled.research) await planning.holdDecisions;
		return await strategist.decisions(material, settled, asking);
	},
};
const advisors = advisorsWith({ strategist: () => watched });

function aborted(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

let world: World;
let connection: Connection;
let engine: RunEngine;

async function startEngine() {
	connection = connect(world.url, { max: 6 });
	const log = { debug() {}, info() {}, warn() {}, error() {} };
	engine = await openRuns({
		...connection,
		handlers: runHandlers({ advisors, reader: texts, pages: noPages, searches: noSearch }),
		log,
	});
}

async function stopEngine() {
	await engine.close();
	await connection.close();
}

beforeAll(async () => {
	world = await createWorld({ demo: true });
	await startEngine();
});
afterAll(async () => {
	await stopEngine();
	await world.drop();
});
beforeEach(() => Object.assign(planning, { hold: null, fails: null, instead: null, holdDecisions: null }));

const caller = (who: Role = "Editor") => world.as(who, { runs: engine, advisors });
const consultant = (who: Role = "Editor") => caller(who).consultant;
const following = () => ({ db: world.db, runs: engine });

/** Each workstream of a plan is there for a chosen option. */
function expectChosen({ workstreams }: Plan, selected: SelectedDecisions) {
	expect(workstreams).not.toEqual([]);
	for (const { decisionId, optionId } of workstreams) expect(optionId).toBe(selected[decisionId]);
}

/** A session with its first version, analysed. */
async function begun(who: Role = "Editor") {
	const { runId, ...version } = await beginning(who);
	await finishedRun(following(), runId);
	return version;
}

/** The same, while its analysis is under way. */
async function beginning(who: Role = "Editor") {
	const { sessionId } = await consultant(who).session.analyzeText({ text: memo });
	const runId = await world.db.transaction(async (tx) => {
		const write = new Writer(tx, world.people[who], "request-1");
		const { versionNumber } = await makeVersion(tx, write, {
			sessionId,
			rootCause,
			whysPath,
			provider: "offline",
		});
		const begun = await startAnalysis({ address: "192.0.2.1", advisors, person: world.people[who] }, tx, {
			sessionId,
			versionNumber,
		});
		return begun.id;
	});
	return { sessionId, versionNumber: 1, runId };
}

/** The first option of every decision, or the one at another place. */
async function choices(of: { sessionId: string; versionNumber: number }, at = 0): Promise<SelectedDecisions> {
	const { decisions } = await consultant().version.byNumber(of);
	return Object.fromEntries((decisions ?? []).map(({ id, options }) => [id, options.at(at)?.id ?? ""]));
}

async function decided(who: Role = "Editor") {
	const version = await begun(who);
	await consultant(who).decision.select({ ...version, selectedDecisions: await choices(version) });
	return version;
}

async function statusOf(version: { sessionId: string; versionNumber: number }) {
	return (await consultant().version.byNumber(version)).status;
}

/** A promise that the test opens. */
function gate() {
	let open = () => {};
	const hold = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { hold, open };
}

/** Waits until the run has said this. */
async function heard(runId: string, words: RegExp) {
	for await (const { data } of followRun(following(), runId, 0)) if (words.test(String(data.message))) return;
	throw new Error("the run ended without it");
}

describe("a version", () => {
	it("begins as a draft with its standard analysis and decisions, in the documented shape", async () => {
		const version = await begun();
		const read = await consultant().version.byNumber(version);
		expect(VersionDetail.parse(read)).toEqual(read);
		expect(read).toMatchObject({
			status: "draft",
			rootCause,
			whysPath,
			provider: "offline",
			selectedDecisions: {},
			program: null,
			validation: null,
			enhancedAnalysis: null,
		});
		expect(read.analysis?.five_whys.root_cause).toBe(rootCause);
		expect(read.decisions?.length).toBeGreaterThanOrEqual(3);
		const [listed] = await consultant().version.ofSession({ sessionId: version.sessionId });
		expect(StrategyVersion.parse(listed)).toEqual(listed);
	});

	it("gets the next number, two at once get two", async () => {
		const { sessionId } = await begun();
		const make = () =>
			world.db.transaction(async (tx) => {
				const write = new Writer(tx, world.people.Editor, "request-1");
				return (await makeVersion(tx, write, { sessionId })).versionNumber;
			});
		expect((await Promise.all([make(), make()])).sort()).toEqual([2, 3]);
	});

	it("is seen by its creator only, whatever is asked", async () => {
		const version = await decided();
		const stranger = consultant("Admin");
		const { sessionId } = version;
		const asked = [
			() => stranger.version.ofSession({ sessionId }),
			() => stranger.version.byNumber(version),
			() => stranger.version.label({ ...version, version: 1, versionLabel: "mine" }),
			() => stranger.version.finalize(version),
			() => stranger.version.branch(version),
			() => stranger.version.compare({ sessionId, version1: 1, version2: 2 }),
			() => stranger.analysis.enhance({ ...version, rootCause, whysPath }),
			() => stranger.analysis.start({ ...version, rootCause, whysPath }),
			() => stranger.decision.generateWithResearch(version),
			() => stranger.decision.start(version),
			() => stranger.decision.select({ ...version, selectedDecisions: {} }),
			() => stranger.plan.convert(version),
			() => stranger.plan.start(version),
		];
		for (const call of asked) {
			expect(await refusalOf(call())).toMatchObject({
				code: "NOT_FOUND",
				message: "There is no such strategy session",
			});
		}
		expect((await stranger.version.all()).map((each) => each.sessionId)).not.toContain(sessionId);
		expect(await statusOf(version)).toBe("draft");
	});

	it("of the demo is everybody's, and has the documented shape throughout", async () => {
		const all = await consultant("Viewer").version.all();
		expect(all.length).toBeGreaterThanOrEqual(2);
		for (const { sessionId, versionNumber } of all) {
			const read = await consultant("Viewer").version.byNumber({ sessionId, versionNumber });
			expect(VersionDetail.parse(read)).toEqual(read);
		}
	});

	it("that is not there is refused", async () => {
		const { sessionId } = await begun();
		expect(await refusalOf(consultant().version.byNumber({ sessionId, versionNumber: 9 }))).toMatchObject({
			code: "NOT_FOUND",
			message: "There is no such version of this strategy",
		});
	});

	it("carries a label, unless somebody changed the version meanwhile", async () => {
		const version = await begun();
		const read = await consultant().version.byNumber(version);
		const labelled = await consultant().version.label({
			...version,
			versionLabel: "Staged",
			version: read.version,
		});
		expect(labelled).toMatchObject({ versionLabel: "Staged", version: read.version + 1 });
		const current = await consultant().version.byNumber(version);
		expect(current).toHaveProperty("validation");
		const stale = consultant().version.label({ ...version, versionLabel: "Other", version: read.version });
		expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT", current });
		expect(
			await refusalOf(consultant().version.label({ ...version, version: 1, versionLabel: " " })),
		).toMatchObject({
			code: "INVALID_INPUT",
		});
	});
});

describe("the standard analysis", () => {
	it("leaves the decisions alone that somebody has had drawn up, and chosen among, while it was made", async () => {
		const { decisions } = await consultant().version.byNumber(await begun());
		const { hold, open } = gate();
		planning.holdDecisions = hold;
		const { runId, ...version } = await beginning();
		const selectedDecisions = { approach: "theirs" };
		await world.db
			.update(strategyVersion)
			.set({ decisions, selectedDecisions, provider: "openai" })
			.where(eq(strategyVersion.sessionId, version.sessionId));
		open();
		await finishedRun(following(), runId);
		expect(await consultant().version.byNumber(version)).toMatchObject({
			decisions,
			selectedDecisions,
			provider: "openai",
			analysis: { five_whys: { root_cause: rootCause } },
		});
	});

	it("changes no version that was closed while it was made", async () => {
		const { hold, open } = gate();
		planning.holdDecisions = hold;
		const { runId, ...version } = await beginning();
		await world.db
			.update(strategyVersion)
			.set({ status: "finalized", finalizedAt: new Date().toISOString() })
			.where(eq(strategyVersion.sessionId, version.sessionId));
		open();
		await expect(finishedRun(following(), runId)).rejects.toThrow("Version 1 is finalized");
		expect(await consultant().version.byNumber(version)).toMatchObject({ analysis: null, decisions: null });
	});
});

describe("the enhanced analysis", () => {
	it("is stored in the version and answered, and a second call joins the first", async () => {
		const version = await begun();
		const ask = () => consultant().analysis.enhance({ ...version, rootCause, whysPath });
		const [one, two] = await Promise.all([ask(), ask()]);
		expect(one).toEqual(two);
		expect((await consultant().version.byNumber(version)).enhancedAnalysis).toEqual(one.analysis);
		const key = `analysis/${version.sessionId}/1/enhanced`;
		const runs = await world.db.select().from(run).where(eq(run.key, key));
		expect(runs).toMatchObject([{ status: "succeeded", attempts: 1 }]);
	});

	it("is that of the version's own root cause and line, and of no other", async () => {
		const version = await begun();
		const enhance = (cause: string, path: string[]) =>
			consultant().analysis.enhance({ ...version, rootCause: cause, whysPath: path });
		const other = "The roof leaks";
		for (const call of [
			() => enhance(other, whysPath),
			() => consultant().analysis.start({ ...version, rootCause: other, whysPath }),
		]) {
			expect(await refusalOf(call())).toMatchObject({
				code: "INVALID_INPUT",
				message: expect.stringContaining(`Version 1 answers to “${rootCause}”`),
			});
		}
		expect(await refusalOf(enhance(rootCause, [other, ...whysPath.slice(1)]))).toMatchObject({
			code: "INVALID_INPUT",
			message: expect.stringContaining("another line of whys"),
		});
		// A client may keep the root cause apart from the path.
		expect((await enhance(rootCause, whysPath.slice(0, -1))).analysis).toBeDefined();
	});

	it("is made anew when there is other research", async () => {
		const version = await begun();
		const ask = () => consultant().analysis.enhance({ ...version, rootCause, whysPath });
		const before = await ask();
		const found = await offlineServing
			.researcher("offline")
			.research(
				{ key: "none", sources: [], passages: [], today: "2026-11-22", corrections: [], playbooks: [] },
				{ rootCause, whysPath },
				{ signal: new AbortController().signal, async spent() {} },
			);
		const research = { ...found, versionNumber: 1, timeElapsed: 1 };
		await world.db
			.update(strategyVersion)
			.set({ research })
			.where(eq(strategyVersion.sessionId, version.sessionId));
		expect(await ask()).not.toEqual(before);
	});

	it.each([
		{ rootCause: "", whysPath },
		{ rootCause, whysPath: [] },
	])("asks for root cause and path: %o", async (missing) => {
		const version = await begun();
		expect(await refusalOf(consultant().analysis.enhance({ ...version, ...missing }))).toMatchObject({
			code: "INVALID_INPUT",
			message: expect.stringContaining("Missing root cause or whys path"),
		});
	});
});

describe("the decisions", () => {
	it("are drawn up anew and keep the choices that they still offer", async () => {
		const version = await decided();
		const selected = await choices(version);
		await world.db
			.update(strategyVersion)
			.set({ selectedDecisions: { ...selected, measures: "an-option-that-went", gone: "with-its-decision" } })
			.where(eq(strategyVersion.sessionId, version.sessionId));
		const { decisions } = await consultant().decision.generateWithResearch(version);
		const { measures: _, ...kept } = selected;
		const read = await consultant().version.byNumber(version);
		expect(read).toMatchObject({ decisions, selectedDecisions: kept });
	});

	it("all need a choice, and the refusal names those without", async () => {
		const version = await begun();
		const { measures: _, ...rest } = await choices(version);
		const refused = consultant().decision.select({ ...version, selectedDecisions: rest });
		expect(await refusalOf(refused)).toMatchObject({
			code: "INVALID_INPUT",
			message: "Please make a selection for all strategic decisions",
			issues: [{ path: "selectedDecisions.measures" }],
		});
	});

	it("refuse what is not there, and a stale version", async () => {
		const version = await begun();
		const selected = await choices(version);
		const select = (selectedDecisions: SelectedDecisions, stale?: number) =>
			refusalOf(consultant().decision.select({ ...version, selectedDecisions, version: stale }));
		expect(await select({ ...selected, measures: "magic" })).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "selectedDecisions.measures" }],
		});
		expect(await select({ ...selected, "no-decision": "x" })).toMatchObject({
			issues: [{ path: "selectedDecisions.no-decision" }],
		});
		const current = await consultant().version.byNumber(version);
		await consultant().version.label({ ...version, version: 2, versionLabel: "meanwhile" });
		expect(await select(selected, current.version)).toMatchObject({ code: "CONFLICT" });
	});

	it("take the plan back when they change, and leave it when they don't", async () => {
		const version = await decided();
		await consultant().plan.convert(version);
		const selectedDecisions = await choices(version);
		const same = await consultant().decision.select({ ...version, selectedDecisions });
		expect(same.program).not.toBeNull();
		const other = await choices(version, -1);
		const changed = await consultant().decision.select({ ...version, selectedDecisions: other });
		expect(changed).toMatchObject({ selectedDecisions: other, program: null, validation: null });
		const { program } = await consultant().plan.convert(version);
		expectChosen(program, other);
	});
});

describe("the conversion", () => {
	it("makes a complete plan once, however often and from wherever it is asked for", async () => {
		const version = await decided();
		const before = planning.made;
		const answers = await Promise.all([1, 2, 3].map(() => consultant().plan.convert(version)));
		answers.push(await consultant().plan.convert(version));
		expect(planning.made - before).toBe(1);
		for (const { program, validation } of answers) {
			expect(program).toEqual(answers[0]?.program);
			expect(validation.ontology.completeness.missingFields).toEqual([]);
		}
		expect(await consultant().version.byNumber(version)).toMatchObject({
			status: "draft",
			program: answers[0]?.program,
			validation: answers[0]?.validation,
		});
	});

	it("needs a selected decision", async () => {
		const version = await begun();
		expect(await refusalOf(consultant().plan.convert(version))).toMatchObject({ code: "NOT_READY" });
	});

	it("shows the version as converting while it works, tells how far it is, and is joined by a second tab", async () => {
		const version = await decided();
		const { hold, open } = gate();
		planning.hold = hold;
		const { runId } = await consultant().plan.start(version);
		await heard(runId, /Turning the chosen options/);
		expect(await statusOf(version)).toBe("converting");
		expect(await consultant().plan.start(version)).toEqual({ runId });
		open();
		await finishedRun(following(), runId);
		expect(await statusOf(version)).toBe("draft");
	});

	it("leaves a draft when it fails, says why, and is made on the next try", async () => {
		const version = await decided();
		planning.fails = new CodedError("PROVIDER_FAILED", "The model is overloaded");
		expect(await refusalOf(consultant().plan.convert(version))).toMatchObject({
			code: "PROVIDER_FAILED",
			message: "The model is overloaded",
		});
		expect(await consultant().version.byNumber(version)).toMatchObject({ status: "draft", program: null });
		planning.fails = null;
		await consultant().plan.convert(version);
		expect((await consultant().version.byNumber(version)).program).not.toBeNull();
	});

	it("leaves a draft when it is cancelled", async () => {
		const version = await decided();
		planning.hold = gate().hold;
		const { runId } = await consultant().plan.start(version);
		await heard(runId, /Turning the chosen options/);
		await caller().run.cancel({ id: runId });
		expect(await consultant().version.byNumber(version)).toMatchObject({ status: "draft", program: null });
		planning.hold = null;
		await consultant().plan.convert(version);
	});

	it("is stopped by another choice, and the next plan is of that choice", async () => {
		const version = await decided();
		planning.hold = gate().hold;
		const { runId } = await consultant().plan.start(version);
		await heard(runId, /Turning the chosen options/);
		const other = await choices(version, -1);
		expect(await consultant().decision.select({ ...version, selectedDecisions: other })).toMatchObject({
			status: "draft",
		});
		planning.hold = null;
		const { program } = await consultant().plan.convert(version);
		expectChosen(program, other);
	});

	it("refuses a plan that has not the shape of one", async () => {
		const version = await decided();
		planning.instead = { title: 5 };
		expect(await refusalOf(consultant().plan.convert(version))).toMatchObject({
			code: "PROVIDER_FAILED",
			message: expect.stringMatching(/^The plan that came back cannot be used \(title/),
		});
		expect((await consultant().version.byNumber(version)).program).toBeNull();
		planning.instead = null;
		const before = planning.made;
		await consultant().plan.convert(version);
		expect(planning.made - before).toBe(1);
	});

	it("asks no second time for a good plan that could not be stored", async () => {
		const version = await decided();
		const { hold, open } = gate();
		planning.hold = hold;
		const before = planning.made;
		const { runId } = await consultant().plan.start(version);
		await heard(runId, /Turning the chosen options/);
		const barred = (disabledAt: string | null) =>
			world.db.update(person).set({ disabledAt }).where(eq(person.id, world.people.Editor.id));
		await barred(new Date().toISOString());
		open();
		await expect(finishedRun(following(), runId)).rejects.toThrow("may no longer change anything");
		await barred(null);
		const { program } = await consultant().plan.convert(version);
		expect(program.workstreams.length).toBeGreaterThan(0);
		expect(planning.made - before).toBe(1);
	});

	it("stores no plan of decisions that were drawn up anew meanwhile, and makes one of the new ones", async () => {
		const version = await decided();
		const { hold, open } = gate();
		planning.hold = hold;
		const { runId } = await consultant().plan.start(version);
		await heard(runId, /Turning the chosen options/);
		const { decisions } = await consultant().version.byNumber(version);
		// The same choices, which say something else by now.
		const redrawn = (decisions ?? []).map((decision) => ({
			...decision,
			options: decision.options.map((option) => ({ ...option, label: `${option.label}, from today on` })),
		}));
		await world.db
			.update(strategyVersion)
			.set({ decisions: redrawn })
			.where(eq(strategyVersion.sessionId, version.sessionId));
		open();
		await expect(finishedRun(following(), runId)).rejects.toMatchObject({
			code: "CONFLICT",
			message: "The decisions were changed while the plan was being made. Open the plan again.",
		});
		expect((await consultant().version.byNumber(version)).program).toBeNull();
		planning.hold = null;
		const { program } = await consultant().plan.convert(version);
		expect(JSON.stringify(program)).toContain("from today on");
	});

	it("goes on after its server has gone in the middle of it, and leaves one plan", async () => {
		const version = await decided();
		planning.hold = gate().hold;
		const { runId } = await consultant().plan.start(version);
		await heard(runId, /Turning the chosen options/);
		await stopEngine();
		expect(await statusOf(version)).toBe("converting");
		planning.hold = null;
		await startEngine();
		await finishedRun(following(), runId);
		const read = await consultant().version.byNumber(version);
		expect(read.status).toBe("draft");
		expect(read.program).not.toBeNull();
	});

	it("leaves no version converting for ever when it is what brings servers down", async () => {
		const version = await decided();
		planning.hold = gate().hold;
		const { runId } = await consultant().plan.start(version);
		await heard(runId, /Turning the chosen options/);
		await stopEngine();
		await world.db.update(run).set({ attempts: 5 }).where(eq(run.id, runId));
		await startEngine();
		await expect(finishedRun(following(), runId)).rejects.toThrow("interrupted several times");
		expect(await statusOf(version)).toBe("draft");
	});
});

describe("a finalized version", () => {
	it("needs a plan, then keeps its choices and its plan", async () => {
		const version = await decided();
		expect(await refusalOf(consultant().version.finalize(version))).toMatchObject({ code: "NOT_READY" });
		const { program } = await consultant().plan.convert(version);
		const closed = await consultant().version.finalize(version);
		expect(closed).toMatchObject({ status: "finalized", program });
		expect(closed.finalizedAt).not.toBeNull();
		expect(await consultant().version.finalize(version)).toEqual(closed);
		const selectedDecisions = await choices(version, -1);
		const refused = [
			() => consultant().decision.select({ ...version, selectedDecisions }),
			() => consultant().decision.generateWithResearch(version),
			() => consultant().plan.convert({ ...version, again: true }),
		];
		for (const call of refused) expect(await refusalOf(call())).toMatchObject({ code: "DECIDED" });
		expect((await consultant().plan.convert(version)).program).toEqual(program);
		expect(await consultant().version.byNumber(version)).toEqual(closed);
	});

	it("is where a new version begins, with other choices", async () => {
		const version = await decided();
		await consultant().plan.convert(version);
		await consultant().version.finalize(version);
		const { measures: other } = await choices(version, -1);
		const from = await consultant().version.byNumber(version);
		const branched = await consultant().version.branch({
			...version,
			selectedDecisions: { measures: other ?? "" },
			versionLabel: "With a partner",
		});
		expect(branched).toMatchObject({
			versionNumber: 2,
			branchedFrom: 1,
			versionLabel: "With a partner",
			status: "draft",
			analysis: from.analysis,
			decisions: from.decisions,
			selectedDecisions: { ...from.selectedDecisions, measures: other },
			program: null,
		});
		expect(
			await refusalOf(consultant().version.branch({ ...version, selectedDecisions: { measures: "magic" } })),
		).toMatchObject({ code: "INVALID_INPUT" });
		const { sessionId } = version;
		expect(await consultant().version.compare({ sessionId, version1: 1, version2: 2 })).toMatchObject({
			differences: {
				root_cause_changed: false,
				approach_changed: true,
				market_changed: false,
				decisions_changed: ["measures"],
			},
			version1: { versionNumber: 1 },
			version2: { versionNumber: 2, selectedDecisions: { measures: other } },
		});
		const both = consultant().version.compare({ sessionId, version1: 1, version2: 1 });
		expect(await refusalOf(both)).toMatchObject({
			code: "INVALID_INPUT",
			message: "Please select two different versions to compare",
		});
	});
});

describe("a Viewer", () => {
	it("reads the demo's versions and changes none", async () => {
		const viewer = consultant("Viewer");
		const [demo] = await viewer.version.all();
		if (!demo) throw new Error("no demo version");
		const { sessionId, versionNumber } = demo;
		expect(await refusalOf(viewer.plan.convert({ sessionId, versionNumber }))).toMatchObject({
			code: "FORBIDDEN",
		});
		expect(await refusalOf(viewer.version.branch({ sessionId, versionNumber }))).toMatchObject({
			code: "FORBIDDEN",
		});
	});
});
