import { type Provider, providers } from "@throughline/domain/run";
import { type VendorId, vendorIds } from "@throughline/domain/run/vendors";
import { z } from "zod";
import { localMistakes, localVariables } from "./local-model.ts";
import { optional, url } from "./variable.ts";

/** The vendors that serve over the internet, with a key. */
type KeyedVendor = Exclude<VendorId, "local">;

/** What the environment says of one provider; null where an Admin may say it. */
type ProviderVariables = {
	apiKey: string | null;
	/** As the variable has it. */
	baseUrl: string | null;
	model: string | null;
	/** How much of a request and its answer fits into a local model, in tokens. */
	contextTokens: number | null;
};

export type AiConfig = {
	/** Who serves when nobody is chosen; null: the first that can. */
	preferred: Provider | null;
	/** The longest silence of a local model server before and within an answer. */
	localIdleSeconds: number;
	variables: Record<VendorId, ProviderVariables>;
};

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

/** The variable that says how much a local model holds. */
export const contextVariable = "LOCAL_MODEL_CONTEXT";

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
export const aiMistakes = localMistakes;

export function aiConfig(
	env: Partial<Record<Variable, string | undefined>> &
		z.infer<z.ZodObject<typeof localVariables>> & { AI_PROVIDER?: Provider | undefined },
): AiConfig {
	const keyed = keyedVendors.map((vendor): [KeyedVendor, ProviderVariables] => [
		vendor,
		{
			apiKey: env[variableOf(vendor, "API_KEY")] ?? null,
			baseUrl: env[variableOf(vendor, "BASE_URL")] ?? null,
			model: env[variableOf(vendor, "MODEL")] ?? null,
			contextTokens: null,
		},
	]);
	const local = {
		apiKey: env.LOCAL_MODEL_KEY ?? null,
		baseUrl: env.LOCAL_MODEL_URL ?? null,
		model: env.LOCAL_MODEL ?? null,
		contextTokens: env.LOCAL_MODEL_CONTEXT ?? null,
	};
	return {
		preferred: env.AI_PROVIDER ?? null,
		localIdleSeconds: env.LOCAL_MODEL_IDLE_SECONDS,
		variables: { ...(Object.fromEntries(keyed) as Record<KeyedVendor, ProviderVariables>), local },
	};
}

function listed(words: readonly string[]): string {
	return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
