import { Plan } from "@throughline/domain/consultant/plan";
import { validatePlan } from "@throughline/domain/consultant/plan/validation";
import { offlineConsultant } from "@throughline/trpc/consultant/offline-advisors";
import type { Asking } from "@throughline/trpc/ports/asking";
import type { AgentTask } from "@throughline/trpc/ports/orchestrator-agents";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { estimateTokens } from "../../src/ai/estimate.ts";
import { modelAgents } from "../../src/ai/orchestrator/model-agents.ts";
import { modelResearcher } from "../../src/ai/researcher/model-researcher.ts";
import { servedModel } from "../../src/ai/served-model.ts";
import { modelStrategist } from "../../src/ai/strategist/model-strategist.ts";
import { localWire } from "../../src/ai/vendors/local.ts";
import { agentReply } from "./fake/agents.ts";
import { consultantReply } from "./fake/consultant.ts";
import { startFakeLocal } from "./fake/local.ts";
import type { FakeVendor } from "./fake/server.ts";
import { materialOf } from "./material.ts";

const contextTokens = 8_192;
const rootCause = "The warehouse system learns of a movement of stock hours after it happened";
const whysPath = ["Stock is not where the system says", "The system learns of movements too late", rootCause];
/** A page of what matters within two hundred that do not. */
const filler = Array.from(
	{ length: 1_200 },
	(_, at) => `The canteen served meal number ${at} on a quiet afternoon, and nobody complained about it.`,
);
const needle = [
	"Every fifth order leaves the warehouse a day late.",
	"Orders are late because pickers search for stock that is not where the system says.",
	"Pickers search because the warehouse system learns of a movement of stock hours after it happened.",
	"Late orders cost us 180,000 dollars last year.",
];
const content = [...filler.slice(0, 900), ...needle, ...filler.slice(900)].join("\n");
const material = materialOf({ content, key: "long" });

let fake: FakeVendor;
let said: [number, string][] = [];
const kept = new Map<string, unknown>();
const asking: Asking = {
	signal: new AbortController().signal,
	spent: async () => undefined,
	async say(progress, message) {
		said.push([progress, message]);
	},
	async step<T>(name: string, work: () => Promise<T>): Promise<T> {
		if (!kept.has(name)) kept.set(name, await work());
		return kept.get(name) as T;
	},
};
const offline = offlineConsultant();
const modelWith = (context: number) => {
	const access = { apiKey: null, baseUrl: fake.url, model: "qwen3:14b", idleSeconds: 5 };
	return servedModel(localWire({ ...access, contextTokens: context }), { retries: { attempts: 1 } });
};
const strategistWith = (context: number) => modelStrategist(modelWith(context), offline);

beforeAll(async () => {
	fake = await startFakeLocal();
});
afterEach(() => {
	fake.reset();
	said = [];
	kept.clear();
});
afterAll(() => fake.stop());

/** Each question is within the context, with at least a quarter of it for its answer. */
function expectFits(): void {
	expect(fake.requests.length).toBeGreaterThan(0);
	for (const { instructions, input, body } of fake.requests) {
		expect(estimateTokens(instructions + input)).toBeLessThan(contextTokens * 0.75);
		expect(Number(body.max_tokens)).toBeGreaterThan(contextTokens / 4);
	}
}

describe("a long material before a model with a small context", () => {
	it("is cut to the passages that bear on the question, and says how many are left out", async () => {
		fake.answerWith(consultantReply);
		await strategistWith(contextTokens).expand(material, { rootQuestion: "Why?", path: whysPath }, asking);
		expectFits();
		const input = fake.requests[0]?.input ?? "";
		for (const passage of needle.slice(1, 3)) expect(input).toContain(passage);
		expect(input).toMatch(/\(\d+ more passages of this document are left out\)/);
		expect(input).toMatch(/Write in English\.$/);
	});

	it("is all there where the context holds it", async () => {
		fake.answerWith(consultantReply);
		await strategistWith(131_072).expand(material, { rootQuestion: "Why?", path: whysPath }, asking);
		expect(fake.requests[0]?.input).toContain("meal number 1199 ");
		expect(fake.requests[0]?.input).not.toContain("left out");
	});

	it("leaves room for each answer of the consultant", async () => {
		fake.answerWith(consultantReply);
		const strategist = strategistWith(contextTokens);
		const { branches } = await strategist.whysTree(material, asking);
		expect(branches.length).toBeGreaterThan(0);
		const finalized = { rootCause, whysPath, research: null };
		await strategist.analysis(material, finalized, asking);
		await strategist.decisions(material, finalized, asking);
		await modelResearcher(modelWith(contextTokens), offline).research(
			material,
			{ rootCause, whysPath },
			asking,
		);
		expectFits();
	});
});

describe("a plan by a model with a small context", () => {
	it("is made decision by decision, each once, and fits together", async () => {
		fake.answerWith(consultantReply);
		const strategist = strategistWith(contextTokens);
		const decisions = await strategist.decisions(material, { rootCause, whysPath, research: null }, asking);
		expect(decisions.length).toBeGreaterThan(1);
		const selected = Object.fromEntries(decisions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
		fake.reset();
		said = [];
		fake.answerWith((question) =>
			question.fields.includes("stage_gates") ? { error: "bad_request" } : consultantReply(question),
		);
		const making = () => strategist.plan(material, { rootCause, decisions, selected }, asking);
		await expect(making()).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
		expect(fake.requests).toHaveLength(decisions.length + 1);
		fake.answerWith(consultantReply);
		const plan = Plan.parse(await making());
		expect(fake.requests).toHaveLength(decisions.length + 2);
		expectFits();
		const { score, maxScore } = validatePlan(plan).ontology.completeness;
		expect(score).toBe(maxScore);
		expect(plan.workstreams.map(({ decisionId }) => decisionId)).toEqual(decisions.map(({ id }) => id));
		const ids = plan.workstreams.flatMap(({ tasks }) => tasks.map(({ id }) => id));
		expect(new Set(ids).size).toBe(ids.length);
		expect(said.map(([progress]) => progress)).toEqual(
			said.map(([progress]) => progress).sort((a, b) => a - b),
		);
	});
});

describe("what a local model is doing", () => {
	it("is told by the tokens that have come", async () => {
		fake.answerWith((question) => ({
			...consultantReply(question),
			thoughts: "Hm. ".repeat(100),
			pieces: 20,
		}));
		await strategistWith(contextTokens).expand(material, { rootQuestion: "Why?", path: whysPath }, asking);
		const messages = said.map(([, message]) => message);
		expect(messages[0]).toBe("The model is thinking: 100 tokens so far");
		expect(messages.at(-1)).toMatch(/^The answer is being written: [1-9]\d\d tokens so far$/);
	});
});

describe("the data of a task for the agents", () => {
	it("is cut to its share of the context", async () => {
		fake.answerWith(agentReply);
		const task: AgentTask = {
			taskDescription: "Export the risks",
			requirements: ["One row for each"],
			constraints: null,
			entity: "risk",
			data: JSON.stringify(filler),
		};
		await modelAgents(modelWith(contextTokens)).build(task, null, asking);
		expectFits();
		expect(fake.requests[0]?.input).toContain("(The rest has no room here.)");
	});
});
