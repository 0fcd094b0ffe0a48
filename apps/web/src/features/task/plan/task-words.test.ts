import { expect, test } from "vitest";
import { datesText, floatText, lagText, taskCount, varianceText } from "./task-words.ts";

test.each([
	["2026-03-02", "2026-03-13", "Mar 2 – 13, 2026"],
	["2026-03-02", "2026-04-13", "Mar 2 – Apr 13, 2026"],
	["2026-12-28", "2027-01-08", "Dec 28, 2026 – Jan 8, 2027"],
	["2026-03-02", "2026-03-02", "Mar 2, 2026"],
	["2026-03-02", null, "Mar 2, 2026 – Not set"],
	[null, "2026-03-13", "Not set – Mar 13, 2026"],
	[null, null, "Not set"],
])("From %s to %s reads %s", (startDate, endDate, expected) => {
	expect(datesText({ startDate, endDate })).toBe(expected);
});

test.each([
	[{ critical: true, totalFloat: 0, freeFloat: 0 }, "In Progress", /^On the critical path/],
	[{ critical: false, totalFloat: 0, freeFloat: 0 }, "Completed", /^Completed/],
	[
		{ critical: false, totalFloat: 1, freeFloat: 1 },
		"At Risk",
		/^1 working day of float; no other task is affected/,
	],
	[
		{ critical: false, totalFloat: 5, freeFloat: 0 },
		"At Risk",
		/5 working days .*; any slip moves another task/,
	],
	[{ critical: false, totalFloat: 5, freeFloat: 2 }, "At Risk", /, 2 of them without moving another task/],
])("Float %j of a task that is %s reads %s", (floats, status, expected) => {
	expect(floatText(floats, status)).toMatch(expected);
});

test.each([
	[0, "On baseline"],
	[1, "1 day late"],
	[12, "12 days late"],
	[-1, "1 day early"],
])("A variance of %d is %s", (days, expected) => {
	expect(varianceText(days)).toBe(expected);
});

test.each([
	[0, "No lag"],
	[2, "2 working days"],
	[-1, "1 working day earlier"],
])("A lag of %d is %s", (lagDays, expected) => {
	expect(lagText(lagDays)).toBe(expected);
});

test("Tasks are counted in words", () => {
	expect([taskCount(1), taskCount(0), taskCount(10_000)]).toEqual(["1 task", "0 tasks", "10,000 tasks"]);
});
