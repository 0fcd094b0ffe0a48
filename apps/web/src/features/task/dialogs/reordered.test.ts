import { expect, test } from "vitest";
import { reordered } from "./reordered.ts";

const at = (...positions: number[]) =>
	positions.map((position, index) => ({ id: "abc".charAt(index), position, version: 1 }));

test.each([
	{ name: "the first down", items: at(0, 1, 2), place: 0, step: 1, changes: { b: 0, a: 1 } },
	{ name: "the last up", items: at(3, 7, 9), place: 2, step: -1, changes: { c: 7, b: 9 } },
	{ name: "one of equals", items: at(0, 0, 0), place: 2, step: -1, changes: { c: 1, b: 2 } },
] as const)("Moving $name changes $changes", ({ items, place, step, changes }) => {
	const made = reordered(items, place, step);
	expect(Object.fromEntries(made.map(({ id, position }) => [id, position]))).toEqual(changes);
});
