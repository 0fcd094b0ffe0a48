// @vitest-environment node
import { expect, test } from "vitest";
import { isDate, monthGrid, weekday } from "../src/forms/calendar-date.ts";

test("only a day that exists, written in full, is a date", () => {
	expect([isDate("2026-04-30"), isDate("2026-04-31"), isDate("2026-4-30")]).toEqual([true, false, false]);
});

test("a month is shown in six weeks that begin on Monday", () => {
	const grid = monthGrid("2026-11-21");
	expect(grid).toHaveLength(6);
	expect(grid[0]?.[0]).toBe("2026-10-26");
	expect(grid.every((week) => week.length === 7 && weekday(week[0] ?? "") === 0)).toBe(true);
});

test.each([
	["a Saturday", 5, "2026-10-31"],
	["a Sunday", 6, "2026-11-01"],
])("its weeks begin on %s where that is the first day", (_, first, day) => {
	const grid = monthGrid("2026-11-21", first);
	expect(grid[0]?.[0]).toBe(day);
	expect(grid.every((week) => weekday(week[0] ?? "") === first)).toBe(true);
});
