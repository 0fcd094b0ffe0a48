import { OntologyTest } from "@throughline/domain/consultant/ontology";
import type { Plan } from "@throughline/domain/consultant/plan";
import { describe, expect, test } from "vitest";
import { decisionsOf, planOf } from "../src/consultant.ts";
import { testOntology } from "../src/ontology/test-ontology.ts";

const breaking = (change: (plan: Plan) => Plan) =>
	testOntology({ decide: decisionsOf, plan: (...given) => change(planOf(...given)) });

describe("the ontology test", () => {
	test("passes with the consultant's own stages, and its figures hold together", () => {
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
			(plan) => ({
				...plan,
				workstreams: plan.workstreams.filter(({ decisionId }) => decisionId !== "measures"),
			}),
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
				decisionsOf(...asked).map((decision) => ({
					...decision,
					options: decision.options.map((option) => ({ ...option, recommended: true })),
				})),
			plan: planOf,
		});
		expect(status).toBe("failed");
		expect(tests.coherence.errors[0]).toContain("not exactly one that is recommended");
	});

	test("asks for no work for a choice that costs nothing, such as who answers for it", () => {
		const withoutCost = (cost: number) =>
			testOntology({
				decide: (...asked) => {
					const [first, ...others] = decisionsOf(...asked);
					if (!first) throw new Error("There is a decision");
					const options = first.options.map((option) => ({
						...option,
						estimated_cost: { min: 0, max: cost },
					}));
					return [first, ...others, { ...first, id: "sponsor", options }];
				},
				// As if the field had no work for it.
				plan: (...given) => {
					const plan = planOf(...given);
					return {
						...plan,
						workstreams: plan.workstreams.filter(({ decisionId }) => decisionId !== "sponsor"),
					};
				},
			}).tests.coherence.errors;
		expect(withoutCost(0)).not.toContain("A chosen decision has no workstream.");
		expect(withoutCost(1)).toContain("A chosen decision has no workstream.");
	});
});
