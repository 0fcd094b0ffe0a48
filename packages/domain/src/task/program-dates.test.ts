import { expect, test } from "vitest";
import { outsideProgram } from "./program-dates.ts";

const program = { startDate: "2026-03-02", endDate: "2026-09-30" };

test.each([
	["2026-03-02", "2026-09-30", null],
	["2026-03-01", "2026-03-05", "Starts before the program"],
	["2026-09-01", "2026-10-01", "Ends after the program"],
	["2026-03-01", "2026-10-01", "Ends after the program"],
	["2026-10-05", null, "Ends after the program"],
	[null, "2026-02-27", "Starts before the program"],
	[null, null, null],
])("a task from %s to %s: %s", (startDate, endDate, expected) => {
	expect(outsideProgram({ startDate, endDate }, program)).toBe(expected);
});

test("a program without dates holds every task", () => {
	const open = { startDate: null, endDate: null };
	expect(outsideProgram({ startDate: "2026-03-01", endDate: "2026-10-01" }, open)).toBeNull();
});
