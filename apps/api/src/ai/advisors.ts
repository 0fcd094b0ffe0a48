import type { ProviderStatus } from "@throughline/domain/run";
import { isOwnServer, vendorIds } from "@throughline/domain/run/vendors";
import { readProviderRows } from "@throughline/trpc/ai-provider/rows";
import { offlineAgents } from "@throughline/trpc/orchestrator/offline-agents";
import type { Advisors, Serving } from "@throughline/trpc/ports/advisors";
import type { AiProviderRow } from "@throughline/trpc/ports/ai-provider-desk";
import type { AiConfig } from "../config/ai.ts";
import { estimateRun } from "./estimate-run.ts";
import { type ModelOptions, openLanguageModels, providerNamed, statusOf } from "./language-models.ts";
import { offlineThread } from "./offline/consultant.ts";
import { modelAgents } from "./orchestrator/model-agents.ts";
import { listPriceOf } from "./prices.ts";
import { modelResearcher } from "./researcher/model-researcher.ts";
import { effectiveProvider } from "./settings/effective.ts";
import type { SealedKeys } from "./settings/sealed-keys.ts";
import { modelStrategist } from "./strategist/model-strategist.ts";

const offlineStatus: ProviderStatus = {
	id: "offline",
	label: "Offline analysis",
	model: null,
	available: true,
	variable: null,
};

/** Who serves under what Admins have entered, beside the environment. */
type OpenAdvisors = Advisors & { under(rows: readonly AiProviderRow[]): Serving };

/** Who can advise here. `keys` null: no key that was entered can be read. */
export function openAdvisors(
	config: AiConfig,
	keys: SealedKeys | null = null,
	options: ModelOptions = {},
): OpenAdvisors {
	const offline = offlineThread();
	const models = openLanguageModels(options);

	function under(rows: readonly AiProviderRow[]): Serving {
		const known = vendorIds.map((vendor) =>
			effectiveProvider(
				vendor,
				rows.find(({ provider }) => provider === vendor),
				{ config, keys },
			),
		);
		const statuses = [...known.map(statusOf), offlineStatus];
		const ready = statuses.filter(({ available }) => available).map(({ id }) => id);
		const modelOf = (provider: string) => models(providerNamed(provider, known));
		return {
			providers: statuses,
			// Whom the operator chose is not replaced by another vendor, who would get to see the material.
			preferred: ready.find((id) => config.preferred === null || id === config.preferred) ?? "offline",
			strategist: (provider) =>
				provider === "offline" ? offline : modelStrategist(modelOf(provider), offline),
			researcher: (provider) =>
				provider === "offline" ? offline : modelResearcher(modelOf(provider), offline),
			agents: (provider) => (provider === "offline" ? offlineAgents : modelAgents(modelOf(provider))),
			estimate(provider, kind, characters) {
				if (provider === "offline") return null;
				const { price, model } = modelOf(provider);
				const expected = estimateRun(price, kind, characters);
				const entered = known.find((each) => each.provider === provider)?.prices;
				const prices = isOwnServer(provider) ? null : (entered ?? listPriceOf(model));
				return (
					expected && { ...expected, priced: prices && { currency: prices.currency, asOf: prices.asOf } }
				);
			},
		};
	}

	return {
		under,
		serving: async (db) => under(await readProviderRows(db)),
		cases: offline,
		close: () => offline.close(),
	};
}
