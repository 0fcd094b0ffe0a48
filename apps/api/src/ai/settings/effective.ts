import type { AiPrices, AiProviderState } from "@throughline/domain/ai-provider";
import { isOwnServer, type VendorId, vendors } from "@throughline/domain/run/vendors";
import { plainDecimal } from "@throughline/domain/value/decimal";
import type { AiProviderRow } from "@throughline/trpc/ports/ai-provider-desk";
import type { AiConfig } from "../../config/ai.ts";
import { usualContext } from "../../config/local-model.ts";
import type { SealedKeys } from "./sealed-keys.ts";

/** A provider as it counts now: what the environment says, else what was entered, else what is usual. */
export type EffectiveProvider = {
	provider: VendorId;
	state: AiProviderState;
	apiKey: string | null;
	/** Null: the vendor's own address. */
	baseUrl: string | null;
	/** The address was entered on a screen, and not by the operator. */
	isEntered: boolean;
	/** Null for a local server of which nobody has named a model. */
	model: string | null;
	contextTokens: number;
	/** Of a local server. */
	idleSeconds: number;
	/** As entered. */
	prices: AiPrices | null;
};

export function effectiveProvider(
	provider: VendorId,
	row: AiProviderRow | undefined,
	{ config, keys }: { config: AiConfig; keys: SealedKeys | null },
): EffectiveProvider {
	const variables = config.variables[provider];
	const entered = row && keys ? keys.open(row) : null;
	const found = {
		apiKey: variables.apiKey ?? entered,
		// A key of the environment goes to no address from elsewhere.
		baseUrl: variables.baseUrl ?? (variables.apiKey === null ? (row?.baseUrl ?? null) : null),
		model: variables.model ?? row?.model ?? vendors[provider].model,
	};
	const unreadable = variables.apiKey === null && Boolean(row?.sealedKey) && entered === null;
	return {
		provider,
		...found,
		isEntered: variables.baseUrl === null && found.baseUrl !== null,
		state: unreadable ? "enter-again" : stateOf(provider, found),
		contextTokens: variables.contextTokens ?? row?.contextTokens ?? usualContext,
		idleSeconds: config.localIdleSeconds,
		prices: row ? pricesIn(row) : null,
	};
}

function stateOf(
	provider: VendorId,
	{ apiKey, baseUrl, model }: Pick<EffectiveProvider, "apiKey" | "baseUrl" | "model">,
): AiProviderState {
	if (!isOwnServer(provider)) return apiKey === null ? "no-key" : "ready";
	if (baseUrl === null) return "no-address";
	return model === null ? "no-model" : "ready";
}

function pricesIn(row: AiProviderRow): AiPrices | null {
	const { inputPrice, outputPrice, priceCurrency, pricedOn } = row;
	if (inputPrice === null || outputPrice === null || priceCurrency === null || pricedOn === null) return null;
	return {
		input: plainDecimal(inputPrice),
		output: plainDecimal(outputPrice),
		cached: row.cachedPrice && plainDecimal(row.cachedPrice),
		currency: priceCurrency,
		dollars: row.priceDollars && plainDecimal(row.priceDollars),
		asOf: pricedOn,
	};
}
