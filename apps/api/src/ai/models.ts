import { modelLabels } from "@throughline/domain/run";
import type { LanguageModel } from "./language-model.ts";

export type Vendor = LanguageModel["provider"];

/**
 * What the configuration leaves open, in the specification's order. The vendors retire these ids in 2026: who is told
 * that a model is unknown is told the variable that names another one.
 */
export const vendors = {
	openai: { company: "OpenAI", label: modelLabels.openai, model: "gpt-5", variables: "OPENAI" },
	anthropic: {
		company: "Anthropic",
		label: modelLabels.anthropic,
		model: "claude-sonnet-4-20250514",
		variables: "ANTHROPIC",
	},
	gemini: { company: "Google", label: modelLabels.gemini, model: "gemini-2.5-pro", variables: "GEMINI" },
} as const satisfies Record<Vendor, { company: string; label: string; model: string; variables: string }>;

export const vendorNames = ["openai", "anthropic", "gemini"] as const satisfies Vendor[];

/** What the screen calls a model: the specified name for the default, its id for any other. */
export function labelOf(vendor: Vendor, model: string): string {
	return model === vendors[vendor].model ? vendors[vendor].label : model;
}

/** The name of a vendor's variable, as in `OPENAI_API_KEY`. */
export function variableOf(vendor: Vendor, setting: "API_KEY" | "BASE_URL" | "MODEL"): string {
	return `${vendors[vendor].variables}_${setting}`;
}
