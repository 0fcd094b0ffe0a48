import { expect, test } from "vitest";
import { dayOf, formatDay, formatRange, formatSpan } from "./date.ts";

test("A day is the same day in every time zone", () => {
	expect(formatDay("2026-11-21")).toBe("Nov 21, 2026");
	expect(formatDay("2026-01-01")).toBe("Jan 1, 2026");
	expect(dayOf(new Date(2026, 0, 9, 0, 0, 1))).toBe("2026-01-09");
	expect(dayOf(new Date(2026, 0, 9, 23, 59, 59))).toBe("2026-01-09");
});

test.each([
	["2026-01-01", "2026-12-31", "Jan 1, 2026 – Dec 31, 2026"],
	["2026-01-01", null, "From Jan 1, 2026"],
	[null, "2026-12-31", "Until Dec 31, 2026"],
	[null, null, null],
])("From %s to %s reads %s", (start, end, expected) => {
	expect(formatSpan(start, end)).toBe(expected);
});

test.each([
	["2026-03-02", "2026-03-13", "Mar 2 – 13, 2026"],
	["2026-03-02", "2026-04-01", "Mar 2 – Apr 1, 2026"],
	["2026-12-28", "2027-01-08", "Dec 28, 2026 – Jan 8, 2027"],
	["2026-03-02", "2026-03-02", "Mar 2, 2026"],
])("The range from %s to %s reads %s", (start, end, expected) => {
	expect(formatRange(start, end)).toBe(expected);
});
