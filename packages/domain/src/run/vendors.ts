type Vendor = {
	company: string;
	/** What the ledger calls it. */
	name: string;
	/** The model that serves where none is named; null where one must be. */
	model: string | null;
	/** The family of that model, as the screens call it, and how the ids of the family begin. */
	label: string;
	family: string | null;
};

/**
 * The AI vendors, in the order in which the screens offer them; a variable begins with the key in capitals, as in
 * `OPENAI_API_KEY`. The default models are the newest of each family that the types of the installed libraries name;
 * Google's names none.
 */
export const vendors = {
	openai: { company: "OpenAI", name: "OpenAI", model: "gpt-5.6-sol", label: "GPT-5", family: "gpt-5" },
	anthropic: {
		company: "Anthropic",
		name: "Anthropic",
		model: "claude-sonnet-4-6",
		label: "Claude Sonnet 4",
		family: "claude-sonnet-4",
	},
	gemini: {
		company: "Google",
		name: "Google Gemini",
		model: "gemini-2.5-pro",
		label: "Gemini 2.5 Pro",
		family: "gemini-2.5-pro",
	},
	local: {
		company: "the local model server",
		name: "Local model",
		model: null,
		label: "Local model",
		family: null,
	},
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

/** Whether a provider is a model, of a vendor or of one's own: it takes the time that it needs. */
export function isModel(provider: string | null): boolean {
	return provider !== null && Object.hasOwn(vendors, provider);
}

/** Whether a provider is one that somebody pays. */
export function isPaid(provider: string | null): boolean {
	return isModel(provider) && !isOwnServer(provider);
}

/** What the screen calls a model: its family's specified name, the id of one of another family; a local one is called so. */
export function labelOfModel(vendor: VendorId, model: string | null): string {
	const { family, label } = vendors[vendor];
	return family === null || model === null || model.startsWith(family) ? label : model;
}
