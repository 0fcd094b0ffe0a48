import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Analysis, EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { CaseAssessment, StrategyCase } from "@throughline/domain/consultant/case";
import { Decision } from "@throughline/domain/consultant/decision";
import { Quote } from "@throughline/domain/consultant/evidence";
import { coherenceRules } from "@throughline/domain/consultant/ontology/coherence";
import { Plan } from "@throughline/domain/consultant/plan";
import { completenessRules } from "@throughline/domain/consultant/plan/validation";
import type { WhyDraft } from "@throughline/domain/consultant/whys";
import { describe, expect, test } from "vitest";
import {
	analysisOf,
	assessmentOf,
	caseOf,
	decisionsOf,
	enhancedAnalysisOf,
	levelBelow,
	planOf,
	treeOf,
} from "../src/consultant.ts";
import { consultationOf, today } from "./read-text.ts";

const bench = join(import.meta.dirname, "../../../bench");
const texts = ["cases", "own-cases"].flatMap((folder) =>
	readdirSync(join(bench, folder))
		.filter((file) => file.endsWith(".txt"))
		.map((file) => ({ name: file, content: readFileSync(join(bench, folder, file), "utf8") })),
);

/** Everything that the consultant says of a text when the first why and the recommended options are followed. */
function walk(content: string) {
	const consultation = consultationOf(content);
	const tree = treeOf(consultation);
	const whysPath = [tree.branches[0]?.option ?? "Nothing explains it"];
	const levels: WhyDraft[][] = [];
	for (let depth = 2; depth <= 3; depth++) {
		const level = levelBelow(consultation, whysPath);
		levels.push(level);
		whysPath.push(level[0]?.option ?? "Nothing explains it");
	}
	const rootCause = whysPath.at(-1) ?? "";
	const settled = { rootCause, whysPath, research: null };
	const decisions = decisionsOf(consultation, settled, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [id, options.find(({ recommended }) => recommended)?.id ?? ""]),
	);
	return {
		consultation,
		case: caseOf(consultation),
		assessment: assessmentOf(consultation),
		tree,
		levels,
		analysis: analysisOf(consultation, settled),
		enhanced: enhancedAnalysisOf(consultation, settled),
		decisions,
		selected,
		plan: planOf(consultation, { rootCause, decisions, selected }, today),
	};
}

const walks = texts.map((text) => ({ ...text, said: walk(text.content) }));

type Said = ReturnType<typeof walk>;

/** Each number in digits as it may be read: "1.250" is 1250, or one and a quarter. */
function readings(text: string): number[][] {
	return (text.match(/\d+(?:[.,'’\u00a0\u202f]\d+)*/gu) ?? []).map((written) => {
		const plain = written.replaceAll(/['’\s]/gu, "");
		return [
			plain.replaceAll(/[.,]/gu, ""),
			plain.replaceAll(",", ""),
			plain.replaceAll(".", "").replace(",", "."),
		].map(Number);
	});
}

/** The numbers of the text and of its ledger, of what shows how others came about, and of what was chosen, in any sum. */
function knownNumbers(
	content: string,
	{ consultation, decisions, selected, plan }: Said,
): ReadonlySet<number> {
	const chosen = decisions.flatMap(({ id, options }) =>
		options.filter((option) => option.id === selected[id]),
	);
	const sums = (costs: readonly number[]) =>
		costs.reduce<number[]>((all, cost) => all.concat(all.map((sum) => sum + cost)), [0]);
	const shown = [
		content,
		// A line that is read out has plain spaces between groups of digits.
		content.replaceAll(/[\u00a0\u202f]/gu, " "),
		...chosen.map(({ arithmetic = "" }) => arithmetic),
		...(plan.limits ?? []).flatMap(({ statement, change }) => [statement, change ?? ""]),
		...(plan.payback ? [plan.payback.arithmetic] : []),
		...itemsOf(plan).flatMap(({ derivation = "" }) => derivation),
	];
	return new Set([
		...shown.flatMap(readings).flat(),
		...consultation.case.ledger.flatMap(({ figure }) => [figure.value, figure.high ?? figure.value]),
		...sums(chosen.map(({ estimated_cost }) => estimated_cost.min)),
		...sums(chosen.map(({ estimated_cost }) => estimated_cost.max)),
		plan.timeline.total_months,
	]);
}

/** What is said as a matter of the text: the causes that it states, what is quoted of the options and the plan, and the summary. */
function statedIn({ tree, levels, decisions, plan }: Said): string[] {
	const stated = [tree.branches, ...levels].flat().filter(({ supporting }) => supporting.length > 0);
	const options = decisions.flatMap(({ options }) => options).filter(({ mark }) => mark === "quoted");
	const items = itemsOf(plan).filter(({ mark }) => mark === "quoted");
	return [
		...stated.flatMap(({ option, question, consideration }) => [option, question, consideration]),
		...options.map(({ label }) => label),
		...items.map(({ name }) => name),
		...plan.kpis
			.filter(({ mark }) => mark === "quoted")
			.flatMap(({ baseline, target }) => [baseline ?? "", target]),
		plan.title,
		...(plan.summary ?? []).map(({ text }) => text),
	];
}

/** Every quote anywhere in a value. */
function quotesIn(value: unknown): Quote[] {
	if (typeof value !== "object" || value === null) return [];
	if ("verified" in value && "passageId" in value) return [Quote.parse(value)];
	return Object.values(value).flatMap(quotesIn);
}

const itemsOf = ({ workstreams, kpis, benefits, risks }: Plan) => [
	...workstreams.map((each) => ({ ...each, name: each.title })),
	...workstreams.flatMap(({ tasks }) => tasks),
	...kpis,
	...benefits.map((each) => ({ ...each, name: each.description })),
	...risks.map((each) => ({ ...each, name: each.description })),
];

describe.each(walks)("the walk of $name", ({ content, said }) => {
	test("has the documented shapes at every step", () => {
		for (const [shape, value] of [
			[StrategyCase, said.case],
			[CaseAssessment, said.assessment],
			[Analysis, said.analysis],
			[EnhancedAnalysis, said.enhanced],
			[Decision.array(), said.decisions],
			[Plan, said.plan],
		] as const)
			expect(shape.parse(value)).toEqual(value);
	});

	test("gives each decision an id of its own", () => {
		const ids = said.decisions.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("quotes the text verbatim, wherever it quotes", () => {
		const { consultation: _, ...answers } = said;
		const quotes = quotesIn(answers);
		expect(quotes).not.toEqual([]);
		for (const { text, start, end, verified } of quotes)
			expect([verified, content.slice(start, end)]).toEqual([true, text]);
	});

	test("asks for what is missing where the case is not ready", () => {
		const { ready, missing, questions } = said.assessment.readiness;
		if (ready) expect([missing, questions]).toEqual([[], []]);
		else expect(questions.length).toBeGreaterThanOrEqual(6);
		expect(questions.length).toBeLessThanOrEqual(12);
	});

	test("makes a plan whose costs add up, whose dates hold, and which serves what was chosen", () => {
		const { decisions, selected, plan } = said;
		const broken = coherenceRules.filter(({ holds }) => !holds({ decisions, selected, plan }));
		const missing = completenessRules.filter(({ weight, holds }) => weight === "critical" && !holds(plan));
		expect(broken.map(({ says }) => says)).toEqual([]);
		expect(missing.map(({ field }) => field)).toEqual([]);
	});

	test("marks every item of the plan, and shows what the mark rests on", () => {
		for (const { name, mark, quotes = [], derivation = "" } of itemsOf(said.plan)) {
			expect(mark, name).toBeDefined();
			if (mark === "quoted") expect(quotes, name).not.toEqual([]);
			if (mark === "derived") expect(derivation, name).toMatch(/\d/);
		}
	});

	test("says no number that is neither in the text, nor calculated from it, nor assumed", () => {
		const known = knownNumbers(content, said);
		for (const text of statedIn(said))
			expect(
				readings(text).flatMap((read) => (read.some((number) => known.has(number)) ? [] : read)),
				text,
			).toEqual([]);
	});
});

// What one walk leaves behind would show in any other, and to walk again costs as much as all else here.
test.each(walks.filter((_, at) => at % 4 === 0))(
	"the walk of $name is the same every time",
	({ content, said }) => {
		const { consultation: _, ...answers } = said;
		expect(walk(content)).toMatchObject(answers);
	},
);

test("plans of unready cases say that they are", () => {
	const unready = walks.filter(({ said }) => !said.assessment.readiness.ready);
	expect(unready.length).toBeGreaterThan(3);
	for (const { name, said } of walks)
		expect(said.plan.unready ?? false, name).toBe(!said.assessment.readiness.ready);
});

describe("the level below a stated cause", () => {
	const content = `Late parcels are at 14 % today, a year ago it was 6 %. Refunds cost us EUR 90,000 a year.

What we found
The scanners fail every night. The scanner batteries are shared by three shifts and nobody charges them.

The yard
Drivers queue at one gate, because the second one was never repaired.`;
	const tree = treeOf(consultationOf(content));
	const below = (part: string) => tree.branches.find(({ option }) => option.includes(part))?.branches ?? [];

	test("begins with what stands beside it or speaks of the same thing", () => {
		expect(below("fail every night")[0]?.option).toContain("batteries");
	});

	test("says of other stated causes that the text does not connect them", () => {
		const [apart] = below("fail every night").filter(({ option }) => option.includes("Drivers queue"));
		expect(apart?.consideration).toContain("stands side by side with the level above");
	});
});

test("a typical cause that is settled on is called assumed, never stated", () => {
	const consultation = consultationOf(
		"Late parcels are at 14 % today, a year ago it was 6 %. Refunds cost us EUR 90,000 a year. The scanners fail every night. Nobody charges the batteries. We may spend at most EUR 30,000 by 30 June 2027.",
	);
	const typical =
		treeOf(consultation).branches.find(({ supporting }) => supporting.length === 0)?.option ?? "";
	const decisions = decisionsOf(
		consultation,
		{ rootCause: typical, whysPath: [typical], research: null },
		today,
	);
	const selected = Object.fromEntries(decisions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
	const plan = planOf(consultation, { rootCause: typical, decisions, selected }, today);
	const [stream] = plan.workstreams;
	expect(typical).not.toBe("");
	expect([stream?.description, ...(stream?.tasks.map(({ description }) => description) ?? [])]).not.toContain(
		"Stated in your text.",
	);
	expect(plan.summary?.map(({ text }) => text).join("\n")).toContain(
		"Assumed root cause, not in these words in your text: ",
	);
});
