import { expect, test } from "vitest";
import { arrowPath } from "./movement-path.ts";

const size = { width: 516, height: 516 };
const topLeft = { likelihood: "Certain", impact: "Very Low" } as const;
const topRight = { likelihood: "Certain", impact: "Very High" } as const;
const bottomLeft = { likelihood: "Rare", impact: "Very Low" } as const;

test("an arrow leaves its cell and ends in the other, short of both counts", () => {
	const { tail, tip } = arrowPath(topLeft, topRight, size);
	expect(tail.x).toBeGreaterThan(50);
	expect(tail.x).toBeLessThan(100);
	expect(tip.x).toBeGreaterThan(416);
	expect(tip.x).toBeLessThan(466);
	for (const { y } of [tail, tip]) expect(Math.abs(y - 50)).toBeLessThan(50);
});

test("an arrow down points down", () => {
	const { angle } = arrowPath(topLeft, bottomLeft, size);
	expect(Math.abs(angle - 90)).toBeLessThan(25);
});

test("arrows there and back do not lie on each other", () => {
	const there = arrowPath(topLeft, topRight, size);
	const back = arrowPath(topRight, topLeft, size);
	expect(Math.abs(there.tip.y - back.tail.y)).toBeGreaterThan(2);
});
