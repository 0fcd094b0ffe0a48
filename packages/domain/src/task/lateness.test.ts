import { expect, test } from "vitest";
import { latenessOf } from "./lateness.ts";

const today = "2026-05-12";

test.each([
	["2026-05-01", "2026-05-11", "In Progress", "Overdue"],
	["2026-05-01", "2026-05-11", "Not Started", "Overdue"],
	["2026-05-01", "2026-05-12", "In Progress", null],
	["2026-05-11", "2026-05-20", "Not Started", "Late start"],
	["2026-05-12", "2026-05-20", "Not Started", null],
	["2026-05-11", "2026-05-20", "In Progress", null],
	["2026-05-01", "2026-05-11", "Completed", null],
	[null, "2026-05-11", "Delayed", "Overdue"],
	[null, null, "Not Started", null],
])("A task from %s to %s that is %s is on May 12: %s", (startDate, endDate, status, expected) => {
	expect(latenessOf({ startDate, endDate, status }, today)).toBe(expected);
});
