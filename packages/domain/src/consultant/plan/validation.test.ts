import { expect, test } from "vitest";
import type { Plan } from "../plan.ts";
import { completenessRules, validatePlan } from "./validation.ts";

const task = (id: string, start_day: number, depends_on: string[]) => ({
	id,
	name: id,
	description: "",
	start_day,
	duration_days: 10,
	depends_on,
});
const stream = (id: string, start_day: number, after: string[]): Plan["workstreams"][number] => ({
	id,
	title: id,
	description: "",
	decisionId: "approach",
	optionId: "stages",
	cost_allocation: { min: 1, max: 2 },
	start_month: 0,
	timeline_months: 2,
	required_team: [{ role: "Analyst", count: 1 }],
	tasks: [task(`${id}-1`, start_day, after), task(`${id}-2`, start_day + 10, [`${id}-1`])],
});
const plan: Plan = {
	title: "Remove the cause",
	strategic_approach: "In stages",
	cost_estimate: { total_min: 2, total_max: 4 },
	timeline: { total_months: 2 },
	workstreams: [stream("a", 0, []), stream("b", 20, ["a-2"])],
	stage_gates: ["G0", "G1", "G2", "G3", "G4"].map((gate) => ({
		gate,
		name: gate,
		criteria: ["It pays"],
		deliverables: ["Report"],
	})),
	kpis: [{ name: "Late", target: "7", unit: "%", measurement_frequency: "Monthly", lower_is_better: true }],
	benefits: [{ description: "Less", category: "Cost Savings", quantified_value: 1 }],
	risks: [{ description: "Late", likelihood: "low", impact: "low", mitigation_strategy: "Watch" }],
	funding: { sources: [{ source: "Board", amount: 4 }] },
	resources: [{ role: "Analyst", count: 1, duration_months: 2 }],
};

test("a plan that has everything lacks nothing", () => {
	const { completeness } = validatePlan(plan).ontology;
	expect(completeness.missingFields).toEqual([]);
	expect(completeness.score).toBe(completeness.maxScore);
});

test("every rule of completeness can fail, and names its field", () => {
	const hollow = {
		...plan,
		title: " ",
		strategic_approach: "",
		cost_estimate: { total_min: 0, total_max: 1 },
		timeline: { total_months: 0 },
		workstreams: plan.workstreams
			.slice(0, 1)
			.map((each) => ({ ...each, tasks: [], required_team: [], decisionId: "" })),
		stage_gates: plan.stage_gates.slice(0, 1).map((gate) => ({ ...gate, criteria: [], deliverables: [] })),
		kpis: [],
		benefits: [],
		risks: [],
		funding: { sources: [] },
		resources: [],
	};
	const missing = validatePlan(hollow).ontology.completeness.missingFields;
	// No risk has no missing mitigation, and no task waits for anything.
	const vacuous = ["risks.mitigation_strategy", "workstreams.tasks.depends_on"];
	for (const { field } of completenessRules) if (!vacuous.includes(field)) expect(missing).toContain(field);
	const early = { ...plan, workstreams: [stream("a", 0, []), stream("b", 5, ["a-2"])] };
	expect(validatePlan(early).ontology.completeness.missingFields).toEqual(["workstreams.tasks.depends_on"]);
	const bare = { ...plan, risks: plan.risks.map((risk) => ({ ...risk, mitigation_strategy: "" })) };
	expect(validatePlan(bare).ontology.completeness.missingFields).toEqual(["risks.mitigation_strategy"]);
});
