import type { LanguageModel } from "../../src/ai/language-model.ts";
import { priceAt } from "../../src/ai/prices.ts";
import { type ServedOptions, servedModel } from "../../src/ai/served-model.ts";
import { anthropicWire } from "../../src/ai/vendors/anthropic.ts";
import { geminiWire } from "../../src/ai/vendors/gemini.ts";
import { localWire } from "../../src/ai/vendors/local.ts";
import { openAiWire, responsesWire } from "../../src/ai/vendors/openai.ts";
import { startFakeAnthropic } from "./fake/anthropic.ts";
import { startFakeGemini } from "./fake/gemini.ts";
import { startFakeLocal } from "./fake/local.ts";
import { startFakeOpenAi } from "./fake/openai.ts";

/** A local server with the key that the others have, and room for all that they are asked. */
function ownWire({ baseUrl, ...access }: { apiKey: string; baseUrl: string; model: string }) {
	return localWire({ ...access, baseUrl, contextTokens: 128_000, idleSeconds: 5 });
}

export const key = "key-of-ours-0123456789abcdef";

/** Everything that must behave alike: each vendor's wire, and the fake that speaks it. */
export const vendorCases = [
	{ vendor: "OpenAI", start: startFakeOpenAi, wire: responsesWire, model: "gpt-5" },
	{ vendor: "an OpenAI-compatible server", start: startFakeOpenAi, wire: openAiWire, model: "gpt-5" },
	{
		vendor: "Anthropic",
		start: startFakeAnthropic,
		wire: anthropicWire,
		model: "claude-sonnet-4-20250514",
	},
	{ vendor: "Gemini", start: startFakeGemini, wire: geminiWire, model: "gemini-2.5-pro" },
	{ vendor: "a local server", start: startFakeLocal, wire: ownWire, model: "qwen3:14b" },
] as const;

type Case = (typeof vendorCases)[number];

/** A case's model over a server, without waits between its attempts. */
export function modelOver(
	{ wire, model }: Case,
	baseUrl: string,
	options: ServedOptions = {},
): LanguageModel {
	const made = wire({ apiKey: key, baseUrl, model });
	return servedModel(made, {
		price: options.price ?? priceAt(made.provider, model, null),
		// A loaded machine pauses for seconds in the midst of an answer.
		limits: { stallMs: 30_000, ...options.limits },
		retries: { attempts: 3, firstDelayMs: 1, random: () => 0, ...options.retries },
	});
}
