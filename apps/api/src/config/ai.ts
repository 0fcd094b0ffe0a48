import { type Provider, providers } from "@throughline/domain/run";
import { type VendorId, vendorIds } from "@throughline/domain/run/vendors";
import { z } from "zod";
import { type LocalConfig, localConfig, localMistakes, localVariables } from "./local-model.ts";
import { optional, url } from "./variable.ts";

/** The vendors that serve over the internet, with a key. */
type KeyedVendor = Exclude<VendorId, "local">;

/** One AI vendor's access; null when no key is set. */
type VendorConfig = { apiKey: string; baseUrl: string | null; model: string | null } | null;

export type AiConfig = { provider: Provider; local: LocalConfig | null } & Record<KeyedVendor, VendorConfig>;

type Setting = "API_KEY" | "BASE_URL" | "MODEL";
type Variable = `${Uppercase<KeyedVendor>}_${Setting}`;
type VariableOf<V extends VendorId> = V extends KeyedVendor ? `${Uppercase<V>}_${Setting}` : string;

const ofLocal: Record<Setting, string> = {
	API_KEY: "LOCAL_MODEL_KEY",
	BASE_URL: "LOCAL_MODEL_URL",
	MODEL: "LOCAL_MODEL",
};

const keyedVendors = vendorIds.filter((vendor): vendor is KeyedVendor => vendor !== "local");

/** The name of a vendor's variable, as in `OPENAI_API_KEY`. */
export function variableOf<V extends VendorId>(vendor: V, setting: Setting): VariableOf<V>;
export function variableOf(vendor: VendorId, setting: Setting): string {
	return vendor === "local" ? ofLocal[setting] : `${vendor.toUpperCase()}_${setting}`;
}

/** The variable that makes a vendor available: its key, or the address of a server without one. */
export function neededVariable(vendor: VendorId): string {
	return variableOf(vendor, vendor === "local" ? "BASE_URL" : "API_KEY");
}

const text = optional(z.string());
const address = optional(url(["http:", "https:"]));

const ofVendors = keyedVendors.flatMap((vendor) => [
	[variableOf(vendor, "API_KEY"), text] as const,
	[variableOf(vendor, "BASE_URL"), address] as const,
	[variableOf(vendor, "MODEL"), text] as const,
]);

export const aiVariables = {
	...(Object.fromEntries(ofVendors) as Record<Variable, typeof text>),
	...localVariables,
	AI_PROVIDER: optional(z.enum(providers, `must be ${listed(providers)}`)),
};

/** What is wrong between the variables of the vendors. */
export function aiMistakes(raw: Record<string, string | undefined>): string[] {
	const chosen = vendorIds.find((vendor) => vendor === raw.AI_PROVIDER?.trim());
	const needed = chosen && neededVariable(chosen);
	return [
		...(needed && !raw[needed]?.trim() ? [`${needed} must be set when AI_PROVIDER is ${chosen}`] : []),
		...localMistakes(raw),
	];
}

/** The vendors that are set up; the first of them serves where nobody chose one. */
export function aiConfig(
	env: Partial<Record<Variable, string | undefined>> &
		z.infer<z.ZodObject<typeof localVariables>> & { AI_PROVIDER?: Provider | undefined },
): AiConfig {
	const accesses = keyedVendors.map((vendor): [KeyedVendor, VendorConfig] => {
		const apiKey = env[variableOf(vendor, "API_KEY")];
		const baseUrl = env[variableOf(vendor, "BASE_URL")] ?? null;
		const model = env[variableOf(vendor, "MODEL")] ?? null;
		return [vendor, apiKey ? { apiKey, baseUrl, model } : null];
	});
	const vendors = {
		...(Object.fromEntries(accesses) as Record<KeyedVendor, VendorConfig>),
		local: localConfig(env),
	};
	const first = vendorIds.find((vendor) => vendors[vendor]);
	return { provider: env.AI_PROVIDER ?? first ?? "offline", ...vendors };
}

function listed(words: readonly string[]): string {
	return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
