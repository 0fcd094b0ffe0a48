import { Provider, type ProviderStatus } from "@throughline/domain/run";
import { type VendorId, vendorIds, vendors } from "@throughline/domain/run/vendors";
import { CodedError } from "@throughline/trpc/error";
import { type AiConfig, neededVariable } from "../config/ai.ts";
import type { LanguageModel } from "./language-model.ts";
import { type ServedOptions, servedModel } from "./served-model.ts";
import { anthropicWire } from "./vendors/anthropic.ts";
import { geminiWire } from "./vendors/gemini.ts";
import { localWire } from "./vendors/local.ts";
import { openAiWire } from "./vendors/openai.ts";
import type { VendorAccess, Wire } from "./vendors/wire.ts";

/** How each vendor that has a key is spoken to. */
const wires: Record<Exclude<VendorId, "local">, (access: VendorAccess) => Wire> = {
	openai: openAiWire,
	anthropic: anthropicWire,
	gemini: geminiWire,
};

export type LanguageModels = {
	/** The vendors as the screens offer them, in the specification's order; a local model after them. */
	statuses: readonly ProviderStatus[];
	/** Throws NO_PROVIDER, whose sentence names the variable to set, when the vendor is not set up. */
	languageModel(provider: string): LanguageModel;
};

/** The models of the vendors that are set up. Their addresses come from the configuration and from nowhere else. */
export function languageModels(config: AiConfig, options: ServedOptions = {}): LanguageModels {
	const made = new Map<VendorId, LanguageModel>();

	function languageModel(provider: string): LanguageModel {
		const vendor = vendorIds.find((name) => name === provider);
		if (!vendor) throw new CodedError("NO_PROVIDER", `Choose ${Provider.options.join(", ")}`);
		const existing = made.get(vendor);
		if (existing) return existing;
		const wire = wireOf(vendor, config);
		if (!wire) throw notSetUp(vendor);
		const served = servedModel(wire, options);
		made.set(vendor, served);
		return served;
	}

	return {
		statuses: vendorIds.map((vendor) => {
			const model = config[vendor]?.model ?? vendors[vendor].model;
			const available = config[vendor] !== null;
			const variable = available ? null : neededVariable(vendor);
			return { id: vendor, label: labelOf(vendor, model), model, available, variable };
		}),
		languageModel,
	};
}

function wireOf(vendor: VendorId, config: AiConfig): Wire | null {
	if (vendor === "local") return config.local && localWire(config.local);
	const access = config[vendor];
	return access && wires[vendor]({ ...access, model: access.model ?? vendors[vendor].model });
}

function notSetUp(vendor: VendorId): CodedError {
	const { company, label } = vendors[vendor];
	const needs = vendor === "local" ? "a model server of your own" : `a key of ${company}`;
	return new CodedError(
		"NO_PROVIDER",
		`${label} needs ${needs}. An administrator can set it in ${neededVariable(vendor)}; Offline analysis needs none.`,
	);
}

/** What the screen calls a model: the specified name for the default, its id for any other; a local one is called so. */
function labelOf(vendor: VendorId, model: string | null): string {
	const { model: usual, label } = vendors[vendor];
	return usual === null || model === null || model === usual ? label : model;
}
