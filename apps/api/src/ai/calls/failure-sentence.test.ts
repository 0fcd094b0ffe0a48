import { CodedError } from "@throughline/trpc/error";
import { describe, expect, it } from "vitest";
import { failureKinds, ModelFailure } from "../language-model.ts";
import { failureSentence, toCodedFailure } from "./failure-sentence.ts";

const server = { provider: "openai", model: "gpt-0" } as const;

describe("a model's failure", () => {
	it("has a sentence of its own for each kind", () => {
		const sentences = failureKinds.map((kind) => failureSentence(kind, server));
		expect(new Set(sentences).size).toBe(failureKinds.length);
		for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{10,}$/);
	});

	it("has one for each kind of a local server, too, which asks nobody for a key that there is not", () => {
		const own = { provider: "local", model: "qwen3:14b" } as const;
		const sentences = failureKinds.map((kind) => failureSentence(kind, own));
		expect(new Set(sentences).size).toBe(failureKinds.length);
		for (const sentence of sentences) expect(sentence).toMatch(/^(?:[A-Z]|qwen3).{10,}$/);
		for (const sentence of sentences) expect(sentence).not.toMatch(/API_KEY|BASE_URL|OpenAI/);
		expect(failureSentence("too_large", own)).toContain("LOCAL_MODEL_CONTEXT");
		expect(failureSentence("timeout", own)).toContain("LOCAL_MODEL_IDLE_SECONDS");
		expect(failureSentence("network", own)).toContain("LOCAL_MODEL_URL");
	});

	it.each([
		[
			["llama3.1:8b", "qwen3:14b"],
			"It has llama3.1:8b, qwen3:14b. An Admin can choose another under Settings → AI providers, or set LOCAL_MODEL.",
		],
		[[], "It has none. An Admin can choose another under Settings → AI providers, or set LOCAL_MODEL."],
		[
			null,
			"An Admin can check address, which often ends with /v1, and model under Settings → AI providers, or LOCAL_MODEL_URL and LOCAL_MODEL.",
		],
	])("of an unknown local model says which there are: %j", (models, end) => {
		const failure = new ModelFailure("not_found", "", { models });
		expect(toCodedFailure(failure, { provider: "local", model: "qwen0" })).toMatchObject({
			message: expect.stringMatching(/^The local model server .* qwen0/),
		});
		expect(toCodedFailure(failure, { provider: "local", model: "qwen0" })).toMatchObject({
			message: expect.stringContaining(end),
		});
	});

	it.each([
		[server, "OPENAI_MODEL"],
		[{ provider: "anthropic", model: "claude-0" }, "ANTHROPIC_MODEL"],
		[{ provider: "gemini", model: "gemini-0" }, "GEMINI_MODEL"],
	] as const)("of an unknown model names it and the variable to set: %o", (unknown, variable) => {
		const sentence = failureSentence("not_found", unknown);
		expect(sentence).toContain(unknown.model);
		expect(sentence).toContain(variable);
	});

	it.each([
		["aborted", "CANCELLED"],
		["timeout", "TIMED_OUT"],
		["rate_limit", "RATE_LIMITED"],
		["quota", "QUOTA_EXCEEDED"],
		["auth", "PROVIDER_FAILED"],
		["permission", "PROVIDER_FAILED"],
		["not_found", "PROVIDER_FAILED"],
		["bad_request", "PROVIDER_FAILED"],
		["too_large", "PROVIDER_FAILED"],
		["overloaded", "PROVIDER_FAILED"],
		["server", "PROVIDER_FAILED"],
		["network", "PROVIDER_FAILED"],
		["truncated", "PROVIDER_FAILED"],
		["refused", "PROVIDER_FAILED"],
		["bad_output", "PROVIDER_FAILED"],
	] as const)("of the kind %s is the error %s", (kind, code) => {
		const failure = new ModelFailure(kind, "details for the log");
		const coded = toCodedFailure(failure, server);
		expect(coded).toMatchObject({ code, detail: { cause: failure } });
		expect(coded).toMatchObject({ message: expect.not.stringContaining("details") });
	});

	it.each([
		[null, "The rate limit of OpenAI is reached. Wait a moment and try again."],
		[0, "The rate limit of OpenAI is reached. Try again in a second."],
		[34_200, "The rate limit of OpenAI is reached. Try again in 35 seconds."],
		[3_600_000, "The rate limit of OpenAI is reached. Try again in 60 minutes."],
	])("by a rate limit says when to try again: after %s ms", (retryAfterMs, sentence) => {
		const coded = toCodedFailure(new ModelFailure("rate_limit", "", { retryAfterMs }), server);
		expect(coded).toMatchObject({ message: sentence });
		const seconds = retryAfterMs === null ? undefined : Math.ceil(retryAfterMs / 1000);
		expect(coded instanceof CodedError && coded.detail.retryAfterSeconds).toBe(seconds);
	});

	it("leaves every other error as it is", () => {
		const cap = new CodedError("QUOTA_EXCEEDED", "The cap is reached");
		expect(toCodedFailure(cap, server)).toBe(cap);
	});
});
