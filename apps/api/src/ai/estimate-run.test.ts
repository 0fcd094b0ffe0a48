import { expect, it } from "vitest";
import { estimateRun } from "./estimate-run.ts";
import { priceAt } from "./prices.ts";

it("is the list price of what a kind of run reads and writes", () => {
	// 35,000 characters are 10,000 tokens, read five times beside 6,000; 8,500 written.
	expect(estimateRun(priceAt("openai", "gpt-5", null), "whys-tree", 35_000)).toEqual({
		inputTokens: 56_000,
		outputTokens: 8_500,
		cost: "0.155000",
	});
});

it("grows with the material up to what a model is given of it", () => {
	const costs = [1_000, 100_000, 1_000_000, 2_000_000].map((characters) =>
		Number(estimateRun(priceAt("openai", "gpt-5", null), "analysis", characters)?.cost),
	);
	expect(costs[0]).toBeLessThan(costs[1] ?? 0);
	expect(costs[2]).toBe(costs[3]);
});

it("is not known for a model without a price, nor for work without a model", () => {
	expect(estimateRun(null, "research", 1_000)?.cost).toBeNull();
	expect(estimateRun(priceAt("openai", "gpt-5", null), "extraction", 1_000)).toBeNull();
});

it("grows with the parts that a case is read in, each beside the material, up to twelve", () => {
	const reading = (characters: number) =>
		estimateRun(priceAt("openai", "gpt-5", null), "model-reading", characters);
	// 10,000 tokens of material in two parts of statements, 12,000 in all, with 4,000 beside each.
	expect(reading(35_000)).toMatchObject({ inputTokens: 2 * 10_000 + 12_000 + 8_000, outputTokens: 6_000 });
	expect(reading(2_000_000)).toEqual(reading(4_000_000));
});
