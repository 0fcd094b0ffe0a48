import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Plan } from "../plan.ts";
import { finalizePlan } from "./finalize.ts";
import { validatePlan } from "./validation.ts";

const key = fc.constantFrom("a", "b", "c", "d", "e", "nowhere");
const task = fc.record({
	id: key,
	name: fc.constant("Task"),
	description: fc.constant(""),
	start_day: fc.integer({ min: -20, max: 300 }),
	duration_days: fc.integer({ min: -5, max: 60 }),
	depends_on: fc.array(key, { maxLength: 4 }),
});
const number = fc.oneof(fc.double({ min: -1e6, max: 1e7, noNaN: true }), fc.constant(Number.NaN));
const workstream = fc.record({
	id: key,
	title: fc.constant("Stream"),
	description: fc.constant(""),
	decisionId: fc.constant("approach"),
	optionId: fc.constant("one"),
	cost_allocation: fc.record({ min: number, max: number }),
	start_month: fc.double({ min: -3, max: 30, noNaN: true }),
	timeline_months: fc.double({ min: -3, max: 30, noNaN: true }),
	required_team: fc.array(
		fc.record({ role: fc.constant("Analyst"), count: fc.integer({ min: -2, max: 9 }) }),
		{
			maxLength: 2,
		},
	),
	tasks: fc.array(task, { maxLength: 5 }),
});

const planWith = (workstreams: Plan["workstreams"]): Plan => ({
	title: "Plan",
	strategic_approach: "Stages",
	cost_estimate: { total_min: 0, total_max: 0 },
	timeline: { total_months: 0 },
	workstreams,
	stage_gates: [],
	kpis: [],
	benefits: [],
	risks: [],
	funding: { sources: [] },
	resources: [],
});

describe("a plan from outside", () => {
	test("is consistent whatever came in: order, sums, times; settling it again changes nothing", () => {
		fc.assert(
			fc.property(fc.array(workstream, { minLength: 1, maxLength: 4 }), (workstreams) => {
				const plan = finalizePlan(planWith(workstreams));
				const missing = validatePlan(plan).ontology.completeness.missingFields;
				expect(missing).not.toContain("workstreams.tasks.depends_on");
				expect(missing).not.toContain("workstreams.cost_allocation");
				expect(missing).not.toContain("workstreams.timeline_months");
				const ids = plan.workstreams.flatMap(({ tasks }) => tasks.map(({ id }) => id));
				expect(new Set(ids).size).toBe(workstreams.flatMap(({ tasks }) => tasks).length);
				expect(finalizePlan(plan)).toEqual(plan);
			}),
		);
	});

	test("keeps what was said: names, choices, and a dependency that makes sense", () => {
		const [stream] = finalizePlan(
			planWith([
				{
					id: "x",
					title: "Stock",
					description: "True stock",
					decisionId: "approach",
					optionId: "one",
					cost_allocation: { min: 300, max: 100 },
					start_month: 0,
					timeline_months: 1,
					required_team: [],
					tasks: [
						{ id: "count", name: "Count", description: "", start_day: 0, duration_days: 30, depends_on: [] },
						{
							id: "book",
							name: "Book",
							description: "",
							start_day: 5,
							duration_days: 5,
							depends_on: ["count"],
						},
					],
				},
			]),
		).workstreams;
		expect(stream).toMatchObject({
			title: "Stock",
			optionId: "one",
			cost_allocation: { min: 300, max: 300 },
		});
		expect(stream?.tasks.map(({ name, start_day }) => [name, start_day])).toEqual([
			["Count", 0],
			["Book", 30],
		]);
		expect(stream?.timeline_months).toBe(2);
	});
});
