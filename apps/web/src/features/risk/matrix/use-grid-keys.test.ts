import { expect, test } from "vitest";
import { placeAfter } from "./use-grid-keys.ts";

const size = { rows: 5, columns: 5 };

test.each([
	["ArrowRight", false, { row: 2, column: 3 }],
	["ArrowLeft", false, { row: 2, column: 1 }],
	["ArrowUp", false, { row: 1, column: 2 }],
	["ArrowDown", false, { row: 3, column: 2 }],
	["Home", false, { row: 2, column: 0 }],
	["End", false, { row: 2, column: 4 }],
	["Home", true, { row: 0, column: 0 }],
	["End", true, { row: 4, column: 4 }],
	["a", false, null],
])("%s from the middle (with Ctrl: %s) leads to %j", (key, withControl, place) => {
	expect(placeAfter({ row: 2, column: 2 }, key, withControl, size)).toEqual(place);
});

test.each([
	["ArrowUp", { row: 0, column: 0 }],
	["ArrowLeft", { row: 0, column: 0 }],
	["ArrowDown", { row: 4, column: 4 }],
	["ArrowRight", { row: 4, column: 4 }],
])("%s stops at the edge", (key, corner) => {
	expect(placeAfter(corner, key, false, size)).toEqual(corner);
});
