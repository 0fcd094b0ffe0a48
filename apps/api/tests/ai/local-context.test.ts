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
import type { Question } from "./fake/script.ts";
import type { FakeVendor } from "./fake/server.ts";
import { slowlyWithin } from "./fake/small-context.ts";
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
	// A text of this length is read once for all questions.
	await offline.brief(material, asking);
}, 60_000);
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
		expect(input).toMatch(/\(\d+ more passages of this document are left out here\)/);
		expect(input).toMatch(/\n\nWrite in English\.\n\nAnswer with one JSON object /);
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

describe("a case read by a model with a small context", () => {
	it("is read in parts, each once, of the statements that bear most on it", async () => {
		const strategist = strategistWith(contextTokens);
		let left = 3;
		fake.answerWith((question) => (left-- > 0 ? consultantReply(question) : { error: "bad_request" }));
		await expect(strategist.rereadCase?.(material, asking)).rejects.toMatchObject({
			code: "PROVIDER_FAILED",
		});
		const before = fake.requests.length;
		expect(before).toBe(4);
		fake.answerWith(consultantReply);
		await strategist.rereadCase?.(material, asking);
		expectFits();
		const [, parts] = /^Part \d+ of (\d+): /.exec(said.at(-1)?.[1] ?? "") ?? [];
		// What had been answered is not asked for again.
		expect(fake.requests.length - before).toBe(Number(parts) - 3);
		const blocks =
			/\nStatements:\n<(case-\w+)>([\s\S]*)\n<\/\1>\nStatements of other parts, for links only:\n<(case-\w+)>([\s\S]*)\n<\/\3>/;
		const texts = fake.requests.map(({ input }) => blocks.exec(input) ?? []);
		for (const words of needle) expect(texts.filter(([, , own]) => own?.includes(words))).toHaveLength(1);
		// A part can link to the nearest of the others, by their numbers.
		const [, , own = "", , others = ""] = texts.find(([, , own]) => own?.includes(needle[0] ?? "")) ?? [];
		const ownNumbers = new Set(own.match(/^\d+(?=\. )/gm));
		const otherNumbers = others.match(/^\d+(?=\. )/gm) ?? [];
		expect(otherNumbers.length).toBeGreaterThan(0);
		expect(otherNumbers.filter((number) => ownNumbers.has(number))).toEqual([]);
		expect(Number(parts)).toBeLessThanOrEqual(12);
	});

	it("is read beside no more material than a part needs, however much the model holds", async () => {
		const long = materialOf({
			key: "very long",
			content: Array.from({ length: 3 }, (_, at) => content.replaceAll("canteen", `canteen ${at}`)).join(
				"\n",
			),
		});
		fake.answerWith(consultantReply);
		await strategistWith(1_000_000).rereadCase?.(long, asking);
		expect(fake.requests.length).toBeGreaterThan(3);
		for (const { input } of fake.requests) {
			const tokens = [...input.matchAll(/<(material-\w+)>[\s\S]*?<\/\1>/g)].map(([block]) =>
				estimateTokens(block),
			);
			expect(tokens.reduce((sum, each) => sum + each, 0)).toBeLessThan(32_000);
		}
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
		const making = () =>
			strategist.plan(material, { rootCause, whysPath, research: null, decisions, selected }, asking);
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

describe("a slow server with a context of 8,192 tokens", () => {
	const settled = { rootCause, whysPath, research: null };

	it("makes a whole strategy, and is never given up while tokens come", async () => {
		// The last answer takes longer than the longest silence.
		const idleSeconds = 3;
		fake.answerWith((question) => {
			const pauseMs = question.fields.includes("stage_gates") ? 300 : 5;
			return slowlyWithin(contextTokens, pauseMs, consultantReply)(question);
		});
		const access = { apiKey: null, baseUrl: fake.url, model: "qwen3:14b", idleSeconds, contextTokens };
		const model = servedModel(localWire(access), { retries: { attempts: 1 } });
		const strategist = modelStrategist(model, offline);
		const { branches } = await strategist.whysTree(material, asking);
		expect(branches.length).toBeGreaterThan(0);
		await strategist.expand(material, { rootQuestion: "Why?", path: whysPath }, asking);
		const analysis = await strategist.analysis(material, settled, asking);
		const decisions = await strategist.decisions(material, settled, asking);
		expect(decisions).toHaveLength(2);
		const selected = Object.fromEntries(decisions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
		const plan = Plan.parse(await strategist.plan(material, { ...settled, decisions, selected }, asking));
		expectFits();
		for (const { shown } of [analysis, ...decisions, plan]) {
			expect(shown?.of).toBe(1_204);
			expect(shown?.passages).toBeLessThan(300);
		}
		const slices = new Set(said.map(([, message]) => message.split(": ")[0]));
		for (const slice of [
			"Level 1",
			"Level 2",
			"Critic",
			"Which decisions there are",
			"Decision 2 of 2",
			"Work of decision 1 of 2",
			"Gates, KPIs, benefits and risks",
		])
			expect(slices).toContain(slice);
	}, 60_000);

	it("reads what all questions of a case begin with once: the same words, in the same place", async () => {
		fake.answerWith(consultantReply);
		const strategist = strategistWith(contextTokens);
		await strategist.expand(material, { rootQuestion: "Why?", path: whysPath }, asking);
		await strategist.analysis(material, settled, asking);
		await strategist.decisions(material, settled, asking);
		const beginnings = fake.requests.map(({ instructions, input }) => {
			const [given = ""] = /^[\s\S]*?<\/case-\w+>/.exec(input) ?? [];
			return `${instructions}\n${given}`;
		});
		expect(new Set(beginnings).size).toBe(1);
		expect(estimateTokens(beginnings[0] ?? "")).toBeGreaterThan(contextTokens / 8);
	});

	it("works out decisions one by one, and asks for none twice when a later one fails", async () => {
		const strategist = strategistWith(contextTokens);
		fake.answerWith((question) =>
			question.input.includes("Decision: Who owns the stock figures?")
				? { error: "bad_request" }
				: consultantReply(question),
		);
		const making = () => strategist.decisions(material, settled, asking);
		await expect(making()).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
		expect(fake.requests.map(({ fields }) => fields.join())).toEqual(["outline", "decision", "decision"]);
		fake.answerWith(consultantReply);
		await making();
		expect(fake.requests.slice(3).map(({ fields }) => fields.join())).toEqual(["decision", "verdicts"]);
	});
});

describe("an analysis by a model with a small context", () => {
	const finalized = { rootCause, whysPath, research: null };
	const asked = () => fake.requests.map(({ fields }) => fields.join());
	const market = "competitive_rivalry,threat_of_new_entry,threat_of_substitution";
	const chain = "supplier_power,buyer_power";

	it("is made force by force, each once, and fits together", async () => {
		const strategist = strategistWith(contextTokens);
		fake.answerWith((question) =>
			question.fields.includes("executive_summary") ? { error: "bad_request" } : consultantReply(question),
		);
		const making = () => strategist.analysis(material, finalized, asking);
		await expect(making()).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
		const before = fake.requests.length;
		fake.answerWith(consultantReply);
		const { porters_five_forces, executive_summary, shown } = await making();
		expectFits();
		expect(asked().slice(0, 2)).toEqual([market, chain]);
		// What was answered is not asked for again, and the summary is told of it.
		expect(fake.requests.length - before).toBe(1);
		expect(fake.requests.at(-1)?.input).toMatch(/- competitive rivalry: medium, 1 factors/);
		expect(porters_five_forces.competitive_rivalry.level).toBe("medium");
		expect(porters_five_forces.supplier_power.level).toBe("unknown");
		expect(executive_summary).toContain("Orders are late");
		expect(shown?.passages).toBeLessThan(300);
	});

	it("is made so with a research, too", async () => {
		fake.answerWith(consultantReply);
		const enhanced = await strategistWith(contextTokens).enhancedAnalysis(material, finalized, asking);
		expectFits();
		expect(asked()).toHaveLength(3);
		expect(enhanced.portersAnalysis.competitive_rivalry.factors).toHaveLength(1);
		expect(enhanced.portersAnalysis.supplier_power).toMatchObject({
			level: "unknown",
			insufficientData: true,
		});
	});

	it("is one question where the context holds it", async () => {
		fake.answerWith(consultantReply);
		await strategistWith(131_072).analysis(material, finalized, asking);
		expect(asked()).toHaveLength(1);
	});
});

describe("a model that is reviewed by its critic", () => {
	const critical = (verdicts: object[]) => (question: Question) =>
		question.fields.includes("verdicts") ? { say: { verdicts } } : consultantReply(question);
	const path = { rootQuestion: "Why?", path: whysPath };
	const verdict = { holds: true, support: "yes", about_people: false, reason: "A passage says so." };

	it("keeps each verdict with what it is about, and puts last what does not hold", async () => {
		fake.answerWith(
			critical([
				{ number: 1, ...verdict, holds: false },
				{ number: 2, ...verdict },
			]),
		);
		const drafts = await strategistWith(131_072).expand(material, path, asking);
		expect(drafts.map(({ option, verdict }) => [option, verdict?.holds])).toEqual([
			["Nobody owns the stock figures", true],
			["Scanners send their data at night", false],
		]);
	});

	it("is asked once more for what the critic objects to, and keeps what holds against text and critic", async () => {
		const right = "The system learns of a movement of stock hours after it happened";
		const revision = { explanation: "The material says so.", unmet: "" };
		const quoted = [{ passage: 903, quote: needle[2] }];
		const revisions = [
			{ number: 1, text: right, evidence: quoted, ...revision },
			{ number: 2, text: "Nobody owns the 41 stock figures", evidence: quoted, ...revision },
		];
		const answers: Record<string, object> = { revisions: { revisions } };
		fake.answerWith((question) => {
			const { fields, input } = question;
			const isFirst = !input.includes(`: ${right} Passage`);
			const verdicts = [1, 2].map((number) => ({ number, ...verdict, holds: !isFirst }));
			const say = fields.includes("verdicts") ? { verdicts } : answers[fields.join()];
			return say ? { say } : consultantReply(question);
		});
		const drafts = await strategistWith(131_072).expand(material, path, asking);
		expect(fake.requests.map(({ fields }) => fields.join())).toEqual([
			"options",
			"verdicts",
			"revisions",
			"verdicts",
		]);
		expect(fake.requests[2]?.input).toContain("Objection: A passage says so.");
		// What the text does not have is not put before the critic.
		expect(fake.requests[3]?.input).not.toContain("41 stock figures");
		expect(drafts.map(({ option, question, verdict }) => [option, question, verdict?.revision])).toEqual([
			[
				right,
				`Why is this? (${right})`,
				expect.objectContaining({ outcome: "met", before: "Scanners send their data at night" }),
			],
			[
				"Nobody owns the stock figures",
				"Why is this? (Nobody owns the stock figures)",
				expect.objectContaining({ outcome: "figures", before: null, open: "41 stock" }),
			],
		]);
		expect(drafts[0]?.supporting.map(({ text, verified }) => [text, verified])).toEqual([[needle[2], true]]);
	});

	it("pays for a revision once, also when the critic of it fails", async () => {
		let judged = 0;
		fake.answerWith((question) => {
			if (!question.fields.includes("verdicts")) return consultantReply(question);
			return judged++ === 1
				? { error: "bad_request" }
				: { say: { verdicts: [{ number: 1, ...verdict, holds: false }] } };
		});
		const making = () => strategistWith(131_072).expand(material, path, asking);
		await expect(making()).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
		await making();
		expect(fake.requests.map(({ fields }) => fields.join())).toEqual([
			"options",
			"verdicts",
			"revisions",
			"verdicts",
			"verdicts",
		]);
	});

	it("tells the critic which passage is there and which figures are not, before that judges", async () => {
		const why = (option: string, supporting: object[]) => ({
			option,
			consideration: "It adds up.",
			supporting: [{ passage: 903, quote: "Nobody ever wrote this sentence." }, ...supporting],
			counter: [],
		});
		const there = { passage: 903, quote: needle[2] };
		const options = [why("Nobody owns the 41 stock figures", [there]), why("Nobody looks", [])];
		fake.answerWith((question) =>
			question.fields.includes("options") ? { say: { options } } : critical([])(question),
		);
		await strategistWith(131_072).expand(material, path, asking);
		const lines = fake.requests[1]?.input.split("\n") ?? [];
		expect(
			lines.filter((line) => /^\d\. Cause of/.test(line)).map((line) => line.replace(/^.*?”: /, "")),
		).toEqual([
			`Nobody owns the 41 stock figures Passage: “${needle[2]}” Not in the material: 41 stock.`,
			"Nobody looks No passage.",
		]);
	});

	it("takes no verdict for one on something else", async () => {
		fake.answerWith(critical([{ number: 7, ...verdict }]));
		const drafts = await strategistWith(131_072).expand(material, path, asking);
		expect(drafts.map(({ verdict }) => verdict)).toEqual([undefined, undefined]);
	});
});

describe("a model that lies", () => {
	it("is told apart from the material, number by number and quote by quote", async () => {
		// Its critic believes it: else the author is asked for another wording.
		const verdict = { holds: true, support: "yes", about_people: false, reason: "So it is." };
		const agreeable = (question: Question) =>
			question.fields.includes("verdicts")
				? { say: { verdicts: [1, 2].map((number) => ({ number, ...verdict })) } }
				: consultantReply(question);
		const invented = "Late orders cost us 777,000 dollars last year.";
		const why = (option: string, supporting: object[]) => ({
			option,
			consideration: "",
			supporting,
			counter: [],
		});
		fake.answerWith((question) =>
			question.fields.join() === "options"
				? {
						say: {
							options: [
								why("Late orders cost 777,000 dollars", [{ passage: 904, quote: invented }]),
								why("Late orders cost 180,000 dollars", [{ passage: 904, quote: needle[3] }]),
							],
						},
					}
				: agreeable(question),
		);
		const [lie, truth] = await strategistWith(131_072).expand(
			material,
			{ rootQuestion: "Why?", path: whysPath },
			asking,
		);
		expect(lie?.consideration).toContain("777,000");
		expect(lie?.supporting.some(({ verified }) => verified)).toBe(false);
		expect(truth?.consideration).not.toContain("180,000");
		expect(truth?.supporting.map(({ verified }) => verified)).toEqual([true]);
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
		expect(messages[0]).toMatch(
			/^Level 4: The model reads the \d+ of 1,204 statements that bear most on this$/,
		);
		expect(messages[1]).toBe("Level 4: The model is thinking: 100 tokens so far");
		expect(messages.findLast((message) => message.startsWith("Level 4:"))).toMatch(
			/^Level 4: The answer is being written: [1-9]\d\d tokens so far$/,
		);
		expect(messages.at(-1)).toMatch(/^Critic: The answer is being written: [1-9]\d* tokens so far$/);
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
