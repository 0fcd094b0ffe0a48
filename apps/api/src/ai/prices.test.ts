import { vendors } from "@throughline/domain/run/vendors";
import { describe, expect, it } from "vitest";
import { estimateTokens } from "./estimate.ts";
import { costAt, costOf, priceLabel, priceOf } from "./prices.ts";

describe("the price of a call", () => {
	it.each([
		["gpt-5", { input: 1_000_000, output: 0, searches: 0 }, "1.250000"],
		["gpt-5", { input: 0, output: 1_000_000, searches: 0 }, "10.000000"],
		["gpt-5-2025-08-07", { input: 1_000, output: 100, searches: 1 }, "0.012250"],
		["claude-sonnet-4-20250514", { input: 2_000, output: 300, searches: 0 }, "0.010500"],
		["models/gemini-2.5-pro", { input: 0, output: 0, searches: 1_000 }, "35.000000"],
		["gpt-5", { input: 0, output: 0, searches: 0 }, "0.000000"],
	])("of %s for %o is US$ %s", (model, tokens, cost) => expect(costOf(model, tokens)).toBe(cost));

	it("is not guessed for a model that nobody knows", () => {
		expect(priceOf("qwen3-coder")).toBeNull();
		expect(costOf("qwen3-coder", { input: 1, output: 1, searches: 0 })).toBeNull();
		expect(priceLabel("qwen3-coder")).toBe("Its price is not known here, so its cost is not estimated");
		expect(priceLabel("gpt-5")).toBe("$1.25 per million tokens read, $10 per million written");
	});

	it("is nothing on a server of one's own, whatever its model is called", () => {
		const tokens = { input: 1_000_000, output: 1_000_000, searches: 0 };
		expect(costAt({ provider: "local", model: "gpt-5" }, tokens)).toBe("0.000000");
		expect(costAt({ provider: "local", model: "qwen3:14b" }, tokens)).toBe("0.000000");
		expect(costAt({ provider: "openai", model: "gpt-5" }, tokens)).toBe("11.250000");
	});

	it("is known for each default model", () => {
		const models = Object.values(vendors).flatMap(({ model }) => model ?? []);
		for (const model of models) expect(priceOf(model), model).not.toBeNull();
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
