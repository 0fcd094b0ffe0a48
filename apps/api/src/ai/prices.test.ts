import type { AiPrices } from "@throughline/domain/ai-provider";
import { vendors } from "@throughline/domain/run/vendors";
import { describe, expect, it } from "vitest";
import { estimateTokens } from "./estimate.ts";
import { costOf, listPriceOf, priceAt } from "./prices.ts";

const none = { input: 0, cached: 0, stored: 0, output: 0, searches: 0 };
const entered: AiPrices = {
	input: "2",
	output: "8",
	cached: "0.5",
	currency: "EUR",
	dollars: "1.25",
	asOf: "2026-11-01",
};

describe("the price of a call", () => {
	it.each([
		["openai", "gpt-5.6-sol", { ...none, input: 1_000_000 }, "5.000000"],
		["openai", "gpt-5", { ...none, output: 1_000_000 }, "10.000000"],
		["openai", "gpt-5-2025-08-07", { ...none, input: 1_000, output: 100, searches: 1 }, "0.012250"],
		["anthropic", "claude-sonnet-4-20250514", { ...none, input: 2_000, output: 300 }, "0.010500"],
		["gemini", "models/gemini-2.5-pro", { ...none, searches: 1_000 }, "35.000000"],
		["openai", "gpt-5", { ...none, input: 1_000_000, cached: 400_000 }, "1.250000"],
		["openai", "gpt-5", none, "0.000000"],
	] as const)("of %s's %s for %o is US$ %s", (provider, model, tokens, cost) =>
		expect(costOf(priceAt(provider, model, null), tokens)).toBe(cost),
	);

	it.each([
		[{ ...none, input: 1_000_000 }, "2.500000"],
		[{ ...none, input: 1_000_000, cached: 1_000_000 }, "0.625000"],
		[{ ...none, output: 1_000 }, "0.010000"],
		[{ ...none, searches: 1_000 }, "10.000000"],
	])("is the entered one where there is one, in US dollars: %o costs %s", (tokens, cost) => {
		expect(costOf(priceAt("openai", "gpt-5", entered), tokens)).toBe(cost);
		expect(costOf(priceAt("openai", "a-model-of-nobody", entered), tokens)).toBe(cost);
	});

	it("is not guessed for a model that nobody knows", () => {
		expect(listPriceOf("qwen3-coder")).toBeNull();
		expect(costOf(priceAt("openai", "qwen3-coder", null), { ...none, input: 1 })).toBeNull();
	});

	it("is nothing on a server of one's own, whatever its model is called", () => {
		const tokens = { ...none, input: 1_000_000, output: 1_000_000 };
		expect(costOf(priceAt("local", "gpt-5", null), tokens)).toBe("0.000000");
		expect(costOf(priceAt("local", "qwen3:14b", null), tokens)).toBe("0.000000");
	});

	it("is known for each default model", () => {
		const models = Object.values(vendors).flatMap(({ model }) => model ?? []);
		for (const model of models) expect(listPriceOf(model), model).not.toBeNull();
	});
});

describe("an estimate of tokens", () => {
	it.each([
		["", 0],
		["Rents rose again.", 5],
		["Größe", 2],
		["顧客", 2],
	])("of %s is %i", (text, tokens) => expect(estimateTokens(text)).toBe(tokens));
});
