import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../value/day.ts";
import { type Demand, daysAsked, isOverAllocated, weekLoad, weeksFrom } from "./capacity.ts";

// A Wednesday.
const today = "2026-11-18";
const week = "2026-11-16";
const plain: Demand = {
	percent: 50,
	status: "In Progress",
	taskStart: null,
	taskEnd: null,
	from: null,
	to: null,
};
const task = (taskStart: string | null, taskEnd: string | null, more: Partial<Demand> = {}): Demand => ({
	...plain,
	taskStart,
	taskEnd,
	...more,
});

it("begins with the week in which today lies", () => {
	expect(weeksFrom("2026-11-22", 3)).toEqual(["2026-11-16", "2026-11-23", "2026-11-30"]);
});

describe("a task asks for a member", () => {
	it.each<[string, Demand, number]>([
		["all week", task("2026-11-02", "2026-12-20"), 5],
		["on both its first and its last day", task("2026-11-17", "2026-11-19"), 3],
		["on no weekend", task("2026-11-20", "2026-11-22"), 1],
		["not before it starts", task("2026-11-23", "2026-11-27"), 0],
		[
			"not after its assignment ends, even when it is late",
			task("2026-11-02", "2026-12-20", { to: "2026-11-17" }),
			2,
		],
		["from the assignment's own start", task("2026-11-02", "2026-12-20", { from: "2026-11-20" }), 1],
		["on its one date", task("2026-11-19", null), 1],
		["on its one date, when that is the end", task(null, "2026-11-19"), 1],
		["all the current week when it is late", task("2026-10-01", "2026-11-17"), 5],
		["all the current week when it is late since this week began", task("2026-11-17", "2026-11-17"), 5],
		["all the current week when it is worked on without dates", task(null, null), 5],
		["never without dates and not yet begun", task(null, null, { status: "Not Started" }), 0],
		["never when completed", task("2026-11-02", "2026-12-20", { status: "Completed" }), 0],
		["never while on hold", task("2026-11-02", "2026-12-20", { status: "On Hold" }), 0],
		["by its plan when it has not begun", task("2026-11-17", "2026-12-20", { status: "Not Started" }), 4],
		[
			"on one day when its assignment starts after its end",
			task("2026-11-02", "2026-11-03", { from: "2026-11-19" }),
			1,
		],
	])("%s", (_what, demand, days) => expect(daysAsked(demand, week, today)).toBe(days));

	it("in later weeks by its plan only, late or not", () => {
		expect(daysAsked(task("2026-10-01", "2026-11-17"), "2026-11-23", today)).toBe(0);
		expect(daysAsked(task(null, null), "2026-11-23", today)).toBe(0);
	});
});

describe("a week's load", () => {
	it("adds up percent of the days on which it is asked for", () => {
		const demands = [
			task("2026-11-02", "2026-12-20", { percent: 80 }),
			task("2026-11-19", "2026-11-20", { percent: 100 }),
		];
		expect(weekLoad(demands, week, today)).toBe(120);
		expect(isOverAllocated(120)).toBe(true);
		expect(isOverAllocated(100)).toBe(false);
	});

	it("of all weeks together is what the task asks for on all its working days", () => {
		const days = fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 60 }));
		fc.assert(
			fc.property(days, ([start, length]) => {
				const first = addDays(week, start);
				const demand = task(first, addDays(first, length));
				const asked = weeksFrom(today, 20).reduce((all, each) => all + daysAsked(demand, each, today), 0);
				const lasts = Array.from({ length: length + 1 }, (_, index) => addDays(first, index));
				expect(asked).toBe(lasts.filter(isWorkingDay).length);
			}),
		);
	});
});

function isWorkingDay(day: string): boolean {
	return ![0, 6].includes(new Date(day).getUTCDay());
}
