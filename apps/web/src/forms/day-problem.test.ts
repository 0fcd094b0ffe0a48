import { expect, it } from "vitest";
import { dayProblem } from "./day-problem.ts";

it.each([
	[null, null],
	["2026-12-04", null],
	["", "Enter a date"],
	["nonsense", "“nonsense” is no date. Try Dec 4, 2026, fri, +2w or end of june."],
	["2026-12-45", "“2026-12-45” is no date. Try Dec 4, 2026, fri, +2w or end of june."],
	["1812-12-04", "Enter a date from 1900 to 2199"],
])("a typed day %j has the problem %j", (text, problem) => {
	expect(dayProblem(text)).toBe(problem);
});
