import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	activityBadge,
	budgetHealth,
	type HealthInputs,
	programHealth,
	resourceHealth,
	riskBadge,
	riskHealth,
	scheduleHealth,
	summarize,
	wholePercent,
} from "../dashboard.ts";

const nothing: HealthInputs = {
	earnedDays: 0,
	plannedDays: 0,
	scheduledDays: 0,
	budgetAllocated: "0.00",
	budgetSpent: "0.00",
	activeRiskScore: 0,
	risks: 0,
	members: 0,
	membersBelowOverload: 0,
};

describe("badges", () => {
	it.each([
		[0, "Good"],
		[2, "Good"],
		[3, "Monitor"],
		[5, "Monitor"],
		[6, "High Alert"],
	])("%i high risks read %s", (high, badge) => expect(riskBadge(high)).toBe(badge));

	it.each([
		[0, "Manageable"],
		[10, "Manageable"],
		[11, "High Activity"],
	])("%i active tasks read %s", (active, badge) => expect(activityBadge(active)).toBe(badge));
});

describe("the summary", () => {
	it("is all zeros for an empty program", () => {
		const summary = summarize({
			tasksTotal: 0,
			tasksCompleted: 0,
			tasksActive: 0,
			scheduledDays: 0,
			earnedDays: 0,
			risksActive: 0,
			risksHigh: 0,
			kpis: 0,
			benefits: 0,
			budgetAllocated: "0.00",
			budgetSpent: "0.00",
		});
		expect(summary.tasks.completionRate).toBe(0);
		expect(summary.budget).toEqual({ spent: "0.00", total: "0.00", utilizationRate: 0, remaining: "0.00" });
	});

	it("says by how much a budget is overspent", () => {
		const summary = summarize({
			tasksTotal: 3,
			tasksCompleted: 2,
			tasksActive: 1,
			scheduledDays: 0,
			earnedDays: 0,
			risksActive: 4,
			risksHigh: 3,
			kpis: 5,
			benefits: 6,
			budgetAllocated: "1000.00",
			budgetSpent: "1250.55",
		});
		expect(summary).toEqual({
			tasks: { completionRate: 67, completed: 2, total: 3, active: 1 },
			budget: { spent: "1250.55", total: "1000.00", utilizationRate: 125.1, remaining: "-250.55" },
			risks: { active: 4, high: 3 },
			kpis: 5,
			benefits: 6,
		});
	});

	it("rounds a rate half up and knows no division by zero", () => {
		expect(wholePercent(1, 8)).toBe(13);
		expect(wholePercent(5, 0)).toBe(0);
	});
});

describe("program health", () => {
	it("is unknown where there is nothing to calculate it from", () => {
		expect(programHealth(nothing)).toEqual({ schedule: null, budget: null, risk: null, resource: null });
	});

	it.each<[string, Partial<HealthInputs>, number | null]>([
		["half of the planned work is done", { earnedDays: 10, plannedDays: 20 }, 50],
		["ahead of plan is capped", { earnedDays: 30, plannedDays: 20 }, 100],
		["a third is rounded", { earnedDays: 1, plannedDays: 3 }, 33],
		["nothing was due yet", { earnedDays: 1, plannedDays: 0 }, null],
	])("of the schedule: %s", (_name, inputs, expected) => {
		expect(scheduleHealth({ ...nothing, ...inputs })).toBe(expected);
	});

	const work = { earnedDays: 10, scheduledDays: 40, budgetAllocated: "1000.00" };
	it.each<[string, Partial<HealthInputs>, number | null]>([
		["a quarter of the work for half of the money", { ...work, budgetSpent: "500.00" }, 50],
		["a quarter of the work for a tenth of the money is capped", { ...work, budgetSpent: "100.00" }, 100],
		["nothing was spent yet", { ...work, budgetSpent: "0.00" }, null],
		["no work is scheduled", { budgetAllocated: "1000.00", budgetSpent: "500.00" }, null],
		["money was spent and none allocated", { ...work, budgetAllocated: "0.00", budgetSpent: "1.00" }, 0],
	])("of the budget: %s", (_name, inputs, expected) => {
		expect(budgetHealth({ ...nothing, ...inputs })).toBe(expected);
	});

	it.each<[string, Partial<HealthInputs>, number | null]>([
		["two of four risks are still certain and very high", { activeRiskScore: 50, risks: 4 }, 50],
		["all risks are closed", { activeRiskScore: 0, risks: 4 }, 100],
		["all are as bad as can be", { activeRiskScore: 100, risks: 4 }, 0],
		["no risk was identified", {}, null],
	])("of the risks: %s", (_name, inputs, expected) => {
		expect(riskHealth({ ...nothing, ...inputs })).toBe(expected);
	});

	it.each<[string, Partial<HealthInputs>, number | null]>([
		["one of four members is overloaded", { members: 4, membersBelowOverload: 3 }, 75],
		["everybody is", { members: 4, membersBelowOverload: 0 }, 0],
		["nobody has tasks", {}, null],
	])("of the resources: %s", (_name, inputs, expected) => {
		expect(resourceHealth({ ...nothing, ...inputs })).toBe(expected);
	});

	it("never leaves 0 to 100", () => {
		const days = fc.double({ min: 0, max: 1e6, noNaN: true });
		const count = fc.nat(10_000);
		const inputs = fc.record({
			earnedDays: days,
			plannedDays: days,
			scheduledDays: days,
			budgetAllocated: count.map((whole) => `${whole}.00`),
			budgetSpent: count.map((whole) => `${whole}.00`),
			activeRiskScore: count,
			risks: count,
			members: count,
			membersBelowOverload: count,
		});
		fc.assert(
			fc.property(inputs, (value) => {
				for (const bar of Object.values(programHealth(value))) {
					if (bar !== null) expect(bar).toSatisfy((n: number) => Number.isInteger(n) && n >= 0 && n <= 100);
				}
			}),
		);
	});
});
