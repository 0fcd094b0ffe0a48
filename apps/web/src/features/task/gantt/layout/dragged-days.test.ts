// @vitest-environment node
import { expect, test } from "vitest";
import { draggedDays, drawnDays } from "./dragged-days.ts";

test.each([
	["move", 3, { start: 13, end: 18 }],
	["move", -3, { start: 7, end: 12 }],
	["start", 2, { start: 12, end: 15 }],
	["start", -2, { start: 8, end: 15 }],
	["start", 9, { start: 14, end: 15 }],
	["end", 2, { start: 10, end: 17 }],
	["end", -9, { start: 10, end: 11 }],
] as const)("Five days, %s by %i", (kind, by, expected) => {
	expect(draggedDays(kind, { start: 10, end: 15 }, by)).toEqual(expected);
});

test("A new bar goes from where the pointer went down to where it is, both days included", () => {
	expect(drawnDays(10, 14)).toEqual({ start: 10, end: 15 });
	expect(drawnDays(14, 10)).toEqual({ start: 10, end: 15 });
	expect(drawnDays(10, 10)).toEqual({ start: 10, end: 11 });
});
