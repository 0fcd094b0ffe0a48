import { describe, expect, test } from "vitest";
import { forecastAtCompletion, progressOf, standingOf } from "./standing.ts";

const today = "2026-06-15";
const noMoney = {
	budget: "0.00",
	spent: "0.00",
	forecast: null,
	exposure: "0.00",
	contingency: "0.00",
	benefitsPlanned: "0.00",
	benefitsForecast: "0.00",
	benefitsRealized: "0.00",
};
const inTime: { afterEnd: number; lastEnd: string | null } = { afterEnd: 0, lastEnd: null };
const untouched = {
	status: "Active",
	endDate: null,
	currency: "EUR",
	tasks: { ...inTime, total: 0, completed: 0, overdue: 0 },
	nextGate: null,
	scheduledDays: 0,
	plannedDays: 0,
	earnedDays: 0,
	money: noMoney,
	kpis: 0,
};
const gate = {
	id: "g",
	code: "G2",
	name: "Feasibility",
	status: "Pending" as const,
	reviewDate: null,
	criteria: { total: 0, met: 0, unmet: 0 },
};

describe("How a program does", () => {
	test.each([
		["nothing in it", {}, null, []],
		[
			"money spent within its budget and nothing else",
			{ money: { ...noMoney, budget: "9.00", spent: "1.00" } },
			null,
			[],
		],
		["KPIs of which none is off target", { kpis: 1 }, "On track", []],
		["work as planned", { scheduledDays: 100, plannedDays: 50, earnedDays: 45 }, "On track", []],
		[
			"work a little behind",
			{ scheduledDays: 100, plannedDays: 50, earnedDays: 44 },
			"At risk",
			["44% of the work is done, 50% was planned by today"],
		],
		[
			"work far behind",
			{ scheduledDays: 100, plannedDays: 50, earnedDays: 39 },
			"Off track",
			["39% of the work is done, 50% was planned by today"],
		],
		[
			"nothing done on the first days of a plan",
			{ scheduledDays: 100, plannedDays: 4, earnedDays: 0 },
			"On track",
			[],
		],
		[
			"nothing done once a twentieth of it was due",
			{ scheduledDays: 100, plannedDays: 5, earnedDays: 0 },
			"Off track",
			["0% of the work is done, 5% was planned by today"],
		],
		[
			"a first expense before much is done",
			{
				scheduledDays: 100,
				earnedDays: 2,
				plannedDays: 2,
				money: { ...noMoney, budget: "1000.00", spent: "60.00", forecast: "3000.00" },
			},
			"On track",
			[],
		],
		[
			"more spent than allocated",
			{ money: { ...noMoney, budget: "1000.00", spent: "1200.00" } },
			"Off track",
			["€200 is spent beyond the budget"],
		],
		[
			"money spent that nobody gave",
			{ money: { ...noMoney, spent: "1200.00" } },
			"At risk",
			["€1,200 is spent without a funding source"],
		],
		[
			"work that costs a quarter more than planned",
			{
				scheduledDays: 100,
				plannedDays: 40,
				earnedDays: 40,
				money: { ...noMoney, budget: "1000.00", spent: "520.00", forecast: "1300.00" },
			},
			"Off track",
			["At its cost so far it needs €1,300 of a budget of €1,000"],
		],
		[
			"risks beyond what is set aside",
			{ money: { ...noMoney, exposure: "500.00", contingency: "400.00" } },
			"At risk",
			["Its risks may cost €500, and €400 is set aside"],
		],
		[
			"risks and nothing set aside",
			{ money: { ...noMoney, exposure: "500.00" } },
			"At risk",
			["Its risks may cost €500, and nothing is set aside"],
		],
		[
			"risks within what is set aside",
			{ money: { ...noMoney, exposure: "1.00", contingency: "1.00" } },
			null,
			[],
		],
		[
			"a gate that was not passed",
			{ nextGate: { ...gate, status: "Failed" as const } },
			"Off track",
			["G2 Feasibility was not passed"],
		],
		[
			"a review whose day has passed",
			{ nextGate: { ...gate, reviewDate: "2026-06-14" } },
			"At risk",
			["The review of G2 Feasibility is 1 day overdue"],
		],
		["a review today", { nextGate: { ...gate, reviewDate: today } }, null, []],
		[
			"an end that has passed",
			{ endDate: "2026-06-05", tasks: { ...inTime, total: 3, completed: 1, overdue: 0 } },
			"Off track",
			["Its end passed 10 days ago with 2 open tasks"],
		],
		[
			"open tasks that end after it",
			{
				endDate: "2026-07-01",
				tasks: { total: 3, completed: 1, overdue: 0, afterEnd: 2, lastEnd: "2026-07-31" as string | null },
			},
			"At risk",
			["2 open tasks end after it, the last on Jul 31, 2026"],
		],
		[
			"an end that has passed and all done",
			{ endDate: "2026-06-05", tasks: { ...inTime, total: 3, completed: 3, overdue: 0 } },
			"On track",
			[],
		],
	])("with %s", (_, given, rating, texts) => {
		const standing = standingOf({ ...untouched, ...given }, today);
		expect(standing.rating).toBe(rating);
		expect(standing.reasons.map(({ text }) => text)).toEqual(texts);
	});

	test("goes by the worst of its reasons, which comes first", () => {
		const { rating, reasons } = standingOf(
			{
				...untouched,
				nextGate: { ...gate, reviewDate: "2026-06-01" },
				scheduledDays: 10,
				plannedDays: 10,
				earnedDays: 1,
			},
			today,
		);
		expect(rating).toBe("Off track");
		expect(reasons.map(({ about }) => about)).toEqual(["schedule", "gate"]);
	});

	test("needs attention while its dashboard names anything, and says of what kind, where nothing worse is known", () => {
		const well = { ...untouched, scheduledDays: 100, plannedDays: 50, earnedDays: 50 };
		const counts = { "overdue task": 2, kpi: 1, spending: 1, member: 0 };
		expect(standingOf(well, today, counts)).toEqual({
			rating: "Needs attention",
			reasons: [
				{
					about: "attention",
					rating: "Needs attention",
					text: "Spending ahead of plan, 2 overdue tasks, 1 KPI off target",
				},
			],
		});
		expect(standingOf(untouched, today, { measurement: 1 }).rating).toBe("Needs attention");
		expect(standingOf({ ...well, earnedDays: 1 }, today, counts)).toMatchObject({
			rating: "Off track",
			reasons: [{ about: "schedule" }],
		});
	});

	test("is not judged once it is over", () => {
		const late = {
			...untouched,
			endDate: "2026-01-01",
			tasks: { ...inTime, total: 3, completed: 1, overdue: 2 },
		};
		for (const status of ["Completed", "Cancelled"])
			expect(standingOf({ ...late, status }, today)).toEqual({ rating: null, reasons: [] });
	});
});

describe("Progress", () => {
	test.each([
		[
			{ scheduledDays: 200, earnedDays: 50, plannedDays: 100 },
			{ total: 9, completed: 9 },
			{ done: 25, planned: 50 },
		],
		// 99.7 % is not all of the work, and 0.57 days of one are 57 %.
		[
			{ scheduledDays: 300, earnedDays: 299, plannedDays: 299.99 },
			{ total: 9, completed: 8 },
			{ done: 99, planned: 99 },
		],
		[
			{ scheduledDays: 1, earnedDays: 0.57, plannedDays: 1 },
			{ total: 1, completed: 0 },
			{ done: 57, planned: 100 },
		],
		[
			{ scheduledDays: 0, earnedDays: 0, plannedDays: 0 },
			{ total: 3, completed: 1 },
			{ done: 33, planned: null },
		],
		[
			{ scheduledDays: 0, earnedDays: 0, plannedDays: 0 },
			{ total: 0, completed: 0 },
			{ done: null, planned: null },
		],
	])("of %j and %j is %j", (worked, tasks, expected) => {
		expect(progressOf(worked, tasks)).toEqual(expected);
	});
});

describe("The forecast at completion", () => {
	test.each([
		[{ scheduledDays: 100, earnedDays: 40, plannedDays: 0 }, "520.00", "1300.00"],
		[{ scheduledDays: 100, earnedDays: 100, plannedDays: 0 }, "520.00", "520.00"],
		[{ scheduledDays: 3, earnedDays: 1, plannedDays: 0 }, "0.01", "0.03"],
		[{ scheduledDays: 100, earnedDays: 0, plannedDays: 0 }, "520.00", null],
		[{ scheduledDays: 100, earnedDays: 40, plannedDays: 0 }, "0.00", null],
		[{ scheduledDays: 0, earnedDays: 0, plannedDays: 0 }, "520.00", null],
	])("with %j and %s spent is %s", (worked, spent, expected) => {
		expect(forecastAtCompletion(worked, spent)).toBe(expected);
	});
});
