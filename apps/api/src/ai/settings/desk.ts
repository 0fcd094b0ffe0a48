import type { AiProvider } from "@throughline/domain/ai-provider";
import {
	isOwnServer,
	labelOfModel,
	type VendorId,
	vendorIds,
	vendors,
} from "@throughline/domain/run/vendors";
import type { AiProviderDesk, AiProviderRow } from "@throughline/trpc/ports/ai-provider-desk";
import { type AiConfig, contextVariable, variableOf } from "../../config/ai.ts";
import { toCodedFailure } from "../calls/failure-sentence.ts";
import { modelUnder, notSetUp } from "../language-models.ts";
import { listPriceOf } from "../prices.ts";
import { testConnection } from "./connection.ts";
import { type EffectiveProvider, effectiveProvider } from "./effective.ts";
import type { SealedKeys } from "./sealed-keys.ts";

/** How long a vendor may take to list its models. */
const listMs = 20_000;

/** What Admins see and do of the providers, over the environment's variables and the stored rows. */
export function openProviderDesk(
	config: AiConfig,
	{
		keys,
		addressMistake,
		fetchEntered,
	}: { keys: SealedKeys; fetchEntered: typeof fetch } & Pick<AiProviderDesk, "addressMistake">,
): AiProviderDesk {
	const rowOf = (provider: VendorId, rows: readonly AiProviderRow[]) =>
		rows.find((row) => row.provider === provider);
	const effective = (provider: VendorId, rows: readonly AiProviderRow[]) =>
		effectiveProvider(provider, rowOf(provider, rows), { config, keys });

	return {
		describe: (rows) =>
			vendorIds.map((provider) =>
				described(effective(provider, rows), rowOf(provider, rows), config.variables[provider]),
			),
		addressMistake,
		seal: keys.seal,
		test: (provider, rows, asking) => testConnection(effective(provider, rows), asking, { fetchEntered }),
		async models(provider, rows, signal) {
			const settings = effective(provider, rows);
			// Without a model its server can still say what there is.
			if (settings.state !== "ready" && settings.state !== "no-model") throw notSetUp(settings);
			const model = modelUnder(settings, { retries: { attempts: 2 }, fetchEntered });
			try {
				const listed = await model.list(AbortSignal.any([signal, AbortSignal.timeout(listMs)]));
				return listed.sort((one, other) => (one.id < other.id ? -1 : 1));
			} catch (error) {
				throw toCodedFailure(error, model);
			}
		},
	};
}

function described(
	{ provider, state, baseUrl, model, contextTokens, prices }: EffectiveProvider,
	row: AiProviderRow | undefined,
	variables: AiConfig["variables"][VendorId],
): AiProvider {
	const variable = (isSet: boolean, name: string) => (isSet ? name : null);
	const keyVariable = variable(variables.apiKey !== null, variableOf(provider, "API_KEY"));
	return {
		provider,
		label: labelOfModel(provider, model),
		state,
		key: { stored: row?.sealedKey != null, variable: keyVariable },
		baseUrl: {
			value: baseUrl,
			variable: variable(variables.baseUrl !== null, variableOf(provider, "BASE_URL")),
		},
		model: {
			value: variables.model ?? row?.model ?? null,
			variable: variable(variables.model !== null, variableOf(provider, "MODEL")),
		},
		usualModel: vendors[provider].model,
		contextTokens: isOwnServer(provider)
			? { value: contextTokens, variable: variable(variables.contextTokens !== null, contextVariable) }
			: null,
		prices,
		listPrices: model === null || isOwnServer(provider) ? null : listPriceOf(model),
		version: row?.version ?? 1,
		changedBy: null,
		changedAt: row && row.version > 1 ? row.updatedAt : null,
	};
}
