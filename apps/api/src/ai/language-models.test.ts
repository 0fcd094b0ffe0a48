import { Provider } from "@throughline/domain/run";
import { vendorIds, vendors } from "@throughline/domain/run/vendors";
import { CodedError } from "@throughline/trpc/error";
import { describe, expect, it } from "vitest";
import { neededVariable } from "../config/ai.ts";
import { readConfig } from "../config.ts";
import { openAdvisors } from "./advisors.ts";

const keyed = vendorIds.filter((vendor) => vendor !== "local");
const advisorsFor = (environment: Record<string, string>) =>
	openAdvisors(readConfig(environment).ai).under([]);

describe("who can serve the consultant", () => {
	it("is the offline consultant without any key, and each other one says what it needs", () => {
		const advisors = advisorsFor({});
		expect(advisors.providers).toEqual([
			{ id: "openai", label: "GPT-5", model: "gpt-5.6-sol", available: false, variable: "OPENAI_API_KEY" },
			{
				id: "anthropic",
				label: "Claude Sonnet 4",
				model: "claude-sonnet-4-6",
				available: false,
				variable: "ANTHROPIC_API_KEY",
			},
			{
				id: "gemini",
				label: "Gemini 2.5 Pro",
				model: "gemini-2.5-pro",
				available: false,
				variable: "GEMINI_API_KEY",
			},
			{ id: "local", label: "Local model", model: null, available: false, variable: "LOCAL_MODEL_URL" },
			{ id: "offline", label: "Offline analysis", model: null, available: true, variable: null },
		]);
		expect(advisors.preferred).toBe("offline");
		expect(advisors.strategist("offline").provider).toBe("offline");
	});

	it.each(vendorIds)("is not %s before it is set up", (provider) => {
		for (const ask of [advisorsFor({}).strategist, advisorsFor({}).researcher]) {
			expect(() => ask(provider)).toThrow(CodedError);
			expect(() => ask(provider)).toThrow(neededVariable(provider));
		}
	});

	it.each(keyed)("is %s with its key alone", (vendor) => {
		const advisors = advisorsFor({ [`${vendor.toUpperCase()}_API_KEY`]: "key" });
		expect(advisors.preferred).toBe(vendor);
		expect(advisors.providers.filter(({ available }) => available).map(({ id }) => id)).toEqual([
			vendor,
			"offline",
		]);
		expect(advisors.strategist(vendor)).toMatchObject({ provider: vendor, model: vendors[vendor].model });
		expect(Provider.safeParse(vendor).success).toBe(true);
	});

	it("is a local model with its address and its name, by the name of what it is", () => {
		const own = { LOCAL_MODEL_URL: "http://127.0.0.1:11434/v1", LOCAL_MODEL: "qwen3:14b" };
		const advisors = advisorsFor(own);
		expect(advisors.preferred).toBe("local");
		expect(advisors.providers.find(({ id }) => id === "local")).toEqual({
			id: "local",
			label: "Local model",
			model: "qwen3:14b",
			available: true,
			variable: null,
		});
		expect(advisors.strategist("local")).toMatchObject({ provider: "local", model: "qwen3:14b" });
		expect(advisors.agents("local")).toMatchObject({ provider: "local", model: "qwen3:14b" });
		expect(advisorsFor({ ...own, OPENAI_API_KEY: "key" }).preferred).toBe("openai");
	});

	it("expects no cost of a local model, even where its name has a price elsewhere", () => {
		const { estimate } = advisorsFor({ LOCAL_MODEL_URL: "http://127.0.0.1:1234", LOCAL_MODEL: "gpt-5" });
		expect(estimate?.("local", "analysis", 10_000)).toMatchObject({ cost: "0.000000", priced: null });
	});

	it("is whom the operator chose, or offline analysis where that one is not set up", () => {
		const both = { OPENAI_API_KEY: "key", GEMINI_API_KEY: "key" };
		expect(advisorsFor({ ...both, AI_PROVIDER: "gemini" }).preferred).toBe("gemini");
		expect(advisorsFor({ OPENAI_API_KEY: "key", AI_PROVIDER: "local" }).preferred).toBe("offline");
	});

	it("is called by its family as long as its model is one of it", () => {
		const labelFor = (model: string) =>
			advisorsFor({ OPENAI_API_KEY: "key", OPENAI_MODEL: model }).providers[0]?.label;
		expect(labelFor("gpt-5")).toBe("GPT-5");
		expect(labelFor("gpt-5.4-mini")).toBe("GPT-5");
		expect(labelFor("gpt-6.1-sol")).toBe("gpt-6.1-sol");
	});

	it("is every vendor that has a key, by the name of its model", () => {
		const advisors = advisorsFor({
			ANTHROPIC_API_KEY: "key",
			GEMINI_API_KEY: "key",
			GEMINI_MODEL: "gemini-3-pro",
		});
		expect(advisors.preferred).toBe("anthropic");
		expect(advisors.providers.map(({ label, available, variable }) => [label, available, variable])).toEqual([
			["GPT-5", false, "OPENAI_API_KEY"],
			["Claude Sonnet 4", true, null],
			["gemini-3-pro", true, null],
			["Local model", false, "LOCAL_MODEL_URL"],
			["Offline analysis", true, null],
		]);
		expect(advisors.strategist("gemini")).toMatchObject({ provider: "gemini", model: "gemini-3-pro" });
		expect(advisors.researcher("anthropic").model).toBe("claude-sonnet-4-6");
	});
});
