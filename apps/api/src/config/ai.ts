import { type Provider, providers } from "@throughline/domain/run";
import { type VendorId, vendorIds } from "@throughline/domain/run/vendors";
import { z } from "zod";
import { optional, url } from "./variable.ts";

/** One AI vendor's access; null when no key is set. */
type VendorConfig = { apiKey: string; baseUrl: string | null; model: string | null } | null;

export type AiConfig = { provider: Provider } & Record<VendorId, VendorConfig>;

type Setting = "API_KEY" | "BASE_URL" | "MODEL";
type Variable = `${Uppercase<VendorId>}_${Setting}`;

/** The name of a vendor's variable, as in `OPENAI_API_KEY`. */
export function variableOf(vendor: VendorId, setting: Setting): Variable {
	return `${vendor.toUpperCase() as Uppercase<VendorId>}_${setting}`;
}

const text = optional(z.string());
const address = optional(url(["http:", "https:"]));
const ofVendors = vendorIds.flatMap((vendor) => [
	[variableOf(vendor, "API_KEY"), text] as const,
	[variableOf(vendor, "BASE_URL"), address] as const,
	[variableOf(vendor, "MODEL"), text] as const,
]);

export const aiVariables = {
	...(Object.fromEntries(ofVendors) as Record<Variable, typeof text>),
	AI_PROVIDER: optional(z.enum(providers, `must be ${listed(providers)}`)),
};

/** What is wrong between the variables of the vendors. */
export function aiMistakes(raw: Record<string, string | undefined>): string[] {
	const chosen = vendorIds.find((vendor) => vendor === raw.AI_PROVIDER?.trim());
	if (!chosen || raw[variableOf(chosen, "API_KEY")]?.trim()) return [];
	return [`${variableOf(chosen, "API_KEY")} must be set when AI_PROVIDER is ${chosen}`];
}

/** The vendors that have a key; the first of them serves where nobody chose one. */
export function aiConfig(
	env: Partial<Record<Variable, string | undefined>> & { AI_PROVIDER?: Provider | undefined },
): AiConfig {
	const accesses = vendorIds.map((vendor): [VendorId, VendorConfig] => {
		const apiKey = env[variableOf(vendor, "API_KEY")];
		const baseUrl = env[variableOf(vendor, "BASE_URL")] ?? null;
		const model = env[variableOf(vendor, "MODEL")] ?? null;
		return [vendor, apiKey ? { apiKey, baseUrl, model } : null];
	});
	const [first] = accesses.find(([, access]) => access) ?? [];
	const vendors = Object.fromEntries(accesses) as Record<VendorId, VendorConfig>;
	return { provider: env.AI_PROVIDER ?? first ?? "offline", ...vendors };
}

function listed(words: readonly string[]): string {
	return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
