import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Binding } from "./criterion.ts";
import { conditionOf, evaluate, type GateFacts } from "./measure.ts";
import { holds, inPercent } from "./measured-value.ts";

const kpiId = "019a0000-0000-7000-9000-000000000001";
const gateId = "019a0000-0000-7000-8000-000000000001";
const unknown = "019a0000-0000-7000-9000-00000000ffff";

const facts: GateFacts = {
	openCriticalRisks: 0,
	openHighRisks: 4,
	coveredHighRisks: 3,
	tasks: 41,
	completedTasks: 24,
	overdueTasks: 1,
	tasksWithOwner: 41,
	benefits: 3,
	benefitsWithOwner: 3,
	budgetAllocated: "4100000.00",
	budgetSpent: "2480350.50",
	currency: "USD",
	kpis: [
		{ id: kpiId, name: "Orders late", currentValue: "9.6", targetValue: "3", direction: "lower_is_better" },
		{ id: "2", name: "Leads", currentValue: "70", targetValue: "100", direction: "higher_is_better" },
	],
	gates: [{ id: gateId, code: "G1", name: "Concept", status: "Passed" }],
};
const nothing: GateFacts = {
	...facts,
	openHighRisks: 0,
	coveredHighRisks: 0,
	tasks: 0,
	completedTasks: 0,
	tasksWithOwner: 0,
	benefits: 0,
	benefitsWithOwner: 0,
	budgetAllocated: "0.00",
	budgetSpent: "0.00",
	kpis: [
		{ id: kpiId, name: "Orders late", currentValue: "0", targetValue: null, direction: "higher_is_better" },
	],
};

type Case = { binding: Binding; condition: string; met: boolean; live: string };
const cases: Case[] = [
	{
		binding: { measure: "open-critical-risks", operator: "=", value: "0" },
		condition: "Open critical risks: exactly 0",
		met: true,
		live: "No open critical risk",
	},
	{
		binding: { measure: "open-high-risks", operator: "<=", value: "3" },
		condition: "Open high and critical risks: at most 3",
		met: false,
		live: "4 open high or critical risks",
	},
	{
		binding: { measure: "covered-high-risks", operator: ">=", value: "100" },
		condition: "Open high and critical risks with an owner and a mitigation: at least 100%",
		met: false,
		live: "3 of 4 open high and critical risks (75%)",
	},
	{
		binding: { measure: "tasks-completed", operator: ">=", value: "58.5" },
		condition: "Tasks completed: at least 58.5%",
		met: true,
		live: "24 of 41 tasks (58.5%)",
	},
	{
		binding: { measure: "tasks-with-owner", operator: "=", value: "100" },
		condition: "Tasks with an owner: exactly 100%",
		met: true,
		live: "41 of 41 tasks (100%)",
	},
	{
		binding: { measure: "overdue-tasks", operator: "<=", value: "1" },
		condition: "Overdue tasks: at most 1",
		met: true,
		live: "1 overdue task",
	},
	{
		binding: { measure: "benefits-with-owner", operator: "=", value: "100" },
		condition: "Benefits with an owner: exactly 100%",
		met: true,
		live: "3 of 3 benefits (100%)",
	},
	{
		binding: { measure: "budget-spent", operator: "<=", value: "60" },
		condition: "Budget spent, of what is allocated: at most 60%",
		met: false,
		live: "$2,480,351 of $4,100,000 (60.4%)",
	},
	{
		binding: { measure: "kpis-on-track", operator: ">=", value: "50" },
		condition: "KPIs at 70% of their target or more: at least 50%",
		met: true,
		live: "1 of 2 KPIs (50%)",
	},
	{
		binding: { measure: "kpi", kpiId, operator: ">=", value: "70" },
		condition: "KPI Orders late: at least 70% of target",
		met: false,
		live: "Orders late is at 31.2% of its target",
	},
	{
		binding: { measure: "kpi", kpiId: unknown, operator: ">=", value: "70" },
		condition: "KPI that no longer exists: at least 70% of target",
		met: false,
		live: "The KPI no longer exists",
	},
	{
		binding: { measure: "gate-passed", stageGateId: gateId },
		condition: "G1 Concept is passed",
		met: true,
		live: "G1 Concept is Passed",
	},
	{
		binding: { measure: "gate-passed", stageGateId: unknown },
		condition: "A gate that no longer exists is passed",
		met: false,
		live: "A gate that no longer exists is gone",
	},
];

test.each(cases)("$condition is met: $met, because $live", ({ binding, condition, met, live }) => {
	expect(conditionOf(binding, facts)).toBe(condition);
	expect(evaluate(binding, facts)).toEqual({ met, live });
});

test.each<[Binding, boolean, string]>([
	[{ measure: "covered-high-risks", operator: ">=", value: "100" }, true, "No open high or critical risk"],
	[{ measure: "tasks-completed", operator: ">=", value: "0" }, false, "No tasks yet"],
	[{ measure: "benefits-with-owner", operator: "=", value: "100" }, false, "No benefits yet"],
	[{ measure: "budget-spent", operator: "<=", value: "90" }, false, "No budget allocated yet"],
	[{ measure: "kpi", kpiId, operator: ">=", value: "0" }, false, "Orders late has no target yet"],
])("with nothing to measure %j is met: %s (%s)", (binding, met, live) => {
	expect(evaluate(binding, nothing)).toEqual({ met, live });
});

describe("a measured value", () => {
	it("is compared exactly: what is just short of a value falls short of it", () => {
		const value = inPercent("9999999999.99", "10000000000.00");
		expect(value && holds(value, ">=", "100")).toBe(false);
		expect(value && holds(value, "<=", "99.99")).toBe(false);
	});

	it("is at least a value, or at most it, and both when it equals it", () => {
		const amount = fc.integer({ min: 0, max: 10_000 });
		fc.assert(
			fc.property(amount, fc.integer({ min: 1, max: 10_000 }), amount, (part, whole, cents) => {
				const asked = (cents / 100).toFixed(2);
				const value = inPercent(String(part), String(whole));
				if (!value) throw new Error("there is a whole");
				const [least, most, same] = ([">=", "<=", "="] as const).map((each) => holds(value, each, asked));
				expect(least || most).toBe(true);
				expect(same).toBe(least && most);
				expect(same).toBe(part * 10_000 === whole * cents);
			}),
		);
	});
});
