import { describe, expect, test } from "vitest";
import { offlineDecisions } from "./offline/decisions.ts";
import { offlinePlan } from "./offline/plan.ts";
import { OntologyTest, testOntology } from "./ontology.ts";
import type { Plan } from "./plan.ts";

const breaking = (change: (plan: Plan) => Plan) =>
	testOntology({ decide: offlineDecisions, plan: (material, given) => change(offlinePlan(material, given)) });

describe("the ontology test", () => {
	test("passes with the consultant's own rules, and its figures hold together", () => {
		const { status, tests } = OntologyTest.parse(testOntology());
		expect({ status, errors: tests.coherence.errors, warnings: tests.coherence.warnings }).toEqual({
			status: "passed",
			errors: [],
			warnings: [],
		});
		expect(tests.approaches.length).toBeGreaterThanOrEqual(2);
		expect(tests.decisionOptions.length).toBeGreaterThanOrEqual(2);
		expect(tests.workstreams.reduce((sum, { estimated_cost }) => sum + estimated_cost, 0)).toBe(
			tests.costEstimate.max,
		);
		const shares = tests.workstreams.reduce((sum, { allocation }) => sum + allocation, 0);
		expect(Math.abs(shares - 100)).toBeLessThan(0.5);
		expect(tests.costEstimate.min).toBeLessThanOrEqual(tests.costEstimate.max);
		expect(tests.costEstimate.team_size.min).toBeGreaterThan(0);
	});

	test("is the same every time", () => {
		expect(testOntology()).toEqual(testOntology());
	});

	test.each<[string, (plan: Plan) => Plan, string]>([
		[
			"a sum",
			(plan) => ({
				...plan,
				cost_estimate: { ...plan.cost_estimate, total_max: plan.cost_estimate.total_max + 1 },
			}),
			"The workstreams' costs do not add up to the plan's.",
		],
		[
			"the reason of a workstream",
			(plan) => ({
				...plan,
				workstreams: plan.workstreams.map((stream) => ({ ...stream, optionId: "nobody-chose-it" })),
			}),
			"A workstream serves no chosen decision.",
		],
		[
			"a chosen decision's work",
			(plan) => ({ ...plan, workstreams: plan.workstreams.slice(1) }),
			"A chosen decision has no workstream.",
		],
		[
			"the timeline",
			(plan) => ({ ...plan, timeline: { total_months: 0.5 } }),
			"A workstream ends after the plan does.",
		],
		["the risks", (plan) => ({ ...plan, risks: [] }), "The plan lacks risks, or it does not hold."],
	])("fails when %s is broken, and says so", (_, change, says) => {
		const { status, tests } = breaking(change);
		expect(status).toBe("failed");
		expect(tests.coherence.valid).toBe(false);
		expect(tests.coherence.errors).toContain(says);
	});

	test("fails when the decisions are broken", () => {
		const { status, tests } = testOntology({
			decide: (...asked) =>
				offlineDecisions(...asked).map((decision) => ({
					...decision,
					options: decision.options.map((option) => ({ ...option, recommended: true })),
				})),
			plan: offlinePlan,
		});
		expect(status).toBe("failed");
		expect(tests.coherence.errors[0]).toContain("not exactly one that is recommended");
	});
});
