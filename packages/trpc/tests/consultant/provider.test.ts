import { run } from "@throughline/db/schema";
import type { EnterStep } from "@throughline/domain/consultant/step";
import type { Provider } from "@throughline/domain/run";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CodedError } from "../../src/error.ts";
import type { Strategist } from "../../src/ports/advisors.ts";
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
import { memo } from "./memo.ts";

/** Who was asked for what. OpenAI is the configured one; each provider answers as the offline consultant does. */
const asked: string[] = [];
const missing = new Set<Provider>();
let failing = false;
function strategist(provider: Provider): Strategist {
	if (missing.has(provider)) throw new CodedError("NO_PROVIDER", `${provider} is not set up`);
	const offline = offlineServing.strategist("offline");
	const told =
		<A extends unknown[], T>(name: string, work: (...given: A) => Promise<T>) =>
		async (...given: A) => {
			asked.push(`${provider}: ${name}`);
			if (failing) throw new CodedError("PROVIDER_FAILED", `No answer to ${name}`);
			return await work(...given);
		};
	return {
		...offline,
		provider,
		whysTree: told("tree", offline.whysTree),
		expand: told("expand", offline.expand),
		validateRootCause: told("cause", offline.validateRootCause),
		analysis: told("analysis", offline.analysis),
		enhancedAnalysis: told("analysis", offline.enhancedAnalysis),
		decisions: told("decisions", offline.decisions),
		plan: told("plan", offline.plan),
	};
}
const advisors = advisorsWith({
	preferred: "openai",
	strategist,
	researcher(provider) {
		asked.push(`${provider}: research`);
		return { ...offlineServing.researcher("offline"), provider };
	},
});

const selectedPath = [
	"Pickers walk and search for 38 percent of their shift",
	"The stock in the system is wrong",
	"Nobody books the returns on the day they arrive",
];
const rootCause = selectedPath[2] ?? "";

let world: World;
let sessionId: string;
beforeAll(async () => {
	world = await createWorld();
	await world.work(runHandlers({ advisors, reader: texts, pages: noPages, searches: noSearch }));
});
afterAll(() => world.drop());
beforeEach(() => {
	missing.clear();
	failing = false;
});

const consultant = () => world.as("Editor", { advisors }).consultant;
const enter = (step: EnterStep["step"], more: Partial<EnterStep> = {}) =>
	consultant().step.enter({ sessionId, step, ...more });
const settled = () =>
	vi.waitFor(
		async () => {
			const open = and(eq(run.sessionId, sessionId), inArray(run.status, ["queued", "running"]));
			expect(await world.db.$count(run, open)).toBe(0);
		},
		{ timeout: 15_000 },
	);
async function begin(provider?: Provider): Promise<void> {
	({ sessionId } = await consultant().session.analyzeText({ text: memo, provider }));
	asked.length = 0;
}
const vendorsAsked = () => new Set(asked.map((each) => each.split(":")[0]));
const statusOf = async (step: EnterStep["step"]) =>
	(await consultant().step.progress({ sessionId })).steps.find((each) => each.step === step)?.run;

describe("the provider of a strategy", () => {
	it("serves every later step on every device, though another is the configured one", async () => {
		await begin("local");
		// As another browser enters, and as the specified client calls: nobody names a provider.
		await enter("whys");
		await settled();
		expect(await consultant().session.byId({ sessionId })).toMatchObject({ provider: "local" });
		await consultant().whys.validate({ rootCauseText: rootCause, sessionId });
		const [first] = (await consultant().whys.tree({ sessionId }))?.branches ?? [];
		await consultant().whys.validate({ rootCauseText: first?.option ?? "" });
		await consultant().whys.finalize({ sessionId, selectedPath, rootCause });
		await enter("research");
		await settled();
		await consultant().decision.generateWithResearch({ sessionId, versionNumber: 1, again: true });
		const { decisions } = await consultant().version.byNumber({ sessionId, versionNumber: 1 });
		const selectedDecisions = Object.fromEntries(
			(decisions ?? []).map(({ id, options }) => [id, options[0]?.id ?? ""]),
		);
		await consultant().decision.select({ sessionId, versionNumber: 1, selectedDecisions });
		await consultant().plan.convert({ sessionId, versionNumber: 1 });
		expect(new Set(asked.map((each) => each.split(": ")[1]))).toEqual(
			new Set(["tree", "cause", "analysis", "decisions", "research", "plan"]),
		);
		expect(vendorsAsked()).toEqual(new Set(["local"]));
		expect(await statusOf("research")).toMatchObject({ provider: "local" });
	});

	it("is the one that it was begun with, and another once a person chooses it", async () => {
		await begin();
		await enter("whys");
		await settled();
		expect(vendorsAsked()).toEqual(new Set(["openai"]));
		await enter("whys", { again: true, provider: "gemini" });
		await settled();
		asked.length = 0;
		await consultant().whys.finalize({ sessionId, selectedPath, rootCause });
		expect(vendorsAsked()).toEqual(new Set(["gemini"]));
	});

	it("can be chosen with a playbook, before there is a text", async () => {
		const from = { playbookId: "pricing-change", provider: "local" } as const;
		({ sessionId } = await consultant().session.startFromPlaybook(from));
		expect(await consultant().session.byId({ sessionId })).toMatchObject({ provider: "local" });
	});

	it("is kept with each part that it made, whoever makes the next one", async () => {
		const by = (provider: Provider) => ({ provider, model: offlineServing.strategist("offline").model });
		await begin("local");
		await enter("whys");
		await settled();
		await consultant().whys.finalize({ sessionId, selectedPath, rootCause });
		await enter("research", { provider: "openai" });
		await settled();
		await consultant().decision.generateWithResearch({ sessionId, versionNumber: 1, provider: "gemini" });
		await settled();
		const { decisions } = await consultant().version.byNumber({ sessionId, versionNumber: 1 });
		const selectedDecisions = Object.fromEntries(
			(decisions ?? []).map(({ id, options }) => [id, options[0]?.id ?? ""]),
		);
		await consultant().decision.select({ sessionId, versionNumber: 1, selectedDecisions });
		await consultant().plan.convert({ sessionId, versionNumber: 1, provider: "anthropic" });
		await settled();
		const version = await consultant().version.byNumber({ sessionId, versionNumber: 1 });
		const tree = await consultant().whys.tree({ sessionId });
		const made = (tree?.branches ?? [])
			.flatMap((branch) => [branch, ...branch.branches])
			.filter(({ isCustom }) => !isCustom);
		expect(made.length).toBeGreaterThan(5);
		expect({
			// What the client finalized with stands there, too, and is nobody's but the person's.
			tree: made.map(({ author }) => author),
			analysis: version.analysis?.author,
			research: version.research?.author,
			enhanced: version.enhancedAnalysis?.author,
			decisions: version.decisions?.map(({ author }) => author),
			plan: version.program?.author,
		}).toMatchObject({
			tree: made.map(() => by("local")),
			analysis: by("local"),
			research: by("openai"),
			enhanced: by("openai"),
			decisions: decisions?.map(() => by("gemini")),
			plan: by("anthropic"),
		});
	});

	it("is never replaced in silence: one that cannot serve any more is named", async () => {
		await begin("local");
		missing.add("local");
		expect(await refusalOf(enter("whys"))).toMatchObject({ code: "NO_PROVIDER" });
		expect(asked).toEqual([]);
		await enter("whys", { provider: "offline" });
		await settled();
		expect(vendorsAsked()).toEqual(new Set(["offline"]));
	});
});

/** The research itself succeeds; what follows it does not. */
async function researchThenFail(): Promise<void> {
	failing = true;
	await enter("research");
	await settled();
}

describe("an attempt that failed", () => {
	it("waits for a person where another one is paid, and begins anew by itself where it is not", async () => {
		for (const [provider, tries] of [
			["openai", 1],
			["local", 2],
		] as const) {
			await begin(provider);
			failing = true;
			await enter("whys");
			await settled();
			expect(await statusOf("whys")).toMatchObject({ status: "failed", provider, cost: "0.000000" });
			await enter("whys");
			await settled();
			expect(asked.filter((each) => each.endsWith("tree"))).toHaveLength(tries);
			failing = false;
			await enter("whys", { retry: true });
			await settled();
			expect(await statusOf("whys")).toMatchObject({ status: "succeeded" });
		}
	});

	it("of what follows a paid research waits for a person too, on its own screen and on that of the analysis", async () => {
		for (const [provider, tries] of [
			["openai", 1],
			["local", 3],
		] as const) {
			await begin(provider);
			await enter("whys");
			await settled();
			await consultant().whys.finalize({ sessionId, selectedPath, rootCause });
			asked.length = 0;
			await researchThenFail();
			const attempts = () => asked.filter((each) => each.endsWith("analysis")).length;
			expect(await statusOf("research")).toMatchObject({ kind: "analysis", status: "failed", provider });
			for (const step of ["research", "analysis"] as const) {
				await enter(step, step === "analysis" ? { versionNumber: 1 } : {});
				await settled();
			}
			expect(attempts()).toBe(tries);
			// The analysis shows what failed, so that a person can ask for another attempt there.
			expect(await statusOf("analysis")).toMatchObject({ kind: "analysis", status: "failed" });
			failing = false;
			await enter("research", { retry: true });
			await settled();
			expect(await statusOf("research")).toMatchObject({ kind: "decisions", status: "succeeded" });
		}
	});
});
