import { expect, test } from "vitest";
import { dueGroup } from "../my-work.ts";

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
