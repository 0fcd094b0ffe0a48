type Vendor = {
	company: string;
	/** What the ledger calls it. */
	name: string;
	/** The model that the configuration leaves open, and what the screens call it; null where it must be named. */
	model: string | null;
	label: string;
};

/**
 * The AI vendors, in the order in which the screens offer them; a variable begins with the key in capitals, as in
 * `OPENAI_API_KEY`. The vendors retire these models in 2026: who is told that a model is unknown is told the variable
 * that names another one.
 */
export const vendors = {
	openai: { company: "OpenAI", name: "OpenAI", model: "gpt-5", label: "GPT-5" },
	anthropic: {
		company: "Anthropic",
		name: "Anthropic",
		model: "claude-sonnet-4-20250514",
		label: "Claude Sonnet 4",
	},
	gemini: { company: "Google", name: "Google Gemini", model: "gemini-2.5-pro", label: "Gemini 2.5 Pro" },
	local: { company: "the local model server", name: "Local model", model: null, label: "Local model" },
} as const satisfies Record<string, Vendor>;

export type VendorId = keyof typeof vendors;

export const vendorIds = Object.keys(vendors) as VendorId[];

/** One word about each vendor. */
export function wordsOfVendors(word: "name" | "label"): Record<VendorId, string> {
	return Object.fromEntries(vendorIds.map((id) => [id, vendors[id][word]])) as Record<VendorId, string>;
}

/** Whether a provider is a model server of the operator's own: it costs nothing, and takes the time that it needs. */
export function isOwnServer(provider: string | null): boolean {
	return provider === "local";
}
