// @vitest-environment node
import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { dayOf } from "@throughline/domain/value/day";
import { expect, test } from "vitest";
import { draggedDays, drawnDays } from "./dragged-days.ts";

/** Day 4 is a Monday, as are 11 and 18; day 19 is a holiday. */
const calendar = workingCalendar([dayOf(19)]);

test.each([
	[{ start: 11, end: 14 }, 1, { start: 12, end: 15 }],
	[{ start: 11, end: 14 }, 3, { start: 14, end: 20 - 1 }],
	[{ start: 11, end: 14 }, 5, { start: 18, end: 22 }],
	[{ start: 11, end: 14 }, 8, { start: 20, end: 23 }],
	[{ start: 11, end: 14 }, -1, { start: 8, end: 13 }],
	[{ start: 11, end: 18 }, -7, { start: 4, end: 9 }],
	[{ start: 16, end: 18 }, 1, { start: 17, end: 19 }],
	[{ start: 11, end: 14 }, 0, { start: 11, end: 14 }],
])("%o moved by %i days keeps its working days", (days, by, expected) => {
	expect(draggedDays("move", days, by, calendar)).toEqual(expected);
});

test.each([
	["start", 2, { start: 12, end: 15 }],
	["start", -2, { start: 8, end: 15 }],
	["start", 9, { start: 14, end: 15 }],
	// From Friday over the weekend: an end that was a working day stays one.
	["end", 2, { start: 10, end: 19 }],
	["end", -2, { start: 10, end: 13 }],
	["end", -9, { start: 10, end: 11 }],
] as const)("Five days, %s by %i", (kind, by, expected) => {
	expect(draggedDays(kind, { start: 10, end: 15 }, by, calendar)).toEqual(expected);
});

test("A new bar goes from where the pointer went down to where it is, both days included", () => {
	expect(drawnDays(10, 14)).toEqual({ start: 10, end: 15 });
	expect(drawnDays(14, 10)).toEqual({ start: 10, end: 15 });
	expect(drawnDays(10, 10)).toEqual({ start: 10, end: 11 });
});
