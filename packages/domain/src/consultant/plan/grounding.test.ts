import { expect, test } from "vitest";
import type { Quote } from "../evidence.ts";
import type { Plan } from "../plan.ts";
import { markAskedInPlan } from "./asked.ts";
import { groundPlan } from "./grounding.ts";
import { validatePlan } from "./validation.ts";

const id = "019b0000-0000-7000-8001-000000000001";
const quote: Quote = {
	text: "2,900 complaints wait.",
	documentId: id,
	passageId: id,
	start: 0,
	end: 22,
	verified: true,
};
const quoted = { mark: "quoted" as const, quotes: [quote] };
const assumed = { mark: "assumed" as const };

const kpi: Plan["kpis"][number] = {
	name: "Open complaints",
	target: "400",
	baseline: "2900",
	unit: null,
	measurement_frequency: "Weekly",
	lower_is_better: true,
	...quoted,
};
const benefit: Plan["benefits"][number] = {
	description: "Less compensation",
	category: "Cost",
	quantified_value: 120_000,
	mark: "derived",
	derivation: "400 × 300 = 120,000",
};
const risk: Plan["risks"][number] = {
	description: "Two people leave",
	likelihood: "low",
	impact: "high",
	mitigation_strategy: "Cross-train",
	mark: "asked",
};
const limit: NonNullable<Plan["limits"]>[number] = {
	kind: "budget",
	statement: "€150,000 may be spent; the plan takes €120,000.",
	amount: 150_000,
	date: null,
	planned: "€120,000",
	met: true,
	change: null,
	quotes: [quote],
};
const empty: Plan = {
	title: "Complaints",
	strategic_approach: "",
	cost_estimate: { total_min: 0, total_max: 0 },
	timeline: { total_months: 0 },
	workstreams: [],
	stage_gates: [],
	kpis: [],
	benefits: [],
	risks: [],
	funding: { sources: [] },
	resources: [],
};
const grounded: Plan = { ...empty, kpis: [kpi], benefits: [benefit], risks: [risk], limits: [limit] };

test("A plan that the material carries throughout has the whole score", () =>
	expect(groundPlan(grounded)).toEqual({
		quoted: 1,
		derived: 1,
		assumed: 0,
		asked: 1,
		total: 3,
		share: 1,
		hasOutcomeKpi: true,
		limitsKept: true,
		score: 100,
	}));

test("What is assumed, a KPI without a baseline and a broken limit each cost points", () => {
	const withAssumed = { ...grounded, risks: [{ ...risk, ...assumed }] };
	expect(groundPlan(withAssumed)).toMatchObject({ assumed: 1, share: 2 / 3, score: 73 });
	const noBaseline = { ...grounded, kpis: [{ ...kpi, baseline: null }] };
	expect(groundPlan(noBaseline)).toMatchObject({ hasOutcomeKpi: false, score: 90 });
	const broken = { ...grounded, limits: [{ ...limit, met: false, change: "Drop the pilot." }] };
	expect(groundPlan(broken)).toMatchObject({ limitsKept: false, score: 90 });
});

test("What must not happen is watched, and costs no points before it has happened", () => {
	const watched = { ...grounded, limits: [limit, { ...limit, kind: "must not" as const, met: null }] };
	expect(groundPlan(watched)).toMatchObject({ limitsKept: true, score: 100 });
});

test("An item that says it is quoted without a quote, and one without a mark, count as assumed", () => {
	const { mark: _, ...unmarked } = risk;
	const plan = { ...grounded, kpis: [{ ...kpi, quotes: [] }], risks: [unmarked] };
	expect(groundPlan(plan)).toMatchObject({
		quoted: 0,
		derived: 1,
		asked: 0,
		assumed: 2,
		hasOutcomeKpi: false,
	});
});

test("A plan of an earlier version, without marks, has no grounding", () => {
	expect(groundPlan(empty)).toBeNull();
	const { mark: _, quotes: __, ...unmarked } = kpi;
	expect(groundPlan({ ...empty, kpis: [unmarked] })).toBeNull();
});

test("Both scores of a plan can fail, each by itself", () => {
	const boilerplate = {
		...empty,
		kpis: [{ ...kpi, baseline: null, ...assumed, quotes: [] }],
		limits: [{ ...limit, met: false }],
	};
	const { grounding, ontology } = validatePlan(boilerplate);
	expect(grounding).toMatchObject({ share: 0, score: 0 });
	expect(ontology.completeness.score).toBeLessThan(ontology.completeness.maxScore);
	expect(ontology.completeness.missingFields).toContain("risks");
	const hollow = validatePlan(grounded);
	expect(hollow.grounding?.score).toBe(100);
	expect(hollow.ontology.completeness.missingFields).toContain("workstreams");
});

test("What rests on answers alone is asked, not quoted, and what also stands in a text stays quoted", () => {
	const answer = { ...quote, documentId: "019b0000-0000-7000-8001-000000000002" };
	const plan: Plan = {
		...empty,
		kpis: [
			{ ...kpi, quotes: [answer] },
			{ ...kpi, quotes: [quote, answer] },
		],
		benefits: [{ ...benefit, quotes: [answer] }],
	};
	const marked = markAskedInPlan(plan, new Set([answer.documentId]));
	expect(marked.kpis.map(({ mark }) => mark)).toEqual(["asked", "quoted"]);
	expect(marked.benefits[0]?.mark).toBe("derived");
	expect(groundPlan(marked)).toMatchObject({ quoted: 1, asked: 1, derived: 1 });
	expect(markAskedInPlan(plan, new Set())).toBe(plan);
});
