import { isOwnServer } from "@throughline/domain/run/vendors";
import type { LanguageModel } from "./language-model.ts";

/** What a call has used. Inputs include cached tokens, outputs include thoughts. */
export type Tokens = { input: number; output: number; searches: number };

/** US dollars for a million tokens, and for a thousand searches of the web. */
type Price = { input: number; output: number; searches: number };

/**
 * The vendors' list prices of 2025-11, the latest that we know. Cached tokens count in full, so an estimate errs
 * upwards; Gemini's are those of prompts up to 200,000 tokens.
 */
const prices: Record<string, Price> = {
	"gpt-5": { input: 1.25, output: 10, searches: 10 },
	"gpt-5-mini": { input: 0.25, output: 2, searches: 10 },
	"gpt-5-nano": { input: 0.05, output: 0.4, searches: 10 },
	"gpt-4.1": { input: 2, output: 8, searches: 10 },
	"gpt-4.1-mini": { input: 0.4, output: 1.6, searches: 10 },
	"gpt-4o": { input: 2.5, output: 10, searches: 10 },
	"gpt-4o-mini": { input: 0.15, output: 0.6, searches: 10 },
	"claude-sonnet-4": { input: 3, output: 15, searches: 10 },
	"claude-sonnet-4-5": { input: 3, output: 15, searches: 10 },
	"claude-opus-4": { input: 15, output: 75, searches: 10 },
	"claude-opus-4-1": { input: 15, output: 75, searches: 10 },
	"claude-haiku-4-5": { input: 1, output: 5, searches: 10 },
	"gemini-2.5-pro": { input: 1.25, output: 10, searches: 35 },
	"gemini-2.5-flash": { input: 0.3, output: 2.5, searches: 35 },
	"gemini-2.5-flash-lite": { input: 0.1, output: 0.4, searches: 35 },
};

/** The price of a model, also of a dated edition of it; null when we know none. */
export function priceOf(model: string): Price | null {
	const edition = /-(?:\d{8}|\d{4}-\d{2}-\d{2}|\d{3}|latest|0)$/;
	const price = prices[model] ?? prices[model.replace(/^models\//, "").replace(edition, "")];
	return price ?? null;
}

/** The estimated cost in US dollars, a decimal string of six digits; null when the model's price is not known. */
export function costOf(model: string, { input, output, searches }: Tokens): string | null {
	const price = priceOf(model);
	if (!price) return null;
	const millionths = input * price.input + output * price.output + searches * price.searches * 1000;
	return (millionths / 1_000_000).toFixed(6);
}

/** The same for whoever serves: a server of one's own costs nothing, whatever its model is called. */
export function costAt(
	{ provider, model }: Pick<LanguageModel, "provider" | "model">,
	tokens: Tokens,
): string | null {
	return isOwnServer(provider) ? "0.000000" : costOf(model, tokens);
}

/** What a model costs, in words for a screen. */
export function priceLabel(model: string): string {
	const price = priceOf(model);
	if (!price) return "Its price is not known here, so its cost is not estimated";
	return `$${price.input} per million tokens read, $${price.output} per million written`;
}
