import { Provider, type ProviderStatus } from "@throughline/domain/run";
import { type VendorId, vendorIds, vendors } from "@throughline/domain/run/vendors";
import { CodedError } from "@throughline/trpc/error";
import { type AiConfig, variableOf } from "../config/ai.ts";
import type { LanguageModel } from "./language-model.ts";
import { type ServedOptions, servedModel } from "./served-model.ts";
import { anthropicWire } from "./vendors/anthropic.ts";
import { geminiWire } from "./vendors/gemini.ts";
import { openAiWire } from "./vendors/openai.ts";
import type { VendorAccess, Wire } from "./vendors/wire.ts";

/** How each vendor is spoken to. */
const wires: Record<VendorId, (access: VendorAccess) => Wire> = {
	openai: openAiWire,
	anthropic: anthropicWire,
	gemini: geminiWire,
};

export type LanguageModels = {
	/** The vendors as the screens offer them, in the specification's order. */
	statuses: readonly ProviderStatus[];
	/** Throws NO_PROVIDER, whose sentence names the variable to set, when there is no key for the vendor. */
	languageModel(provider: string): LanguageModel;
};

/** The models of the vendors that have a key. Their addresses come from the configuration and from nowhere else. */
export function languageModels(config: AiConfig, options: ServedOptions = {}): LanguageModels {
	const made = new Map<VendorId, LanguageModel>();

	function languageModel(provider: string): LanguageModel {
		const vendor = vendorIds.find((name) => name === provider);
		if (!vendor) throw new CodedError("NO_PROVIDER", `Choose ${Provider.options.join(", ")}`);
		const access = config[vendor];
		if (!access) throw noKey(vendor);
		const existing = made.get(vendor);
		if (existing) return existing;
		const model = access.model ?? vendors[vendor].model;
		const served = servedModel(wires[vendor]({ ...access, model }), options);
		made.set(vendor, served);
		return served;
	}

	return {
		statuses: vendorIds.map((vendor) => {
			const model = config[vendor]?.model ?? vendors[vendor].model;
			const available = config[vendor] !== null;
			const variable = available ? null : variableOf(vendor, "API_KEY");
			return { id: vendor, label: labelOf(vendor, model), model, available, variable };
		}),
		languageModel,
	};
}

function noKey(vendor: VendorId): CodedError {
	const { company, label } = vendors[vendor];
	return new CodedError(
		"NO_PROVIDER",
		`${label} needs a key of ${company}. An administrator can set it in ${variableOf(vendor, "API_KEY")}; Offline analysis needs none.`,
	);
}

/** What the screen calls a model: the specified name for the default, its id for any other. */
function labelOf(vendor: VendorId, model: string): string {
	return model === vendors[vendor].model ? vendors[vendor].label : model;
}
