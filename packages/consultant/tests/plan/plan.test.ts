import { readFileSync } from "node:fs";
import type { Plan } from "@throughline/domain/consultant/plan";
import { validatePlan } from "@throughline/domain/consultant/plan/validation";
import { describe, expect, it } from "vitest";
import {
	decisionsOf,
	enhancedAnalysisOf,
	levelBelow,
	planOf,
	researchSteps,
	treeOf,
} from "../../src/consultant.ts";
import { consultationOf, today } from "../read-text.ts";

const settledOf = (rootCause: string, whysPath: readonly string[]) => ({
	rootCause,
	whysPath,
	research: null,
});

function walk(content: string, on = today) {
	const consultation = consultationOf(content);
	const tree = treeOf(consultation);
	const path: string[] = [];
	let level = tree.branches;
	while (level.length > 0 && path.length < 3) {
		path.push(level[0]?.option ?? "");
		level = levelBelow(consultation, path);
	}
	const rootCause = path.at(-1) ?? "";
	const decisions = decisionsOf(consultation, settledOf(rootCause, path), on);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [
			id,
			options.find(({ recommended }) => recommended)?.id ?? options[0]?.id ?? "",
		]),
	);
	return {
		consultation,
		tree,
		path,
		rootCause,
		decisions,
		plan: planOf(consultation, { rootCause, decisions, selected }, on),
	};
}

const cases = [
	"d02-ferry-mails",
	"d03-laiteries",
	"d06-portfolio",
	"d08-revision",
	"d09-baggage",
	"d11-azulejos",
].map((name) => ({
	name,
	content: readFileSync(new URL(`../../../../bench/cases/${name}.txt`, import.meta.url), "utf8"),
}));

type Item = {
	name: string;
	mark: string | undefined;
	quotes: readonly { text: string; start: number; end: number }[];
	derivation: string;
};

function itemsOf(plan: Plan): Item[] {
	const item = (
		name: string,
		{ mark, quotes = [], derivation = "" }: Pick<Plan["kpis"][number], "mark" | "quotes" | "derivation">,
	): Item => ({ name, mark, quotes, derivation });
	return [
		...plan.workstreams.flatMap(({ tasks }) => tasks.map((task) => item(task.name, task))),
		...plan.kpis.map((kpi) => item(kpi.name, kpi)),
		...plan.benefits.map((benefit) => item(benefit.description, benefit)),
		...plan.risks.map((risk) => item(risk.description, risk)),
	];
}

describe.each(cases)("the walk of $name", ({ content }) => {
	const { consultation, tree, path, rootCause, decisions, plan } = walk(content);
	const { case: case_ } = consultation;

	it("keeps nobody longer than it lasts", () => {
		const lasts = Math.ceil(plan.timeline.total_months * 4) / 4;
		expect(plan.resources).not.toEqual([]);
		for (const { role, duration_months } of plan.resources)
			expect(duration_months, role).toBeLessThanOrEqual(lasts);
	});

	it("offers whole statements with quotes at their places, and typical causes without", () => {
		const options = tree.branches.flatMap((branch) => [branch, ...branch.branches]);
		expect(options.some(({ supporting }) => supporting.length > 0)).toBe(true);
		for (const { supporting } of options)
			for (const { text, start, end } of supporting) expect(content.slice(start, end)).toBe(text);
		expect(new Set(path).size).toBe(path.length);
	});

	it("offers every decision at least two options, one of them recommended", () => {
		expect(decisions.length).toBeGreaterThanOrEqual(3);
		for (const { options } of decisions) {
			expect(options.length).toBeGreaterThanOrEqual(2);
			expect(options.filter(({ recommended }) => recommended)).toHaveLength(1);
			for (const { estimated_cost: cost } of options) expect(cost.min).toBeLessThanOrEqual(cost.max);
		}
	});

	it("makes a plan in which nothing critical is missing", () => {
		const { critical, missingFields } = validatePlan(plan).ontology.completeness;
		expect(critical.passed).toBe(critical.total);
		// A benefit without a figure in the text stays without one.
		expect(missingFields.filter((field) => field !== "benefits.quantified_value")).toEqual([]);
	});

	it("says of every item where it comes from, and quotes only what stands in the text", () => {
		for (const { mark, quotes, derivation } of itemsOf(plan)) {
			expect(mark).toBeDefined();
			if (mark === "quoted") expect(quotes.length).toBeGreaterThan(0);
			if (mark === "derived") expect(derivation).toMatch(/\d/);
			for (const { text, start, end } of quotes) expect(content.slice(start, end)).toBe(text);
		}
	});

	it("names no amount that is neither in the ledger nor marked as calculated or assumed", () => {
		const known = new Set(consultation.case.ledger.map(({ figure }) => figure.value));
		const values = plan.kpis
			.flatMap(({ baseline, target, derivation }) => [
				baseline && derivation?.replace(",", ".").includes(`= ${baseline}`) ? "" : (baseline ?? ""),
				target,
			])
			.filter((value) => /^[\d.]+$/.test(value));
		expect(values).not.toEqual([]);
		for (const value of values) expect(known).toContain(Number(value));
		for (const { quantified_value: value, derivation = "" } of plan.benefits)
			if (value !== null && !known.has(value))
				expect(derivation.replaceAll(/(?<=\d)[.,\s](?=\d{3})/gu, "")).toMatch(
					new RegExp(`= \\D?${value}`, "u"),
				);
	});

	it("keeps each limit or says by how much it is broken, and what would mend it", () => {
		expect(plan.limits).toHaveLength(
			[case_.limits.cap, case_.limits.deadline].flatMap((limit) => limit ?? []).length +
				case_.mustNots.length,
		);
		for (const { met, change, statement } of plan.limits ?? []) {
			expect(statement).toMatch(/\d/);
			expect(change === null).toBe(met);
		}
		const cap = plan.limits?.find(({ kind }) => kind === "budget");
		if (cap?.amount) expect(cap.met).toBe(plan.cost_estimate.total_max <= cap.amount);
	});

	it("sums it up in five sentences that begin with what is wrong", () => {
		expect(plan.summary).toHaveLength(5);
		expect(plan.summary?.[0]?.text).toContain(consultation.case.problem?.text.replace(/[.?!]+$/u, ""));
	});

	it("researches nothing but what the text says", () => {
		const steps = [...researchSteps(consultation, { rootCause, whysPath: path })];
		expect(steps.at(0)?.kind).toBe("progress");
		const { portersAnalysis, citations } = enhancedAnalysisOf(consultation, settledOf(rootCause, path));
		const { overall_attractiveness: _overall, ...forces } = portersAnalysis;
		for (const { factors, insufficientData, level } of Object.values(forces)) {
			expect(insufficientData).toBe(level === "unknown");
			for (const { quote } of factors) expect(content.slice(quote?.start, quote?.end)).toBe(quote?.text);
		}
		expect(citations.length).toBeGreaterThan(0);
	});
});

describe("plans of unrelated texts", () => {
	const plans = cases.map(({ content }) => walk(content).plan);
	const names = (plan: Plan) => new Set(itemsOf(plan).map(({ name }) => name.toLowerCase()));

	it("share hardly a name", () => {
		for (const [at, one] of plans.entries()) {
			for (const other of plans.slice(at + 1)) {
				const [first, second] = [names(one), names(other)];
				const shared = [...first].filter((name) => second.has(name)).length;
				expect(shared / first.size).toBeLessThanOrEqual(0.15);
			}
		}
	});

	it("have root causes of their own", () => {
		const roots = cases.map(({ content }) => walk(content).rootCause);
		expect(new Set(roots).size).toBe(roots.length);
	});
});

it("plans a small problem small: a few tasks in weeks", () => {
	const { plan } = walk(
		"Returns desk, 4 May 2026\n\nToday 12 % of returns are booked twice, the target is 2 %. It costs us EUR 9,000 a year.\n\nFindings\n- nobody owns the returns list\n- two lists are kept by hand\n\nIdeas\n- one shared list, EUR 2k, 2 weeks\n\nAt most EUR 5,000 may be spent, by 30 June 2026.",
	);
	expect(plan.size?.size).toBe("S");
	expect(plan.timeline.total_months).toBeLessThanOrEqual(3);
	expect(plan.workstreams.flatMap(({ tasks }) => tasks).length).toBeLessThanOrEqual(10);
});

it("names what the text offers with a capital, and lists it in a sentence as the text writes it", () => {
	const letter = readFileSync(
		new URL("../../../../bench/own-cases/o06-betriebsrat.txt", import.meta.url),
		"utf8",
	);
	const { consultation, decisions, rootCause } = walk(letter, "2026-06-01");
	const selected = { measures: "package" };
	const plan = planOf(consultation, { rootCause, decisions, selected }, "2026-06-01");
	const labels = decisions.find(({ id }) => id === "measures")?.options.map(({ label }) => label) ?? [];
	expect(labels).toContain("Das Zusatzmodul für Wunschdienste");
	expect(plan.strategic_approach).toMatch(/^\p{Lu}.* und zwei Fahrlehrer /u);
	for (const { title } of plan.workstreams) expect(title).toMatch(/^\p{Lu}/u);
});
