import type { ResearchResult } from "@throughline/domain/consultant/research";
import { offlineConsultant } from "@throughline/trpc/consultant/offline-advisors";
import type { Asking } from "@throughline/trpc/ports/asking";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { modelResearcher } from "../../src/ai/researcher/model-researcher.ts";
import { modelStrategist } from "../../src/ai/strategist/model-strategist.ts";
import { consultantReply } from "./fake/consultant.ts";
import type { Question, Reply } from "./fake/script.ts";
import type { FakeVendor } from "./fake/server.ts";
import { materialOf } from "./material.ts";
import { modelOver, vendorCases } from "./vendors.ts";

const rootCause = "The warehouse system learns of a movement of stock hours after it happened";
const settled = { rootCause, whysPath: [rootCause] };
const material = materialOf({
	content: `Every fifth order leaves the warehouse a day late.
Orders are late because pickers search for stock that is not where the system says.
Late orders cost us 180,000 euros last year.
The board allows a budget of 2.4 million euros and 14 months.`,
});

const lie = "Late orders cost 7.3 million euros a year, and 83 percent of the customers leave";
const asking: Asking = { signal: new AbortController().signal, async spent() {} };

/** Says figures that nobody wrote, wherever it may, each resting on a passage that is there and says something else. */
function lyingReply(question: Pick<Question, "fields" | "input">): Reply {
	const reply = consultantReply(question);
	if (!("say" in reply) || typeof reply.say !== "object" || reply.say === null) return reply;
	const said: Record<string, unknown> = { ...reply.say };
	for (const field of ["executive_summary", "executiveSummary", "strategic_approach"])
		if (field in said) said[field] = lie;
	if (Array.isArray(said.findings))
		said.findings = said.findings.flatMap((finding: { passage: number | null }) => [
			{
				...finding,
				fact: lie,
				source: null,
				passage: 2,
				quote: "No page holds these words of 7.3 million euros",
			},
			{ ...finding, fact: lie, source: 1, passage: null },
			{ ...finding, fact: lie, source: 1, passage: null },
			{
				...finding,
				fact: lie,
				source: null,
				passage: 1,
				quote: "Every fifth order leaves the warehouse a day late.",
			},
		]);
	if (Array.isArray(said.decisions))
		said.decisions = said.decisions.map((decision: { options: object[] }) => ({
			...decision,
			options: decision.options.map((option) => ({ ...option, description: lie, reasoning: lie })),
		}));
	if (Array.isArray(said.verdicts))
		said.verdicts = said.verdicts.map((verdict: object) => ({
			...verdict,
			holds: true,
			support: "yes",
		}));
	if (Array.isArray(said.benefits)) {
		const [benefit, ...others] = said.benefits;
		said.benefits = [
			...[benefit, ...others],
			{ ...benefit, description: lie, quantified_value: 7_300_000 },
			{ ...benefit, description: "A better name in the trade", quantified_value: null },
		];
		const rest = {
			likelihood: "high",
			impact: "high",
			mitigation_strategy: "Freeze",
			evidence: benefit.evidence,
		};
		said.risks = [
			{ ...rest, description: lie },
			{ ...rest, description: "The supplier of the scanners closes down" },
			{ ...rest, description: "Every fifth order goes on leaving a day late" },
		];
	}
	return { ...reply, say: said };
}

/** What names things, and what has words of its own to choose from. */
const names = new Set([
	...["id", "of", "decisionId", "depends_on", "quote", "unit", "target", "baseline", "owner"],
	...["group", "strength", "stance", "confidence", "level", "support", "gate", "likelihood", "impact"],
	...["measurement_frequency", "provider", "cites", "queries"],
]);

/** The same answer with an invented figure in every one of its texts. */
function lyingEverywhere(said: unknown): unknown {
	if (typeof said === "string")
		return said.trim() === "" ? said : `${said} (83 percent of 7.3 million euros)`;
	if (Array.isArray(said)) return said.map(lyingEverywhere);
	if (typeof said !== "object" || said === null) return said;
	return Object.fromEntries(
		Object.entries(said).map(([name, value]) => [name, names.has(name) ? value : lyingEverywhere(value)]),
	);
}

/** Where a text has the invented figure, and nothing that stands with it says that it is the model's. */
function unmarkedIn(outcome: unknown, path = ""): string[] {
	if (typeof outcome !== "object" || outcome === null) return [];
	const texts = Object.entries(outcome).flatMap(([name, value]): [string, string][] => {
		if (typeof value === "string") return [[name, value]];
		return Array.isArray(value)
			? value.filter((each) => typeof each === "string").map((each) => [name, each])
			: [];
	});
	const isMarked = (text: string) => /The model's estimate, .*7\.3 million euros/s.test(text);
	// A list of texts has been looked at with what it belongs to; an outcome says itself that the figures are not in the text.
	if (Array.isArray(outcome) && texts.length > 0) return [];
	if ("outcome" in outcome && outcome.outcome === "figures")
		return unmarkedIn({ ...outcome, open: "", outcome: "" }, path);
	const beside = ["arithmetic", "derivation", "consideration", "details", "context"];
	const isSaidBeside = texts.some(([name, text]) => beside.includes(name) && isMarked(text));
	return [
		...texts
			.filter(([, text]) => text.includes("7.3 million") && !isMarked(text) && !isSaidBeside)
			.map(([name]) => `${path}${name}`),
		...Object.entries(outcome).flatMap(([name, value]) =>
			unmarkedIn(value, `${path}${Array.isArray(outcome) ? "" : `${name}.`}`),
		),
	];
}

describe("A model that invents figures", () => {
	const [vendorCase] = vendorCases;
	const offline = offlineConsultant();
	let fake: FakeVendor;
	let research: ResearchResult;

	beforeAll(async () => {
		fake = await vendorCase.start();
		fake.answerWith(lyingReply);
		const found = await modelResearcher(modelOver(vendorCase, fake.url), offline).research(
			material,
			{ ...settled, searched: { texts: [lie], unread: [{ title: "Gone", url: "https://gone.example/" }] } },
			asking,
		);
		research = { ...found, versionNumber: 1, timeElapsed: 1 };
	});
	afterAll(async () => {
		await fake.stop();
	});

	const invented = /The model's estimate, not in your text: .*7\.3 million euros.*83 percent/;

	test("makes none of them known by its findings: analysis, options and plan name them as its own", async () => {
		const strategist = modelStrategist(modelOver(vendorCase, fake.url), offline);
		expect(JSON.stringify(research.findings)).toContain("7.3 million euros");
		const finalized = { ...settled, research };
		expect((await strategist.enhancedAnalysis(material, finalized, asking)).executiveSummary).toMatch(
			invented,
		);
		const analysis = await strategist.analysis(material, finalized, asking);
		expect(analysis.executive_summary).toMatch(invented);
		expect(analysis.recommended_market).toBe("germany (The model's estimate, not stated in your text.)");

		const decisions = await strategist.decisions(material, finalized, asking);
		const options = decisions.flatMap((decision) => decision.options);
		for (const { mark, arithmetic } of options)
			expect([mark, arithmetic]).toEqual(["assumed", expect.stringMatching(invented)]);

		const selected = Object.fromEntries(decisions.map(({ id, options: [first] }) => [id, first?.id ?? ""]));
		const plan = await strategist.plan(material, { ...finalized, decisions, selected }, asking);
		expect(plan.strategic_approach).toMatch(invented);
		const items = [...plan.benefits, ...plan.risks].map(({ description, mark }) => [description, mark]);
		expect(items).toEqual([
			["Fewer penalties", "quoted"],
			["More sales", "assumed"],
			[lie, "assumed"],
			["A better name in the trade", "assumed"],
			[lie, "assumed"],
			["The supplier of the scanners closes down", "assumed"],
			["Every fifth order goes on leaving a day late", "quoted"],
		]);
		for (const { derivation } of [...plan.benefits, ...plan.risks].filter(
			({ description }) => description === lie,
		))
			expect(derivation).toMatch(invented);
		const [penalties] = plan.benefits;
		expect(penalties?.quotes?.map(({ text }) => text)).toEqual([
			"Late orders cost us 180,000 euros last year.",
		]);
	});

	test("is found out in every text that it writes: causes, analysis, confidence, decisions and plan", async () => {
		fake.answerWith((question) => {
			const reply = consultantReply(question);
			return "say" in reply ? { ...reply, say: lyingEverywhere(reply.say) as object } : reply;
		});
		const model = modelOver(vendorCase, fake.url);
		const strategist = modelStrategist(model, offline);
		const found = await modelResearcher(model, offline).research(material, settled, asking);
		const finalized = {
			rootCause: `${rootCause} (83 percent of 7.3 million euros)`,
			whysPath: [`${rootCause} (83 percent of 7.3 million euros)`],
			research: { ...found, versionNumber: 1, timeElapsed: 1 },
		};
		const tree = await strategist.whysTree(material, asking);
		const decisions = await strategist.decisions(material, finalized, asking);
		const selected = Object.fromEntries(decisions.map(({ id, options: [first] }) => [id, first?.id ?? ""]));
		const outcomes = {
			tree,
			findings: found.validation,
			gaps: found.gaps,
			analysis: await strategist.analysis(material, finalized, asking),
			enhanced: await strategist.enhancedAnalysis(material, finalized, asking),
			decisions,
			plan: await strategist.plan(material, { ...finalized, decisions, selected }, asking),
		};
		fake.answerWith(lyingReply);
		expect(JSON.stringify(outcomes).match(/7\.3 million/g)?.length).toBeGreaterThan(100);
		expect([...new Set(unmarkedIn(outcomes))]).toEqual([]);
		const { workstreams, stage_gates, kpis, benefits, risks } = outcomes.plan;
		for (const { estimated } of [...workstreams, ...stage_gates, ...kpis, ...benefits, ...risks])
			expect(estimated).toEqual(expect.arrayContaining(["83 percent", "7.3 million euros"]));
		expect(benefits.map(({ estimated }) => estimated?.[0])).toEqual(["83 percent", "€777,000"]);
		expect(outcomes.enhanced.confidenceExplanation).toMatch(/^\d+ of 100: .*The model's estimate/);
		expect(outcomes.enhanced.portersAnalysis.supplier_power).toMatchObject({
			level: "unknown",
			strategic_response: expect.stringMatching(/^Limited research data available/),
		});
		expect(outcomes.plan.title).not.toContain("7.3 million");
		const { market_dynamics, buyer_behavior } = found.findings;
		for (const finding of [...market_dynamics, ...(buyer_behavior ?? [])])
			expect(finding).toMatchObject({ confidence: "low", stance: "neutral" });
		expect(found.validation.map(({ strength }) => strength)).toEqual(["WEAK"]);
	});

	test("and a page that was not read is neither first nor relevant, and is no evidence", async () => {
		const { sources } = research.findings;
		const last = sources.at(-1);
		expect(sources.map(({ relevance_score, unread }) => [relevance_score, unread])).toEqual([
			[1, undefined],
			[0, undefined],
			[0, true],
		]);
		expect(last).toMatchObject({ title: "Gone", url: "https://gone.example/" });
		fake.answerWith((question) => {
			const reply = lyingReply(question);
			const say = "say" in reply ? JSON.stringify(reply.say) : "";
			const citing = say.replaceAll(/"sources":\[[^\]]*\]/g, `"sources":[${sources.length}]`);
			return {
				...reply,
				say: JSON.parse(citing.replaceAll(/"quote":"[^"]*"/g, '"quote":"Nobody ever wrote it."')),
			};
		});
		const strategist = modelStrategist(modelOver(vendorCase, fake.url), offline);
		const { portersAnalysis, citations } = await strategist.enhancedAnalysis(
			material,
			{ ...settled, research },
			asking,
		);
		fake.answerWith(lyingReply);
		expect(portersAnalysis.buyer_power).toMatchObject({ insufficientData: true, level: "unknown" });
		expect(citations).toEqual([last]);
	});

	test("is believed where a verified quote of a page, or the words of earlier work, hold the figure", async () => {
		const strategist = modelStrategist(modelOver(vendorCase, fake.url), offline);
		const [finding] = research.findings.market_dynamics.filter(({ quote }) => quote?.verified);
		if (!finding?.quote) throw new Error("The research found nothing");
		const proofs = [
			{ ...finding, quote: { ...finding.quote, text: `${lie}.` } },
			{ ...finding, quote: null, words: `${lie}.` },
		];
		for (const proof of proofs) {
			const findings = { ...research.findings, market_dynamics: [proof] };
			const found = { ...settled, research: { ...research, findings } };
			expect((await strategist.analysis(material, found, asking)).executive_summary).toBe(lie);
		}
	});
});
