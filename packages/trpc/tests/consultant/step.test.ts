import { run, strategySession } from "@throughline/db/schema";
import type { Role } from "@throughline/domain/account";
import type { EnterStep, StrategyProgress, StrategyStep } from "@throughline/domain/consultant/step";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CodedError } from "../../src/error.ts";
import type { Researcher, Strategist } from "../../src/ports/advisors.ts";
import type { RunEngine } from "../../src/run/engine/engine.ts";
import { finishedRun } from "../../src/run/events/events.ts";
import { runHandlers } from "../../src/run-handlers.ts";
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
import { newSession } from "./memo.ts";

/** The offline consultant, whose calls are counted; a test may hold or fail those of a name. */
const calls: string[] = [];
const failing = new Set<string>();
const gates = new Map<string, Promise<void>>();
async function count(name: string): Promise<void> {
	calls.push(name);
	await gates.get(name);
	if (failing.has(name)) throw new CodedError("PROVIDER_FAILED", `No answer to ${name}`);
}
const offline = offlineServing.strategist("offline");
const strategist: Strategist = {
	...offline,
	async whysTree(...asked) {
		await count("tree");
		return await offline.whysTree(...asked);
	},
	async enhancedAnalysis(...asked) {
		await count("enhanced analysis");
		return await offline.enhancedAnalysis(...asked);
	},
	async decisions(material, basis, asking) {
		// The first decisions come with the standard analysis, without research.
		if (basis.research) await count("decisions");
		return await offline.decisions(material, basis, asking);
	},
	async plan(...asked) {
		await count("plan");
		return await offline.plan(...asked);
	},
};
const researcher: Researcher = {
	...offlineServing.researcher("offline"),
	async research(...asked) {
		await count("research");
		return await offlineServing.researcher("offline").research(...asked);
	},
};
const advisors = advisorsWith({ strategist: () => strategist, researcher: () => researcher });

const selectedPath = [
	"Pickers walk and search for 38 percent of their shift",
	"The stock in the system is wrong",
	"Nobody books the returns on the day they arrive",
];
const rootCause = selectedPath[2] ?? "";

let world: World;
let engine: RunEngine;
let sessionId: string;
beforeAll(async () => {
	world = await createWorld();
	engine = await world.work(runHandlers({ advisors, reader: texts, pages: noPages, searches: noSearch }));
});
afterAll(() => world.drop());
beforeEach(async () => {
	failing.clear();
	gates.clear();
	sessionId = await newSession(world);
	calls.length = 0;
});

const consultant = (who: Role = "Editor") => world.as(who, { advisors }).consultant;
const enter = (step: StrategyStep, more: Partial<EnterStep> = {}, who: Role = "Editor") =>
	consultant(who).step.enter({ sessionId, step, ...more });
const progress = () => consultant().step.progress({ sessionId });
const stepIn = ({ steps }: StrategyProgress, step: StrategyStep) => steps.find((each) => each.step === step);
/** Waits as long as a busy machine may need. */
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 });
/** Waits until nothing works for the session any more. */
const settled = () =>
	until(async () => {
		const open = and(eq(run.sessionId, sessionId), inArray(run.status, ["queued", "running"]));
		expect(await world.db.$count(run, open)).toBe(0);
	});
const runsOf = () => world.db.$count(run, eq(run.sessionId, sessionId));
const finalize = async () => {
	await consultant().whys.finalize({ sessionId, selectedPath, rootCause });
	calls.length = 0;
};
function gate(name: string): () => void {
	const { promise, resolve } = Promise.withResolvers<void>();
	gates.set(name, promise);
	return resolve;
}
async function choose(): Promise<void> {
	const { decisions } = await consultant().version.byNumber({ sessionId, versionNumber: 1 });
	const selectedDecisions = Object.fromEntries(
		(decisions ?? []).map(({ id, options }) => [id, options[0]?.id ?? ""]),
	);
	await consultant().decision.select({ sessionId, versionNumber: 1, selectedDecisions });
}

describe("entering the Five Whys", () => {
	it("makes the tree once, however many enter at the same moment", async () => {
		const open = gate("tree");
		const entered = await Promise.all(Array.from({ length: 10 }, () => enter("whys")));
		expect(new Set(entered.map((each) => stepIn(each, "whys")?.run?.id)).size).toBe(1);
		expect(await runsOf()).toBe(1);
		open();
		await settled();
		expect(calls).toEqual(["tree"]);
		expect(stepIn(await progress(), "whys")?.run).toMatchObject({ kind: "whys-tree", status: "succeeded" });
		// Who comes back finds it done.
		await enter("whys");
		await settled();
		expect(calls).toEqual(["tree"]);
	});

	it("starts anew what has failed, and says until then why it did", async () => {
		failing.add("tree");
		await enter("whys");
		await settled();
		const failed = stepIn(await progress(), "whys")?.run;
		expect(failed).toMatchObject({ status: "failed", failure: { error: "No answer to tree" } });
		failing.clear();
		const again = stepIn(await enter("whys"), "whys")?.run;
		expect(again?.id).toBe(failed?.id);
		expect(again?.edition).not.toBe(failed?.edition);
		await settled();
		expect(calls).toEqual(["tree", "tree"]);
	});

	it("makes nothing of a session without material, and nothing else than the tree of one with", async () => {
		await world.db.insert(strategySession).values({
			id: `${sessionId}_empty`,
			creatorId: world.people.Editor.id,
			title: "Empty",
			inputText: "",
		});
		const { steps } = await consultant().step.enter({ sessionId: `${sessionId}_empty`, step: "whys" });
		expect(steps).toMatchObject([{ step: "whys", run: null }]);
		for (const step of ["research", "analysis", "decisions", "plan"] as const) await enter(step);
		expect(await runsOf()).toBe(0);
		expect((await progress()).steps).toEqual([]);
	});

	it("says whose causes are being looked for, and what could not be found", async () => {
		const { tree } = await consultant().whys.generate({ sessionId });
		const nodeId = tree.branches[0]?.branches[0]?.id ?? "";
		const { runId } = await consultant().whys.startExpansion({ sessionId, nodeId });
		expect(runId).not.toBeNull();
		await finishedRun({ db: world.db, runs: engine }, runId ?? "");
		expect((await progress()).expansions).toEqual([]);
		await world.db
			.update(run)
			.set({ status: "failed", errorCode: "PROVIDER_FAILED", errorMessage: "No answer" })
			.where(eq(run.id, runId ?? ""));
		expect((await progress()).expansions).toMatchObject([
			{ nodeId, run: { id: runId, status: "failed", failure: { error: "No answer" } } },
		]);
	});
});

describe("entering the research", () => {
	it("researches once, then brings it into the analysis and after that into the decisions", async () => {
		await finalize();
		const openResearch = gate("research");
		const open = gate("enhanced analysis");
		const entered = await Promise.all(Array.from({ length: 10 }, () => enter("research")));
		expect(new Set(entered.map((each) => stepIn(each, "research")?.run?.id)).size).toBe(1);
		openResearch();
		await until(async () =>
			expect(stepIn(await progress(), "research")?.run).toMatchObject({
				kind: "analysis",
				status: "running",
			}),
		);
		// Somebody who comes at this point joins it.
		await enter("research");
		open();
		await until(async () =>
			expect(stepIn(await progress(), "research")?.run).toMatchObject({
				kind: "decisions",
				status: "succeeded",
			}),
		);
		await enter("research");
		await settled();
		expect(calls).toEqual(["research", "enhanced analysis", "decisions"]);
	});

	it("is open to whoever comes at any moment of it, and stays one", async () => {
		await finalize();
		let isOver = false;
		const comeAndGo = async () => {
			while (!isOver) {
				const { run } = stepIn(await enter("research"), "research") ?? {};
				isOver ||= run?.kind === "decisions" && run.status === "succeeded";
			}
		};
		await Promise.all(Array.from({ length: 4 }, comeAndGo));
		await settled();
		expect(calls).toEqual(["research", "enhanced analysis", "decisions"]);
	});

	it("starts nothing before there is a root cause", async () => {
		await consultant().whys.generate({ sessionId });
		expect((await enter("research")).steps).toEqual([]);
		await settled();
		expect(calls).toEqual(["tree"]);
	});

	it.each([
		["research", ["research", "enhanced analysis", "decisions"]],
		["enhanced analysis", ["enhanced analysis", "decisions"]],
		["decisions", ["decisions"]],
	])("goes on where %s failed", async (name, rest) => {
		await finalize();
		failing.add(name);
		await enter("research");
		await until(async () =>
			expect(stepIn(await progress(), "research")?.run).toMatchObject({
				status: "failed",
				failure: { error: `No answer to ${name}` },
			}),
		);
		failing.clear();
		calls.length = 0;
		await enter("research");
		await until(async () =>
			expect(stepIn(await progress(), "research")?.run).toMatchObject({
				kind: "decisions",
				status: "succeeded",
			}),
		);
		expect(calls).toEqual(rest);
	});

	it("keeps the research and says why, when what follows may not start", async () => {
		await finalize();
		const open = gate("research");
		await enter("research");
		await until(() => expect(calls).toEqual(["research"]));
		const admin = world.as("Admin", { sessionPublicId: "019a0000-0000-7000-8000-000000000001" });
		const limits = await admin.run.limits();
		const { version } = await admin.run.setLimits({ ...limits, runsPerPersonAndHour: 1 });
		open();
		await settled();
		const entered = stepIn(await progress(), "research");
		expect(entered).toMatchObject({ run: { kind: "research", status: "succeeded" } });
		expect(entered?.failure).toMatchObject({ code: "RATE_LIMITED" });
		expect(await consultant().research.result({ sessionId })).not.toBeNull();
		await admin.run.setLimits({ ...limits, version });
		await enter("research");
		await until(async () =>
			expect(stepIn(await progress(), "research")).toMatchObject({
				run: { kind: "decisions", status: "succeeded" },
				failure: null,
			}),
		);
	});

	it("does it all over on request", async () => {
		await finalize();
		await enter("research");
		await until(() => expect(calls).toContain("decisions"));
		await settled();
		calls.length = 0;
		await enter("research", { again: true });
		await until(() => expect(calls).toEqual(["research", "enhanced analysis", "decisions"]));
		await settled();
	});

	it("is what starts the rest: a research that a client asks for by itself starts nothing", async () => {
		await finalize();
		const { runId } = await consultant().research.start({ sessionId });
		await finishedRun({ db: world.db, runs: engine }, runId);
		await settled();
		expect(calls).toEqual(["research"]);
	});
});

describe("entering the analysis", () => {
	it("enhances it once there is research, and not before", async () => {
		await finalize();
		await enter("analysis");
		expect(calls).toEqual([]);
		const { runId } = await consultant().research.start({ sessionId });
		await finishedRun({ db: world.db, runs: engine }, runId);
		await Promise.all([enter("analysis"), enter("analysis", { versionNumber: 1 })]);
		await settled();
		await enter("analysis");
		await settled();
		expect(calls).toEqual(["research", "enhanced analysis"]);
		expect((await progress()).steps[0]).toMatchObject({ step: "analysis", versionNumber: 1 });
	});
});

describe("entering decisions and plan", () => {
	it("starts nothing before an option is chosen, then makes the plan once", async () => {
		await finalize();
		await enter("decisions");
		await enter("plan", { versionNumber: 1 });
		expect(calls).toEqual([]);
		await choose();
		await Promise.all(Array.from({ length: 5 }, () => enter("plan", { versionNumber: 1 })));
		await settled();
		expect(calls).toEqual(["plan"]);
		expect(stepIn(await progress(), "plan")?.run).toMatchObject({ kind: "conversion", status: "succeeded" });
		await enter("plan", { versionNumber: 1 });
		await settled();
		expect(calls).toEqual(["plan"]);
	});

	it("starts nothing in a version that is finalized", async () => {
		await finalize();
		await choose();
		await enter("plan");
		await settled();
		await consultant().version.finalize({ sessionId, versionNumber: 1 });
		calls.length = 0;
		for (const step of ["research", "analysis", "decisions", "plan"] as const) {
			if (step !== "research") await enter(step, { versionNumber: 1 });
		}
		await settled();
		expect(calls).toEqual([]);
	});
});

describe("a session that is not the caller's", () => {
	it("is not there for others, and nobody's is for Admins to enter", async () => {
		const asAdmin = enter("whys", {}, "Admin");
		expect(await refusalOf(asAdmin)).toMatchObject({ code: "NOT_FOUND" });
		expect(await refusalOf(consultant("Admin").step.progress({ sessionId }))).toMatchObject({
			code: "NOT_FOUND",
		});
		await world.db.update(strategySession).set({ creatorId: null }).where(eq(strategySession.id, sessionId));
		expect(await refusalOf(enter("whys"))).toMatchObject({ code: "FORBIDDEN" });
		expect(await runsOf()).toBe(0);
		await enter("whys", {}, "Admin");
		expect(await runsOf()).toBe(1);
	});

	it("is not entered by Viewers, who may look on", async () => {
		await world.db.update(strategySession).set({ creatorId: null }).where(eq(strategySession.id, sessionId));
		expect(await refusalOf(enter("whys", {}, "Viewer"))).toMatchObject({ code: "FORBIDDEN" });
		await enter("whys", {}, "Admin");
		expect((await consultant("Viewer").step.progress({ sessionId })).steps).toHaveLength(1);
	});
});
