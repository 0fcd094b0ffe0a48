// @vitest-environment node
import type { DependencyKind } from "@throughline/domain/task/dependency";
import { describe, expect, test } from "vitest";
import { headPath, linkRoute, routePath } from "./link-route.ts";

const kinds: readonly DependencyKind[] = ["FS", "SS", "FF", "SF"];
const from = { left: 100, right: 200, row: 3 };
/** Successors far before, overlapping, right after and far after, below and above. */
const targets = [-400, -60, 0, 50, 100, 104, 112, 300].flatMap((shift) =>
	[6, 4, 2, 0].map((row) => ({ left: 100 + shift, right: 180 + shift, row })),
);

const points = (route: readonly number[]) =>
	Array.from({ length: route.length / 2 }, (_, index) => ({
		x: route[index * 2] ?? 0,
		y: route[index * 2 + 1] ?? 0,
	}));

describe.each(kinds)("A link of kind %s, wherever the successor is", (kind) => {
	const routes = targets.map((to) => ({ to, corners: points(linkRoute(kind, from, to)) }));

	test("runs along or across the rows only", () => {
		for (const { corners } of routes) {
			for (const [index, corner] of corners.slice(1).entries()) {
				const before = corners[index];
				expect(corner.x === before?.x || corner.y === before?.y).toBe(true);
			}
		}
	});

	test("leaves the predecessor's edge and touches the successor", () => {
		for (const { to, corners } of routes) {
			expect(corners[0]?.x).toBe(kind === "FS" || kind === "FF" ? from.right : from.left);
			expect(corners.at(-1)?.x).toBeGreaterThanOrEqual(to.left);
			expect(corners.at(-1)?.x).toBeLessThanOrEqual(to.right);
		}
	});

	test("goes away from the predecessor first, not through it", () => {
		const direction = kind === "FS" || kind === "FF" ? 1 : -1;
		for (const { corners } of routes) {
			expect(((corners[1]?.x ?? 0) - (corners[0]?.x ?? 0)) * direction).toBeGreaterThan(0);
		}
	});
});

test("A successor that starts right after its predecessor is met from above", () => {
	const route = linkRoute("FS", from, { left: 200, right: 300, row: 4 });
	const [before, last] = points(route).slice(-2);
	expect(before?.x).toBe(last?.x);
	expect(last?.y).toBeGreaterThan(before?.y ?? 0);
});

test("A path has rounded corners and a head that points at the successor", () => {
	const route = linkRoute("FS", from, { left: 300, right: 400, row: 4 });
	expect(routePath(route, 0)).toBe(
		"M200 132.5L205 132.5Q208 132.5 208 135.5L208 167.5Q208 170.5 211 170.5L300 170.5",
	);
	expect(headPath(route, 0)).toBe("M300 170.5L294 174.1L294 166.9Z");
});
