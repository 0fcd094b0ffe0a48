import type { ProviderStatus } from "@throughline/domain/run";
import { isOwnServer } from "@throughline/domain/run/vendors";
import { offlineAgents } from "@throughline/trpc/orchestrator/offline-agents";
import type { Advisors } from "@throughline/trpc/ports/advisors";
import type { Config } from "../config.ts";
import { estimateRun } from "./estimate-run.ts";
import { languageModels } from "./language-models.ts";
import { offlineThread } from "./offline/consultant.ts";
import { modelAgents } from "./orchestrator/model-agents.ts";
import { modelResearcher } from "./researcher/model-researcher.ts";
import { modelStrategist } from "./strategist/model-strategist.ts";

const offlineStatus: ProviderStatus = {
	id: "offline",
	label: "Offline analysis",
	model: null,
	available: true,
	variable: null,
};

/** Who can serve the consultant here, by the configuration. `models`: shared with others that ask a model. */
export function openAdvisors(ai: Config["ai"], models = languageModels(ai)): Advisors {
	const offline = offlineThread();
	return {
		providers: [...models.statuses, offlineStatus],
		preferred: ai.provider,
		strategist: (provider) =>
			provider === "offline" ? offline : modelStrategist(models.languageModel(provider), offline),
		researcher: (provider) =>
			provider === "offline" ? offline : modelResearcher(models.languageModel(provider), offline),
		cases: offline,
		agents: (provider) =>
			provider === "offline" ? offlineAgents : modelAgents(models.languageModel(provider)),
		estimate(provider, kind, characters) {
			// A server of one's own costs nothing: there is nothing to expect.
			if (isOwnServer(provider)) return null;
			const model = models.statuses.find(({ id }) => id === provider)?.model;
			return model ? estimateRun(model, kind, characters) : null;
		},
		close: () => offline.close(),
	};
}
