import type { AiPrices } from "@throughline/domain/ai-provider";
import { isOwnServer, type VendorId } from "@throughline/domain/run/vendors";

/**
 * What a call has used. Inputs include those that a cache had (`cached`) and those that were put there (`stored`), outputs
 * include thoughts.
 */
export type Tokens = { input: number; cached: number; stored: number; output: number; searches: number };

/** US dollars for a million tokens, and for a thousand searches of the web. */
export type Price = { input: number; cached: number; output: number; searches: number };

type ListPrice = { input: number; output: number };

/**
 * The vendors' list prices in US dollars, by the day on which they were read. Cached tokens count in full, and prices
 * that are lowered for a time stand as they were, so an estimate errs upwards; Gemini's and GPT-5.6's are those of
 * prompts up to 200,000 and 272,000 tokens.
 */
const lists: Record<string, Record<string, ListPrice>> = {
	"2026-11-29": {
		"gpt-5.6-sol": { input: 5, output: 30 },
		"claude-sonnet-4-6": { input: 3, output: 15 },
	},
	"2025-11-30": {
		"gpt-5": { input: 1.25, output: 10 },
		"gpt-5-mini": { input: 0.25, output: 2 },
		"gpt-5-nano": { input: 0.05, output: 0.4 },
		"gpt-4.1": { input: 2, output: 8 },
		"gpt-4.1-mini": { input: 0.4, output: 1.6 },
		"gpt-4o": { input: 2.5, output: 10 },
		"gpt-4o-mini": { input: 0.15, output: 0.6 },
		"claude-sonnet-4": { input: 3, output: 15 },
		"claude-sonnet-4-5": { input: 3, output: 15 },
		"claude-opus-4": { input: 15, output: 75 },
		"claude-opus-4-1": { input: 15, output: 75 },
		"claude-haiku-4-5": { input: 1, output: 5 },
		"gemini-2.5-pro": { input: 1.25, output: 10 },
		"gemini-2.5-flash": { input: 0.3, output: 2.5 },
		"gemini-2.5-flash-lite": { input: 0.1, output: 0.4 },
	},
};

/** For a thousand searches. */
const searchPrices: Record<VendorId, number> = { openai: 10, anthropic: 10, gemini: 35, local: 0 };

const free: Price = { input: 0, cached: 0, output: 0, searches: 0 };

/** The list price of a model, also of a dated edition of it; null when we know none. */
export function listPriceOf(model: string): AiPrices | null {
	const edition = /-(?:\d{8}|\d{4}-\d{2}-\d{2}|\d{3}|latest|0)$/;
	const name = model.replace(/^models\//, "");
	for (const [asOf, list] of Object.entries(lists)) {
		const price = list[name] ?? list[name.replace(edition, "")];
		if (!price) continue;
		const { input, output } = price;
		const dollars = { currency: "USD", dollars: null };
		return { input: String(input), output: String(output), cached: null, ...dollars, asOf };
	}
	return null;
}

/**
 * What a provider's model costs: nothing on a server of one's own, whatever the model is called; else what was entered,
 * else its list price. Null when nobody knows.
 */
export function priceAt(provider: VendorId, model: string, entered: AiPrices | null): Price | null {
	if (isOwnServer(provider)) return free;
	const prices = entered ?? listPriceOf(model);
	if (!prices) return null;
	const inDollars = (amount: string) => Number(amount) * Number(prices.dollars ?? 1);
	return {
		input: inDollars(prices.input),
		cached: inDollars(prices.cached ?? prices.input),
		output: inDollars(prices.output),
		searches: searchPrices[provider],
	};
}

/** What a token costs more that is put into a cache, as a share of its price: Anthropic's, the only one who asks for it. */
const storing = 0.25;

/** The estimated cost in US dollars, a decimal string of six digits; null when the price is not known. */
export function costOf(
	price: Price | null,
	{ input, cached, stored, output, searches }: Tokens,
): string | null {
	if (!price) return null;
	const read = (input - cached + stored * storing) * price.input + cached * price.cached;
	return ((read + output * price.output + searches * price.searches * 1000) / 1_000_000).toFixed(6);
}
