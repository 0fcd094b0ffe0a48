import { expect, it } from "vitest";
import { estimateRun } from "./estimate-run.ts";
import { priceAt } from "./prices.ts";

it("is the list price of what a kind of run reads and writes", () => {
	// 35,000 characters are 10,000 tokens, read three times beside 3,000; 5,500 written.
	expect(estimateRun(priceAt("openai", "gpt-5", null), "whys-tree", 35_000)).toBe("0.096250");
});

it("grows with the material up to what a model is given of it", () => {
	const costs = [1_000, 100_000, 1_000_000, 2_000_000].map((characters) =>
		Number(estimateRun(priceAt("openai", "gpt-5", null), "analysis", characters)),
	);
	expect(costs[0]).toBeLessThan(costs[1] ?? 0);
	expect(costs[2]).toBe(costs[3]);
});

it("is not known for a model without a price, nor for work without a model", () => {
	expect(estimateRun(null, "research", 1_000)).toBeNull();
	expect(estimateRun(priceAt("openai", "gpt-5", null), "extraction", 1_000)).toBeNull();
});
