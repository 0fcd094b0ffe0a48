import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workingCalendar } from "../task/calendar/calendar.ts";
import { addDays } from "../value/day.ts";
import { fromCents, toCents } from "../value/money.ts";
import { type EarnedInputs, type EarnedValue, earnedValueOf } from "./earned-value.ts";

const idOf = (number: number) => `019a0000-0000-7000-8000-0000000000${String(number).padStart(2, "0")}`;
const planned = (
	number: number,
	startDate: string | null,
	endDate: string | null,
	estimate: string | null = null,
) => ({
	taskId: idOf(number),
	startDate,
	endDate,
	estimate,
	milestone: false,
});
const now = (number: number, progress: number | null) => ({ id: idOf(number), progress, milestone: false });

/** A task of a week, one of two weeks after it, and a milestone: looked at on the Wednesday of the second week. */
const example: EarnedInputs = {
	baseline: { id: idOf(99), name: "Approved plan", takenAt: "2026-02-27T08:00:00.000Z" },
	planned: [
		planned(1, "2026-03-02", "2026-03-06"),
		planned(2, "2026-03-09", "2026-03-20"),
		{ ...planned(3, "2026-03-20", "2026-03-20"), milestone: true },
	],
	tasks: [now(1, 100), now(2, 20), { ...now(3, 0), milestone: true }],
	sources: [{ allocatedAmount: "9000.00" }, { allocatedAmount: "1000.00" }],
	expenses: [
		{ amount: "6000.00", expenseDate: "2026-03-11" },
		{ amount: "400.00", expenseDate: "2026-03-12" },
	],
	calendar: workingCalendar([]),
	today: "2026-03-11",
};
const of = (change: Partial<EarnedInputs>) => earnedValueOf({ ...example, ...change });

describe("Earned value", () => {
	it("worked by hand: 8 of 15 days planned, 7 of 15 earned, 6,000 of 10,000 spent", () => {
		expect(earnedValueOf(example)).toEqual({
			asOf: "2026-03-11",
			baseline: example.baseline,
			missing: [],
			figures: {
				budgetAtCompletion: "10000.00",
				// 10,000 × (5 + 3) ÷ 15
				plannedValue: "5333.33",
				// 10,000 × (5 × 100 % + 10 × 20 %) ÷ 15
				earnedValue: "4666.67",
				// What is dated later has not been spent yet.
				actualCost: "6000.00",
				schedulePerformance: 0.88,
				costPerformance: 0.78,
				// 10,000 × 6,000 ÷ 4,666.67
				estimateAtCompletion: "12857.13",
			},
			weighedBy: "duration",
			addedTasks: 0,
			deletedTasks: 0,
		} satisfies ReturnType<typeof earnedValueOf>);
	});

	it.each<[string, Partial<EarnedInputs>, Partial<EarnedValue["figures"] & object>]>([
		[
			"nothing is planned before the first day",
			{ today: "2026-03-01" },
			{ plannedValue: "0.00", schedulePerformance: null },
		],
		["a day off plans nothing more", { today: "2026-03-08" }, { plannedValue: "3333.33" }],
		[
			"a holiday plans nothing either",
			{ calendar: workingCalendar(["2026-03-10"]) },
			// 10,000 × (5 + 2) ÷ 14
			{ plannedValue: "5000.00" },
		],
		["all of it is planned at the end", { today: "2026-03-20" }, { plannedValue: "10000.00" }],
		["and after it", { today: "2027-01-01" }, { plannedValue: "10000.00" }],
		[
			"without an expense no cost is known",
			{ expenses: [] },
			{ actualCost: "0.00", costPerformance: null, estimateAtCompletion: null },
		],
		[
			"without work done no forecast is made",
			{ tasks: [now(1, null), now(2, 0)] },
			{ earnedValue: "0.00", schedulePerformance: 0, costPerformance: 0, estimateAtCompletion: null },
		],
		[
			"estimates weigh, where each task has one",
			{
				planned: [
					planned(1, "2026-03-02", "2026-03-06", "30.00"),
					planned(2, "2026-03-09", "2026-03-20", "10.00"),
				],
			},
			// 10,000 × (30 + 10 × 3 ÷ 10) ÷ 40, and × (30 + 10 × 20 %) ÷ 40
			{ plannedValue: "8250.00", earnedValue: "8000.00" },
		],
		[
			"one estimate among two does not",
			{ planned: [planned(1, "2026-03-02", "2026-03-06", "30.00"), planned(2, "2026-03-09", "2026-03-20")] },
			{ plannedValue: "5333.33", earnedValue: "4666.67" },
		],
		[
			"a task on a Saturday weighs its day",
			{ planned: [planned(1, "2026-03-07", "2026-03-07")], tasks: [now(1, 50)] },
			{ plannedValue: "10000.00", earnedValue: "5000.00" },
		],
		[
			"a task without dates does not count",
			{ planned: [...example.planned, planned(4, null, null)], tasks: [...example.tasks, now(4, 100)] },
			{ plannedValue: "5333.33", earnedValue: "4666.67" },
		],
		[
			"today's dates do not matter, the baseline's do: a deleted task stays planned",
			{ tasks: [now(1, 100)] },
			{ plannedValue: "5333.33", earnedValue: "3333.33" },
		],
	])("%s", (_, change, figures) => {
		expect(of(change).figures).toMatchObject(figures);
	});

	it.each<[string, Partial<EarnedInputs>, EarnedValue["missing"]]>([
		["a baseline", { baseline: null, planned: [] }, ["baseline"]],
		["a budget", { sources: [] }, ["budget"]],
		["both", { baseline: null, planned: [], sources: [] }, ["baseline", "budget"]],
		["work with dates in it", { planned: [planned(1, null, null)] }, ["work"]],
	])("says that there is not %s, and shows no figure", (_, change, missing) => {
		expect(of(change)).toMatchObject({ missing, figures: null, weighedBy: null });
	});

	it("says which tasks came after the baseline and which are gone", () => {
		expect(of({ tasks: [now(1, 100), now(7, 100), now(8, 0)] })).toMatchObject({
			addedTasks: 2,
			deletedTasks: 1,
		});
	});

	it("never earns or plans more than the budget, and plans all of it at the end", () => {
		const task = fc.record({
			start: fc.integer({ min: 0, max: 400 }),
			length: fc.integer({ min: 0, max: 200 }),
			estimate: fc.option(fc.integer({ min: 0, max: 99_999 }).map((days) => `${days}.50`)),
			progress: fc.option(fc.integer({ min: 0, max: 100 })),
		});
		const cents = fc.bigInt({ min: 1n, max: 9_999_999_999_999_999n });
		fc.assert(
			fc.property(
				fc.array(task, { minLength: 1, maxLength: 40 }),
				cents,
				fc.integer({ min: -10, max: 700 }),
				(tasks, budget, passed) => {
					const from = (days: number) => addDays("2026-01-01", days);
					const inputs = {
						...example,
						planned: tasks.map(({ start, length, estimate }, place) =>
							planned(place, from(start), from(start + length), estimate),
						),
						tasks: tasks.map(({ progress }, place) => now(place, progress)),
						sources: [{ allocatedAmount: fromCents(budget) }],
					};
					const { figures } = earnedValueOf({ ...inputs, today: from(passed) });
					const { figures: atEnd } = earnedValueOf({ ...inputs, today: from(601) });
					if (!figures || !atEnd) throw new Error("There are figures for work and a budget");
					for (const value of [figures.plannedValue, figures.earnedValue]) {
						expect(toCents(value)).toBeGreaterThanOrEqual(0n);
						expect(toCents(value)).toBeLessThanOrEqual(budget);
					}
					expect(toCents(atEnd.plannedValue)).toBe(budget);
				},
			),
		);
	});
});
