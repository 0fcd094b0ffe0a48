import { describe, expect, test } from "vitest";
import { workingCalendar } from "../task/calendar/calendar.ts";
import { inAllSizes, sizeOfProgram } from "./draft-sizes.ts";
import type { PlaybookSize } from "./playbook.ts";

describe("A value of a program", () => {
	test.each<[number, PlaybookSize, Parameters<typeof inAllSizes>[2], number[]]>([
		[10, "M", "days", [3, 10, 25]],
		[5, "S", "days", [5, 20, 50]],
		[40, "L", "days", [4, 16, 40]],
		[1, "M", "days", [1, 1, 3]],
		[400, "S", "days", [400, 500, 500]],
		[107, "M", "personDays", [18, 107, 464]],
		[4_000, "M", "personDays", [667, 4_000, 5_000]],
		[3, "M", "months", [1, 3, 6]],
		[0.25, "S", "months", [0.25, 0.75, 1.5]],
	])("%d in the size %s (%s) is %j", (value, own, kind, expected) => {
		expect(inAllSizes(value, own, kind)).toEqual(expected);
	});
});

test.each<[string[], PlaybookSize]>([
	[["2", "5", "8"], "S"],
	[["5", "10", "20"], "M"],
	[["20", "60"], "L"],
])("A program of tasks that take %j working days is %s", (estimates, size) => {
	const tasks = estimates.map((estimate) => ({
		...{ id: estimate, workstreamId: null, name: "Survey the quay", startDate: null, endDate: null },
		...{ estimate, milestone: false, role: null, shares: [] },
	}));
	expect(sizeOfProgram(tasks, workingCalendar([]))).toBe(size);
});
