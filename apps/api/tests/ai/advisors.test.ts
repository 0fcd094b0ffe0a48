import type { Usage } from "@throughline/trpc/consultant/ports";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAdvisors } from "../../src/ai/advisors.ts";
import { readConfig } from "../../src/config.ts";
import { startFakeAnthropic } from "./fake/anthropic.ts";
import { startFakeGemini } from "./fake/gemini.ts";
import { startFakeOpenAi } from "./fake/openai.ts";
import type { FakeVendor } from "./fake/server.ts";

const starts = { openai: startFakeOpenAi, anthropic: startFakeAnthropic, gemini: startFakeGemini };

describe.each(["openai", "anthropic", "gemini"] as const)("the consultant served by %s", (provider) => {
	const variables = provider.toUpperCase();
	let fake: FakeVendor;
	let spent: Usage[];
	let advisors: ReturnType<typeof openAdvisors>;

	beforeAll(async () => {
		fake = await starts[provider]();
		const environment = { [`${variables}_API_KEY`]: "key-of-ours", [`${variables}_BASE_URL`]: fake.url };
		advisors = openAdvisors(readConfig(environment).ai);
	});
	afterAll(async () => {
		await advisors.close();
		await fake.stop();
	});

	const judge = () => {
		fake.reset();
		spent = [];
		return (script: Parameters<FakeVendor["reply"]>) => {
			fake.reply(...script);
			return advisors.strategist(provider).validateRootCause("The warehouse software loses orders", {
				signal: new AbortController().signal,
				async spent(usage) {
					spent.push(usage);
				},
			});
		};
	};

	it("is who serves when nobody is chosen, at the address of the configuration", async () => {
		expect(advisors.preferred).toBe(provider);
		const verdict = await judge()([{ say: { valid: true, message: "" } }]);
		expect(verdict.valid).toBe(true);
		expect(fake.requests[0]?.input).toContain("The warehouse software loses orders");
		expect(spent).toEqual([expect.objectContaining({ inputTokens: 11, outputTokens: 7 })]);
	});

	it("tells the person what helps when the model is unknown", async () => {
		await expect(judge()([{ error: "unknown_model" }])).rejects.toMatchObject({
			code: "PROVIDER_FAILED",
			status: 502,
			message: expect.stringContaining(`${variables}_MODEL`),
		});
	});

	it("tells the person of a rate limit, and when to come back", async () => {
		await expect(judge()([{ error: "rate_limit", retryAfterSeconds: 300 }])).rejects.toMatchObject({
			code: "RATE_LIMITED",
			status: 429,
			message: expect.stringMatching(/rate limit.*5 minutes/),
			detail: { retryAfterSeconds: 300 },
		});
	});
});
