import { vendorIds } from "@throughline/domain/run/vendors";
import type { Usage } from "@throughline/trpc/ports/asking";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAdvisors } from "../../src/ai/advisors.ts";
import { variableOf } from "../../src/config/ai.ts";
import { readConfig } from "../../src/config.ts";
import { fakeStarts, variablesOf } from "./fake/all-vendors.ts";
import type { FakeVendor } from "./fake/server.ts";

describe.each(vendorIds)("the consultant served by %s", (provider) => {
	let fake: FakeVendor;
	let spent: Usage[];
	let advisors: ReturnType<typeof openAdvisors>;

	beforeAll(async () => {
		fake = await fakeStarts[provider]();
		advisors = openAdvisors(readConfig(variablesOf(provider, fake)).ai);
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
			return advisors
				.under([])
				.strategist(provider)
				.validateRootCause("The warehouse software loses orders", {
					signal: new AbortController().signal,
					async spent(usage) {
						spent.push(usage);
					},
				});
		};
	};

	it("is who serves when nobody is chosen, at the address of the configuration", async () => {
		expect(advisors.under([]).preferred).toBe(provider);
		const verdict = await judge()([{ say: { valid: true, message: "" } }]);
		expect(verdict.valid).toBe(true);
		expect(fake.requests[0]?.input).toContain("The warehouse software loses orders");
		expect(spent).toEqual([expect.objectContaining({ inputTokens: 11, outputTokens: 7 })]);
	});

	it("tells the person what helps when the model is unknown", async () => {
		await expect(judge()([{ error: "unknown_model" }])).rejects.toMatchObject({
			code: "PROVIDER_FAILED",
			status: 502,
			message: expect.stringContaining(variableOf(provider, "MODEL")),
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
