import { expect, test } from "vitest";
import { layOutLabels } from "../src/charts/label-layout.ts";

const names = ["Revenue Growth", "Cost Savings", "Customer Satisfaction", "Risk Reduction"];

test("Names that fit their places stand in lines, whole", () => {
	const layout = layOutLabels(names, 80, [80, 160, 240, 320]);
	expect(layout).toMatchObject({ aslant: false, height: 39 });
	expect(layout.lines[2]).toEqual(["Customer", "Satisfaction"]);
	expect(layOutLabels(names, 160, [80, 240, 400, 560]).lines[2]).toEqual(["Customer Satisfaction"]);
});

test("Where a word is wider than its place, all names stand aslant, whole, and the plot makes room", () => {
	const layout = layOutLabels(names, 56, [90, 146, 202, 258]);
	expect(layout.aslant).toBe(true);
	expect(layout.lines.map(([name]) => name)).toEqual(names);
	expect(layout.height).toBeGreaterThan(100);
});
