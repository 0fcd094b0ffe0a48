import { expect, test } from "vitest";
import { dueGroup, measurementDue } from "../my-work.ts";

// A Thursday.
const today = "2026-12-03";

test.each([
	[null, "No date"],
	["2026-12-02", "Overdue"],
	["2025-12-31", "Overdue"],
	["2026-12-03", "Today"],
	["2026-12-04", "This week"],
	["2026-12-06", "This week"],
	["2026-12-07", "Later"],
])("what is due on %s is due %s", (dueDate, group) => {
	expect(dueGroup(dueDate, today)).toBe(group);
});

test("on a Sunday tomorrow is later", () => {
	expect(dueGroup("2026-12-07", "2026-12-06")).toBe("Later");
});

test.each([
	["Daily", "2026-12-03", "2026-12-04"],
	["Weekly", "2026-12-03", "2026-12-10"],
	["Monthly", "2026-10-31", "2026-11-30"],
	["Quarterly", "2026-11-30", "2027-02-28"],
	["Annually", "2024-02-29", "2025-02-28"],
	["Monthly", null, "2026-01-05"],
] as const)("a KPI measured %s, last on %s, is due on %s", (frequency, measuredOn, due) => {
	expect(measurementDue(frequency, measuredOn, "2026-01-05")).toBe(due);
});
