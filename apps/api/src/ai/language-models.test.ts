import { Provider } from "@throughline/domain/run";
import { vendorIds, vendors } from "@throughline/domain/run/vendors";
import { CodedError } from "@throughline/trpc/error";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { openAdvisors } from "./advisors.ts";

const advisorsFor = (environment: Record<string, string>) => openAdvisors(readConfig(environment).ai);

describe("who can serve the consultant", () => {
	it("is the offline consultant without any key, and each other one says what it needs", () => {
		const advisors = advisorsFor({});
		expect(advisors.providers).toEqual([
			{ id: "openai", label: "GPT-5", model: "gpt-5", available: false, variable: "OPENAI_API_KEY" },
			{
				id: "anthropic",
				label: "Claude Sonnet 4",
				model: "claude-sonnet-4-20250514",
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
			{ id: "offline", label: "Offline analysis", model: null, available: true, variable: null },
		]);
		expect(advisors.preferred).toBe("offline");
		expect(advisors.strategist("offline").provider).toBe("offline");
	});

	it.each(vendorIds)("is not %s without its key", (provider) => {
		for (const ask of [advisorsFor({}).strategist, advisorsFor({}).researcher]) {
			expect(() => ask(provider)).toThrow(CodedError);
			expect(() => ask(provider)).toThrow(`${provider.toUpperCase()}_API_KEY`);
		}
	});

	it.each(vendorIds)("is %s with its key alone", (vendor) => {
		const advisors = advisorsFor({ [`${vendor.toUpperCase()}_API_KEY`]: "key" });
		expect(advisors.preferred).toBe(vendor);
		expect(advisors.providers.filter(({ available }) => available).map(({ id }) => id)).toEqual([
			vendor,
			"offline",
		]);
		expect(advisors.strategist(vendor)).toMatchObject({ provider: vendor, model: vendors[vendor].model });
		expect(Provider.safeParse(vendor).success).toBe(true);
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
			["Offline analysis", true, null],
		]);
		expect(advisors.strategist("gemini")).toMatchObject({ provider: "gemini", model: "gemini-3-pro" });
		expect(advisors.researcher("anthropic").model).toBe("claude-sonnet-4-20250514");
	});
});
