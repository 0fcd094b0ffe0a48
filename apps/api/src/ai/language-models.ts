import { Provider, type ProviderStatus } from "@throughline/domain/run";
import { labelOfModel, type VendorId, vendors } from "@throughline/domain/run/vendors";
import { CodedError } from "@throughline/trpc/error";
import { neededVariable, variableOf } from "../config/ai.ts";
import { enteredFetch } from "./calls/entered-fetch.ts";
import { priceAt } from "./prices.ts";
import { type ServedModel, type ServedOptions, servedModel } from "./served-model.ts";
import type { EffectiveProvider } from "./settings/effective.ts";
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

/** Throws NO_PROVIDER, whose sentence says what to set, when the provider is not set up. */
export type LanguageModels = (settings: EffectiveProvider) => ServedModel;

/** Makes the providers' models. Each is kept until its settings change: what its server refused is known of it. */
export function openLanguageModels(options: ModelOptions = {}): LanguageModels {
	const made = new Map<VendorId, { of: string; model: ServedModel }>();
	return (settings) => {
		const of = JSON.stringify(settings);
		const existing = made.get(settings.provider);
		if (existing?.of === of) return existing.model;
		if (settings.state !== "ready") throw notSetUp(settings);
		const model = modelUnder(settings, options);
		made.set(settings.provider, { of, model });
		return model;
	};
}

/** `fetchEntered`: what servers are asked with whose address an Admin has entered; nothing inward unless given. */
export type ModelOptions = ServedOptions & { fetchEntered?: typeof fetch | undefined };
const outward = enteredFetch({ privateHosts: [], named: [], isOneMachine: false });

/** A model under these settings, complete or not: without a name only its server can be asked what it has. */
export function modelUnder(
	settings: EffectiveProvider,
	{ fetchEntered = outward, ...options }: ModelOptions = {},
): ServedModel {
	const { provider, prices } = settings;
	const plain = wireOf(settings);
	const wire = settings.isEntered ? { ...plain, fetch: fetchEntered } : plain;
	return servedModel(wire, { price: priceAt(provider, wire.model, prices), ...options });
}

function wireOf({ provider, apiKey, baseUrl, model, contextTokens, idleSeconds }: EffectiveProvider): Wire {
	const named = model ?? "";
	if (provider !== "local") return wires[provider]({ apiKey: apiKey ?? "", baseUrl, model: named });
	return localWire({ apiKey, baseUrl: baseUrl ?? "", model: named, contextTokens, idleSeconds });
}

/** The provider of this name among those that are known. Throws NO_PROVIDER. */
export function providerNamed(provider: string, known: readonly EffectiveProvider[]): EffectiveProvider {
	const settings = known.find((each) => each.provider === provider);
	if (!settings) throw new CodedError("NO_PROVIDER", `Choose ${Provider.options.join(", ")}`);
	return settings;
}

/** A provider as the screens offer it. */
export function statusOf({ provider, model, state }: EffectiveProvider): ProviderStatus {
	const available = state === "ready";
	return {
		id: provider,
		label: labelOfModel(provider, model),
		model,
		available,
		variable: available ? null : missingVariable(provider, state),
	};
}

export function notSetUp({ provider, state }: Pick<EffectiveProvider, "provider" | "state">): CodedError {
	const { company, label } = vendors[provider];
	const needs = {
		"enter-again": "its key again, which cannot be read any more",
		"no-key": `a key of ${company}`,
		"no-address": "a model server of your own",
		"no-model": "the name of one of its server's models",
		ready: "nothing",
	}[state];
	const variable = missingVariable(provider, state);
	return new CodedError(
		"NO_PROVIDER",
		`${label} needs ${needs}. An Admin can enter it under Settings → AI providers, or set ${variable}; Offline analysis needs none.`,
	);
}

function missingVariable(provider: VendorId, state: EffectiveProvider["state"]): string {
	if (state === "enter-again") return variableOf(provider, "API_KEY");
	return state === "no-model" ? variableOf(provider, "MODEL") : neededVariable(provider);
}
