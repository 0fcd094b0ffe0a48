import { describe, expect, test } from "vitest";
import type { Passage } from "../evidence.ts";
import { completenessRules, validatePlan } from "../plan-validation.ts";
import { readMaterial } from "../reading/material.ts";
import { sentencesOf } from "../text/passages.ts";
import { languageOf } from "../text/words.ts";
import { offlineDecisions } from "./decisions.ts";
import { offlinePlan } from "./plan.ts";

const documentId = "018f0000-0000-7000-8000-000000000001";
const english = `Late orders cost us $640,000 a year, and 14 percent of all orders leave late.
The stock is wrong because nobody books the returns.
The board approved a budget of $2.4 million, to be spent within 18 months.
Nobody knows how many customers left because of it.`;
const german = `Verspätete Aufträge kosten uns 640.000 € im Jahr.
Der Bestand ist falsch, weil niemand die Retouren bucht.
Der Vorstand hat ein Budget von 2,4 Mio. € freigegeben.`;

function read(content: string) {
	const passages: Passage[] = sentencesOf(content, languageOf(content)).map(
		({ start, end, text }, position) => ({
			id: `018f0000-0000-7000-8000-1${String(position).padStart(11, "0")}`,
			documentId,
			position,
			start,
			end,
			text,
		}),
	);
	return readMaterial([{ id: documentId, name: "Memo", content }], passages);
}

function planned(
	content: string,
	pick: (options: { id: string; recommended: boolean }[]) => string | undefined,
) {
	const material = read(content);
	const rootCause = "Nobody books the returns";
	const decisions = offlineDecisions(material, { rootCause, whysPath: [rootCause] });
	const selected = Object.fromEntries(decisions.map(({ id, options }) => [id, pick(options) ?? ""]));
	return { decisions, plan: offlinePlan(material, { rootCause, decisions, selected }) };
}

const recommended = (options: { id: string; recommended: boolean }[]) =>
	options.find((option) => option.recommended)?.id;

describe("the decisions", () => {
	const { decisions } = planned(english, recommended);

	test("have two to four options each, one of them recommended, with costs from the budget that is named", () => {
		for (const { options } of decisions) {
			expect(options.length).toBeGreaterThanOrEqual(2);
			expect(options.filter((option) => option.recommended)).toHaveLength(1);
			for (const { estimated_cost, cost_basis } of options) {
				expect(estimated_cost.min).toBeLessThanOrEqual(estimated_cost.max);
				expect(cost_basis).toContain("$2.4 million");
			}
		}
		expect(decisions[0]?.options[0]).toMatchObject({
			estimated_cost: { min: 1_200_000, max: 1_600_000 },
			estimated_timeline_months: 18,
		});
	});

	test("rest on quotes of the material", () => {
		for (const { quotes } of decisions) {
			for (const { start, end, text } of quotes) expect(english.slice(start, end)).toBe(text);
		}
	});

	test("mark their costs as an assumption where no amount is named", () => {
		const [first] = planned("The stock is wrong because nobody books the returns.", recommended).decisions;
		expect(first?.options[0]?.cost_basis).toBe(
			"Your material names no amount: an assumption, to be replaced.",
		);
	});

	test("are German for German material", () => {
		expect(planned(german, recommended).decisions[0]?.question).toBe(
			"Wie beseitigen wir die Ursache: „Nobody books the returns“?",
		);
	});
});

describe.each([
	["English, as recommended", english, recommended],
	["English, the last options", english, (options: { id: string }[]) => options.at(-1)?.id],
	["German", german, recommended],
])("the plan: %s", (_, content, pick) => {
	const { plan, decisions } = planned(content, pick);

	test("is complete", () => {
		expect(validatePlan(plan).ontology.completeness.missingFields).toEqual([]);
	});

	test("serves a decision with every workstream", () => {
		const known = new Map(decisions.map(({ id, options }) => [id, options.map((option) => option.id)]));
		for (const { decisionId, optionId } of plan.workstreams)
			expect(known.get(decisionId)).toContain(optionId);
	});

	test("employs no more people than its money pays for", () => {
		for (const { required_team, timeline_months, cost_allocation } of plan.workstreams) {
			const people = required_team.reduce((sum, { count }) => sum + count, 0);
			if (people > 1) expect(people * timeline_months * 9_000).toBeLessThanOrEqual(cost_allocation.max);
		}
	});
});

test("every rule of completeness can fail, and names its field", () => {
	const { plan } = planned(english, recommended);
	const hollow = {
		...plan,
		title: " ",
		strategic_approach: "",
		cost_estimate: { total_min: 0, total_max: 1 },
		timeline: { total_months: 0 },
		workstreams: plan.workstreams
			.slice(0, 1)
			.map((stream) => ({ ...stream, tasks: [], required_team: [], decisionId: "" })),
		stage_gates: plan.stage_gates.slice(0, 1).map((gate) => ({ ...gate, criteria: [], deliverables: [] })),
		kpis: [],
		benefits: [],
		risks: [],
		funding: { sources: [] },
		resources: [],
	};
	const missing = new Set(validatePlan(hollow).ontology.completeness.missingFields);
	// No risk has no missing mitigation, and no task waits for anything.
	const vacuous = ["risks.mitigation_strategy", "workstreams.tasks.depends_on"];
	for (const { field } of completenessRules)
		if (!vacuous.includes(field)) expect([...missing]).toContain(field);
	const [stream] = plan.workstreams;
	const tasks = stream?.tasks.map((task, at) => (at === 1 ? { ...task, start_day: 0 } : task)) ?? [];
	const early = {
		...plan,
		workstreams: plan.workstreams.map((each, at) => (at === 0 ? { ...each, tasks } : each)),
	};
	expect(validatePlan(early).ontology.completeness.missingFields).toContain("workstreams.tasks.depends_on");
	const bare = { ...plan, risks: plan.risks.map((risk) => ({ ...risk, mitigation_strategy: "" })) };
	expect(validatePlan(bare).ontology.completeness.missingFields).toEqual(["risks.mitigation_strategy"]);
});
